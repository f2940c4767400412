import { parseArgs } from 'node:util';
import { AuthorError, planNew, writePlan } from './lib/authoring/plan';
import { fail } from './lib/fail';
import { runTool } from './lib/run';

/** `npm run new -- page alerts/quiet-hours --title …`: writes the files of a new page, post or figure. */
const OPTIONS = ['title', 'label', 'kind', 'description', 'after', 'date', 'try'];

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' as const }])),
  });
  const [what, name] = positionals;
  const plan = planNew(process.cwd(), what, name, values as Record<string, string | undefined>);
  writePlan(process.cwd(), plan);
  const files = Object.keys(plan.files);
  runTool(
    'biome',
    ['check', '--write', '--log-level=error', ...files.filter((file) => /\.tsx?$/.test(file))],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  console.log(
    ['Written:', ...files.map((file) => `  ${file}`), 'Next:', ...plan.next.map((step) => `  ${step}`)].join(
      '\n',
    ),
  );
} catch (error) {
  const { message, code } = error as Error & { code?: string };
  if (error instanceof AuthorError || code?.startsWith('ERR_PARSE_ARGS')) {
    fail(message);
  }
  throw error;
}
