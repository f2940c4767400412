import type { Command } from '@site/data/commands';

function searchable({ name, syntax, does, parameters, examples }: Command): string {
  const words = parameters.map((parameter) => `${parameter.meaning} ${parameter.choices?.join(' ') ?? ''}`);
  return [name, syntax, does, ...words, ...examples].join(' ').toLowerCase();
}

/** Commands in which every word that was typed occurs somewhere. */
export function findCommands(query: string, commands: readonly Command[]): readonly Command[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter((command) => {
    const text = searchable(command);
    return words.every((word) => text.includes(word));
  });
}
