import { environment } from './env';

/** Who the site speaks for. Change the values through environment variables (config/env.ts), not here. */
export const brand = {
  product: environment.productName,
  siteTitle: `${environment.productName} Docs`,
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
