/** Some readers type by voice or with a shaking hand: a shortcut of one letter can be switched off. */
const KEY = 'pt-search-slash';

export function opensBySlash(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setOpensBySlash(isOn: boolean): void {
  try {
    if (isOn) {
      localStorage.removeItem(KEY);
    } else {
      localStorage.setItem(KEY, 'off');
    }
  } catch {
    // Storage is blocked: not remembered.
  }
}
