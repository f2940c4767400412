import { type Job, markOver } from '../lib/job';
import { launch } from '../lib/machine';
import { serveOwn } from '../lib/ownSite';
import { measureFigure } from './measure';
import { figuresIn } from './pages';

/** What a reader feels as at once on a slow phone. */
const MOST_MS = 100;
const BUILD = 'build';

/** How fast every control of every figure responds, on a slow processor. */
export const figures: Job = async (_, { only }) => {
  const { origin, stop } = await serveOwn(BUILD);
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  let tooSlow = 0;
  console.log('worst ms  figure                    control');
  const wanted = figuresIn(BUILD).filter(({ id }) => only.length === 0 || only.includes(id));
  for (const { id, address } of wanted) {
    const rows = await measureFigure(page, origin + address, id);
    for (const { control, worst } of rows.toSorted((one, other) => other.worst - one.worst)) {
      const isSlow = worst > MOST_MS;
      tooSlow += isSlow ? 1 : 0;
      console.log(
        `${String(Math.round(worst)).padStart(8)}${isSlow ? '!' : ' '} ${id.padEnd(25)} ${control}`,
      );
    }
  }
  console.log(`\n${tooSlow} controls respond later than ${MOST_MS} ms.`);
  await browser.close();
  stop();
  if (tooSlow > 0) {
    markOver();
  }
};
