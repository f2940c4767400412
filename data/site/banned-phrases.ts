type BannedPhrase = {
  /** As a regular expression over the Markdown copy of a page. */
  readonly phrase: string;
  readonly instead: string;
};

/** Words and forms that make a page sound translated, and what a trader would say. */
export const bannedPhrases: readonly BannedPhrase[] = [
  { phrase: '\\d[\\s\\u00a0\\u202f]%', instead: 'no space before %: 0.22%' },
  { phrase: '\\bdearer\\b', instead: 'more expensive' },
  { phrase: '\\b(nobody|somebody|whoever)\\b', instead: 'no one, someone, anyone who; or say who' },
  { phrase: '\\bWhat can go wrong\\b', instead: 'a heading that names the symptom' },
  { phrase: '\\bYou have then\\b', instead: 'What you’ll have' },
  { phrase: '\\bnever surely\\b', instead: 'usually' },
  { phrase: '\\b(is|are) for good\\b', instead: 'can’t be changed later' },
  { phrase: '\\bcomes about\\b', instead: 'is built' },
  { phrase: '^Know (what|which|how|whether|who)\\b', instead: 'open with what the page is for' },
  { phrase: '\\bTell from\\b', instead: 'See' },
  { phrase: '\\bended key\\b', instead: 'expired key' },
];
