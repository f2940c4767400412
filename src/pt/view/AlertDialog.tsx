import { alertDefaults } from '@site/data/alerts/defaults';
import { alertDeliveries } from '@site/data/alerts/deliveries';
import { alertTriggers } from '@site/data/alerts/triggers';
import controls from '@site/src/kit/controls/controls.module.css';
import Field from '@site/src/kit/controls/Field';
import Select from '@site/src/kit/controls/Select';
import Toggle from '@site/src/kit/controls/Toggle';
import { useState } from 'react';
import { conditionText } from '../model/alerts';
import type { Alert, AlertDraft } from '../model/types';
import { Checks } from './kit/controls';
import forms from './kit/dialogs.module.css';
import styles from './opened.module.css';
import { Dialog } from './Panel';
import type { Workspace } from './screen';

type Trigger = Alert['trigger'];

const TRIGGERS = alertTriggers.map(({ id }) => id);
const EXPIRY = `${alertDefaults.expiryDays} days`;
const triggerOf = (trigger: Trigger) => alertTriggers.find(({ id }) => id === trigger);

type AlertFieldsProps = {
  readonly condition: string;
  readonly onCondition?: (condition: string) => void;
  /** Where the alert watches. */
  readonly where: string;
  readonly trigger: Trigger;
  readonly onTrigger?: (trigger: Trigger) => void;
  readonly problem?: string | undefined;
};

/** What the alert dialog asks for, here and in its picture. The sample watches the condition and rings; PT delivers. */
export function AlertFields(props: AlertFieldsProps) {
  const { condition, onCondition, where, trigger, onTrigger, problem } = props;
  const [message, setMessage] = useState('{symbol} at {price}');
  const [deliveries, setDeliveries] = useState<readonly string[]>(alertDefaults.deliveries);
  return (
    <>
      <Field
        label="Condition"
        className={styles.condition}
        value={condition}
        note={where}
        problem={problem}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...(onCondition && { onChange: onCondition })}
      />
      <Select
        label="Trigger"
        value={trigger}
        choices={TRIGGERS}
        nameOf={(id) => triggerOf(id)?.name ?? id}
        {...(onTrigger && { onChange: onTrigger })}
      />
      <p className={controls.muted}>{triggerOf(trigger)?.does}</p>
      <div className={forms.row}>
        <Select label="Expiry" value={EXPIRY} choices={[EXPIRY]} />
        <Field label="Message" value={message} onChange={setMessage} />
      </div>
      <Checks label="Delivery">
        {alertDeliveries.map(({ id, name }) => (
          <Toggle
            key={id}
            label={name}
            value={deliveries.includes(id)}
            onChange={(isOn) =>
              setDeliveries((before) => (isOn ? [...before, id] : before.filter((each) => each !== id)))
            }
          />
        ))}
      </Checks>
    </>
  );
}

type AlertDialogProps = { readonly app: Workspace; readonly draft: AlertDraft; readonly id?: number };

/** A new alert, or one that is there, by its number. */
export default function AlertDialog({ app, draft, id }: AlertDialogProps) {
  const edited = app.state.alerts.find((known) => known.id === id);
  const [condition, setCondition] = useState(() => conditionText(draft.condition));
  const [trigger, setTrigger] = useState(edited?.trigger ?? (alertDefaults.trigger as Trigger));
  const { ok, gesture, sentence } = app.answer;
  return (
    <Dialog
      title={edited ? 'Edit alert' : 'New alert'}
      action={edited ? 'Change' : 'Create'}
      onSubmit={() => app.act({ kind: 'create', trigger, condition, id })}
      onClose={() => app.act({ kind: 'close' })}
    >
      <AlertFields
        condition={condition}
        onCondition={setCondition}
        where={`On ${draft.symbol}, ${draft.timeframe}`}
        trigger={trigger}
        onTrigger={setTrigger}
        problem={!ok && gesture === 'create' ? sentence : undefined}
      />
      <p className={controls.muted}>Here it rings the bell. PT sends what you tick under Delivery.</p>
    </Dialog>
  );
}
