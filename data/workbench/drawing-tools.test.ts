import { describe, expect, it } from 'vitest';
import { workbenchCommands } from '../commands/workbench';
import { drawingTools, fibonacciLevels } from './drawing-tools';
import { drawingToolSchema } from './drawing-tools.schema';
import { hotkeys } from './hotkeys';

describe('drawing tools', () => {
  it.each(drawingTools)('$id fits the schema', (tool) => {
    const result = drawingToolSchema.safeParse(tool);
    expect(result.success, `data/workbench/drawing-tools.ts: ${tool.id}: ${result.error?.message}`).toBe(
      true,
    );
  });

  it('are the tools of the draw command', () => {
    const choices = workbenchCommands.find(({ id }) => id === 'draw')?.parameters[0]?.choices;
    expect(drawingTools.map(({ id }) => id)).toEqual(choices);
    expect(drawingTools.map(({ command }) => command)).toEqual(choices?.map((choice) => `draw ${choice}`));
  });

  it.each(drawingTools.filter(({ hotkey }) => hotkey !== null))(
    '$id names its hotkey',
    ({ hotkey, command }) => {
      const found = hotkeys.find(({ id }) => id === hotkey);
      expect(found?.command, `data/workbench/hotkeys.ts: ${hotkey} must run "${command}"`).toBe(command);
    },
  );

  it('gives back from nothing to the whole move', () => {
    expect(fibonacciLevels.at(0)).toBe(0);
    expect(fibonacciLevels.at(-1)).toBe(100);
    expect([...fibonacciLevels].sort((one, other) => one - other)).toEqual(fibonacciLevels);
  });
});
