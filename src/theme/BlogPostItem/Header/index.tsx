import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import PageBar from '@site/src/components/layout/PageBar';
import { newestSeen } from '@site/src/lib/newestSeen';
import { dayMonthYear } from '@site/src/lib/text/dates';
import Title from '@theme/BlogPostItem/Header/Title';
import { useEffect, useState } from 'react';
import '@site/src/css/blog.css';

/** The title of a post, and one row under it; a list of posts has several titles and one Markdown copy. */
export default function BlogPostItemHeader() {
  const { isBlogPostPage, metadata } = useBlogPost();
  const { authors, date, readingTime, permalink } = metadata;
  const [isNew, setNew] = useState(false);
  // Before the list around it notes that the reader has seen it.
  useEffect(() => setNew(date > (newestSeen.get() ?? date)), [date]);
  return (
    <header>
      <Title />
      <div className="post-info">
        {isNew && !isBlogPostPage && <strong className="post-new">New</strong>}
        <time dateTime={date}>{dayMonthYear(date)}</time>
        {readingTime !== undefined && <span>{Math.ceil(readingTime)} min read</span>}
        <span>{authors.map(({ name }) => name).join(', ')}</span>
      </div>
      {isBlogPostPage && <PageBar path={permalink} />}
    </header>
  );
}
