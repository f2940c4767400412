import { savedAt } from './copies';
import { isEmpty } from './intact';

type Sources = {
  /** Asks the server, past what the HTTP cache has kept. */
  readonly askAgain: () => Promise<Response>;
  readonly copy: () => Promise<Response | undefined>;
};

/** Pages of this site are asked for each time. One that may be kept longer could be a network's sign-in page of yesterday. */
const mayBeOld = (response: Response) =>
  response.ok &&
  !savedAt(response) &&
  !/no-cache|no-store|max-age=0/.test(response.headers.get('Cache-Control') ?? '');

/** What to show for an answer of the network: the server's own, or a copy where that is an error or has no content. */
export async function freshPage(answer: Response, { askAgain, copy }: Sources): Promise<Response> {
  const response = mayBeOld(answer) ? await askAgain().catch(() => answer) : answer;
  const isNoPage = response.status >= 500 || (response.ok && (await isEmpty(response)));
  return (isNoPage && (await copy())) || response;
}
