import { houseRules } from '@site/data/community/house-rules';
import { Button, Choice, Columns, Facts, Field, Pad, Panel, Person, Tabs, Tags } from '../../kit';
import { tabs } from './tabs';

const broken = houseRules.find(({ id }) => id === 'no-promises') ?? houseRules[0];

/** A report beside what it is about, with the four answers. */
export const ReportedPublish = () => (
  <Panel>
    <Tabs of={tabs} active="Reports" />
    <Columns>
      <Pad>
        <Person name="Sam" note="published 3 hours ago" />
        <span>SOL to 200 by Friday. Can’t lose. Buy now.</span>
        <Tags of={['SOLUSDT', '1D']} />
        <Facts of={{ Reports: '1', 'Earlier breaches': 'None' }} />
      </Pad>
      <Pad>
        <Field label="Rule" value={broken?.rule} as="select" />
        <Choice label="Step" options={['A word', 'Remove', 'Mute', 'Ban']} chosen="Remove" />
        <Field
          label="To the author"
          as="text"
          value="It promises profit. A version with the risk is welcome."
        />
        <Button tone="primary" isWide>
          Close report
        </Button>
      </Pad>
    </Columns>
  </Panel>
);
