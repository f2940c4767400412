import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';

/** How a reader's assistant reads the docs: by their list of pages, and by the MCP server where the operator publishes it. */
export default function McpSetup() {
  const { url, customFields } = useDocusaurusContext().siteConfig;
  const name = customFields?.mcpPackage;
  return (
    <>
      <p>Give your assistant this address. It lists every page as plain text:</p>
      <CodeBlock language="text">{`${url}/llms.txt`}</CodeBlock>
      {typeof name === 'string' && (
        <>
          <p>
            Through the docs’ MCP server it can also decode an error, check a command, and work out a swap or
            a position size. Add this to its list of servers:
          </p>
          <CodeBlock language="json">
            {JSON.stringify({ mcpServers: { 'pt-docs': { command: 'npx', args: ['-y', name] } } })}
          </CodeBlock>
        </>
      )}
    </>
  );
}
