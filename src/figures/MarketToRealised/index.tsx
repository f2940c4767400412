import Figure, { type FigureDefinition } from '../kit/Figure';

const definition: FigureDefinition = {
  id: 'mvrv-bands',
  title: 'Market cap over realised cap',
  caption:
    'Try: set the bands so that they fit the first peak and the first low, then see how well they fit the second.',
};

export default function MarketToRealised() {
  return <Figure definition={definition} />;
}
