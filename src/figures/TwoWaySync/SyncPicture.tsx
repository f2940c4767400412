import clsx from 'clsx';
import Label from '../kit/drawing/Label';
import type { SyncView } from './model';
import styles from './styles.module.css';

const WIDTH = 400;
const HEIGHT = 190;
const BOX = { width: 104, height: 100, y: 26 };
const LEFT = 2;
const MIDDLE = (WIDTH - BOX.width) / 2;
const RIGHT = WIDTH - BOX.width - 2;
const MOST_VERSIONS_DRAWN = 8;

type BoxProps = { x: number; name: string; state: string; status: string; isOpen: boolean };

function Box({ x, name, state, status, isOpen }: BoxProps) {
  const centre = x + BOX.width / 2;
  return (
    <g className={clsx(isOpen && styles.open)}>
      <Label className={styles.name} x={centre} y={16} text={name} />
      <rect className={styles.box} x={x} y={BOX.y} width={BOX.width} height={BOX.height} rx={6} />
      <Label className={styles.state} x={centre} y={BOX.y + 56} text={state} />
      <Label className={styles.status} x={centre} y={BOX.y + 86} text={status} />
    </g>
  );
}

/** An arrow between two boxes, at mid height; it says which way the panes went last. */
function Arrow({ from, to }: { from: number; to: number }) {
  const y = BOX.y + BOX.height / 2;
  const back = to > from ? -9 : 9;
  return <path className={styles.arrow} d={`M${from} ${y}H${to}m${back} -7l${-back} 7l${back} 7`} />;
}

const STATUS = { synced: 'as saved', unsaved: 'not saved', independent: 'own copy' } as const;

export default function SyncPicture({ view }: { view: SyncView }) {
  const { saved, versions, workbench, widget, wrote, isSynced } = view;
  const afterLeft = LEFT + BOX.width + 6;
  const afterMiddle = MIDDLE + BOX.width + 6;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`The workbench shows ${workbench.state}, saved is ${saved}, the widget shows ${widget.state}, ${STATUS[widget.status]}`}
    >
      <Box
        x={LEFT}
        name="Workbench"
        state={workbench.state}
        status={workbench.isOpen ? 'not saved' : 'as saved'}
        isOpen={workbench.isOpen}
      />
      <Box x={MIDDLE} name="Saved" state={saved} status={wrote ?? ''} isOpen={false} />
      <Box
        x={RIGHT}
        name="Widget"
        state={widget.state}
        status={STATUS[widget.status]}
        isOpen={widget.status === 'unsaved'}
      />
      {wrote === 'push' && <Arrow from={RIGHT - 6} to={afterMiddle} />}
      {wrote === 'pull' && <Arrow from={afterLeft} to={MIDDLE - 6} />}
      {wrote === 'pull' && isSynced && <Arrow from={afterMiddle} to={RIGHT - 6} />}
      <Label className={styles.listName} x={LEFT} y={HEIGHT - 18} text="Versions" />
      {versions.slice(0, MOST_VERSIONS_DRAWN).map((version, index) => {
        const x = 92 + index * 38;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a state can stand in the list twice, its place is what tells them apart
          <g key={index}>
            <rect className={styles.version} x={x} y={HEIGHT - 40} width={32} height={32} rx={4} />
            <Label className={styles.versionState} x={x + 16} y={HEIGHT - 18} text={version} />
          </g>
        );
      })}
      {versions.length === 0 && <Label className={styles.status} x={112} y={HEIGHT - 18} text="none" />}
    </svg>
  );
}
