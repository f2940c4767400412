import clsx from 'clsx';
import type { PointerEvent, ReactNode } from 'react';
import styles from './drawing.module.css';
import { pointIn } from './geometry';

/** Of every drawing, in its own units. */
export const WIDTH = 360;

type DrawingProps = {
  readonly height: number;
  /** What it shows, for readers who don't see it. */
  readonly label: string;
  /** Press or drag to choose a place. A shortcut for sliders that do the same, which the keyboard uses. */
  readonly onPick?: (place: { x: number; y: number }) => void;
  /** Follow the pointer even while nothing is pressed. */
  readonly follows?: boolean;
  readonly children: ReactNode;
};

/** An SVG that fills its column; its text keeps its size on the screen. */
export default function Drawing({ height, label, onPick, follows = false, children }: DrawingProps) {
  const pick =
    onPick &&
    ((event: PointerEvent<SVGSVGElement>) => {
      if (follows || event.buttons !== 0) {
        onPick(pointIn(event, event.currentTarget.getBoundingClientRect(), { width: WIDTH, height }));
      }
    });
  return (
    <svg
      className={clsx(styles.canvas, onPick && styles.pickable)}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={label}
      onPointerDown={pick}
      onPointerMove={pick}
    >
      {children}
    </svg>
  );
}
