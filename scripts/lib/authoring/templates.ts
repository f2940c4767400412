import { readdirSync, readFileSync } from 'node:fs';

/** What `npm run new` writes. TODO stands where an author has to write; a check names every one that is left. */
const FOLDER = 'scripts/lib/authoring/templates';

type Values = Readonly<Record<string, string>>;

const yaml = (text: string) => (/^[\w“‘][^:#]*$/.test(text) ? text : JSON.stringify(text));

/** A template with `{{name}}` replaced by the value of that name. */
const fill = (template: string, values: Values) =>
  readFileSync(`${FOLDER}/${template}`, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');

export const KINDS = readdirSync(`${FOLDER}/kinds`).map((name) => name.replace('.txt', ''));

export const pageSource = ({ title = '', label = '', kind = '', description = '' }: Values) =>
  fill('page.txt', {
    kind,
    title: yaml(title),
    label: yaml(label),
    description: yaml(description),
    opening: fill(`kinds/${kind}.txt`, {}),
  });

export const postSource = ({ title = '', description = '', ...values }: Values) =>
  fill('post.txt', { ...values, title: yaml(title), description: yaml(description) });

/** A figure that works: one slider, one bar, one sentence. Its author replaces the arithmetic and the picture. */
export const figureSources = ({ title, caption, ...values }: Values): Values =>
  Object.fromEntries(
    readdirSync(`${FOLDER}/figure`).map((file) => [
      file.replace('.txt', ''),
      fill(`figure/${file}`, {
        ...values,
        title: JSON.stringify(title),
        caption: JSON.stringify(caption),
      }),
    ]),
  );
