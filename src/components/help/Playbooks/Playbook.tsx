import Link from '@docusaurus/Link';
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

type Props = {
  readonly id: string;
  /** On Playbooks. The recipe's own page has what proves it wrong, and a link to the rest. */
  readonly isWhole?: boolean;
};

/** What to type, and what to look for or where that stands. */
export default function Playbook({ id, isWhole = false }: Props) {
  const playbook = recordOf('Playbook', playbooks, id);
  return (
    <>
      <CodeBlock language="text">{commandsOf(playbook)}</CodeBlock>
      <Facts>
        {isWhole && <Fact label="When">{withCode(playbook.when)}</Fact>}
        {isWhole && <Fact label="Look for">{withCode(playbook.lookFor)}</Fact>}
        <Fact label="You’re wrong if">{withCode(playbook.wrongIf)}</Fact>
        {!isWhole && (
          <Fact label="Playbook">
            <Link to={`/docs/introduction/playbooks#${id}`}>what to look for</Link>
          </Fact>
        )}
      </Facts>
    </>
  );
}
