import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { dayMonthYear } from '@site/src/lib/text/dates';

/** When a post appeared, how long it takes to read, and who wrote it. */
export default function BlogPostItemHeaderInfo() {
  const { authors, date, readingTime } = useBlogPost().metadata;
  return (
    <div className="post-info">
      <time dateTime={date}>{dayMonthYear(date)}</time>
      {readingTime !== undefined && <span>{Math.ceil(readingTime)} min read</span>}
      <span>{authors.map(({ name }) => name).join(', ')}</span>
    </div>
  );
}
