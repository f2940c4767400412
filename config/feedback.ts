import type { PluginConfig } from '@docusaurus/types';
import { environment } from './env';

const { feedbackUrl } = environment;

/** The theme that asks whether a page helped, only where somebody wants to know. */
export const feedbackThemes: PluginConfig[] = feedbackUrl
  ? [['@pt-docs/feedback', { url: feedbackUrl }]]
  : [];

/** Whom answers may be sent to, by scripts and by a form without them. */
export const feedbackOrigins: readonly string[] = feedbackUrl ? [new URL(feedbackUrl).origin] : [];
