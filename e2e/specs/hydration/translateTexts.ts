/** In the page, as translators in browsers do: every piece of text gets an element of its own, with other words. */
export function translateTexts(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.textContent?.trim() && !node.parentElement?.closest('script, style, svg, textarea, font')
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `${text.data} [translated]`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  return texts.length;
}
