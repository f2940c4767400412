/**
 * Ids that readers may have linked to: page → old id → id of the heading that answers now. The page renders the old id
 * beside the new heading, so an old link still lands (packages/authoring).
 */
export const movedAnchors: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

/** The address of a section today: one that has moved gives way to the heading that answers now. */
export function currentAddress(address: string): string {
  const [page = '', id = ''] = address.split('#');
  const target = movedAnchors[page.replace(/\/$/, '')]?.[id];
  return target ? `${page}#${target}` : address;
}
