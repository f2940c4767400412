import { visit } from 'unist-util-visit';

type MdNode = { type: string; name?: string; value?: string; children?: MdNode[]; attributes?: object[] };

/** A line to run, not the name of a command: `metric add cvd`, but not `save`. */
const isCommandLine = (code: string, verbs: readonly string[]) =>
  /\S \S/.test(code) && verbs.includes(code.split(' ')[0] ?? '');

const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute', name, value });

const button = (name: string, attributes: Readonly<Record<string, string>>): MdNode => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
  children: [],
});

/**
 * In steps each command has a button that copies it and one that runs it, so that authors write just the command. `verbs` start a
 * command. What it means may depend on the section that the page is in.
 */
export function remarkCopyableCommands({ verbs }: { readonly verbs: readonly string[] }) {
  return (tree: MdNode, { path = '' }: { readonly path?: string }): void => {
    const [place = 'workbench'] = /(?<=\/docs\/)(?:dashboard|screener)(?=\/)/.exec(path) ?? [];
    visit(tree as never, { type: 'mdxJsxFlowElement', name: 'Steps' } as never, (steps: MdNode) => {
      visit(steps as never, 'inlineCode', (code: MdNode, index, parent: MdNode | undefined) => {
        if (parent?.children && index !== undefined && isCommandLine(code.value ?? '', verbs)) {
          const line = code.value ?? '';
          parent.children.splice(
            index + 1,
            0,
            { type: 'text', value: '\u00a0' },
            button('CopyButton', { text: line, label: `Copy ${line}` }),
            button('RunButton', { line, place }),
          );
        }
      });
    });
  };
}
