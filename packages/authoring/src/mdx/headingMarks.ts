type Options = {
  /** By component and the `id` it is given: the classes of its mark, a segment each. */
  readonly marks: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly className: string;
};
type MdNode = {
  readonly type: string;
  readonly name?: string | null;
  readonly attributes?: readonly { readonly name: string; readonly value: unknown }[];
  readonly children?: object[];
};

const element = (name: string, className: string, children: readonly object[] = []) => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: className }],
  children,
});

/** A heading right above a record carries the record's mark, so that the contents of the page show it beside the name. */
export function remarkHeadingMarks({ marks, className }: Options) {
  return ({ children }: { readonly children: readonly MdNode[] }): void => {
    for (const [index, { type, name, attributes }] of children.entries()) {
      const heading = children[index - 1];
      const id = attributes?.find((attribute) => attribute.name === 'id')?.value;
      const mark = type === 'mdxJsxFlowElement' && marks[name ?? '']?.[String(id)];
      if (mark && heading?.type === 'heading') {
        const segments = mark.map((segment) => element('i', segment));
        // The comment with the heading's id stays the last.
        heading.children?.splice(-1, 0, element('span', className, segments));
      }
    }
  };
}
