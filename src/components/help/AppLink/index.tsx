import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The app's address, which a build variable names, as a link with its host in words. */
export default function AppLink() {
  const address = String(useDocusaurusContext().siteConfig.customFields?.appUrl);
  return <Link to={address}>{address.replace(/^https?:\/\//, '')}</Link>;
}
