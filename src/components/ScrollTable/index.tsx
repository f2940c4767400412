import type { ComponentProps } from 'react';

/** A Markdown table in a box that scrolls sideways on a narrow screen, by touch and by keyboard. */
export default function ScrollTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="pt-table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
