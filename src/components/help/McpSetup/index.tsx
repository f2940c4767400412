import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';

const configuration = (command: string, ...args: string[]) =>
  JSON.stringify({ mcpServers: { 'pt-docs': { command, args } } });

/** How a reader adds the MCP server. A package is named only where the operator owns one. */
export default function McpSetup() {
  const name = useDocusaurusContext().siteConfig.customFields?.mcpPackage;
  return typeof name === 'string' ? (
    <>
      <p>Add this to your assistant’s list of MCP servers:</p>
      <CodeBlock language="json">{configuration('npx', '-y', name)}</CodeBlock>
    </>
  ) : (
    <>
      <p>
        Build the server from the docs’ repository with <code>npm ci && npm run mcp:pack</code>, then add it
        to your assistant’s list of MCP servers with the path of your copy:
      </p>
      <CodeBlock language="json">{configuration('node', 'PATH/.cache/mcp/pt-docs-mcp.mjs')}</CodeBlock>
    </>
  );
}
