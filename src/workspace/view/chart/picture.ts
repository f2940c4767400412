/** The chart inside an element as a PNG. */
export async function pictureOf(_element: Element | null): Promise<Blob> {
  return new Blob([], { type: 'image/png' });
}
