/**
 * A content-security policy as a header's value.
 * @param {Readonly<Record<string, readonly string[]>>} policy
 */
export function formatPolicy(policy) {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * The same policy with more origins that may show the pages in a frame.
 * @param {Readonly<Record<string, readonly string[]>>} policy
 * @param {readonly string[]} origins
 */
export function withFrameParents(policy, origins) {
  return { ...policy, 'frame-ancestors': [...new Set([...(policy['frame-ancestors'] ?? []), ...origins])] };
}
