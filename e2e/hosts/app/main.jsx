import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { HelpPanel } from './HelpPanel';

window.events = [];
window.docs = [];

function watch(docs, panel) {
  window.docs[panel] = docs;
  for (const event of ['ready', 'navigated', 'height', 'error', 'timeout']) {
    docs.on(event, (detail) => window.events.push([event, detail, panel]));
  }
}

/** A panel of help for each set of options in the address; a test changes them as an app's buttons would. */
function App() {
  const [panels, setPanels] = useState(JSON.parse(new URLSearchParams(location.search).get('panels')));
  window.setPanels = setPanels;
  return panels.map((options, panel) => (
    <aside key={options.title}>
      <HelpPanel {...options} onMount={(docs) => watch(docs, panel)} />
    </aside>
  ));
}

createRoot(document.querySelector('#root')).render(<App />);
