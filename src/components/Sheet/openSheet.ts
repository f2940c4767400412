/** An address that names a sheet opens its first fold. The heading stands before the sheet, so no browser does that itself. */
export function onRouteDidUpdate({ location }: { location: { hash: string } }): void {
  document
    .getElementById(location.hash.slice(1))
    ?.nextElementSibling?.querySelector('[data-sheet] details')
    ?.setAttribute('open', '');
}
