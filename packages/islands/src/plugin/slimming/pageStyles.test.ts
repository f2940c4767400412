import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { PageStyle } from '../options';
import { alikeClasses } from './alikeClasses';
import { classesIn, pageStyleName, stylesOf } from './pageStyles';

const STYLES: readonly PageStyle[] = [
  [/\/src\/pages\//, 'home'],
  [/\/src\/components\/(?!Steps\/)/, 'components'],
];

describe('page styles', () => {
  it('are named after the first pattern that matches; all others belong to every page', () => {
    const nameOf = (file: string) => pageStyleName(STYLES, file);
    expect(nameOf('C:\\x\\src\\components\\FactTable\\styles.module.css')).toBe('page-components');
    expect(nameOf('/x/src/pages/index.module.css')).toBe('page-home');
    expect(nameOf('/x/src/components/Steps/styles.module.css')).toBeUndefined();
    expect(nameOf('/x/src/css/base.css')).toBeUndefined();
  });

  it('belong to the pages that use one of their classes', () => {
    const files = new Map([
      ['/a.css', classesIn('.root_a1b2{color:red}.grid_x9>p{margin:0}')],
      ['/b.css', classesIn('.table_c3d4{color:red}')],
    ]);
    expect(stylesOf(parse('<p class="note root_a1b2">x</p>'), files)).toEqual(['/a.css']);
    expect(stylesOf(parse('<p class=table_c3d4>x</p>'), files)).toEqual(['/b.css']);
    expect(stylesOf(parse('<p class="root">root_a1b2</p>'), files)).toEqual([]);
  });
});

it('classes of a CSS module have one hash: other styles, and loaders without modules, stay', () => {
  const modules = { localIdentName: '[local]_[contenthash:base64:4]' };
  const plain = { importLoaders: 1 };
  alikeClasses([{ use: ['style', { options: { modules } }] }, { oneOf: [{ use: { options: plain } }] }]);
  expect(modules).toEqual({
    localIdentName: '[local]_[contenthash:base64:4]',
    hashStrategy: 'minimal-subset',
  });
  expect(plain).toEqual({ importLoaders: 1 });
});
