import type { z } from 'zod';
import type { Site } from './site';

/** A question that an assistant can ask. It reads and computes; nothing is changed anywhere. */
export type DocsTool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  /** The form of `data`. Assistants read it at every start, so it names fields and says little about them. */
  readonly output: Output;
  /** The answer as a person would read it, and the same for programs. */
  run(
    given: z.infer<Input>,
    site: Site,
  ): Promise<{ readonly text: string; readonly data: Readonly<z.infer<Output>> }>;
};

/** Ties the types of one tool together; the list of all tools then needs no type of each. */
export function docsTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: DocsTool<Input, Output>,
): DocsTool {
  // A name that the tool doesn't know is refused: ignoring it would answer another question.
  return { ...tool, input: tool.input.strict() } as unknown as DocsTool;
}
