/**
 * Stands in for tslib in the browser bundle. One file of `@docusaurus/utils-common` asks for one helper and, being
 * CommonJS, would bring all of them (3.9 kB brotli). A build that needs another one fails in the browser tests.
 */
export function __importDefault(module: { __esModule?: boolean } | undefined) {
  return module?.__esModule ? module : { default: module };
}
