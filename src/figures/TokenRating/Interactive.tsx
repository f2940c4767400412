import { subScores } from '@site/data/models/ratings';
import { formatNumber } from '@site/src/lib/text/format';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import { changeScore, HIGHEST, type Rating, rate, type Score } from './model';
import OverallScale from './OverallScale';
import ScoreRow from './ScoreRow';
import styles from './styles.module.css';

const coverageOf = ({ known }: Rating) => `${known} of ${subScores.length}`;

function summaryOf(rating: Rating): string {
  const { overall, band, lowest, highest } = rating;
  if (overall === null) {
    return 'No sub-score has data, so there’s no overall.';
  }
  const reading = `Overall ${formatNumber(overall, 2)}, ${band?.toLowerCase()}, from ${coverageOf(rating)} sub-scores.`;
  return lowest < highest
    ? `${reading} Once the missing data arrives it can lie anywhere from ${formatNumber(lowest, 2)} to ${formatNumber(highest, 2)}; counted as zero, it would be ${formatNumber(lowest, 2)}.`
    : reading;
}

function rowsOf(scores: readonly Score[], rating: Rating): string[][] {
  const { overall, band, lowest, highest } = rating;
  return [
    ...subScores.map(({ name }, index) => {
      const score = scores[index];
      return [name, !score || score.isMissing ? 'missing, left out' : formatNumber(score.value, 1)];
    }),
    ['Scale', `0 to ${HIGHEST}`],
    ['Sub-scores with data', coverageOf(rating)],
    ['Overall', overall === null ? 'none' : `${formatNumber(overall, 2)}, ${band?.toLowerCase()}`],
    ['Lowest still possible', formatNumber(lowest, 2)],
    ['Highest still possible', formatNumber(highest, 2)],
  ];
}

export default function Interactive() {
  const { state, change, reset } = useFigureState(figure.id, codecs);
  const rating = rate(state.scores);
  return (
    <FigureBody
      layout="above"
      onReset={reset}
      summary={summaryOf(rating)}
      controls={
        <div className={styles.rows}>
          {subScores.map(({ id, name }, index) => (
            <ScoreRow
              key={id}
              id={`${figure.id}-${index}`}
              name={name}
              score={state.scores[index] ?? { value: 0, isMissing: true }}
              onChange={(part) => change({ scores: changeScore(state.scores, index, part) })}
            />
          ))}
        </div>
      }
      numbers={{
        label: 'Numbers of the rating',
        head: ['Score', 'Value'],
        rows: rowsOf(state.scores, rating),
      }}
    >
      <OverallScale {...rating} />
    </FigureBody>
  );
}
