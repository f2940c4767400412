import CopyButton from '@site/src/components/layout/CopyButton';
import Icon, { type IconName } from '@site/src/components/layout/Icon';
import Table from '@site/src/components/tables/FactTable/Table';
import FilteredList from '@site/src/components/tables/FilteredList';
import ScrollTable from '@site/src/components/tables/ScrollTable';
import Disclosure from '@site/src/components/text/Disclosure';
import RiskNote from '@site/src/components/text/RiskNote';
import Steps, { Result } from '@site/src/components/text/Steps';
import CodeBlock from '@site/src/theme/CodeBlock';
import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Token = { readonly name: string; readonly value: string };
type Group = { readonly title: string; readonly tokens: readonly Token[] };

/** The tokens of src/css/tokens.css, in the groups that its comments make. */
function tokenGroups(css: string): Group[] {
  const root = css.match(/:root \{(?<tokens>[\s\S]*?)\n\}/)?.groups?.tokens ?? '';
  return root
    .split('/*')
    .slice(1)
    .map((text) => {
      const [title = '', declarations = ''] = text.split('*/');
      const found = declarations.matchAll(/(--[\w-]+):\s*([^;]+);/g);
      const tokens = Array.from(found, ([, name = '', value = '']) => ({ name, value }));
      return { title: title.trim(), tokens };
    });
}

const BOX: CSSProperties = {
  border: '1px solid var(--pt-line-strong)',
  flex: 'none',
  height: '2rem',
  width: '4rem',
};

const SAMPLE = 'Funding 0.01% every 8 h';

function Swatch({ name }: Token) {
  return <span style={{ ...BOX, background: `var(${name})` }} />;
}

function Corner({ name }: Token) {
  return <span style={{ ...BOX, borderRadius: `var(${name})` }} />;
}

function Length({ name }: Token) {
  return (
    <span
      style={{ background: 'var(--pt-accent)', height: '0.5rem', maxWidth: '100%', width: `var(${name})` }}
    />
  );
}

/** A weight is a number, a typeface ends in a generic one; all others are sizes. */
function propertyOf(value: string): 'fontWeight' | 'fontFamily' | 'fontSize' {
  if (/^\d+$/.test(value)) {
    return 'fontWeight';
  }
  return /(sans-serif|monospace)$/.test(value) ? 'fontFamily' : 'fontSize';
}

function Letters({ name, value }: Token) {
  const property = propertyOf(value);
  return <span style={{ [property]: `var(${name})`, lineHeight: 1.3 }}>{SAMPLE}</span>;
}

/** How a group is shown, by the first word of its comment. */
const DEMOS: Readonly<Record<string, (token: Token) => ReactNode>> = {
  Palette: Swatch,
  Surfaces: Swatch,
  Blue: Swatch,
  The: Swatch,
  Corners: Corner,
  Type: Letters,
  Widths: Length,
  Space: Length,
  Motion: ({ value }) => value,
};

function TokenGroup({ title, tokens }: Group) {
  const Demo = DEMOS[title.match(/^\w+/)?.[0] ?? ''];
  if (!Demo) {
    throw new Error(
      `src/css/tokens.css has a group "${title}" that the page of tokens can't show. Add it to DEMOS in src/figures/tokensPage.tsx.`,
    );
  }
  return (
    <section>
      <h2>{title.split(/[:.]/)[0]}</h2>
      <ScrollTable>
        <thead>
          <tr>
            <th>Token</th>
            <th>Value</th>
            <th>Looks like</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.name}>
              <th scope="row">
                <code>{token.name}</code>
              </th>
              <td>{token.value}</td>
              <td data-token={token.name}>
                <div style={{ display: 'flex' }}>
                  <Demo {...token} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  );
}

function Icons({ names }: { readonly names: readonly string[] }) {
  return (
    <section>
      <h2>Icons</h2>
      <ul style={{ columns: '9rem', listStyle: 'none', padding: 0 }}>
        {names.map((name) => (
          <li key={name} style={{ alignItems: 'center', display: 'flex', gap: '0.5rem' }}>
            <Icon name={name as IconName} /> {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

const COMPONENTS: Readonly<Record<string, ReactNode>> = {
  'Text and links': (
    <>
      <p className="lead">A lead says what the page is for, in a lighter voice.</p>
      <p>
        Body text with a <a href="#links">link to a page</a>, <code>inline code</code> and{' '}
        <strong>strong words</strong>.
      </p>
      <h3>A heading of the third level</h3>
    </>
  ),
  Buttons: (
    <p>
      {['primary', 'secondary'].map((kind) => (
        <button key={kind} type="button" className={`button button--${kind}`}>
          A {kind} button
        </button>
      ))}
    </p>
  ),
  'Keys and copying': (
    <p>
      <kbd>Ctrl</kbd> + <kbd>K</kbd> opens search. <code>study add rsi</code>{' '}
      <CopyButton text="study add rsi" label="Copy the command" />
    </p>
  ),
  Callouts: (
    <>
      <div className="theme-admonition theme-admonition-tip alert alert--success">
        <strong>Tip</strong>
        <p>Something that saves time.</p>
      </div>
      <RiskNote>
        <p>What can be lost, and how to avoid it.</p>
      </RiskNote>
    </>
  ),
  Steps: (
    <Steps>
      <ol>
        <li>
          Open the <strong>Alerts</strong> tab.
        </li>
        <li>
          Click <strong>New alert</strong>.
        </li>
      </ol>
      <Result>The alert is under Active.</Result>
    </Steps>
  ),
  Table: (
    <Table
      label="Prices"
      columns={['Symbol', 'Price']}
      rows={[{ cells: ['BTCUSDT', '67,341.5'] }, { cells: ['ETHUSDT', '3,104.2'] }]}
    />
  ),
  Disclosure: (
    <Disclosure summary="How it’s calculated">
      <p>Closed until somebody asks.</p>
    </Disclosure>
  ),
  Filter: (
    <FilteredList label="Filter terms" count={2} values={{ entry: 'term' }}>
      <ul>
        <li>Basis</li>
        <li>Funding rate</li>
      </ul>
    </FilteredList>
  ),
  'Code block': <CodeBlock title="alert.json">{'{ "symbol": "BTCUSDT", "level": 65000 }'}</CodeBlock>,
};

const iconNames = (css: string) =>
  Array.from(css.matchAll(/\[data-icon='([\w-]+)'\]/g), ([, name = '']) => name);

/** Every token, icon and basic component, from the stylesheets themselves. */
export function tokensPage({ tokens, icons }: { readonly tokens: string; readonly icons: string }): string {
  return renderToStaticMarkup(
    <>
      {tokenGroups(tokens).map((group) => (
        <TokenGroup key={group.title} {...group} />
      ))}
      <Icons names={iconNames(icons)} />
      {Object.entries(COMPONENTS).map(([name, shown]) => (
        <section key={name}>
          <h2>{name}</h2>
          {shown}
        </section>
      ))}
    </>,
  );
}
