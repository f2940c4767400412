/** Input in the form that WebDriver and WebDriver BiDi share. */
const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const codeOf = (key: string) => KEYS[key] ?? key;

/** `Control+k` holds the first while the second is pressed; a lone `+` is a key. */
function strokes(combination: string) {
  const values = (combination.length > 1 ? combination.split('+') : [combination]).map(codeOf);
  return [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
}

export const keyActions = (keys: readonly string[]) => [
  { type: 'key', id: 'keyboard', actions: keys.flatMap(strokes) },
];

const pointer = (actions: readonly object[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];

const moveTo = (x: number, y: number) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});

export const moveActions = (x: number, y: number) => pointer([moveTo(x, y)]);

export const clickActions = (x: number, y: number) =>
  pointer([moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);

export const wheelActions = (x: number, y: number, deltaY: number) => [
  {
    type: 'wheel',
    id: 'wheel',
    actions: [
      {
        type: 'scroll',
        x: Math.round(x),
        y: Math.round(y),
        deltaX: 0,
        deltaY: Math.round(deltaY),
        duration: 0,
      },
    ],
  },
];
