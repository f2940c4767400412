export { main } from './cli';
export { createHttpServer } from './http';
export { readerOf } from './readerOf';
export { createDocsServer } from './server';
export * from './tools';
