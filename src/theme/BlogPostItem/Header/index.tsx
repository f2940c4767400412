import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import PageBar from '@site/src/components/layout/PageBar';
import Info from '@theme/BlogPostItem/Header/Info';
import Title from '@theme/BlogPostItem/Header/Title';
import '@site/src/css/blog.css';

/** A way up above the title of a post, and one row under it; a list of posts has several titles and one Markdown copy. */
export default function BlogPostItemHeader() {
  const { isBlogPostPage, metadata } = useBlogPost();
  return (
    <header>
      {isBlogPostPage && (
        <Link className="post-up" to="/blog" data-markdown-ignore="">
          All posts
        </Link>
      )}
      <Title />
      <Info />
      {isBlogPostPage && <PageBar path={metadata.permalink} />}
    </header>
  );
}
