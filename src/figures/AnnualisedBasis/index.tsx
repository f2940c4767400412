import Figure, { type FigureDefinition } from '../kit/Figure';

const definition: FigureDefinition = {
  id: 'annualised-basis-by-days',
  title: 'The same basis, fewer days',
  caption:
    'Try: leave the price alone and move towards expiry; the yearly figure explodes although nothing traded differently.',
};

export default function AnnualisedBasis() {
  return <Figure definition={definition} />;
}
