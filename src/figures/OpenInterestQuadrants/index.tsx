import Figure, { type FigureDefinition } from '../kit/Figure';

const definition: FigureDefinition = {
  id: 'open-interest-quadrants',
  title: 'Price and open interest',
  caption:
    'Try: move the point into each quarter, then between the dashed line and the horizontal axis, where open interest in USD says the opposite of the contracts.',
};

export default function OpenInterestQuadrants() {
  return <Figure definition={definition} />;
}
