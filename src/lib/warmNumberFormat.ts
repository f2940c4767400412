/** Most pages format a number. The browser's first formatter takes 30 ms, on a slow phone 120: made in an idle moment. */
if (typeof window !== 'undefined') {
  (window.requestIdleCallback ?? setTimeout)(() => void new Intl.NumberFormat('en-US'));
}
