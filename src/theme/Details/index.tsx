/** What an author writes as `details`, in the look of the site's own disclosure. `summary` is the element. */
export { Fold as default } from '@site/src/components/text/Disclosure';
