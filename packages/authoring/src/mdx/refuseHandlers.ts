import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** An element that an author wrote as JSX; of others only the type. */
type JsxElement = {
  readonly name?: string | null;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
};

type File = { fail(problem: string, place: object): never };

/** Stops a build at `<button onclick="…">`: React would leave the attribute out, and the button would do nothing. */
export function rehypeRefuseHandlers() {
  return (tree: Root, file: File): void => {
    visit(tree, (node) => {
      const { name, attributes = [] } = node as unknown as JsxElement;
      const isTag = /^[a-z]/.test(name ?? '');
      const handler = attributes.find(
        (attribute) => /^on/i.test(attribute.name ?? '') && typeof attribute.value === 'string',
      );
      if (isTag && handler) {
        file.fail(`<${name}> has the attribute ${handler.name}. Listen in a component instead.`, node);
      }
    });
  };
}
