/** One thing that was measured on several sites. */
export type Measure = {
  readonly label: string;
  readonly unit: string;
  /** Site → value. Ours is `ours`. */
  readonly values: Readonly<Record<string, number>>;
  /** The most that ours may be. */
  readonly most?: number;
  /** The least that ours may be. */
  readonly least?: number;
  readonly digits?: number;
};

const OURS = 'ours';

function verdict({ values, most, least }: Measure): string {
  const ours = values[OURS];
  if (ours === undefined || (most === undefined && least === undefined)) {
    return '';
  }
  const isOver = (most !== undefined && ours > most) || (least !== undefined && ours < least);
  return `${most === undefined ? `≥ ${least}` : `≤ ${most}`}${isOver ? '  OVER' : ''}`;
}

function ratio(ours: number | undefined, other: number | undefined): string {
  if (ours === undefined || other === undefined) {
    return '–';
  }
  if (!Number.isFinite(other)) {
    return Number.isFinite(ours) ? '0' : '–';
  }
  return other === 0 ? (ours === 0 ? '1.00' : '∞') : (ours / other).toFixed(2);
}

/** Infinity is an action that never had an effect. */
function cell(value: number | undefined, digits = 0): string {
  if (value === undefined) {
    return '–';
  }
  return Number.isFinite(value) ? value.toFixed(digits) : 'lost';
}

/** Ratios first: they hold on other machines. Then the numbers themselves, with the limit where there is one. */
export function printMeasures(title: string, measures: readonly Measure[]): void {
  const sites = [...new Set(measures.flatMap(({ values }) => Object.keys(values)))];
  const others = sites.filter((site) => site !== OURS);
  const print = (what: string, row: (measure: Measure) => readonly (readonly [string, string])[]) => {
    console.log(`\n${title}: ${what}`);
    console.table(
      Object.fromEntries(
        measures.map((measure) => [`${measure.label}, ${measure.unit}`, Object.fromEntries(row(measure))]),
      ),
    );
  };
  if (others.length > 0) {
    print('ours ÷ other', ({ values }) => others.map((site) => [site, ratio(values[OURS], values[site])]));
  }
  print('measured', (measure) => [
    ...sites.map((site) => [site, cell(measure.values[site], measure.digits)] as const),
    ['limit', verdict(measure)],
  ]);
}
