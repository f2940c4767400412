import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type RuleId, rules } from '@site/data/reference/rules';
import { knownTo } from '@site/src/lib/authorError';
import { withCode } from '@site/src/lib/text/withCode';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/**
 * A rule that several pages state, in the same words on all of them (data/reference/rules.ts). Inline, so that it can stand in
 * a paragraph, a list or a cell. Away from its home page it ends with a link that names it; `bare` leaves the link out.
 */
export default function Rule({ id, bare = false }: { readonly id: RuleId; readonly bare?: boolean }) {
  const { pathname } = useLocation();
  const known = knownTo('Rule', rules, id);
  const home = useBaseUrl(known.home.split('#')[0]);
  const isHome = withoutSlash(home) === withoutSlash(pathname);
  return (
    <>
      {withCode(known.rule)}
      {!bare && !isHome && (
        <>
          {' See '}
          <Link to={known.home}>{known.about}</Link>.
        </>
      )}
    </>
  );
}
