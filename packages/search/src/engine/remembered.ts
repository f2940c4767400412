/** What was computed before; beyond `most` entries all of it is forgotten, so that no stranger's words fill the memory. */
export function remembered<Value>(
  known: Map<string, Value>,
  key: string,
  most: number,
  compute: () => Value,
): Value {
  const found = known.get(key);
  if (found !== undefined) {
    return found;
  }
  if (known.size >= most) {
    known.clear();
  }
  const value = compute();
  known.set(key, value);
  return value;
}
