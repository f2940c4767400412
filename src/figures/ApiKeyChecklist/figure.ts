import { exchangePermissions } from '@site/data/trading/exchange-permissions';
import { choiceOf, flag, type States } from '../kit/state/codec';
import { ACCESS, keyFrom, rightsCodec } from './model';

export const figure = {
  id: 'api-key-checklist',
  title: 'What a key can do, for you and for a thief',
  caption:
    'Try: go from Watch only to Trade perps and read what a thief could do. Bind the key to PT’s addresses and see the expiry date go. Then tick withdrawal.',
};

const first = keyFrom('watch');

export const codecs = {
  access: choiceOf(ACCESS, first.access),
  rights: rightsCodec(first.rights),
  bound: flag(false),
};

export const states: States<typeof codecs> = {
  'no right at all': { rights: [] },
  'trade perps, bound to addresses': { ...keyFrom('perps'), bound: true },
  'trade perps, with USDC contracts': { access: 'write', rights: [...keyFrom('perps').rights, 'right-usdc'] },
  'trade spot': keyFrom('spot'),
  'trade perps and spot': keyFrom('perps-and-spot'),
  'withdrawal, refused': { access: 'write', rights: ['right-contract-order', 'right-withdraw'] },
  'every right': { access: 'write', rights: exchangePermissions.map(({ id }) => id) },
};
