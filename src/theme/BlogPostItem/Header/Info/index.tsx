import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { dayMonthYear } from '@site/src/lib/text/dates';

/** When a post appeared and how long it takes to read. */
export default function BlogPostItemHeaderInfo() {
  const { date, readingTime } = useBlogPost().metadata;
  return (
    <div className="post-info">
      <time dateTime={date}>{dayMonthYear(date)}</time>
      {readingTime !== undefined && <span>{Math.ceil(readingTime)} min read</span>}
    </div>
  );
}
