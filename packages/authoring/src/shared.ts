export { codeClass } from './mdx/codeClass';
export { isNumber, STACKED_FROM } from './mdx/tableRules';
