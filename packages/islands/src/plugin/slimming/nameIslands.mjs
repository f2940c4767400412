/** A loader for the registry of islands: names the chunk of each, so that pages can ask for it (pageChunks.ts). */
export default function nameIslands(source) {
  return source.replace(/^(\s*'?([\w-]+)'?: \(\) => import\()/gm, '$1/* webpackChunkName: "island-$2" */ ');
}
