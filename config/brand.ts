import { environment } from './env';

/** The name in every text, which authors write out. */
const PRODUCT = 'PT';

/** Who the site speaks for. The addresses come from environment variables (config/env.ts). */
export const brand = {
  product: PRODUCT,
  siteTitle: `${PRODUCT} Docs`,
  tagline: environment.tagline,
  siteUrl: environment.siteUrl,
  marketingUrl: environment.marketingUrl,
  appUrl: environment.appUrl,
  chatUrl: environment.chatUrl,
  socialUrl: environment.socialUrl,
  videoUrl: environment.videoUrl,
  securityContact: environment.securityContact,
  copyrightYear: 2023,
} as const;
