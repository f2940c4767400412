import ScrollRegion from '@site/src/components/tables/ScrollRegion';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'table'> & {
  /** Set by packages/authoring. */
  readonly 'data-columns'?: number;
};

/** A Markdown table in a box that scrolls sideways where it must. */
export default function ScrollTable({ 'data-columns': columns, ...props }: Props) {
  return (
    <ScrollRegion className="pt-table" label="Table" columns={columns}>
      <table {...props} />
    </ScrollRegion>
  );
}
