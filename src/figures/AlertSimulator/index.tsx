import Figure, { type FigureDefinition } from '../kit/Figure';

const definition: FigureDefinition = {
  id: 'alert-simulator',
  title: 'The same bars under all four triggers',
  caption:
    'Try: choose each trigger in turn and read what arrives; then change the condition to “Is above”, and move the level into the spike of the second bar.',
};

export default function AlertSimulator() {
  return <Figure definition={definition} />;
}
