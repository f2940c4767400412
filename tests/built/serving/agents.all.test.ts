import { execa } from 'execa';
import { expect, it } from 'vitest';
import { brand } from '../../../config/brand';
import { BUILD } from '../site';
import { everyServer } from './servers';

/** The checker needs a newer Node than the site, so both come from the registry, and neither is a dependency. */
const CHECKER =
  '--yes --package=node@24 --package=afdocs@0.22.2 -- afdocs check --format json --score --quiet';
const HOW = `--sampling deterministic --max-links 200 --request-delay 0 --canonical-origin ${brand.siteUrl}`;

it.each(everyServer)(
  '$name has 100 of 100 points with agents',
  { timeout: 600_000 },
  async ({ start, problem }) => {
    expect(problem).toBeNull();
    const { port, stop } = await start(BUILD);
    const command = `${CHECKER} ${HOW} http://localhost:${port}`.split(' ');
    // Its exit code is 1 for one page that is so long that its copy is a list of sections. The score has room for that.
    const { stdout, stderr } = await execa('npx', command, { reject: false }).finally(stop);
    const { scoring, results } = JSON.parse(stdout || expect.fail(stderr));
    const others = results.filter(({ status }: { status: string }) => status !== 'pass');
    expect(scoring.overall, JSON.stringify(others).slice(0, 5_000)).toBe(100);
  },
);
