import { useEffect, useState } from 'react';

let count = 0;

/** An id that no other app on the page has. `useId` would repeat: each island is a React root of its own. */
export function useMountedId(): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    count += 1;
    setId(`pt-${count}`);
  }, []);
  return id;
}
