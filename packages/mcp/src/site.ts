import { NAMES_PATH, readNames, SearchEngine, withTexts } from '@pt-docs/search/engine';
import { DATA_PATH, type DocsData, type DocsPage, dataSchema } from './dataFile';
import { DocsProblem, type SiteReader } from './reader';

/** The published docs, read on demand. */
export type Site = {
  readonly from: string;
  data(): Promise<DocsData>;
  engine(): Promise<SearchEngine>;
  /** The Markdown copy of one of the listed pages. */
  markdown(page: DocsPage): Promise<string>;
};

function parse(file: string, from: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DocsProblem(
      `${file} of ${from} isn't complete JSON. Build the docs again, or check that this is a PT docs site.`,
    );
  }
}

/** Calls `make` again only when the text it was made from is another one. */
function made<T>(make: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly value: T } | undefined;
  return (text) => {
    if (last?.text !== text) {
      last = { text, value: make(text) };
    }
    return last.value;
  };
}

/** The site's data, search and Markdown. Each file is read when asked for, and parsed again only if it changed. */
export function openSite(reader: SiteReader): Site {
  const { from } = reader;
  const readData = made((text) => {
    const result = dataSchema.safeParse(parse(DATA_PATH, from, text));
    if (!result.success) {
      const [issue] = result.error.issues;
      throw new DocsProblem(
        `${DATA_PATH} of ${from} isn't the data of a PT docs site of this version (${issue?.path.join('.')}: ${issue?.message}). Use the server that came with the site.`,
      );
    }
    return result.data;
  });
  const noIndex = () => new DocsProblem(`The search index of ${from} can't be read. Build the docs again.`);
  const names = made((text) => {
    try {
      return readNames(JSON.parse(text));
    } catch {
      throw noIndex();
    }
  });
  type Known = ReturnType<typeof names>;
  let engine: { readonly known: Known; readonly texts: string; readonly value: SearchEngine } | undefined;
  return {
    from,
    data: async () => readData(await reader.read(DATA_PATH)),
    async engine() {
      const known = names(await reader.read(NAMES_PATH));
      const texts = await reader.read(known.file);
      if (engine?.known !== known || engine.texts !== texts) {
        try {
          engine = { known, texts, value: new SearchEngine(withTexts(known, JSON.parse(texts))) };
        } catch {
          throw noIndex();
        }
      }
      return engine.value;
    },
    markdown: (page) => reader.read(page.copy),
  };
}
