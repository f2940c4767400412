/** What this tab knows of the network and of the device; told by src/offline/reading.ts, asked when a link is clicked. */

/**
 * Whether the network has a newer build than the one this tab runs. Then the next link loads its page from the network
 * instead of from the scripts that are here: no forced reload, and no old page either.
 */
let isBehind = false;

export const hasNewerBuild = () => isBehind;

export function setNewerBuild(): void {
  isBehind = true;
}

type LookUp = (address: URL) => Promise<boolean>;

let lookUp: LookUp = async () => false;

/** Whether a page can be opened from this device. Who looks it up arrives with the rest of offline reading. */
export const hasSavedPage: LookUp = (address) => lookUp(address);

export function setLookUp(given: LookUp): void {
  lookUp = given;
}
