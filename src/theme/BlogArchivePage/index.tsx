import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { dayAndMonth } from '@site/src/lib/text/dates';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import '@site/src/css/blog.css';

/** Newest first, as the archive hands the posts over and as the page's own sentence says; stock turns each year around. */
function postsByYear(posts: readonly ArchiveBlogPost[]): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return Array.from(years);
}

function Year({ year, posts }: { year: string; posts: ArchiveBlogPost[] }) {
  return (
    <>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul className="post-list">
        {posts.map(({ metadata: { date, permalink, title, description } }) => (
          <li key={permalink}>
            <time dateTime={date}>{dayAndMonth(date)}</time>
            <div>
              <Link to={permalink}>{title}</Link>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The stock archive with its title inside the main part and its years as the level below it. */
export default function BlogArchivePage({ archive }: Props) {
  const title = 'Archive';
  const description = 'Every release post of PT in one list, grouped by year, newest first.';
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className="container post-archive">
          <Link className="post-up" to="/blog" data-markdown-ignore="">
            All posts
          </Link>
          <Heading as="h1">{title}</Heading>
          {postsByYear(archive.blogPosts).map(([year, posts]) => (
            <Year key={year} year={year} posts={posts} />
          ))}
        </main>
      </Layout>
    </>
  );
}
