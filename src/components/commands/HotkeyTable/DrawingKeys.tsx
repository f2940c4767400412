import { drawingTools } from '@site/data/workbench/drawing-tools';
import { hotkeys } from '@site/data/workbench/hotkeys';
import FactTable from '@site/src/components/tables/FactTable';
import Keys from './Keys';

/** Command and keys of each drawing tool. */
export default function DrawingKeys() {
  return (
    <FactTable
      label="Commands and keys of the drawing tools"
      columns={['Tool', 'Command', 'Keys']}
      rows={drawingTools.map((tool) => {
        const hotkey = hotkeys.find(({ id }) => id === tool.hotkey);
        return {
          id: `draw-${tool.id}`,
          cells: [
            tool.name,
            <code key="command">{tool.command}</code>,
            hotkey ? <Keys key="keys" hotkey={hotkey} /> : 'None',
          ],
        };
      })}
    />
  );
}
