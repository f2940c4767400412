/** In the published package this file is generated from the same registry. */
export type { HelpId } from '../../../../data/help-ids';
