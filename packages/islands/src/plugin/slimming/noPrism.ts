/**
 * Stands in for prism-react-renderer in the browser bundle. Code is highlighted at build time
 * (config/highlighting.ts) and `src/theme/CodeBlock` draws it, so that only the classic theme's client
 * module still asks for `Prism`, to register languages that nobody uses.
 */
export const Prism = { languages: {} };
