import path from 'node:path';
import { buildSync } from 'esbuild';
import { expect, test } from '../../fixtures';

/**
 * The loader that stands in for a page whose parts are late or failed. The framework preloads parts before it
 * draws, so that the site itself hardly ever shows it: here the real component is rendered in a page of its own.
 */
function loaderPage(): string {
  const bundle = buildSync({
    stdin: {
      contents: `
        import { createRoot } from 'react-dom/client';
        import { createElement as h } from 'react';
        import Loading from './src/theme/Loading';
        const root = createRoot(document.getElementById('root'));
        const draw = (props) => root.render(h(Loading, { ...props, retry: () => draw({ error: null, pastDelay: true }) }));
        window.draw = draw;
        draw({ error: new Error('chunk 17 is missing'), pastDelay: false });
      `,
      resolveDir: path.resolve(__dirname, '../../..'),
      loader: 'tsx',
    },
    bundle: true,
    write: false,
    jsx: 'automatic',
    format: 'iife',
    outdir: 'unused',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'local-css' },
  });
  return bundle.outputFiles.find(({ path: file }) => file.endsWith('.js'))?.text ?? '';
}

test('the loader shows the error text with "Retry", and nothing before it is late', async ({ page }) => {
  await page.setContent('<!doctype html><title>Loader</title><div id="root"></div>');
  await page.addScriptTag({ content: loaderPage() });
  await expect(page.getByRole('alert')).toContainText('chunk 17 is missing');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText('Loading');
  await page.evaluate(() =>
    (window as unknown as { draw: (props: object) => void }).draw({ error: null, pastDelay: false }),
  );
  await expect(page.locator('#root')).toBeEmpty();
});
