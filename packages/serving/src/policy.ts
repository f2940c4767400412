import { createHash } from 'node:crypto';

export type Policy = Readonly<Record<string, readonly string[]>>;

/** Inline code of the built pages, as a policy names it. */
export type InlineHashes = {
  readonly scripts: readonly string[];
  readonly styleElements: readonly string[];
  readonly styleAttributes: readonly string[];
};

type Allowed = {
  readonly frameParents: readonly string[];
  readonly connectTo: readonly string[];
};

export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A policy without 'unsafe-inline': inline code that is not in the built pages does not run. */
export function contentSecurityPolicy(
  { scripts, styleElements, styleAttributes }: InlineHashes,
  { frameParents, connectTo }: Allowed,
): Policy {
  const self = "'self'";
  const attributes = styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : ["'none'"];
  return {
    'default-src': ["'none'"],
    'script-src': [self, ...scripts],
    'style-src-elem': [self, ...styleElements.toSorted()],
    'style-src-attr': attributes,
    'img-src': [self, 'data:'],
    'media-src': [self],
    'font-src': [self],
    'connect-src': [self, ...connectTo],
    'manifest-src': [self],
    'worker-src': [self],
    'base-uri': ["'none'"],
    'form-action': [self],
    'object-src': ["'none'"],
    'frame-ancestors': [self, ...frameParents],
  };
}

/** A policy as the value of its header. */
export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
