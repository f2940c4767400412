/** Dispatched on the window once somebody listens to the page around the frame (client/listen.ts). */
export const LISTENING = 'pt-embed:listening';

/** An app sends one message at the start; more than a few are a flood. */
const MOST_MESSAGES = 5;

/** Keeps what the parent says before anyone listens; who says it is checked when it is read. */
export function keepEarlyMessages(): void {
  const early: MessageEventInit[] = [];
  const keepMessage = ({ data, origin, source }: MessageEvent) => {
    if (source === parent && early.length < MOST_MESSAGES) {
      early.push({ data, origin, source });
    }
  };
  addEventListener('message', keepMessage);
  addEventListener(
    LISTENING,
    () => {
      removeEventListener('message', keepMessage);
      for (const message of early) {
        dispatchEvent(new MessageEvent('message', message));
      }
    },
    { once: true },
  );
}
