import { PREFIX } from './names';

/** Deletes caches of ours; the origin may have others, of whoever else has pages there. */
export async function removeCaches(isUnused: (name: string) => boolean = () => true): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && isUnused(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
