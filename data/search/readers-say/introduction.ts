import type { Said } from './said';

const about = '/docs/introduction/about-pt';
const start = '/docs/introduction/getting-started';
const location = '/docs/others/location-restrictions';
const glossary = '/docs/others/overview';
const writing = '/markdown-page';

export const introduction: Said = {
  [about]: ['what pt, company, product overview'],
  [`${about}#parts`]: ['pt features, what pt does, product parts'],
  [`${about}#what-pt-reads`]: [
    'supported exchanges, which exchanges, supported coins, data coverage, binance data, which coins',
    'coverage',
  ],
  [`${about}#where-figures-come-from`]: ['data source, where data from, data reliable, data quality'],
  [`${about}#your-account`]: [
    'pt access account, what pt can do, pt trade without me, safe connect, pt permissions',
    'take my money, pt know about me, is pt safe, pt access money',
  ],
  [`${about}#what-stays-with-you`]: [
    'what is private, others see positions, see my keys, my data private, share balance',
    'see my balance, who sees my work, hide balance',
  ],
  [`${about}#limits`]: [
    'financial advice, price prediction, trading signals, advice, buy recommendation',
    'guaranteed profit',
  ],
  [`${about}#names`]: ['affiliated, partnership, official bybit'],
  [`${about}#privacy`]: [
    'what does pt know',
    'cookies, privacy policy, personal data, know about me, analytics',
  ],

  [start]: [
    'tutorial, beginner guide, first steps, quick start, how to start, new user, new here',
    'where begin',
  ],
  [`${start}#what-you-need`]: [
    'requirements, need account, need exchange, system requirements, need wallet',
    'sign in',
  ],
  [`${start}#look-around`]: ['menu, left sidebar, main navigation, where is everything, top bar, find menu'],
  [`${start}#build-a-chart`]: ['first chart, first indicator, make chart'],
  [`${start}#save`]: ['save first chart, save chart'],
  [`${start}#set-an-alert`]: ['first alert, test alert, alert really works'],
  [`${start}#build-a-dashboard`]: ['first dashboard'],
  [`${start}#what-you-have`]: [
    'open another device, another computer, other device, where saved, access from home',
  ],
  [`${start}#what-can-go-wrong`]: ['step not work, tutorial problem, command bar not open, funding empty'],
  [`${start}#where-next`]: ['what next, learning path, after tutorial'],

  [location]: [
    'not available country, blocked country, country list, us users, americans, legal country',
    'sanctions, allowed countries',
  ],
  [`${location}#three-layers`]: ['who blocks me, why blocked, who decides, blocked by whom'],
  [`${location}#features`]: [
    'which features blocked, not available in my country, what works blocked, swap not available',
    'feature unavailable, still works',
  ],
  [`${location}#what-is-checked`]: [
    'how location known, ip check, location detected, wallet screening, how pt knows country',
  ],
  [`${location}#close-only`]: [
    'positions blocked country, country blocked open positions, forced to close, only close positions',
    'cannot open position, only reduce',
  ],
  [`${location}#travelling`]: [
    'trip abroad, on holiday, vacation, abroad login, another country, moving country, business trip',
  ],
  [`${location}#vpn`]: ['use vpn, bypass block, hide location, proxy'],
  [`${location}#report`]: [
    'wrong country, wrongly blocked, blocked by mistake, ip wrong country, contact support location',
  ],
  [`${location}#published`]: [
    'bybit countries, country list, excluded countries, restricted list, us canada, uniswap blocked',
  ],
  [`${location}#what-can-go-wrong`]: ['bybit stopped working, bybit refused, suddenly blocked, error 10009'],

  [glossary]: ['dictionary, terms, definitions, jargon, vocabulary, abbreviations'],
  [`${glossary}#compare`]: [
    'numbers differ, different from tradingview, different elsewhere, coinglass different',
    'other site different, number wrong, numbers not match, price different, coingecko different',
  ],
  [`${glossary}#limit-active-alerts`]: ['max alerts, how many alerts, alert limit, maximum number of alerts'],
  [`${glossary}#limit-panes`]: ['how many charts, max panes, how many charts at once'],
  [`${glossary}#limit-widgets`]: ['how many widgets, max widgets'],
  [`${glossary}#signs`]: ['plus or minus, negative meaning, positive meaning, sign meaning, negative number'],
  [`${glossary}#units`]: ['units, number format, decimal comma, usd or coin, basis points, percent meaning'],
  [`${glossary}#time`]: ['timezone, utc time, when day closes, candle time, day starts'],
  [`${glossary}#data`]: ['gap meaning, missing values, sample data'],
  [`${glossary}#abbreviations`]: ['short forms, acronyms, letters mean'],

  [writing]: ['how to read, documentation style, about documentation'],
  [`${writing}#find`]: ['search docs, search documentation, find page'],
  [`${writing}#markdown`]: [
    'download docs, plain text, llm, markdown version, copy page, docs for ai, offline docs',
  ],
  [`${writing}#report`]: [
    'report mistake, report error, contact, feedback, contact support, customer support',
    'documentation wrong, get help, help desk',
  ],
  [`${writing}#marks`]: ['symbols meaning, dotted line, bold meaning'],
  [`${writing}#as-of`]: ['out of date, how old information, information date'],

  '/blog': [
    'old posts',
    'changelog, release notes, new features, what changed, latest version, news, updates',
  ],
};
