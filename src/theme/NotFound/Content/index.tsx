import NearestPages from '@site/src/search/NearestPages';
import type { Props } from '@theme/NotFound/Content';
import NotFoundContent from '@theme-original/NotFound/Content';

/** The stock text, and below it the pages that the address may have meant. */
export default function NotFoundContentWrapper(props: Props) {
  return (
    <>
      <NotFoundContent {...props} />
      <NearestPages />
    </>
  );
}
