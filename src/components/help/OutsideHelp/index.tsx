import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Support and the status page by their addresses, for readers who can't open the app. */
export default function OutsideHelp() {
  const { supportUrl, statusUrl } = useDocusaurusContext().siteConfig.customFields ?? {};
  return (
    <p>
      If you can’t open the app, write to <Link to={String(supportUrl)}>support</Link> or look at the{' '}
      <Link to={String(statusUrl)}>status page</Link>.
    </p>
  );
}
