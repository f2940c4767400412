import { describe, expect, it } from 'vitest';
import { classesIn, linksFor, pageStyleName } from './pageStyles';

describe('styles by page', () => {
  it('gives each figure and each larger component a file, and the rest to every page', () => {
    expect(pageStyleName('/x/src/figures/OrderBook/styles.module.css')).toBe('figures-OrderBook');
    expect(pageStyleName('/x/src/figures/Figure/controls/styles.module.css')).toBe('figures-Figure');
    expect(pageStyleName('/x/src/components/FactTable/styles.module.css')).toBe('components-FactTable');
    expect(pageStyleName('/x/src/components/Steps/styles.module.css')).toBeUndefined();
    expect(pageStyleName('/x/src/css/base.css')).toBeUndefined();
    expect(pageStyleName('/x/src/theme/SearchPage/styles.module.css')).toBe('pages-search');
    expect(pageStyleName('/x/src/theme/CodeBlock/styles.module.css')).toBeUndefined();
    const theme = '/x/node_modules/@docusaurus/theme-classic/lib/theme';
    expect(pageStyleName(`${theme}/BlogSidebar/Desktop/styles.module.css`)).toBe('pages-blog');
    expect(pageStyleName(`${theme}/DocSidebar/Desktop/styles.module.css`)).toBeUndefined();
  });

  it('links a page to the files whose classes it draws', () => {
    const files = new Map([
      ['figures-A.1.css', classesIn('.stage_a1b2{color:red}.grid_x9>p{margin:0}')],
      ['components-B.2.css', classesIn('.table_c3d4{color:red}')],
    ]);
    expect(linksFor('<p class="note stage_a1b2">x</p>', files)).toBe(
      '<link rel="stylesheet" href="/assets/css/figures-A.1.css">',
    );
    expect(linksFor('<p class=table_c3d4>x</p>', files)).toContain('components-B.2.css');
    expect(linksFor('<p class="stage">stage_a1b2</p>', files)).toBe('');
  });
});
