import { type SyncTimelineId, syncTimelines } from '@site/data/workbench/sync-rules';
import type { SyncTimeline as Timeline } from '@site/data/workbench/sync-rules.schema';
import FactTable from '@site/src/components/tables/FactTable';
import { authorError } from '@site/src/lib/authorError';
import { replay, type SyncMoment } from '@site/src/lib/samples/syncReplay';
import styles from './styles.module.css';

const STATUS_LABELS = { synced: '', unsaved: ', not saved', independent: ', own copy' } as const;

function cellsOf(timeline: Timeline, { event, saved, wrote, versions, widgets }: SyncMoment) {
  return [
    <time key="time">{event.time}</time>,
    event.note,
    wrote ? <strong key="saved">{saved}</strong> : saved,
    ...timeline.widgets.map(({ id }) => {
      const shown = widgets[id];
      return shown ? `${shown.state}${STATUS_LABELS[shown.status]}` : '';
    }),
    versions.length > 0 ? versions.join(', ') : 'Empty',
  ] as const;
}

/** A run of saves on both sides with the state that each one leaves behind, replayed by the rules. */
export default function SyncTimeline({ id }: { id: SyncTimelineId }) {
  const timeline: Timeline | undefined = syncTimelines.find((entry) => entry.id === id);
  if (!timeline) {
    throw authorError(
      'SyncTimeline',
      `does not know the timeline "${id}". Use one of ${syncTimelines.map((entry) => entry.id).join(', ')}.`,
    );
  }
  return (
    <>
      <p className={styles.caption}>
        {timeline.caption} Bold marks the save that became the saved workbench.
      </p>
      <FactTable
        label={timeline.caption}
        columns={[
          'Time',
          'What happens',
          'Saved workbench',
          ...timeline.widgets.map((widget) => widget.name),
          'Version list, newest first',
        ]}
        rows={replay(timeline).map((moment) => ({
          id: `${id}-${moment.event.time.replace(':', '')}`,
          cells: cellsOf(timeline, moment),
        }))}
      />
    </>
  );
}
