import { savedDate } from './copies';

const CLASS = 'pt-saved-note';

/** A line above the page: outside of React's root, so that nothing it draws can disturb it. */
function noteElement(): HTMLElement {
  const existing = document.querySelector<HTMLElement>(`.${CLASS}`);
  if (existing) {
    return existing;
  }
  const note = document.createElement('div');
  note.className = CLASS;
  note.setAttribute('role', 'status');
  document.body.prepend(note);
  return note;
}

export function removeNote(): void {
  document.querySelector(`.${CLASS}`)?.remove();
}

/** The copy's date, and a way to the newest version once there is a network again. */
export function showNote(date: Date, isOnline: boolean): void {
  const note = noteElement();
  const text = document.createElement('span');
  text.textContent = `You are reading a copy saved on ${savedDate(date)}.`;
  note.replaceChildren(text);
  if (isOnline) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Load the newest version';
    button.onclick = () => location.reload();
    note.append(button);
  }
}
