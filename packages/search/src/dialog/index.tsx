import { createRoot } from 'react-dom/client';
import SearchDialog from './SearchDialog';
import '../results/hit.css';
import '../results/panel.css';

let isMounted = false;

/** Fills the dialog that the head script opened (head/index.ts). An island of its own: search needs nothing of the application. */
export function enhance(dialog: HTMLElement): () => void {
  const body = dialog.querySelector('.pt-search__body');
  if (body && !isMounted) {
    isMounted = true;
    createRoot(body).render(<SearchDialog dialog={dialog as HTMLDialogElement} />);
  }
  return () => undefined;
}
