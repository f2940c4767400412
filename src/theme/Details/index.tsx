import { Fold } from '@site/src/components/text/Disclosure';
import type { ReactNode } from 'react';

/** What an author writes as `details`, in the look of the site's own disclosure. `summary` is the element. */
export default function Details({ summary, children }: { summary?: ReactNode; children: ReactNode }) {
  return <Fold summary={summary}>{children}</Fold>;
}
