import Figure, { type FigureDefinition } from '../kit/Figure';

const definition: FigureDefinition = {
  id: 'alert-states',
  title: 'One alert, from state to state',
  caption:
    'Try: let the condition be met, then try to pause; re-arm it and let it expire. Then do the same with a trigger that repeats.',
};

export default function AlertStates() {
  return <Figure definition={definition} />;
}
