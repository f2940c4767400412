type MarkedLineProps = { line: string; position: number; className?: string };

/** A typed line with the place of its mistake marked. */
export default function MarkedLine({ line, position, className }: MarkedLineProps) {
  return (
    <code className={className}>
      <span>{line.slice(0, position)}</span>
      <mark>{line.slice(position, position + 1).trim() || '‸'}</mark>
      <span>{line.slice(position + 1)}</span>
    </code>
  );
}
