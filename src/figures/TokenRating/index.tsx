import Figure, { type FigureDefinition } from '../kit/Figure';

const definition: FigureDefinition = {
  id: 'token-rating',
  title: 'Nine sub-scores and their overall',
  caption:
    'Try: untick “no data” at Leverage and watch the overall change its band on the day the data arrives. All nine weigh the same here; the real weights are not published.',
};

export default function TokenRating() {
  return <Figure definition={definition} />;
}
