/** Opens the first fold of the sheet that the address names. Its heading stands before the sheet, where no browser opens it. */
function openNamedSheet(hash: string): void {
  let next = hash ? document.getElementById(hash.slice(1)) : null;
  while (next && !next.matches('[data-sheet]')) {
    next = next.nextElementSibling as HTMLElement | null;
    if (next?.matches('h1, h2, h3')) {
      return;
    }
  }
  const fold = next?.querySelector('details');
  if (fold) {
    fold.open = true;
  }
}

export const onRouteDidUpdate = ({ location }: { location: { hash: string } }): void =>
  openNamedSheet(location.hash);
