import type { Page } from '@playwright/test';

export type Difference = { readonly pixels: number; readonly where: string };

/** Counts the pixels that differ, in a page of the browser: it can read PNG. */
export async function compare(page: Page, one: Buffer, other: Buffer): Promise<Difference | undefined> {
  if (one.equals(other)) {
    return undefined;
  }
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!first || !second || first.width !== second.width || first.height !== second.height) {
        return {
          pixels: -1,
          where: `${first?.width}×${first?.height} and ${second?.width}×${second?.height}`,
        };
      }
      const [before, after] = [new Uint32Array(first.data.buffer), new Uint32Array(second.data.buffer)];
      const box = { left: first.width, top: first.height, right: 0, bottom: 0 };
      let pixels = 0;
      before.forEach((colour, index) => {
        if (colour !== after[index]) {
          pixels += 1;
          const [x, y] = [index % first.width, Math.floor(index / first.width)];
          Object.assign(box, {
            left: Math.min(box.left, x),
            top: Math.min(box.top, y),
            right: Math.max(box.right, x),
            bottom: Math.max(box.bottom, y),
          });
        }
      });
      return pixels === 0
        ? undefined
        : { pixels, where: `between ${box.left},${box.top} and ${box.right},${box.bottom}` };
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
