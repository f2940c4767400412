import { expect, it } from 'vitest';
import { rebrand } from './otherBrand';

it('names another product and its app, and leaves ids, variables and other addresses alone', () => {
  const text =
    'PT’s keys, “PT” and PT. [About PT](/docs/introduction/about-pt) PT_APP_URL X-PTO app.pt.example docs.pt.example';
  expect(rebrand(text, { product: 'Acme & Co', appHost: 'trade.acme.example' })).toBe(
    'Acme & Co’s keys, “Acme & Co” and Acme & Co. [About Acme & Co](/docs/introduction/about-pt) PT_APP_URL X-PTO trade.acme.example docs.pt.example',
  );
});
