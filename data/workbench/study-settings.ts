const lengthOnly = 'sma ema wma donchian atr rsi roc cmo cci adx mfi'.split(' ');

/**
 * What can be set on each study by a command: the names of data/workbench/studies.ts, without its texts, which the command
 * bar in the browser doesn't need. The test holds both together.
 */
export const studySettings: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(lengthOnly.map((study) => [study, ['length']])),
  vwap: ['anchor'],
  bollinger: ['length', 'mult'],
  keltner: ['length', 'mult', 'atr'],
  ichimoku: ['conversion', 'base', 'spanb'],
  supertrend: ['length', 'mult'],
  'parabolic sar': ['step', 'maximum'],
  'pivot points': ['period'],
  stochastic: ['length', 'smooth', 'signal'],
  macd: ['fast', 'slow', 'signal'],
  obv: [],
  volume: [],
};

/** Studies that are drawn on price, so that an alert compares price with them. */
export const overlays: readonly string[] =
  'sma,ema,wma,vwap,bollinger,keltner,donchian,ichimoku,supertrend,parabolic sar,pivot points'.split(',');

/** For a study that the command bar doesn't know by this name. */
export const anySetting: readonly string[] = [...new Set(Object.values(studySettings).flat())];
