import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

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
  const dayAndMonth = useDateTimeFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <div className="col col--4 margin-vert--lg">
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul>
        {posts.map(({ metadata: { date, permalink, title } }) => (
          <li key={permalink}>
            <Link to={permalink}>
              {dayAndMonth.format(new Date(date))} - {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The stock archive with its title inside the main part and its years as the level below it. */
export default function BlogArchivePage({ archive }: Props) {
  const title = translate({ id: 'theme.blog.archive.title', message: 'Archive' });
  const description = translate({ id: 'theme.blog.archive.description', message: 'Archive' });
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main>
          <div className="hero hero--primary">
            <div className="container">
              <Heading as="h1" className="hero__title">
                {title}
              </Heading>
              <p className="hero__subtitle">{description}</p>
            </div>
          </div>
          <div className="container margin-vert--lg">
            <div className="row">
              {postsByYear(archive.blogPosts).map(([year, posts]) => (
                <Year key={year} year={year} posts={posts} />
              ))}
            </div>
          </div>
        </main>
      </Layout>
    </>
  );
}
