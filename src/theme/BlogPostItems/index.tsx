import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { newestSeen } from '@site/src/lib/newestSeen';
import type { Props } from '@theme/BlogPostItems';
import BlogPostItems from '@theme-original/BlogPostItems';
import { useEffect } from 'react';
import '@site/src/css/blog.css';

/** The list of posts under a heading: the stock list page starts with the first post and has no h1. */
export default function BlogPostItemsWrapper(props: Props) {
  const { siteConfig } = useDocusaurusContext();
  const newest = props.items[0]?.content.metadata.date;
  useEffect(() => {
    if (newest) {
      newestSeen.set(newest);
    }
  }, [newest]);
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
