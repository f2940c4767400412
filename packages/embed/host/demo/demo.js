const { docs: base } = document.body.dataset;
const { mountDocs } = await import(`${base}/embed/host.js`);

/** On the first press, so that an app costs nothing until then. */
let docs;
function show(page) {
  docs = mountDocs(document.querySelector('div'), { base, page, title: 'PT documentation' });
  for (const event of ['ready', 'navigated', 'timeout', 'error']) {
    docs.on(event, ({ title, section, message = [title, section].filter(Boolean).join(' › ') }) => {
      document.querySelector('[role="status"]').textContent = message;
    });
  }
}

document.addEventListener('click', ({ target: { value } }) => {
  if (value) {
    docs ? docs.open(value) : show(value);
  }
});
