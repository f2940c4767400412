import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import PageBar from '@site/src/components/layout/PageBar';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';
import '@site/src/css/blog.css';

/** A way up above the title of a post and the page's bar under it; a list of posts has several titles and one Markdown copy. */
export default function BlogPostItemHeaderWrapper() {
  const { isBlogPostPage, metadata } = useBlogPost();
  return (
    <>
      {isBlogPostPage && (
        <Link className="post-up" to="/blog" data-markdown-ignore="">
          All posts
        </Link>
      )}
      <BlogPostItemHeader />
      {isBlogPostPage && <PageBar path={metadata.permalink} />}
    </>
  );
}
