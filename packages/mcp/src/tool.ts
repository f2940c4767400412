import type { z } from 'zod';
import type { Site } from './site';

type ToolAnswer = {
  /** What a person would read. */
  readonly text: string;
  /** The same for programs. Its form isn't announced: the schemas would be a third of what an assistant reads first. */
  readonly data: Readonly<Record<string, unknown>>;
};

/** A question that an assistant can ask. It reads and computes; nothing is changed anywhere. */
export type DocsTool<Input extends z.ZodObject = z.ZodObject> = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  /** What a client with MCP Apps shows beside the answer, which names its address as `figure`. */
  readonly app?: string;
  run(given: z.infer<Input>, site: Site): Promise<ToolAnswer>;
};

/** Ties the types of one tool together; the list of all tools then needs no type of each. */
export function docsTool<Input extends z.ZodObject>(tool: DocsTool<Input>): DocsTool {
  // A name that the tool doesn't know is refused: ignoring it would answer another question.
  return { ...tool, input: tool.input.strict() } as unknown as DocsTool;
}
