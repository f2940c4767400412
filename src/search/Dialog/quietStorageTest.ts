const TEST_KEY = '__TEST_KEY__';

/**
 * DocSearch asks whether the browser stores anything by storing and removing a test value, twice for every drawing and
 * so eight times for every letter: two fifths of what typing cost. While the dialog is open only the first test is a
 * real one. If it fails, it fails, and so does every later one.
 */
export function quietStorageTest(): () => void {
  const { setItem, removeItem } = Storage.prototype;
  let stores = false;
  let isRemoved = false;
  Storage.prototype.setItem = function (key: string, value: string) {
    if (key !== TEST_KEY || !stores) {
      setItem.call(this, key, value);
      stores ||= key === TEST_KEY;
    }
  };
  Storage.prototype.removeItem = function (key: string) {
    if (key !== TEST_KEY || !isRemoved) {
      removeItem.call(this, key);
      isRemoved ||= key === TEST_KEY;
    }
  };
  return () => {
    Object.assign(Storage.prototype, { setItem, removeItem });
  };
}
