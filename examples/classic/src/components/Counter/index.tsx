import type {ReactNode} from 'react';
import {Island} from '@pt-docs/islands/client';

/** What a doc imports: rendered at build time, hydrated when the reader comes near. */
export default function Counter({start = 0}: {start?: number}): ReactNode {
  return <Island name="Counter" values={{start}} />;
}
