import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hitsOf, NAMES_PATH, readNames, SearchEngine, withTexts } from '@pt-docs/search/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../../src/answers';
import { answered } from '../answers/phrasings';
import { cases } from '../cases/cases';
import { pagesOf, rankOf, searchQueries } from '../searchQueries';
import { BUILD } from './site';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const names = readNames(readJson(path.join(BUILD, NAMES_PATH)));
const engine = new SearchEngine(withTexts(names, readJson(path.join(BUILD, names.file))));

type Search = (query: string) => readonly string[];

const ours: Search = (query) =>
  engine.search(query).found.map(({ record }) => record.path + (record.anchor && `#${record.anchor}`));

/** The least share of queries whose answer is the first result, or among the first three. */
const FLOORS = [
  [1, 0.87],
  [3, 0.95],
] as const;

describe('relevance on the built index', () => {
  it('every accepted page is on the site', () => {
    const pages = new Set(engine.records.map((record) => record.path.replace(/\/$/, '')));
    const gone = Object.values(searchQueries)
      .flat()
      .flatMap((query) => pagesOf(query).filter((page) => !pages.has(page)));
    expect(gone, 'correct data/search/queries').toEqual([]);
  });

  it.each(FLOORS)('of queries that no rule was made for, among the first %d at least %d', (most, floor) => {
    const untuned = [...searchQueries.floor, ...searchQueries.fresh];
    const found = untuned.filter((query) => rankOf(ours(query[1]).slice(0, most), query) > 0);
    expect(found.length / untuned.length).toBeGreaterThanOrEqual(floor);
  });

  /** Among the first results of each of these queries is the address. */
  it.each<[most: number, address: RegExp, queries: string]>([
    [
      1,
      /others\/act-now/,
      'emergency, panic, scammed, hacked, i got hacked, stolen, stolen phone, leaked, phished, phishing, unauthorised, unauthorized trades, breach, someone else trades, fake site, compromised',
    ],
    [
      1,
      /others\/location-restrictions/,
      'us, US, usa, USA, united states, from the us, can I use PT from the US, us citizens, americans, is it legal in the united states',
    ],
    [1, /decentralised-exchange\/#networks/, 'supported chains, which chains are supported'],
    [1, /#operator/, '>= vs >, >=, <, less than, greater than or equal'],
    [1, /#cari-high/, '0.7, cari 0.7'],
    [1, /#rosi-heavy/, 'rosi 85'],
    [1, /#faq-phone/, 'ios app download, android app'],
    [1, /creating-a-dashboard#duplicate/, 'restore deleted dashboard'],
    [1, /#err-minus-32000|failed-swaps/, 'gas too low, out of gas'],
    [1, /questions#faq-deposit/, 'credit card, debit card, deposit, deposits, buy crypto with a card'],
    [1, /questions#no-referral/, 'referral, referral code, affiliate program'],
    [1, /questions#no-staking/, 'staking, stake, lending'],
    [1, /questions#no-nfts/, 'nft, NFTs'],
    [1, /questions#no-grid-bots/, 'grid bot, grid bots, trading bot'],
    [1, /questions#no-stocks/, 'stocks, tesla stock, forex'],
    [1, /questions#no-news/, 'news, news feed'],
    [1, /fix-a-problem#support/, 'support, contact support'],
  ])('among the first %d is %s', (most, address, queries) => {
    const lost = queries.split(', ').filter(
      (query) =>
        !ours(query)
          .slice(0, most)
          .some((found) => address.test(found)),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    [
      'stolen',
      'hacked account, api key leaked, someone has my api key, my phone was stolen, lost my laptop, secret key exposed, pasted my api secret in a chat, somebody got into my account, malware on my computer, sim swap attack, account taken over, security breach',
    ],
    [
      'orders',
      'orders I did not send, order i didnt place, someone traded on my account, trades i never made, unknown orders in my account, unauthorised trades, a position i did not open, orders that are not mine, unrecognised trade, somebody else is trading on my account',
    ],
    [
      'approved',
      'i approved a scam contract, approved a scam contract, approved the wrong contract, i signed a malicious transaction, signed a permit by mistake, my wallet was drained, connected my wallet to a scam site, drainer, signed a phishing signature, tokens stolen from my wallet, sent usdt to a scammer, sent to wrong address, sent coins to the wrong network',
    ],
    [
      'seed-phrase',
      'seed phrase, typed my seed phrase, entered seed phrase on fake site, someone knows my seed phrase, gave my recovery phrase to support, private key leaked, seed phrase compromised, mnemonic exposed, my secret phrase was stolen, i shared my 12 words, private key stolen',
    ],
    [
      'sign-in',
      'cannot log in, cant sign in, locked out of my account, i am locked out, lost my 2fa, lost authenticator app, new phone no 2fa codes, account locked, login does not work, 2fa code not accepted, lost recovery codes',
    ],
    [
      'false-pt',
      'fake support, someone on telegram says he is pt support, pt support asked for my password, fake website, phishing mail, scam support message, impersonator, admin messaged me first, fake pt app, someone pretends to be pt, suspicious email from pt',
    ],
  ])('who is in trouble finds act-now#%s first', (id, queries) => {
    const lost = queries.split(', ').filter((query) => !ours(query)[0]?.endsWith(`/act-now#${id}`));
    expect(lost).toEqual([]);
  });

  it('a section of symptoms shows one with its cause', () => {
    const shown = engine.records.filter(({ anchor, symptoms }) => anchor === 'what-can-go-wrong' && symptoms);
    expect(shown.length).toBeGreaterThan(30);
    const [hit] = hitsOf(engine.search('alert log looks wrong'), 1, 18);
    expect(hit?.text.join('')).toMatch(/log has no line · The trigger waits for the close/);
  });

  it.each([
    ['how do i', /faq-account|faq-password|getting-started/],
    ['can i', /Can I|faq|whether/],
    ['balance shows 0', /fix-balance-zero/],
    ['timeout after clicking send, did I get two orders', /fix-error-after-sending/],
    ['supported browsers', /faq-browsers/],
    ['how much does PT cost', /#faq-fees$/],
    ['is PT free', /#faq-fees$/],
    ['pricing', /#faq-fees$/],
    ['rest api', /#faq-api$/],
    ['forgot password', /#faq-password$/],
    ['sign up', /#faq-account$/],
    ['log in', /#faq-account$/],
    ['log out', /#faq-account$/],
    ['point of control', /#poc$/],
    ['unlimited approval', /approvals#kinds$/],
    ['alert exchange inflow', /#series-crosses-level$/],
    ['on-chain history start', /#coverage$/],
    ['pine', /#tradingview$/],
  ])('"%s" leads to its remedy first', (query, address) => expect(ours(query)[0]).toMatch(address));

  it.each([
    ['10010', 'err-10010'],
    ['-32002', 'err-minus-32002'],
    ['/study add rsi', 'cmd-study-add'],
    ['/where funding < 0', 'cmd-where'],
    ['CVD', 'cvd'],
  ])('%s is answered by its own record', (query, anchor) => {
    expect(ours(query)[0]).toContain(`#${anchor}`);
  });
});

describe('results of the built index', () => {
  it('are none for words that are none, and never fail for odd queries', () => {
    const letter = fc.constantFrom(...'qxzjvkwbfg');
    const gibberish = fc.string({ unit: letter, minLength: 7, maxLength: 14 });
    fc.assert(
      fc.property(gibberish, (query) => {
        expect(ours(query)).toEqual([]);
      }),
      { numRuns: cases(1_000) },
    );
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc
        .array(fc.constantFrom(...'10010 $5 −0 1e999 how do i not __proto__ % null é 🚀 rsi'.split(' ')))
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(typed, (query) => {
        expect(engine.search(query).found.every(({ score }) => Number.isFinite(score))).toBe(true);
      }),
      { numRuns: cases(2_000) },
    );
  });

  it('never have an empty text or a line of table heads', () => {
    expect(engine.records.filter(({ text }) => text.trim() === '')).toEqual([]);
    const heads = new Set(
      engine.records.flatMap(({ text }) => text.match(/(?<= · )[^:\n]{3,40}(?=: )/g) ?? []),
    );
    const onlyHeads = engine.records.filter(({ text }) =>
      text
        .split('\n')
        .some((line) => line.split(' · ').length > 1 && line.split(' · ').every((cell) => heads.has(cell))),
    );
    expect(onlyHeads.map(({ path: page, anchor }) => `${page}#${anchor}`)).toEqual([]);
  });

  it('are answers that lead to what is on the page', () => {
    const wrong = answered
      .trim()
      .split('\n')
      .map((line) => line.split(' → ')[0] ?? '')
      .filter((query) => {
        const url = answerTo(query, (kind, name) => engine.named(kind, name))?.url ?? '/gone#';
        const [address = '', id = ''] = url.replace(/\?[^#]*/, '').split('#');
        const html = readFileSync(path.join(BUILD, address.replace(/^\/gone$/, ''), 'index.html'), 'utf8');
        return id !== '' && !new RegExp(`id="?${id}[" >]`).test(html);
      });
    expect(wrong).toEqual([]);
  });
});

it('the empty dialog of search is on every page, before its content', () => {
  for (const page of ['index.html', '404.html', 'docs/alerts/overview/index.html', 'search/index.html']) {
    const html = readFileSync(path.join(BUILD, page), 'utf8');
    expect(html.search(/<dialog id="?pt-search/), page).toBeGreaterThan(0);
    expect(html.search(/<dialog id="?pt-search/), page).toBeLessThan(html.search(/<div id="?__docusaurus/));
  }
});
