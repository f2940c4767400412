type MdNode = {
  type: string;
  name?: string | null;
  children?: MdNode[];
  position?: { start: { line: number } };
};

/**
 * MDX gives a line that is components only no paragraph around it. A sentence is one all the same, however it's written: what
 * `sentences` names gets a paragraph for each line.
 */
export function remarkParagraphs({ sentences }: { readonly sentences: readonly string[] }) {
  const isSentence = ({ type, name }: MdNode) =>
    type === 'mdxJsxFlowElement' && sentences.includes(name ?? '');
  return (tree: MdNode): void => {
    const children: MdNode[] = [];
    for (const node of tree.children ?? []) {
      const last = children.at(-1);
      const line = node.position?.start.line;
      if (!isSentence(node)) {
        children.push(node);
      } else if (last?.type === 'paragraph' && last.position?.start.line === line) {
        last.children?.push({ type: 'text', value: ' ' } as MdNode, { ...node, type: 'mdxJsxTextElement' });
      } else {
        const inline = { ...node, type: 'mdxJsxTextElement' };
        children.push({
          type: 'paragraph',
          children: [inline],
          ...(node.position && { position: node.position }),
        });
      }
    }
    tree.children = children;
  };
}
