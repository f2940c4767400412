/**
 * Whether the network has a newer build than the one this tab runs. Then the next link loads its page from the network
 * instead of from the scripts that are here: no forced reload, and no old page either.
 */
let isBehind = false;

export const hasNewerBuild = () => isBehind;

export function setNewerBuild(): void {
  isBehind = true;
}
