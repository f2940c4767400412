import Figure, { type FigureDefinition } from '../kit/Figure';

const definition: FigureDefinition = {
  id: 'model-readings',
  title: 'What the open bar says, and what counts',
  caption:
    'Try: leave the bar where it is and move the time towards the close; then look for a bar on which a draft was in a different band from the close.',
};

export default function ModelReadings() {
  return <Figure definition={definition} />;
}
