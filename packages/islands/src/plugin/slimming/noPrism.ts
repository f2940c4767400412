/**
 * Stands in for prism-react-renderer, because code is highlighted while building and the site's own `CodeBlock` renders it.
 * Only the classic theme's client module still asks for `Prism`, to register languages.
 */
export const Prism = { languages: {} };
