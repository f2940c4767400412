/** '10010' → 'err-10010', '-32002' → 'err-minus-32002', 'HTTP 403' → 'err-http-403'. */
export function errorAnchor(code: string): string {
  const slug = code
    .toLowerCase()
    .replace(/^[-−]/, 'minus-')
    .replace(/[^a-z0-9]+/g, '-');
  return `err-${slug}`;
}
