import { formatNumber } from '@site/data/examples/example';
import { snippets } from '@site/data/metrics/snippets';
import type { MetricFamily } from '@site/data/metrics/types';
import Disclosure from '@site/src/components/text/Disclosure';
import { knownTo } from '@site/src/lib/authorError';
import { sampleJson } from '@site/src/lib/text/sampleJson';
import CodeBlock from '@theme/CodeBlock';

/** How to rebuild one value of a family from a public response (data/metrics/snippets.ts). */
export default function Snippet({ family }: { readonly family: MetricFamily }) {
  const byFamily = Object.fromEntries(snippets.map((snippet) => [snippet.family, snippet]));
  const { title, endpoint, response, code, value, decimals, unit } = knownTo('Snippet', byFamily, family);
  const shown = decimals === undefined ? value : `${formatNumber(value, decimals)}, rounded`;
  return (
    <Disclosure summary={`Rebuild it yourself: ${title}`}>
      <p>{`A response of ${endpoint}, with sample numbers:`}</p>
      <CodeBlock language="json">{sampleJson(response)}</CodeBlock>
      <CodeBlock language="js">{code}</CodeBlock>
      <p>{`This returns ${shown} (${unit}).`}</p>
    </Disclosure>
  );
}
