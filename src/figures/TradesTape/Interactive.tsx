import { clamp } from '@site/src/lib/samples/barView';
import { formatNumber, shortUsd, signedShortUsd } from '@site/src/lib/text/format';
import clsx from 'clsx';
import { useCallback } from 'react';
import Choice from '../kit/controls/Choice';
import controls from '../kit/controls/controls.module.css';
import Slider from '../kit/controls/Slider';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import { clock, describeTape, FILTERS, MOMENTS, momentAt, prints, readTape, waitBefore } from './model';
import styles from './styles.module.css';
import Tape, { TAPE_ROWS } from './Tape';
import { usePlayback } from './usePlayback';

const JUMP = 10;
const LAST = prints.length;

export default function Interactive() {
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
  const count = Math.round(state.print);
  const goTo = useCallback((next: number) => change({ print: clamp(next, 1, LAST) }), [change]);
  const onNext = useCallback(() => goTo(count + 1), [goTo, count]);
  const playback = usePlayback(count, LAST, waitBefore(prints, count), onNext);
  const tape = readTape(prints, count, state.filter);
  const moment = momentAt(count);
  const time = clock(prints[count - 1]?.ms ?? 0);
  const played = `${count} of ${LAST}`;
  const buys = shortUsd(tape.buys);
  const sells = shortUsd(tape.sells);
  const delta = signedShortUsd(tape.delta);
  const readings = [
    ['Prints shown', String(tape.shown.length)],
    ['Hidden by the filter', String(tape.hidden)],
    ['▲ Taker buys', buys],
    ['▼ Taker sells', sells],
    ['Delta of the list', delta],
    ['What you see', moment?.label ?? 'Ordinary trading'],
  ] as const;

  const press = () => {
    if (playback.isPlaying) {
      playback.pause();
    } else {
      if (count >= LAST) {
        goTo(1);
      }
      playback.play();
    }
  };

  return (
    <FigureBody
      onReset={() => {
        playback.pause();
        reset();
      }}
      isSampleData
      finding={describeTape(count, tape)}
      controls={
        <>
          <Slider
            {...control('print')}
            label="Newest print"
            value={count}
            shown={`${played}, ${time}`}
            onChange={(next) => {
              playback.pause();
              goTo(next);
            }}
          />
          <Choice
            {...control('filter')}
            label="Size filter, USD"
            nameOf={(value) => FILTERS.find(({ id }) => id === value)?.label ?? value}
          />
          <div className={`${controls.buttons} ${controls.wide}`} role="group" aria-label="Playback">
            <button
              type="button"
              className={clsx(controls.button, controls.primary, styles.play)}
              onClick={press}
            >
              {playback.isPlaying ? 'Pause' : 'Play'}
            </button>
            <button
              type="button"
              className={controls.button}
              aria-disabled={count >= LAST}
              onClick={() => {
                playback.pause();
                goTo(count + JUMP);
              }}
            >
              {`Next ${JUMP}`}
            </button>
            {MOMENTS.map(({ id, label, to }) => (
              <button
                key={id}
                type="button"
                className={controls.button}
                onClick={() => {
                  playback.pause();
                  goTo(to + 1);
                }}
              >
                {label}
              </button>
            ))}
          </div>
        </>
      }
      readings={readings}
      numbers={[
        { label: 'Numbers of the list', rows: [['Prints played', played], ...readings] },
        {
          label: 'Prints in the list, newest first',
          head: ['Time', 'Taker', 'Price', 'Coins', 'USD'],
          rows: tape.shown
            .slice(0, TAPE_ROWS)
            .map((print) => [
              `${clock(print.ms)} (print ${print.index + 1})`,
              print.taker === 'buy' ? 'Buy' : 'Sell',
              formatNumber(print.price, 1),
              formatNumber(print.quantity, 3),
              formatNumber(print.usd, 0),
            ]),
        },
      ]}
    >
      <Tape shown={tape.shown} />
    </FigureBody>
  );
}
