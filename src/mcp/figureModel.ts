import type { FigureModel, ModelInput } from '@pt-docs/mcp/tools';
import { type Codecs, type StateOf, toStep, writeState } from '@site/src/figures/kit/state/codec';

type Limits = NonNullable<ModelInput['limits']>;
type About<C extends Codecs> = {
  readonly [K in keyof C]?: readonly [about: string, unit?: string, limits?: Limits];
};

type Description<C extends Codecs> = Omit<FigureModel, 'figure' | 'inputs' | 'state' | 'run'> & {
  readonly codecs: C;
  readonly figure: string;
  /** The controls that an assistant may set, in words; the others keep their default. */
  readonly about: About<C>;
  run(state: StateOf<C>, given: Readonly<Record<string, unknown>>): ReturnType<FigureModel['run']>;
  /** True for values of the reader's own that the figure has no control for. */
  readonly hasOwnData?: (given: Readonly<Record<string, unknown>>) => boolean;
};

/** A value that is neither a number, a choice nor free text is given as it stands in the address. */
const isWritten = ({ range, choices, maxLength }: Codecs[string]) =>
  !range && !choices && maxLength === undefined;

function inputOf(
  codec: Codecs[string],
  [about, unit, limits]: readonly [string, string?, Limits?],
): ModelInput {
  const { fallback, range, choices, maxLength } = codec;
  const written = isWritten(codec) ? codec.write(fallback) : '';
  return isWritten(codec)
    ? { about, fallback: written, isReadable: (text) => text === written || codec.read(text) !== undefined }
    : { about, unit, limits, fallback, range, choices, maxLength };
}

/** A figure as a tool: limits, defaults and the address come from its codecs. */
export function figureModel<C extends Codecs>(description: Description<C>): FigureModel {
  const { codecs, about, run, hasOwnData, ...rest } = description;
  const inputs = Object.fromEntries(
    Object.entries(about as About<Codecs>).map(([key, words = ['']]) => [
      key,
      inputOf(codecs[key] as Codecs[string], words),
    ]),
  );
  const stateOf = (given: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(codecs).map(([key, codec]) => {
        const value = given[key];
        const read = isWritten(codec) && typeof value === 'string' ? codec.read(value) : value;
        return [key, read ?? codec.fallback];
      }),
    ) as StateOf<C>;
  return {
    ...rest,
    inputs,
    run: (given) => run(stateOf(given), given),
    state(given) {
      const state = stateOf(given);
      // Beyond its slider the figure shows the nearest value that it can.
      const rounded = Object.fromEntries(
        Object.entries(codecs).map(([key, { range }]) => [
          key,
          range ? toStep(range, Number(state[key])) : state[key],
        ]),
      ) as StateOf<C>;
      return {
        search: writeState(rest.figure, codecs, rounded, ''),
        isExact: !hasOwnData?.(given) && Object.keys(codecs).every((key) => rounded[key] === state[key]),
      };
    },
  };
}
