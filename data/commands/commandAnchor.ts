/** Where a command stands on its page: pages link to #cmd-study-add. */
export function commandAnchor(id: string): string {
  return `cmd-${id}`;
}
