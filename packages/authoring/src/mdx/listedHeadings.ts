import { visit } from 'unist-util-visit';

type Heading = { readonly id: string; readonly name: string };
type Options = {
  /** A component that renders headings of level 3 from records, and passes over its children. */
  readonly component: string;
  /** The attribute that says which. */
  readonly attribute: string;
  readonly headings: Readonly<Record<string, readonly Heading[]>>;
};
type MdNode = { attributes?: { name: string; value: string }[]; children: object[] };

const headingNode = ({ id, name }: Heading) => ({
  type: 'heading',
  depth: 3,
  data: { hProperties: { id } },
  children: [{ type: 'inlineCode', value: name }],
});

/** Docusaurus takes the contents of a page from its Markdown: headings that a component renders are put into its children for that. */
export function remarkListedHeadings({ component, attribute, headings }: Options) {
  return (tree: object): void => {
    visit(tree as never, { type: 'mdxJsxFlowElement', name: component } as never, (element: MdNode) => {
      const value = element.attributes?.find(({ name }) => name === attribute)?.value ?? '';
      element.children = (headings[value] ?? []).map(headingNode);
    });
  };
}
