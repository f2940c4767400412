import type { CommandParameter } from './types';

/** Types that take further words, and how a line marks a list: `filter…` is joined by and, `±metric` has a sign before each. */
const TYPE =
  /^(±?)(symbol|timeframe|text|number|date|time|points|filter|metric|size|position|condition|name|setting|choice)(…?)(?:\||$)/;

/**
 * A parameter from its line: `NAME type [what holds without it] What it means.`, with `name=` for one that is written as
 * `name=value`. In the place of a type, or behind it, stand the words that it takes: `dark|light`, `symbol|off`.
 */
export function readParameter(line: string): CommandParameter {
  const [, name = '', sign, kind = '', left, meaning] =
    /^([A-Za-z,]+)([= ])(\S+)(?: \[(.+?)\])?(?: (.+))?$/.exec(line) ?? [];
  const [typed = '', plus, type = 'choice', more] = TYPE.exec(kind) ?? [];
  const choices = kind.slice(typed.length).split('|').filter(Boolean);
  return {
    name,
    type: type as CommandParameter['type'],
    ...(sign === '=' && { keyed: true }),
    ...(more && { joined: true }),
    ...(plus && { signed: true }),
    ...(choices.length > 0 && { choices }),
    ...(left && { default: left }),
    ...(meaning && { meaning }),
  };
}

/** What a syntax shows for the value of a keyed parameter; else its name in capitals. */
const VALUES: { readonly [type in CommandParameter['type']]?: string } = {
  number: 'USD',
  position: 'COLUMN,ROW',
  size: 'WxH',
  time: 'DATE',
  setting: 'VALUE …',
};

function shown({ name, type, keyed, joined, signed, choices = [], default: left }: CommandParameter): string {
  if (keyed) {
    return `[${name}=${VALUES[type] ?? name.toUpperCase()}]`;
  }
  if (joined || signed) {
    return joined ? `${name} [and ${name} …]` : `+${name} [WINDOW] -${name}`;
  }
  const words = [...(type === 'choice' ? [] : [name]), ...choices].join('|');
  if (left) {
    return `[${words}]`;
  }
  const isTitle = name === name.toLowerCase();
  return isTitle && type === 'name' ? `"${name}"` : isTitle && type === 'condition' ? `<${name}>` : words;
}

/** How a command is written: `bars N [until=DATE]`. */
export const syntaxOf = (name: string, parameters: readonly CommandParameter[]): string =>
  [name, ...parameters.map(shown)].join(' ');
