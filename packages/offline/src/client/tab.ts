/** What this tab knows of the network and of the device; told by its other modules, asked when a link is clicked. */

/**
 * Whether the network has a newer build than the one this tab runs. Then the next link loads its page from the network
 * instead of from the scripts that are here: no forced reload, and no old page either.
 */
let isBehind = false;

/** The docs are being saved by this tab's scripts, which end with its document. */
let isSaving = false;

export const shouldLoadDocument = () => isBehind && !isSaving;

export function setNewerBuild(): void {
  isBehind = true;
}

export function setSaving(now: boolean): void {
  isSaving = now;
}

type LookUp = (address: URL) => Promise<boolean>;

let lookUp: LookUp = async () => false;

/** Whether a page can be opened from this device. Who looks it up arrives with the rest of offline reading. */
export const hasSavedPage: LookUp = (address) => lookUp(address);

export function setLookUp(given: LookUp): void {
  lookUp = given;
}
