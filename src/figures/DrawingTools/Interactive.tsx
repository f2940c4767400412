import { drawingTools } from '@site/data/workbench/drawing-tools';
import Buttons from '../kit/controls/Buttons';
import Choice from '../kit/controls/Choice';
import controls from '../kit/controls/controls.module.css';
import FigureBody from '../kit/shell/FigureBody';
import DrawingChart from './DrawingChart';
import { anchorText, describeDrawing, drawingText, toolName } from './describe';
import { figure } from './figure';
import { FINE_PRICE_STEP, PRICE_STEP, pointsNeeded } from './model';
import styles from './styles.module.css';
import { useDrawings } from './useDrawings';

export default function Interactive() {
  const {
    tool,
    drawings,
    begun,
    cursor,
    draft,
    setCursor,
    place,
    cancel,
    setTool,
    remove,
    clear,
    reset,
    control,
  } = useDrawings();
  const picked = drawingTools.find(({ id }) => id === tool);
  const last = begun.at(-1);
  const progress = last
    ? `Point ${begun.length} of ${pointsNeeded(tool)} set at ${anchorText(last)}. Set the next one.`
    : 'No point set.';
  const cursorText = cursor ? ` Cursor at ${anchorText(cursor)}.` : '';

  return (
    <FigureBody
      layout="tall"
      isSampleData
      onReset={reset}
      finding={describeDrawing(drawings.at(-1))}
      controls={
        <Choice {...control('tool')} label="Tool" value={tool} nameOf={toolName} onChange={setTool} />
      }
      more={
        <>
          <p className={styles.place} data-markdown-ignore="">
            <strong>{`${picked?.name}.`}</strong>
            <span>{` ${picked?.place}`}</span>
          </p>
          <p data-hint className={controls.hint} role="status">
            {progress + cursorText}
          </p>
          <p id={`${figure.id}-keys`} data-hint data-markdown-ignore="" className={controls.hint}>
            Click or tap the points, or drag sideways from one to the other.{' '}
            <span className={controls.keys}>
              By keyboard: focus the chart, move the cursor with the arrow keys (<kbd>↑</kbd> and <kbd>↓</kbd>{' '}
              by {PRICE_STEP}, with <kbd>Shift</kbd> by {FINE_PRICE_STEP}), set a point with <kbd>Enter</kbd>,
              cancel with <kbd>Esc</kbd>. <kbd>Alt</kbd> and <kbd>T</kbd>, <kbd>H</kbd> or <kbd>F</kbd> pick
              the tool, as in PT.
            </span>
          </p>
          <ol className={styles.list} data-markdown-ignore="" aria-label="Drawings">
            {drawings.map((drawing, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two equal drawings differ by their place in the list
              <li key={index}>
                <span>
                  <strong>{toolName(drawing.tool)}</strong>
                  <span>{` ${drawingText(drawing)}`}</span>
                </span>
                <button
                  type="button"
                  className={controls.button}
                  aria-label={`Remove drawing ${index + 1}, ${toolName(drawing.tool)}`}
                  onClick={() => remove(index)}
                >
                  Remove
                </button>
              </li>
            ))}
          </ol>
          {drawings.length > 1 && (
            <Buttons
              label="All drawings"
              buttons={[{ label: 'Remove all', shown: 'Remove all', onClick: clear }]}
            />
          )}
        </>
      }
      numbers={{
        label: 'Numbers of the drawings',
        head: ['Drawing', 'First point', 'Second point', 'Third point', 'What it says'],
        rows: drawings.map((drawing, index) => [
          `${index + 1}. ${toolName(drawing.tool)}`,
          drawing.points[0] ? anchorText(drawing.points[0]) : '',
          drawing.points[1] ? anchorText(drawing.points[1]) : 'none',
          drawing.points[2] ? anchorText(drawing.points[2]) : 'none',
          drawingText(drawing),
        ]),
      }}
    >
      <DrawingChart
        drawings={drawings}
        draft={draft}
        cursor={cursor}
        needsStart={begun.length === 0 && pointsNeeded(tool) > 1}
        onCursor={setCursor}
        onPlace={place}
        onCancel={cancel}
        onTool={setTool}
      />
    </FigureBody>
  );
}
