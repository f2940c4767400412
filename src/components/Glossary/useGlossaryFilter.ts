import { useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';

/**
 * What the reader typed, and the entry that the address points at. `:target` alone is not enough for the second,
 * because a link followed inside the site changes the address without it.
 */
export function useGlossaryFilter() {
  const { hash } = useLocation();
  const [query, setQuery] = useState('');
  const [linkedId, setLinkedId] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const uncovered = useRef('');

  // Text that was typed before the scripts arrived is in the field, but not in the state.
  useEffect(() => setQuery(input.current?.value ?? ''), []);

  // A link to an entry that the filter hides must still lead to it.
  useEffect(() => {
    const id = hash.slice(1);
    setLinkedId(id);
    if (document.getElementById(id)?.hidden) {
      uncovered.current = id;
      setQuery('');
    }
  }, [hash]);

  useEffect(() => {
    if (query === '' && uncovered.current) {
      document.getElementById(uncovered.current)?.scrollIntoView();
      uncovered.current = '';
    }
  }, [query]);

  return { query, setQuery, linkedId, input };
}
