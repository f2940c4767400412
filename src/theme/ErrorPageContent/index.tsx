import { useLocation } from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import { type ComponentProps, useEffect, useState } from 'react';

/**
 * The page that crashed is gone once the reader navigates; stock leaves its message over the next ones. The way to help is a
 * plain link, which loads the page anew.
 */
export default function ErrorPageContentWrapper(props: ComponentProps<typeof ErrorPageContent>) {
  const { pathname } = useLocation();
  const [crashedPath] = useState(pathname);
  const { tryAgain } = props;
  useEffect(() => {
    if (pathname !== crashedPath) {
      tryAgain();
    }
  }, [pathname, crashedPath, tryAgain]);
  return (
    <>
      <ErrorPageContent {...props} />
      <p className="container">
        Are money, keys or a wallet in danger? <a href="/docs/others/act-now">Act now</a>.
      </p>
    </>
  );
}
