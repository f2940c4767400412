import { FORMER_CACHES, PREFIX } from './names';

const isOurs = (name: string) => name.startsWith(PREFIX) || FORMER_CACHES.includes(name);

/** Deletes caches of ours; the origin may have others, of whoever else has pages there. */
export async function removeCaches(isUnused: (name: string) => boolean = () => true): Promise<void> {
  const names = (await caches.keys()).filter((name) => isOurs(name) && isUnused(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
