import Figure, { type FigureDefinition } from '../kit/Figure';

const definition: FigureDefinition = {
  id: 'chart-explorer',
  title: 'A chart to move about in',
  caption:
    'Try: step through the bars with the arrow keys and read the legend; then switch between linear, log and percent, and watch the same bars change their slope.',
};

export default function ChartExplorer() {
  return <Figure definition={definition} />;
}
