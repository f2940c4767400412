/** What dialogs and pictures of the app are composed of. */
export * from './controls';
export * from './table';
export * from './thumb';
