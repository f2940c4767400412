import { createHash } from 'node:crypto';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
import type { FigureText } from '../../../src/figures/kit/shell/Figure';
import { figureNames } from './figures';

const ROOT = process.cwd();

/** Where the code of figures differs from that of pages: they run without Docusaurus and without islands around them. */
export const figureCode: BuildOptions = {
  bundle: true,
  minify: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
  alias: {
    '@site': ROOT,
    '@pt-docs/islands/client': path.join(ROOT, 'packages/islands/src/client/islands/address.ts'),
  },
};

/** A component that runs in a window of its own, and what is said around it. */
type Shown = { readonly component: string; readonly figure: FigureText };
/** Several of them in one file, which shows the one that the answer's address names. */
type App = { readonly id: string; readonly title: string; readonly shows: readonly Shown[] };

const readFigure = async (name: string): Promise<Shown> => ({
  component: `./src/figures/${name}/Interactive`,
  figure: (await import(`../../../src/figures/${name}/figure.ts`)).figure,
});

const workspace: Shown = {
  component: './src/pt/view/Workspace',
  figure: {
    id: 'workspace',
    title: 'A workspace to try',
    caption: 'Type a command, such as study add rsi. The markets are samples, and nothing is traded or sent.',
  },
};

const entryOf = ({ shows }: App) => `
import { startApp } from './src/mcp/app';
${shows.map(({ component }, at) => `import Figure${at} from '${component}';`).join('\n')}
startApp([${shows.map(({ figure }, at) => `{ Figure: Figure${at}, text: ${JSON.stringify(figure)} }`).join(', ')}]);`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Compressed, because a host reads it as text. */
const unpacking = (script: string) => `
const bytes = Uint8Array.from(atob('${deflateRawSync(script, { level: 9 }).toString('base64')}'), (c) => c.charCodeAt(0));
const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
const script = document.createElement('script');
script.type = 'module';
script.textContent = await new Response(stream).text();
document.head.append(script);`;

function pageOf(script: string, styles: string, title: string): string {
  const first = unpacking(script);
  const scripts = [first, script].map(hashOf).join(' ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${scripts}; style-src 'unsafe-inline'; img-src data:">
<title>${title}</title><style>${styles}</style></head>
<body><script type="module">${first}</script></body></html>
`;
}

async function appOf(app: App): Promise<string> {
  const { outputFiles = [] } = await build({
    ...figureCode,
    stdin: { contents: entryOf(app), loader: 'tsx', resolveDir: ROOT },
    inject: ['src/mcp/app/address.ts'],
    define: { ...figureCode.define, 'window.location': 'appLocation', 'window.history': 'appHistory' },
    target: ['chrome120', 'firefox128', 'safari17.4'],
    outdir: '/app',
    write: false,
  });
  const [script = '', styles = ''] = ['.js', '.css'].map(
    (kind) => outputFiles.find((file) => file.path.endsWith(kind))?.text,
  );
  return pageOf(script, styles, app.title);
}

type BuiltApp = { readonly id: string; readonly figures: readonly string[]; readonly html: string };

/** All figures and the workspace as MCP Apps: one file each that needs no network. */
export async function figureApps(): Promise<readonly BuiltApp[]> {
  const apps: readonly App[] = [
    { id: 'figures', title: 'Figures', shows: await Promise.all(figureNames().map(readFigure)) },
    { id: 'workspace', title: workspace.figure.title, shows: [workspace] },
  ];
  return Promise.all(
    apps.map(async (app) => ({
      id: app.id,
      figures: app.shows.map(({ figure }) => figure.id),
      html: await appOf(app),
    })),
  );
}
