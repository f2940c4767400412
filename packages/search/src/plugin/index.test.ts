import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { POINTER_PATH } from '../engine/indexFile';
import searchTheme from '.';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

type DevServer = {
  devServer: { static: { directory: string; publicPath: string; staticOptions: object }[] };
};

async function helpIn(mode: string): Promise<string> {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  return (await import('../client/messages')).failureHelp;
}

describe('search in the dev server', () => {
  const plugin = searchTheme({ siteDir: '/site', siteConfig: {} } as LoadContext);
  const configured = (plugin.configureWebpack as () => DevServer)();
  const [lastBuild] = configured.devServer.static;

  it('finds the index of the last build where the finished site has it', () => {
    expect(configured.devServer.static).toHaveLength(1);
    expect(path.join(lastBuild?.directory ?? '', POINTER_PATH)).toBe('/site/build/search-index.json');
    expect(lastBuild?.publicPath).toBe('/');
  });

  it('never shows a page of the last build in place of the one being written', () => {
    expect(lastBuild?.staticOptions).toEqual({ index: false, redirect: false });
  });

  it('says how to get an index when there is none, and readers are told about their network instead', async () => {
    expect(await helpIn('development')).toBe(
      'While authoring, search uses the last build. Run "npm run build" once, then retry.',
    );
    expect(await helpIn('production')).toBe('You might want to check your network connection.');
  });
});
