/** In the published package this file is generated from the docs' registry, so that a wrong id is a type error. */
export type HelpId = string;
