const isScalar = (value: unknown) => value === null || typeof value !== 'object';

/** JSON for reading: an object or a list of plain values takes one line, what holds others is indented. */
export function sampleJson(value: unknown, indent = ''): string {
  if (isScalar(value) || Object.values(value as object).every(isScalar)) {
    return JSON.stringify(value);
  }
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = Object.entries(value as object).map(
    ([key, item]) =>
      inner + (Array.isArray(value) ? '' : `${JSON.stringify(key)}: `) + sampleJson(item, inner),
  );
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
