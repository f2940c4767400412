/** Runs in the head of every page, before the script of @pt-docs/islands (its option `earlyHeadModules`). */

import { isFramed } from '@pt-docs/islands/head';
import { keepEarlyMessages } from './earlyMessages';
import { resumeEmbed } from './embedMemory';

if (isFramed()) {
  const search = resumeEmbed(location.search);
  if (search !== location.search) {
    history.replaceState(history.state, '', search + location.hash);
  }
  keepEarlyMessages();
}
