import Figure, { type FigureDefinition } from '../kit/Figure';

const definition: FigureDefinition = {
  id: 'two-way-sync',
  title: 'A widget, a workbench, and who wins',
  caption:
    'Try: B was pushed while C is still open in the workbench. Save the workbench and see which state wins, then bring the other one back from the version list.',
  drawn: SERVER_DRAWN ? require('./Interactive').default : null,
};

export default function TwoWaySync() {
  return <Figure definition={definition} />;
}
