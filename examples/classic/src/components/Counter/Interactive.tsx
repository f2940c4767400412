import {useState, type ReactNode} from 'react';

export default function Counter({start}: {start: number}): ReactNode {
  const [count, setCount] = useState(start);
  return (
    <button
      type="button"
      className="button button--primary"
      onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </button>
  );
}
