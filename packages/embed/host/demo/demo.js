const { docs: base } = document.body.dataset;
const status = document.querySelector('.status');
const chart = document.querySelector('.chart');

/** Candles from a fixed recipe: the same picture on every visit. */
function drawCandles() {
  let price = 120;
  for (let bar = 0; bar < 52; bar += 1) {
    const open = price;
    price += 9 * Math.sin(bar / 4) + 7 * Math.sin(bar * 1.7);
    const [top, bottom] = [Math.min(open, price), Math.max(open, price)];
    const x = 8 + bar * 12;
    const candle = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    candle.setAttribute('class', price < open ? 'up' : 'down');
    candle.setAttribute(
      'd',
      `M${x + 3} ${top - 6}V${top}M${x + 3} ${bottom}V${bottom + 6}M${x} ${top}h6V${bottom}h-6z`,
    );
    chart.append(candle);
  }
}

drawCandles();
for (const button of document.querySelectorAll('[data-help]')) {
  button.setAttribute(
    'aria-label',
    `Help: ${button.parentElement.firstChild.textContent.trim() || button.dataset.help}`,
  );
}

// From here on: all that an app needs.
const { mountDocs } = await import(`${base}/embed/host.js`);

let docs;
function help(id) {
  if (docs) {
    docs.open(id);
    return;
  }
  docs = mountDocs(document.querySelector('.frame'), { base, page: id, title: 'PT documentation' });
  docs.on('ready', ({ title }) => {
    status.textContent = title;
  });
  docs.on('navigated', ({ title, section }) => {
    status.textContent = section ? `${title} › ${section}` : title;
  });
  docs.on('timeout', ({ message }) => {
    status.textContent = message;
  });
  docs.on('error', ({ message }) => {
    status.textContent = message;
  });
}

document.addEventListener('click', ({ target }) => {
  const { help: id } = target.dataset;
  if (id) {
    help(id);
  }
});
document.body.dataset.isReady = 'true';
