/** Docusaurus sets it: `development` is the dev server. Everything else, tests too, is as strict as a build. */
export const isBuild = () => process.env.NODE_ENV !== 'development';
