import tables from '@site/src/kit/tables/tables.module.css';
import { formatNumber, percent } from '@site/src/lib/text/format';
import styles from './side.module.css';

/** `taken` is what an order takes of it. */
type Level = { readonly price: number; readonly quantity: number; readonly taken?: number };

/** Coins with as many digits as a narrow column holds. */
export const quantityText = (quantity: number) =>
  formatNumber(quantity, quantity < 10 ? 3 : quantity < 1_000 ? 1 : 0);

/** Levels of one step of price together: bids at its lower end, asks at its upper one. */
export function grouped(levels: readonly Level[], step: number, side: 'bids' | 'asks'): Required<Level>[] {
  const sums = new Map<number, { quantity: number; taken: number }>();
  for (const { price, quantity, taken = 0 } of levels) {
    const steps = Math.round((price / step) * 1e6) / 1e6;
    const at = side === 'bids' ? Math.floor(steps) : Math.ceil(steps);
    const sum = sums.get(at) ?? { quantity: 0, taken: 0 };
    sums.set(at, { quantity: sum.quantity + quantity, taken: sum.taken + taken });
  }
  return [...sums].map(([at, sum]) => ({ price: at * step, ...sum }));
}

/** Best first: each level with what rests, and what is taken, up to it. */
function totalled(levels: readonly Level[]) {
  let [total, gone] = [0, 0];
  return levels.map(({ price, quantity, taken = 0 }) => {
    total += quantity;
    gone += taken;
    return { price, quantity, taken, total, gone };
  });
}

function sizeText({ quantity, taken = 0 }: Level): string {
  const size = quantityText(quantity);
  return taken === 0 ? size : taken < quantity ? `${quantityText(taken)} of ${size}` : `✓ ${size}`;
}

type LadderProps = {
  /** Best first. */
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
  readonly coin: string;
  readonly write: (price: number) => string;
  /** What a click on a price does. */
  readonly onPrice?: ((price: number) => void) | undefined;
  /** Best bid and ask of the book, where the levels are grouped. */
  readonly best?: readonly [bid: number, ask: number];
};

type SideProps = Omit<LadderProps, 'bids' | 'asks' | 'best'> & {
  readonly name: 'Asks' | 'Bids';
  readonly levels: ReturnType<typeof totalled>;
  readonly most: number;
};

/** One side of the book: a table of its levels, and behind it the total up to each as a bar. */
function Side({ name, levels, most, coin, write, onPrice }: SideProps) {
  const widthOf = (total: number) => Math.round((total / most) * 1_000) / 10;
  const rows = name === 'Asks' ? levels.toReversed() : levels;
  return (
    <div className={styles.depth} data-side={name}>
      <svg viewBox={`0 0 100 ${rows.length}`} preserveAspectRatio="none" aria-hidden="true">
        {rows.map(({ total, taken, gone }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row stays while prices move through it
          <g key={row}>
            <rect x={100 - widthOf(total)} y={row} width={widthOf(total)} height={1} />
            {taken > 0 && (
              <rect
                className={styles.taken}
                x={100 - widthOf(gone)}
                y={row + 0.1}
                width={widthOf(gone)}
                height={0.8}
              />
            )}
          </g>
        ))}
      </svg>
      <table className={tables.plain} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">Price</th>
            <th scope="col">{`Size ${coin}`}</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((level, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row stays while prices move through it
            <tr key={row}>
              <td>
                {onPrice ? (
                  <button
                    type="button"
                    title="Set an alert at this price"
                    aria-label={`Set an alert at ${write(level.price)}`}
                    onClick={() => onPrice(level.price)}
                  >
                    {write(level.price)}
                  </button>
                ) : (
                  write(level.price)
                )}
              </td>
              <td data-taken={level.taken > 0 || undefined}>{sizeText(level)}</td>
              <td>{quantityText(level.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A book as the app draws it: asks above bids, with what rests up to each level as a bar, and the spread between them. */
export default function Ladder({ bids, asks, best, ...rest }: LadderProps) {
  const [buyers, sellers] = [totalled(bids), totalled(asks)];
  const most = Math.max(buyers.at(-1)?.total ?? 0, sellers.at(-1)?.total ?? 0);
  const [bid, ask] = best ?? [bids[0]?.price ?? Number.NaN, asks[0]?.price ?? Number.NaN];
  return (
    <>
      <Side name="Asks" levels={sellers} most={most} {...rest} />
      <p className={styles.spread}>
        <span>Spread</span>
        <span>{rest.write(ask - bid)}</span>
        <span>{percent(((ask - bid) / bid) * 100, 4)}</span>
      </p>
      <Side name="Bids" levels={buyers} most={most} {...rest} />
    </>
  );
}
