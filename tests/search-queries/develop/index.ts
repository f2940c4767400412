import type { SearchQuery } from '../query';
import { questions } from './questions';
import { synonyms } from './synonyms';

/**
 * Other words and natural questions: written from the list of sections in the words of somebody who does not know them,
 * before the engine was asked; what readers say (data/search/readers-say) and weights were then worked on until it had them.
 */
export const developQueries: readonly SearchQuery[] = [...synonyms, ...questions];
