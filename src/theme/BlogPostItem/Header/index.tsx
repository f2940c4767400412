import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import PageBar from '@site/src/components/PageBar';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';

/** Puts the page's bar under the title of a post; a list of posts has several titles and one Markdown copy. */
export default function BlogPostItemHeaderWrapper() {
  const { isBlogPostPage, metadata } = useBlogPost();
  return (
    <>
      <BlogPostItemHeader />
      {isBlogPostPage && <PageBar path={metadata.permalink} />}
    </>
  );
}
