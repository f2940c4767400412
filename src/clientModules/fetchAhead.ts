export function onRouteDidUpdate(): void {
  // What fails to load is a convenience.
  import('../lib/fetchAhead').then(({ fetchAhead }) => fetchAhead()).catch(() => undefined);
}
