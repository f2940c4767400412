import { useDocsData, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocPaginator';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import clsx from 'clsx';

/** What the page at an address is for: the docs plugin ships every doc's description with the sidebar's data. */
function useLeads(): (permalink: string) => string | undefined {
  const { pluginId, docs } = useDocsVersion();
  const addresses = useDocsData(pluginId).versions.flatMap((version) => version.docs);
  return (permalink) => docs[addresses.find(({ path }) => path === permalink)?.id ?? '']?.description;
}

/** The neighbours of a doc, each with its title and its lead. */
export default function DocPaginator({ className, previous, next }: Props) {
  const leadOf = useLeads();
  const titleOf = ({ title, permalink }: NonNullable<typeof next>) => (
    <>
      {title}
      <span className="pagination-nav__lead">{leadOf(permalink)}</span>
    </>
  );
  return (
    <nav className={clsx(className, 'pagination-nav')} aria-label="Docs pages">
      {previous && (
        <PaginatorNavLink permalink={previous.permalink} title={titleOf(previous)} subLabel="Previous" />
      )}
      {next && <PaginatorNavLink permalink={next.permalink} title={titleOf(next)} subLabel="Next" isNext />}
    </nav>
  );
}
