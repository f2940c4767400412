import Figure, { type FigureDefinition } from '../kit/Figure';

const definition: FigureDefinition = {
  id: 'two-way-sync',
  title: 'A widget, a workbench, and who wins',
  caption:
    'Try: B was pushed while C is still open in the workbench. Save the workbench and see which state wins, then bring the other one back from the version list.',
};

export default function TwoWaySync() {
  return <Figure definition={definition} />;
}
