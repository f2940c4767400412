export { default as NearestPages } from './NearestPages';
export { useSearchConfig } from './useSearchConfig';
