import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brand } from '../../../config/brand';
import { run } from '../run';

const FOLDER = '.cache/brand';
/** What readers see is written here. */
const TEXTS = ['docs', 'blog', 'data', 'src', 'sidebars.ts'];
const OTHERS = ['config', 'scripts', 'static', 'docusaurus.config.ts', 'package.json', 'tsconfig.json'];
const OWN = { product: 'PT', appHost: 'app.pt.example' };

const names = { product: brand.product, appHost: new URL(brand.appUrl).host };

/** The product's name and the app's host, wherever authors wrote them. Ids, variables and other addresses are in other letters. */
export const rebrand = (text: string, { product, appHost } = names) =>
  text.replaceAll(/\bPT\b/g, product).replaceAll(OWN.appHost, appHost);

/** True in the folder of authors, when the site is to speak for somebody else. */
export const isOtherBrand = () =>
  rebrand(`${OWN.product} ${OWN.appHost}`) !== `${OWN.product} ${OWN.appHost}` &&
  !process.cwd().endsWith(FOLDER);

/**
 * Builds a copy of the sources in which the texts name another product, and returns its folder. One rule for pages, data,
 * pictures, search and cards, none of which has to know of it.
 */
export function buildOtherBrand(): string | null {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const name of [...TEXTS, ...OTHERS]) {
    cpSync(name, path.join(FOLDER, name), { recursive: true });
  }
  for (const name of ['node_modules', 'packages']) {
    symlinkSync(path.resolve(name), path.join(FOLDER, name));
  }
  for (const name of TEXTS) {
    const whole = path.join(FOLDER, name);
    const files = statSync(whole).isDirectory()
      ? readdirSync(whole, { recursive: true, encoding: 'utf8' })
      : [''];
    for (const file of files
      .map((each) => path.join(whole, each))
      .filter((each) => /\.(mdx?|tsx?|yml)$/.test(each))) {
      writeFileSync(file, rebrand(readFileSync(file, 'utf8')));
    }
  }
  return run(process.execPath, ['scripts/bootstrap.mjs', 'build'], { cwd: FOLDER }) === 0
    ? path.join(FOLDER, 'build')
    : null;
}
