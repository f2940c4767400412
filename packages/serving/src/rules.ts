import { contentSecurityPolicy, type InlineHashes, type Policy } from './policy';

type Redirect = { readonly from: string; readonly to: string; readonly status: number };

/** What a site says about how it is served. Nothing here depends on one build. */
export type ServingConfig = {
  /** Sent with every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Names under this folder carry a hash of their content. */
  readonly hashedFolder: string;
  readonly cache: {
    /** `Cache-Control` of hashed files. */
    readonly hashed: string;
    /** `Cache-Control` of everything else. */
    readonly other: string;
    /** For hashed files on hosts that send the same header with a 404. */
    readonly hashedWith404: string;
  };
  /** Paths that other origins may fetch; a folder ends with a slash. */
  readonly forOtherOrigins: readonly string[];
  /** Both slash forms of `from` redirect. */
  readonly redirects: readonly Redirect[];
  /** `Content-Type` of text files by extension. Other files get the type that a host knows for them. */
  readonly types: Readonly<Record<string, string>>;
  /** Origins that may show the pages in a frame. */
  readonly frameParents: readonly string[];
  /** Origins that scripts may connect to beside the site's own. */
  readonly connectTo: readonly string[];
};

/** Everything a host must know to serve one build: plain data, which the server reads as JSON. */
export type ServingRules = Pick<
  ServingConfig,
  'headers' | 'hashedFolder' | 'cache' | 'forOtherOrigins' | 'redirects' | 'types'
> & {
  readonly policy: Policy;
  /** Routes that end in a slash. */
  readonly folderPages: readonly string[];
};

/** The rules of one build: what the site says, plus the hashes of the inline code in its pages, and its routes. */
export function servingRules(
  config: ServingConfig,
  hashes: InlineHashes,
  routes: readonly string[],
): ServingRules {
  const { headers, hashedFolder, cache, forOtherOrigins, redirects, types } = config;
  return {
    policy: contentSecurityPolicy(hashes, config),
    folderPages: routes.filter((route) => route.endsWith('/')),
    headers,
    hashedFolder,
    cache,
    forOtherOrigins,
    redirects,
    types,
  };
}
