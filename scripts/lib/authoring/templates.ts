/** What `npm run new` writes. TODO stands where an author has to write; a check names every one that is left. */

const yaml = (text: string) => (/^[\w“‘][^:#]*$/.test(text) ? text : JSON.stringify(text));

type Page = {
  readonly title: string;
  readonly label: string;
  readonly kind: string;
  readonly description: string;
};

const OPENING: Readonly<Record<string, string>> = {
  'how-to': `## TODO: name the task {/* #steps */}

<Steps>

1. TODO: where to click, with the label in **bold**.
2. TODO: the next step.

<Result>TODO: what the reader sees now.</Result>

</Steps>

## TODO: name the symptom {/* #symptom */}

TODO: what to do when it fails.
`,
  overview: `## TODO: what it does {/* #what */}

TODO: when to use it, and when not.
`,
  reference: `## TODO: name the list {/* #list */}

TODO: a table that a component renders from data/.
`,
  metrics: `## TODO: compare the metrics {/* #compare */}

TODO: one \`MetricSheet\` under a heading of its own for each metric.
`,
};

export const KINDS = Object.keys(OPENING);

export const pageSource = ({ title, label, kind, description }: Page) => `---
title: ${yaml(title)}
sidebar_label: ${yaml(label)}
kind: ${kind}
description: ${yaml(description)}
---

TODO: one or two sentences that say what this is for.

TODO: a picture or a figure for the first screenful; src/components/README.md lists them.

${OPENING[kind]}
## Related pages {/* #related */}

- TODO: [a page](/docs/introduction/getting-started) and why to read it next.
- TODO: [another page](/docs/others/overview) and why.
`;

type Post = {
  readonly title: string;
  readonly slug: string;
  readonly date: string;
  readonly description: string;
};

export const postSource = ({ title, slug, date, description }: Post) => `---
title: ${yaml(title)}
slug: ${slug}
date: ${date}
authors: team
description: ${yaml(description)}
---

TODO: what is new, in one or two sentences. This much is shown in the list of posts.

{/* truncate */}

## TODO: the first change {/* #first-change */}

TODO: for whom it is, what it does, and a link to the page that explains it.
`;

type Figure = {
  readonly name: string;
  readonly id: string;
  readonly title: string;
  readonly caption: string;
};

/** A figure that works: one slider, one bar, one sentence. Its author replaces the arithmetic and the picture. */
export const figureSources = ({ name, id, title, caption }: Figure): Record<string, string> => ({
  'figure.ts': `import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: '${id}',
  title: ${JSON.stringify(title)},
  caption: ${JSON.stringify(caption)},
};
`,
  'codecs.ts': `import { numberIn, type States } from '../kit/state/codec';

/** What the reader can change. Sliders, the address and the tests read limits, steps and defaults from here. */
export const codecs = {
  share: numberIn({ min: 0, max: 100, step: 5 }, 25),
};

export const states: States<typeof codecs> = { nothing: { share: 0 }, everything: { share: 100 } };
`,
  'model.ts': `import { formatNumber, percent } from '@site/src/lib/text/format';
import type { Finding } from '../kit/shell/finding';

/** The arithmetic, pure: how much of 200 is filled, and how much is left. */
export function read(sharePercent: number) {
  const filled = (200 * sharePercent) / 100;
  return { filled, open: 200 - filled };
}

/** What the figure says: the answer with its number, then why and what to do. */
export function describe(sharePercent: number): Finding {
  const { filled, open } = read(sharePercent);
  return {
    verdict: \`\${percent(sharePercent, 0)} is filled: \${formatNumber(filled, 0)}.\`,
    detail: \`\${formatNumber(open, 0)} are left, and stay in the book.\`,
  };
}
`,
  'model.test.ts': `import { expect, it } from 'vitest';
import { read } from './model';

it('fills the share and leaves the rest', () => {
  expect(read(25)).toEqual({ filled: 50, open: 150 });
  expect(read(0)).toEqual({ filled: 0, open: 200 });
});
`,
  'Interactive.tsx': `import { formatNumber, percent } from '@site/src/lib/text/format';
import Slider from '../kit/controls/Slider';
import drawing from '../kit/drawing/drawing.module.css';
import Label from '../kit/drawing/Label';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import { describe, read } from './model';

const WIDTH = 360;

export default function Interactive() {
  const { state, reset, control } = useFigureState(figure.id, codecs);
  const { filled, open } = read(state.share);
  const share = percent(state.share, 0);
  return (
    <FigureBody
      onReset={reset}
      finding={describe(state.share)}
      controls={<Slider {...control('share')} label="Share" shown={share} />}
      numbers={{
        label: 'Numbers of the figure',
        rows: [
          ['Share', share],
          ['Filled', formatNumber(filled, 0)],
          ['Left', formatNumber(open, 0)],
        ],
      }}
    >
      <svg className={drawing.canvas} viewBox={\`0 0 \${WIDTH} 60\`} role="img" aria-label={\`\${share} filled\`}>
        <line className={drawing.axis} x1={0} x2={WIDTH} y1={50} y2={50} />
        <line
          className={drawing.axis}
          strokeWidth={8}
          x1={0}
          x2={(WIDTH * state.share) / 100}
          y1={40}
          y2={40}
        />
        <Label bright x={0} y={20} text={\`\${share} filled\`} />
      </svg>
    </FigureBody>
  );
}
`,
  'index.tsx': `import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function ${name}() {
  return <Figure figure={figure} island="${name}" />;
}
`,
});
