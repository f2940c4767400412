type Options = {
  /** By component and the `id` it is given: the classes of its mark, a segment each. */
  readonly marks: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly className: string;
};
type Attribute = { readonly name: string; readonly value: unknown };
type MdNode = {
  readonly type: string;
  readonly name?: string | null;
  /** A list of a component's, but an object of an admonition's. */
  readonly attributes?: unknown;
  readonly children?: object[];
};

const idOf = (attributes: readonly Attribute[]) =>
  String(attributes.find(({ name }) => name === 'id')?.value);

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
      const records = type === 'mdxJsxFlowElement' ? marks[name ?? ''] : undefined;
      const mark = records?.[idOf(attributes as readonly Attribute[])];
      if (mark && heading?.type === 'heading') {
        const segments = mark.map((segment) => element('i', segment));
        // The comment with the heading's id stays the last.
        heading.children?.splice(-1, 0, element('span', className, segments));
      }
    }
  };
}
