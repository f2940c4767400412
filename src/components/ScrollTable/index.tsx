import ScrollRegion from '@site/src/components/ScrollRegion';
import type { ComponentProps } from 'react';

/** A Markdown table in a box that scrolls sideways on a narrow screen. */
export default function ScrollTable(props: ComponentProps<'table'>) {
  return (
    <ScrollRegion className="pt-table" label="Table">
      <table {...props} />
    </ScrollRegion>
  );
}
