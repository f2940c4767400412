import { html as pageHtml } from '@pt-docs/built-pages/testing';
import { describe, expect, it } from 'vitest';
import { type DescribedPage, type DescribedSite, structuredData } from './index';

const site: DescribedSite = {
  title: 'PT Docs',
  url: 'https://docs.pt.example',
  searchPath: '/search',
  docs: '/docs/',
  questions: { '/docs/help': [{ question: 'Is it <b>free</b>?', answer: 'Yes.</script><script>x()' }] },
};

const steps = `<h2 class=anchor id=do-it>Do <code>it</code><a href=#do-it class=hash-link>​</a></h2>
<div class=steps_x data-steps><ol><li class="">Open <strong>Trade</strong>. Then wait.</li>
<li>Pay 0.5 ETH at 3 a.m. or later<ol><li>Inner</li></ol></li></ol><div class=result>Done</div></div>`;

function thingsOf(page: Partial<DescribedPage>): Record<string, unknown>[] {
  const data = structuredData(
    {
      route: '/docs/swap',
      html: pageHtml(''),
      title: 'Swap',
      description: 'How to swap.',
      address: 'https://docs.pt.example/docs/swap',
      image: 'https://docs.pt.example/card.png',
      ...page,
    },
    site,
  );
  return data
    ? JSON.parse(data.replace(/^<script type="application\/ld\+json">|<\/script>$/g, ''))['@graph']
    : [];
}

describe('structured data', () => {
  it('of a doc is an article', () => {
    expect(thingsOf({})).toEqual([
      {
        '@type': 'TechArticle',
        headline: 'Swap',
        description: 'How to swap.',
        url: 'https://docs.pt.example/docs/swap',
        image: 'https://docs.pt.example/card.png',
        isPartOf: { '@type': 'WebSite', name: 'PT Docs', url: 'https://docs.pt.example' },
      },
    ]);
  });

  it('has the first sentence of each step, under the heading of the list', () => {
    expect(thingsOf({ html: pageHtml(`${steps}<h2 id=later>Later</h2>${steps}`) })[1]).toEqual({
      '@type': 'HowTo',
      name: 'Do it',
      url: 'https://docs.pt.example/docs/swap#do-it',
      step: [
        { '@type': 'HowToStep', text: 'Open Trade.' },
        { '@type': 'HowToStep', text: expect.stringMatching(/^Pay 0\.5 ETH at 3 a\.m\./) },
      ],
    });
  });

  it('of steps without a heading has the name of the page', () => {
    const [, howTo] = thingsOf({ html: pageHtml(steps.replace(/<h2.*<\/h2>/, '')) });
    expect(howTo).toMatchObject({ name: 'Swap', url: 'https://docs.pt.example/docs/swap' });
  });

  it('of the home page says how to search', () => {
    expect(thingsOf({ route: '/' })).toMatchObject([
      {
        '@type': 'WebSite',
        potentialAction: { target: 'https://docs.pt.example/search?q={search_term_string}' },
      },
    ]);
  });

  it('of any other page is nothing', () => {
    expect(thingsOf({ route: '/search' })).toEqual([]);
  });

  it('can’t end its own script element', () => {
    expect(thingsOf({ route: '/docs/help' })[1]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Is it <b>free</b>?', acceptedAnswer: { text: 'Yes.</script><script>x()' } }],
    });
    const data = structuredData(
      { route: '/docs/help', html: '', title: '', description: '', address: '', image: '' },
      site,
    );
    expect(data.slice(1).match(/<[^>]*>/g)).toEqual(['</script>']);
  });
});
