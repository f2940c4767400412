import { isFilePath } from '@pt-docs/islands/head';

/** What "save for offline" fetches. Written by ../plugin after the build, read by the page. */
export type OfflineFile = {
  readonly path: string;
  /** Over the wire, compressed. */
  readonly bytes: number;
  readonly hash: string;
};

export type OfflineManifest = { readonly version: string; readonly files: readonly OfflineFile[] };

const isFile = (value: unknown): value is OfflineFile => {
  const { path, bytes, hash } = (value ?? {}) as Partial<OfflineFile>;
  return /^\/(?!\/)/.test(String(path)) && Number.isSafeInteger(bytes) && typeof hash === 'string';
};

/** The manifest, or nothing when the answer is something else (a host's page for missing files, a broken copy). */
export function readManifest(value: unknown): OfflineManifest | null {
  const { version, files } = (value ?? {}) as Partial<OfflineManifest>;
  return typeof version === 'string' && Array.isArray(files) && files.length > 0 && files.every(isFile)
    ? { version, files }
    : null;
}

const SCRIPT_START = 'self.offlineManifest=';

export const manifestScript = (manifest: OfflineManifest) => `${SCRIPT_START}${JSON.stringify(manifest)}`;

/** The manifest in that script; throws where the answer is something else. */
export const readManifestScript = (script: string) =>
  readManifest(JSON.parse(script.slice(SCRIPT_START.length)));

export const totalBytes = (files: readonly OfflineFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Pages that a reader would count: not their Markdown copies, scripts or styles. */
export const pageCount = ({ files }: OfflineManifest) => files.filter(({ path }) => !isFilePath(path)).length;

/** What has to be fetched to get from one version to the next. */
export function changedFiles(from: OfflineManifest | null, to: OfflineManifest): OfflineFile[] {
  const before = new Map(from?.files.map(({ path, hash }) => [path, hash]));
  return to.files.filter(({ path, hash }) => before.get(path) !== hash);
}

/** As a reader would say it: "1.4 MB", "180 kB". Number and unit stay on one line. */
export function sizeInWords(bytes: number): string {
  return bytes >= 950_000
    ? `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`
    : `${Math.max(10, Math.round(bytes / 10_000) * 10)}\u00a0kB`;
}
