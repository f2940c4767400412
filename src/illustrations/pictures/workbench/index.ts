export * from './WorkbenchMap';
