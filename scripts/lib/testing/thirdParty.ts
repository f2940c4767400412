import { runQuietly } from '../run';

type Result = { readonly problem?: string | undefined; readonly skipped?: string };
type Checker = { readonly name: string; readonly check: (build: string) => Promise<Result> };
type Ended = { readonly code: number; readonly output: string };

/** A project of its own: what only this command needs is not installed with the site. */
export const THIRD_PARTY = 'scripts/third-party';

const runTool = (name: string, args: readonly string[]) =>
  runQuietly(`${THIRD_PARTY}/node_modules/.bin/${name}`, args, { NO_COLOR: '1' });

const judge = ({ code, output }: Ended): Result => (code === 0 ? {} : { problem: output.trim() });

/** Every page against the standard; rules in scripts/third-party/html-validate.config.mjs. */
async function pages(build: string): Promise<Result> {
  return judge(
    await runTool('html-validate', [
      '--config',
      `${THIRD_PARTY}/html-validate.config.mjs`,
      '--formatter',
      'text',
      build,
    ]),
  );
}

/** The lockfile holds a hash for every package and no address that is not https. */
async function lockfile(): Promise<Result> {
  const args = ['--path', 'package-lock.json', '--type', 'npm', '--validate-https', '--validate-integrity'];
  return judge(await runTool('lockfile-lint', args));
}

/** Known weaknesses in the scripts that browsers load. The list of them is fetched, so there may be none to compare with. */
async function weaknesses(build: string): Promise<Result> {
  const result = await runTool('retire', ['--path', build, '--outputformat', 'text', '--exitwith', '13']);
  if (result.code !== 0 && /Error downloading|ENOTFOUND|ECONNREFUSED|ETIMEDOUT/.test(result.output)) {
    return { skipped: 'the list of known weaknesses could not be fetched from the network' };
  }
  return judge(result);
}

/** Each returns a problem, a reason why it was skipped, or neither. */
export const thirdPartyCheckers: readonly Checker[] = [
  { name: 'html-validate on every page', check: pages },
  { name: 'lockfile-lint', check: lockfile },
  { name: 'retire on the scripts', check: weaknesses },
];
