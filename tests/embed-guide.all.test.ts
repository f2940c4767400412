import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { helpIds } from '../data/site/help-ids';
import { buildHost, writeFiles } from '../packages/embed/host/build.mjs';

// Inside the repository, so that React's types are found.
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(path.resolve('.cache/embed-guide-'));
afterAll(() => rmSync(folder, { recursive: true }));

const blocks = ['guides/embedding.md', 'packages/embed/host/README.md'].flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)).map(
    ([, extension = '', code = '']) => ({ extension, code }),
  ),
);

/** What strict TypeScript says about each file of an app that has the host kit. */
function problemsOf(files: readonly string[]): string[][] {
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    paths: { 'pt-docs-embed-host': [path.join(folder, 'host.d.ts')] },
  });
  return files.map((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}

it('the code in the guide and in the kit’s README compiles in strict TypeScript', async () => {
  writeFiles(folder, await buildHost(helpIds));
  expect(blocks.map(({ extension }) => extension)).toEqual(['ts', 'tsx', 'ts']);
  // The help ids of these docs are types: a wrong one doesn't compile.
  const wrong = `import type { HelpId } from 'pt-docs-embed-host';\nexport const id: HelpId = 'alerts.triger';`;
  const files = [...blocks, { extension: 'ts', code: wrong }].map(({ extension, code }, index) => {
    const file = path.join(folder, `${index}.${extension}`);
    writeFileSync(file, code);
    return file;
  });
  expect(problemsOf(files)).toEqual([[], [], [], [expect.stringContaining('"alerts.triger"')]]);
});
