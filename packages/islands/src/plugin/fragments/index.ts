import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { drawnPages } from '../../../../built-pages/src/renderedPages';
import { linkedStyles } from '../slimming/pageStyles';
import { textIn } from './drawnText';

const REGISTRY = /[\\/]\.docusaurus[\\/](registry\.js|routesChunkNames\.json)$/;

/** Writes the text of every doc as a file of its own, and into every page under which name these are found. */
export function writeTexts(outDir: string, routes: readonly string[]): void {
  const pages = drawnPages(outDir, routes);
  const texts = pages.flatMap(({ file, html }) => {
    const text = textIn(html);
    return text === null
      ? []
      : [{ file, content: JSON.stringify({ styles: linkedStyles(html), html: text }) }];
  });
  // By what they say, so that they may be kept for ever, and a tab of an older build finds none of a newer one.
  const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);
  for (const { file, content } of texts) {
    const target = path.join(outDir, 'assets/texts', version, file.replace(/([\\/]index)?\.html$/, '.json'));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  for (const { file, html } of pages) {
    const named = html.replace('</head>', `<meta name="pt-texts" content="${version}"></head>`);
    writeFileSync(path.join(outDir, file), named);
  }
}

/**
 * Texts of docs reach the browser as drawn HTML, never as a script. Stands after the plugin that links styles from the
 * pages: the framework starts the last hooks in this order, and that one has done its work when it returns.
 */
export default function textsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'pt-texts',
    getClientModules() {
      // What texts that React never draws can do is heard in the whole document.
      return [
        path.join(siteDir, 'src/components/Term/cards/listen.ts'),
        path.join(siteDir, 'src/components/CopyButton/copyOnClick.ts'),
        path.resolve(__dirname, '../../client/tellAddress.ts'),
      ];
    },
    configureWebpack({ mode }, isServer, { currentBundler }) {
      const isDrawn = mode === 'production' && !isServer;
      const { DefinePlugin } = currentBundler.instance;
      return {
        plugins: [new DefinePlugin({ TEXT_FROM_SCRIPT: JSON.stringify(!isDrawn) })],
        module: {
          rules: isDrawn
            ? [
                {
                  test: REGISTRY,
                  enforce: 'pre',
                  loader: path.resolve(__dirname, 'docsRegistry.mjs'),
                },
              ]
            : [],
        },
      };
    },
    async postBuild({ outDir, routesPaths }) {
      writeTexts(outDir, routesPaths);
    },
  };
}
