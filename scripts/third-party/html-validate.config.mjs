import { defineConfig } from 'html-validate';

/** What outside checkers hold the finished pages to (`npm run check:third-party`). Each rule that is off says why. */
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React and the minifier write: HTML allows each of these, and pages are smaller for it.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-implicit-input-type': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-implicit-close': 'off',
    'void-style': 'off',
    // React and the framework begin generated ids with an underscore, which HTML has allowed since 2014.
    'valid-id': ['error', { relaxed: true }],
    // A name on a list is allowed by ARIA; screen readers say it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The framework's own parts: skip link, announcement bar, categories of the sidebar.
    'prefer-native-element': 'off',
    // The search dialog answers while one types, and Enter sends it.
    'wcag/h32': 'off',
    // A label around its control that also names it: software for speech control reads the name only.
    'no-redundant-for': 'off',
  },
});
