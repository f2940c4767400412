import Choice from '../kit/controls/Choice';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import Cards from './Cards';
import { codecs } from './codecs';
import { figure } from './figure';
import { choose, followersOf, GROUPS, join, type Linked, SYMBOLS } from './model';
import { describeDesk, groupName } from './words';

const GROUP_CHOICES = [...GROUPS, 'off'] as const;

export default function Interactive() {
  const { state, change, set, reset } = useFigureState(figure.id, codecs);
  const { desk } = state;
  const active = desk.find(({ id }) => id === state.active) ?? (desk[0] as Linked);
  const followers = followersOf(desk, active);

  return (
    <FigureBody
      onReset={reset}
      summary={describeDesk(desk, active)}
      controls={
        <>
          <Choice
            id={`${figure.id}-symbol`}
            label={`Symbol in ${active.name}`}
            value={active.symbol}
            choices={SYMBOLS}
            onChange={(symbol) => change({ desk: choose(desk, active.id, symbol) })}
          />
          <Choice
            id={`${figure.id}-group`}
            label={`Link group of ${active.name}`}
            value={active.group ?? 'off'}
            choices={GROUP_CHOICES}
            nameOf={groupName}
            onChange={(group) => change({ desk: join(desk, active.id, group === 'off' ? null : group) })}
          />
        </>
      }
      numbers={{
        label: 'Widgets, groups and symbols',
        head: ['Widget', 'Group', 'Symbol', 'If you change the chosen one'],
        rows: desk.map((widget) => [
          widget.name,
          groupName(widget.group ?? 'off'),
          widget.symbol,
          widget.id === active.id ? 'The chosen one' : followers.includes(widget) ? 'Follows' : 'Stays',
        ]),
      }}
    >
      <Cards name={`${figure.id}-active`} desk={desk} active={active} onActive={set.active} />
    </FigureBody>
  );
}
