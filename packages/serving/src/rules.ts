import {
  CACHE_AND_ASK,
  CACHE_FOR_EVER,
  contentSecurityPolicy,
  FOR_OTHER_ORIGINS,
  HASHED_FOLDER,
  type InlineHashes,
  type Policy,
  redirects,
  securityHeaders,
  TYPES,
} from '../../../config/serving';

/** Everything a host must know to serve one build: plain data, so that the server of `npm start` reads it as JSON. */
export type ServingRules = {
  readonly policy: Policy;
  readonly headers: Readonly<Record<string, string>>;
  readonly hashedFolder: string;
  readonly cache: { readonly hashed: string; readonly other: string };
  readonly forOtherOrigins: readonly string[];
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly status: number }[];
  readonly types: Readonly<Record<string, string>>;
};

type Allowed = Parameters<typeof contentSecurityPolicy>[1];

export function servingRules(hashes: InlineHashes, allowed?: Allowed): ServingRules {
  return {
    policy: contentSecurityPolicy(hashes, allowed),
    headers: securityHeaders,
    hashedFolder: HASHED_FOLDER,
    cache: { hashed: CACHE_FOR_EVER, other: CACHE_AND_ASK },
    forOtherOrigins: FOR_OTHER_ORIGINS,
    redirects,
    types: TYPES,
  };
}
