import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/BlogPostItems';
import BlogPostItems from '@theme-original/BlogPostItems';
import '@site/src/css/blog.css';

/** The list of posts under a heading: the stock list page starts with the first post and has no h1. */
export default function BlogPostItemsWrapper(props: Props) {
  const { siteConfig } = useDocusaurusContext();
  return (
    <>
      <h1>{String(siteConfig.customFields?.blogTitle)}</h1>
      <BlogPostItems {...props} />
      <p className="post-ways" data-markdown-ignore="">
        <Link to="/blog/archive">Archive</Link>
        <a href="/blog/rss.xml">RSS</a>
      </p>
    </>
  );
}
