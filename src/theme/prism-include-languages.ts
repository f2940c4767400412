/** The stock module loads Prism languages in the browser; code here is coloured while building. */
export default function prismIncludeLanguages(): void {}
