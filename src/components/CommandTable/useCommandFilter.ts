import { useLocation } from '@docusaurus/router';
import type { Command } from '@site/data/commands';
import { useEffect, useRef, useState } from 'react';
import { commandAnchor } from './commandAnchor';
import { findCommands } from './findCommands';

/**
 * The anchor in the address. `:target` alone is not enough, because a link followed inside the site changes the
 * address without it. Read after the first render, which must equal the server's.
 */
function useLinkedAnchor(): string {
  const { hash } = useLocation();
  const [anchor, setAnchor] = useState('');
  useEffect(() => setAnchor(hash.slice(1)), [hash]);
  return anchor;
}

/** What the reader typed, which commands that leaves, and which one the address points at. */
export function useCommandFilter(commands: readonly Command[]) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isScrollDue = useRef(false);
  const linked = useLinkedAnchor();

  // Text that was typed before the scripts arrived is in the field, but not in the state.
  useEffect(() => setQuery(input.current?.value ?? ''), []);

  // A link to a command that the filter hides must still lead to it.
  useEffect(() => {
    if (input.current?.value && commands.some((command) => commandAnchor(command.id) === linked)) {
      isScrollDue.current = true;
      setQuery('');
    }
  }, [commands, linked]);

  useEffect(() => {
    if (isScrollDue.current && query === '') {
      isScrollDue.current = false;
      document.getElementById(linked)?.scrollIntoView();
    }
  }, [query, linked]);

  return { query, setQuery, input, linked, found: findCommands(query, commands) };
}
