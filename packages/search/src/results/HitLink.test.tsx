import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import HitLink from './HitLink';

it('says an error in lines, with who can fix it last', () => {
  const html = renderToStaticMarkup(
    <HitLink
      hit={{
        url: '/errors#10010',
        kind: 'code',
        part: 'Trading',
        title: ['10010'],
        trail: [],
        text: ['The address isn’t listed.\nCause: a ', 'proxy', '\nFixed by: you'],
      }}
    />,
  );
  expect(html.match(/pt-hit__line/g)).toHaveLength(3);
  expect(html).toContain('>Cause: a <mark>proxy</mark></span>');
  expect(html).toContain('<span class="pt-hit__line pt-hit__who">Fixed by: you</span>');
});
