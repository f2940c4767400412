/** What dialogs and pictures of the app are composed of. */
export { default as Button } from '@site/src/kit/controls/Button';
export { default as Choice } from '@site/src/kit/controls/Choice';
export { default as Field } from '@site/src/kit/controls/Field';
export { default as Toggle } from '@site/src/kit/controls/Toggle';
export * from './controls';
export * from './table';
export * from './thumb';
