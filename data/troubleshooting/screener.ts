import { troublesIn } from './troublesIn';

const create = '/docs/screener/creating-a-screener';
const commands = '/docs/screener/screener-commands';

export const screenerTroubles = troublesIn(`
${create}
  fix-list-empty: The screener’s list is empty
    The filters rule each other out, or one has no data in this universe. Drop them one by one and watch the count. DEX fields need DEX pools, derivatives fields need perps.
  fix-market-missing: A market I expect isn’t in the list
    It’s outside the universe, fails a filter, has no data, or is cut off by \`limit\`. Check in that order: show the fields as columns and drop one filter at a time.
  fix-many-dropped: Few rows, and hundreds dropped out
    Most markets have no value for one of your fields. Replace it, or accept that you see a small part.
    → Missing data: /docs/screener/screener-filters/#missing-data
  fix-wrong-row-opened: Another market opened than the row I meant
    The list was sorted again between looking and typing. Run \`refresh off\` first, or click the row.
  fix-row-gone: A row was there an hour ago and is gone
    It stopped passing, or a provider corrected a number. Put markets you care about on your watchlist.
${commands}
  fix-field-unknown: PT doesn’t know my field
    Its id is spelt differently. Look it up in the list of all fields.
    → All fields: /docs/screener/screener-filters/#all-fields
  fix-everything-passes: Every market passes my filter
    The limit isn’t in the unit you think: funding is in percent, and spread is in bps. Look up the field’s unit.
  fix-changed-odd: changed% returns odd markets
    The earlier value was tiny, so a small step counts as a large change. Also filter by the value itself.
`);
