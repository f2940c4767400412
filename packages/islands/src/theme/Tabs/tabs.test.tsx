import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import Tabs from '.';

const TabItem = (_: { value: string; label?: string; default?: boolean; children: string }) => null;

it('tabs are disclosures of one group, the default one open, without a script', () => {
  const html = renderToStaticMarkup(
    <Tabs>
      <TabItem value="npm">npm start</TabItem>
      <TabItem value="yarn" label="Yarn" default>
        yarn start
      </TabItem>
    </Tabs>,
  );
  const [, name] = /name="([^"]+)"/.exec(html) ?? [];
  expect(html).toBe(
    `<div class="tabs-container"><details name="${name}"><summary>npm</summary>npm start</details><details name="${name}" open=""><summary>Yarn</summary>yarn start</details></div>`,
  );
});
