/** The framework builds both endings; the checks of texts, and what looks for the styles that they use, read .mdx only. */
export function checkFileNames(files: readonly string[]): string[] {
  return files
    .filter((file) => !file.endsWith('.mdx'))
    .map(
      (file) => `${file} would be built without being checked: rename it to ${file.replace(/md$/, 'mdx')}.`,
    );
}
