import type { MouseEvent } from 'react';

/** For links to the search page that open the search dialog instead when the page is awake. */
export function openSearch(event: MouseEvent): void {
  const searchButton = document.querySelector<HTMLButtonElement>('.DocSearch-Button');
  if (searchButton) {
    event.preventDefault();
    searchButton.click();
  }
}
