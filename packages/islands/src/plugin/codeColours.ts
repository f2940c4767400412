type Style = Readonly<Record<string, unknown>>;
type Entry = {
  readonly types: readonly string[];
  readonly style: Style;
  readonly languages?: readonly string[];
};
type PrismTheme = { readonly plain: Style; readonly styles: readonly Entry[] };
type Prism = { theme?: PrismTheme; darkTheme?: PrismTheme };

const LIGHT = '--code-light';
const DARK = '--code-dark';

/** The colour of each kind of token as a variable; what else a theme says, such as italics, as it is. */
const withVariable = (styles: readonly Entry[], variable: string): Entry[] =>
  styles.map(({ style: { color, ...style }, ...entry }) => ({
    ...entry,
    style: color === undefined ? style : { ...style, [variable]: color },
  }));

const rootOf = ({ plain }: PrismTheme, variable: string) =>
  `--code-color:var(${variable});--code-background:${plain.backgroundColor ?? 'transparent'};${variable}:${plain.color ?? 'inherit'}`;

/**
 * The theme writes the colours of code into its elements, by the colour mode, when React renders. A doc is rendered once, at
 * build time: so elements get the colours of both modes, and a rule in the head picks one. Returns that rule, and both Prism
 * themes as one.
 */
function bothColourModes(light: PrismTheme, dark: PrismTheme): { theme: PrismTheme; css: string } {
  return {
    theme: {
      plain: { color: 'var(--code-color)', backgroundColor: 'var(--code-background)' },
      styles: [...withVariable(light.styles, LIGHT), ...withVariable(dark.styles, DARK)],
    },
    css: `:root{${rootOf(light, LIGHT)}}html[data-theme=dark]{${rootOf(dark, DARK)}}.token{color:var(${LIGHT})}html[data-theme=dark] .token{color:var(${DARK})}`,
  };
}

/** Changes the site's Prism themes in place: Docusaurus writes the configuration for the browser later. */
export function mergeColourModes(themeConfig: { prism?: Prism }): string {
  const { prism } = themeConfig;
  if (!prism?.theme) {
    return '';
  }
  const { theme, css } = bothColourModes(prism.theme, prism.darkTheme ?? prism.theme);
  Object.assign(prism, { theme, darkTheme: theme });
  return css;
}
