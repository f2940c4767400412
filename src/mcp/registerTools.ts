/** The draft of WebMCP: tools of a page for the assistant in the browser. */
export type ModelContext = {
  registerTool(tool: {
    name: string;
    title: string;
    description: string;
    inputSchema: object;
    annotations: { readOnlyHint: boolean };
    execute(given: unknown): Promise<unknown>;
  }): Promise<void>;
};

/** Only where the browser has an assistant, and never in a frame: there the tools are the app's. */
if (typeof document !== 'undefined' && window.top === window) {
  const { modelContext } = document as { modelContext?: ModelContext };
  if (modelContext) {
    import('./pageTools')
      .then(({ registerAll }) => registerAll(modelContext))
      .catch((error: unknown) => console.warn('The tools of this page are not available.', error));
  }
}
