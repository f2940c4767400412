import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import PageMenu from '@site/src/components/PageMenu';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';

/** Puts the page's menu beside the title of a post; a list of posts has several titles and one Markdown copy. */
export default function BlogPostItemHeaderWrapper() {
  const { isBlogPostPage, metadata } = useBlogPost();
  return (
    <>
      {isBlogPostPage && <PageMenu path={metadata.permalink} />}
      <BlogPostItemHeader />
    </>
  );
}
