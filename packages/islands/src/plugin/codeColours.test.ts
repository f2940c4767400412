import { describe, expect, it } from 'vitest';
import { mergeColourModes } from './codeColours';

const theme = (color: string, backgroundColor: string) => ({
  plain: { color, backgroundColor },
  styles: [
    { types: ['comment'], style: { color: `${color}-comment`, fontStyle: 'italic' } },
    { types: ['bold'], style: { fontWeight: 'bold' } },
  ],
});

describe('colours of code in both modes', () => {
  it('are in one Prism theme, and the page picks by its colour mode', () => {
    const prism = { theme: theme('black', 'white'), darkTheme: theme('silver', 'navy') };
    const css = mergeColourModes({ prism });
    expect(prism.darkTheme).toBe(prism.theme);
    expect(prism.theme.styles).toEqual([
      { types: ['comment'], style: { '--code-light': 'black-comment', fontStyle: 'italic' } },
      { types: ['bold'], style: { fontWeight: 'bold' } },
      { types: ['comment'], style: { '--code-dark': 'silver-comment', fontStyle: 'italic' } },
      { types: ['bold'], style: { fontWeight: 'bold' } },
    ]);
    expect(css).toContain('--code-background:white;--code-light:black}');
    expect(css).toContain(
      'html[data-theme=dark]{--code-color:var(--code-dark);--code-background:navy;--code-dark:silver}',
    );
  });

  it('are those of the one theme when there is no dark one, and nothing without Prism', () => {
    const prism = { theme: theme('black', 'white') };
    expect(mergeColourModes({ prism })).toContain('--code-dark:black');
    expect(mergeColourModes({})).toBe('');
  });
});
