import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type OutsideAddressId, outsideAddresses } from '@site/data/reference/outside-addresses';
import { authorError } from '@site/src/lib/authorError';
import type { ReactNode } from 'react';

type OutsideLinkProps = {
  /** A record of data/reference/outside-addresses.ts, or PT's own `support` or `status` outside the app. */
  readonly to: OutsideAddressId | 'support' | 'status';
  readonly children?: ReactNode;
};

/** A link to a page of others that somebody in trouble needs. On paper its address stands behind it. */
export default function OutsideLink({ to, children }: OutsideLinkProps) {
  const { supportUrl, statusUrl } = useDocusaurusContext().siteConfig.customFields ?? {};
  const addresses = {
    ...outsideAddresses,
    support: { name: 'PT’s support', url: String(supportUrl) },
    status: { name: 'PT’s status page', url: String(statusUrl) },
  };
  if (!Object.hasOwn(addresses, to)) {
    throw authorError('OutsideLink', `needs to="…", one of ${Object.keys(addresses).join(', ')}.`);
  }
  const { name, url } = addresses[to];
  return <Link to={url}>{children ?? name}</Link>;
}
