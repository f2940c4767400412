import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** A stylesheet that only some pages need: which sources, and the name of its file. `$1` is what the pattern captured. */
export type PageStyle = readonly [sources: RegExp, name: string];

export type PluginOptions = {
  readonly id: string;
  /** The module that exports `islands`, from the site's folder. */
  readonly registry: string;
  /** Folders of the site whose files shape pages without being imported by them: the bundler's cache ends when one changes. */
  readonly shapedBy: readonly string[];
  /** Modules that run in the head of every page, before this package's own script. */
  readonly headModules: readonly string[];
  /** The values that `docusaurus-data-*` parameters may have. Without it every value passes, as in stock Docusaurus. */
  readonly dataAttributes?: Readonly<Record<string, readonly string[]>>;
  /** Stylesheets that are linked only from pages that use them. The first that matches counts; the others are on every page. */
  readonly pageStyles: readonly PageStyle[];
  /** Ids of patches to leave out, separated by commas, to measure what each is worth. */
  readonly without?: string;
};

export type Options = Partial<PluginOptions> & Pick<PluginOptions, 'registry'>;

const schema = Joi.object<PluginOptions>({
  registry: Joi.string().required().messages({
    'any.required':
      "@pt-docs/islands has no registry of islands. Set its option `registry` to a module that exports `islands`, such as './src/islands.ts'.",
  }),
  shapedBy: Joi.array().items(Joi.string()).default(['config']),
  headModules: Joi.array().items(Joi.string()).default([]),
  dataAttributes: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())),
  pageStyles: Joi.array()
    .items(Joi.array().ordered(Joi.object().instance(RegExp).required(), Joi.string().required()))
    .default([]),
  without: Joi.string().allow(''),
});

export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions => validate(schema, options);
