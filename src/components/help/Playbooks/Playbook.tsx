import { playbooks } from '@site/data/playbooks/playbooks';
import type { Playbook as Recipe } from '@site/data/playbooks/types';
import { Fact, Facts } from '@site/src/components/tables/Sheet';
import { authorError, recordOf } from '@site/src/lib/authorError';
import { parseCommand } from '@site/src/lib/commands/commandGrammar';
import { withCode } from '@site/src/lib/text/withCode';
import CodeBlock from '@theme/CodeBlock';

/** The lines to type. One that the grammar refuses stops the build. */
function commandsOf({ id, area, commands }: Recipe): string {
  for (const line of commands) {
    const parsed = parseCommand(line, area);
    if ('error' in parsed) {
      throw authorError(
        'Playbook',
        `data/playbooks/playbooks.ts, record "${id}": the grammar refuses "${line}". ${parsed.error}`,
      );
    }
  }
  return commands.join('\n');
}

/** One recipe in full. The page around it explains; this is what to do. */
export default function Playbook({ id }: { readonly id: string }) {
  const playbook = recordOf('Playbook', playbooks, id);
  return (
    <>
      <CodeBlock language="text">{commandsOf(playbook)}</CodeBlock>
      <Facts>
        <Fact label="When">{withCode(playbook.when)}</Fact>
        <Fact label="Look for">{withCode(playbook.lookFor)}</Fact>
        <Fact label="You’re wrong if">{withCode(playbook.wrongIf)}</Fact>
      </Facts>
    </>
  );
}
