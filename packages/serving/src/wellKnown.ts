type Site = { readonly siteUrl: string; readonly securityContact: string };

/** RFC 9116 wants a date less than a year away: a file that nobody builds again should stop being trusted. */
const VALID_DAYS = 300;
const DAY = 86_400_000;

export function robotsText({ siteUrl }: Pick<Site, 'siteUrl'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

export function securityText({ siteUrl, securityContact }: Site, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY + VALID_DAYS) * DAY);
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
