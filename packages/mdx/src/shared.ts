export { codeClass } from './codeClass';
export { isNumber, STACKED_FROM } from './tableRules';
