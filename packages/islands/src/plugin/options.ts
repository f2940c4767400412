import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** A stylesheet that only some pages need: which sources, and the name of its file. `$1` is what the pattern captured. */
export type PageStyle = readonly [sources: RegExp, name: string];

export type PluginOptions = {
  readonly id: string;
  /** The module that exports `islands`, from the site's folder. */
  readonly registry: string;
  /** Modules that run in the head of every page, before this package's own script. */
  readonly headModules: readonly string[];
  /** The values that `docusaurus-data-*` parameters may have. Without it every value passes, as in stock Docusaurus. */
  readonly dataAttributes?: Readonly<Record<string, readonly string[]>>;
  /** Stylesheets that are linked only from pages that use them. The first that matches counts; the others are on every page. */
  readonly pageStyles: readonly PageStyle[];
  /** Stylesheets that come with the script that imports them, such as those of a dialog that is loaded when it opens. */
  readonly lazyStyles: readonly RegExp[];
  /** Modules that belong to the layout of docs, beside those of the theme and of `src/theme`: they come in one chunk with it. */
  readonly docsLayout: readonly RegExp[];
  /**
   * False leaves Prism out of the browser: for a site whose own `CodeBlock` renders code that was highlighted while building.
   * Otherwise code blocks are those of the theme.
   */
  readonly prism: boolean;
};

export type Options = Partial<PluginOptions> & Pick<PluginOptions, 'registry'>;

const schema = Joi.object<PluginOptions>({
  registry: Joi.string().required().messages({
    'any.required':
      "@pt-docs/islands has no registry of islands. Set its option `registry` to a module that exports `islands`, such as './src/islands.ts'.",
  }),
  headModules: Joi.array().items(Joi.string()).default([]),
  dataAttributes: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())),
  pageStyles: Joi.array()
    .items(Joi.array().ordered(Joi.object().instance(RegExp).required(), Joi.string().required()))
    .default([]),
  lazyStyles: Joi.array().items(Joi.object().instance(RegExp)).default([]),
  docsLayout: Joi.array().items(Joi.object().instance(RegExp)).default([]),
  prism: Joi.boolean().default(true),
});

export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions => validate(schema, options);
