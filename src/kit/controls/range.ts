export type Limit = { readonly min: number; readonly max: number; readonly step: number };
/** Of a slider. `exact`: finer steps and wider limits for what is typed or comes with an address. */
export type Range = Limit & { readonly exact?: Limit };

/** The nearest value that a slider of this range can have. */
export function toStep({ min, max, step }: Limit, value: number): number {
  const [, decimals = ''] = String(step).split('.');
  const steps = Math.round((value - min) / step);
  return Math.min(Math.max(Number((min + steps * step).toFixed(decimals.length)), min), max);
}
