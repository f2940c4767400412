const SVG = 'http://www.w3.org/2000/svg';
/** What the page's styles say of a drawing, and a picture of its own has to say by itself. */
const LOOKS =
  `color display dominant-baseline fill fill-opacity font-family font-size font-weight opacity overflow
  paint-order shape-rendering stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-width text-anchor
  vector-effect`.split(/\s+/);
const SHARPNESS = 2;

function withLooks(original: Element): Element {
  const copy = original.cloneNode(false) as Element;
  const style = getComputedStyle(original);
  copy.removeAttribute('class');
  for (const name of LOOKS) {
    copy.setAttribute(name, style.getPropertyValue(name));
  }
  copy.append(
    ...Array.from(original.childNodes, (child) =>
      child instanceof Element ? withLooks(child) : child.cloneNode(true),
    ),
  );
  return copy;
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, String(value));
  }
  return made;
}

/** A line of the legend, where it stands. */
function textOf(node: Text, { left, top }: DOMRect): Element {
  const range = document.createRange();
  range.selectNodeContents(node);
  const box = range.getBoundingClientRect();
  const style = getComputedStyle(node.parentElement as Element);
  const text = element('text', {
    x: box.left - left,
    y: box.top - top + box.height / 2,
    dy: '0.35em',
    fill: style.color,
    'font-family': style.fontFamily,
    'font-size': style.fontSize,
    'font-weight': style.fontWeight,
  });
  text.textContent = node.data;
  return text;
}

function textsIn(list: Element, frame: DOMRect): Element[] {
  const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
  const texts: Element[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest('button, svg') && node.parentElement?.checkVisibility()) {
      texts.push(textOf(node, frame));
    }
  }
  return texts;
}

/** A chart as one SVG that needs no page around it. */
function drawingOf(chart: HTMLElement): { source: string; width: number; height: number } {
  const frame = chart.getBoundingClientRect();
  const [width, height] = [frame.width, frame.height];
  const root = element('svg', { xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}` });
  const page = getComputedStyle(document.documentElement);
  root.append(element('rect', { width, height, fill: page.getPropertyValue('--pt-surface') }));
  for (const svg of chart.querySelectorAll('svg')) {
    const { left, top, width: wide, height: high } = svg.getBoundingClientRect();
    // One inside another came with it.
    if (!svg.parentElement?.closest('svg') && wide > 0) {
      const copy = withLooks(svg);
      const place = { x: left - frame.left, y: top - frame.top, width: wide, height: high };
      for (const [key, value] of Object.entries(place)) {
        copy.setAttribute(key, String(value));
      }
      root.append(copy);
    }
  }
  for (const list of chart.querySelectorAll('ul')) {
    root.append(...textsIn(list, frame));
  }
  const style = getComputedStyle(chart);
  const { fontFamily, fontSize } = style;
  const time = element('text', {
    x: width - 8,
    y: 16,
    fill: style.color,
    'font-family': fontFamily,
    'font-size': fontSize,
    'text-anchor': 'end',
  });
  time.textContent = chart.dataset.time ?? '';
  root.append(time);
  return { source: new XMLSerializer().serializeToString(root), width, height };
}

/** The chart inside an element as a PNG: the active one, if there are several. */
export async function pictureOf(place: Element | null): Promise<Blob> {
  const chart =
    place?.querySelector<HTMLElement>('[data-chart="active"]') ??
    place?.querySelector<HTMLElement>('[data-chart]');
  if (!chart) {
    throw new Error('There is no chart to take a picture of.');
  }
  const { source, width, height } = drawingOf(chart);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png');
  });
}
