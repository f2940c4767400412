import { useLocationChange, useScrollPosition } from '@docusaurus/theme-common/internal';
import Icon from '@site/src/components/layout/Icon';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/** So far below the top of the screen a section begins to be the one that is read. */
const READ_PX = 120;

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? READ_PX;

/** A native disclosure over the text: it opens without the application and moves nothing. Once a section is reached it says which, and stands in the navbar. */
export default function TOCCollapsible({ toc, className, minHeadingLevel, maxHeadingLevel }: Props) {
  const element = useRef<HTMLDetailsElement>(null);
  const sections = toc.filter(({ level }) => level === 2);
  const [place, setPlace] = useState(-1);
  const here = toc[place];
  const section = toc.slice(0, place + 1).findLast(({ level }) => level === 2);
  useScrollPosition(() => {
    const list = element.current;
    // Wide screens have the contents beside the text, frames have no navbar.
    if (list?.offsetParent && document.documentElement.dataset.mode !== 'embed') {
      setPlace(toc.findLastIndex(({ id }) => topOf(id) < READ_PX));
    }
  }, [toc]);
  useEffect(() => {
    for (const link of element.current?.querySelectorAll('a') ?? []) {
      link.ariaCurrent = link.hash === `#${here?.id}` ? 'location' : null;
    }
  }, [here]);
  useLocationChange(() => {
    if (element.current) {
      element.current.open = false;
    }
  });
  return (
    <details ref={element} className={clsx(styles.toc, className)} data-section={section?.id} data-popup="">
      <summary className={styles.tocCollapsibleButton}>
        {section ? (
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a heading as the build rendered it */}
            <span className={styles.section} dangerouslySetInnerHTML={{ __html: section.value }} />
            <span>{`${sections.indexOf(section) + 1} of ${sections.length}`}</span>
          </>
        ) : (
          'On this page'
        )}
        <Icon name="chevron" />
      </summary>
      <div className={clsx(styles.tocCollapsibleContent, styles.tocCollapsibleExpanded)}>
        <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
      </div>
    </details>
  );
}
