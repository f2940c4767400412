export * from './AppSigns';
export * from './LocationNotice';
