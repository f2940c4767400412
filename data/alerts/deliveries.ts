import { withIds } from '../withIds';
import type { AlertDelivery, MessagePlaceholder } from './types';
import { webhook } from './webhook';

/** The limits of Telegram and Discord are theirs: the source is `chat-services` in sources.ts. */
export const alertDeliveries = /* @__PURE__ */ withIds<AlertDelivery>({
  'in-app': {
    name: 'In-app',
    setUp: 'Nothing to set up.',
    limits: 'You won’t see it while PT is closed.',
    checkFirst: 'Open PT and look behind the bell, then at the log.',
  },
  'browser-push': {
    name: 'Browser push',
    setUp: 'Allow notifications for PT in each browser.',
    limits: 'The device’s do-not-disturb mode can hide it.',
    checkFirst: 'Look at the browser’s and the device’s notification settings for PT.',
  },
  email: {
    name: 'Email',
    setUp: 'It goes to your account’s address.',
    limits: 'Mail can take minutes or land in spam.',
    checkFirst: 'Look in the spam folder and allow the sender.',
  },
  telegram: {
    name: 'Telegram',
    setUp: 'Start the bot in Telegram first.',
    limits: 'Telegram takes at most 4,096 characters.',
    checkFirst: 'Check whether the chat with the bot is blocked, and start the bot again.',
  },
  discord: {
    name: 'Discord',
    setUp: 'Create a webhook for one channel and give PT its address.',
    limits: 'Discord usually takes at most 2,000 characters and may hold back bursts.',
    checkFirst: 'Check whether the channel or its webhook was deleted, and create a new one.',
  },
  webhook: {
    name: 'Webhook',
    setUp: 'Enter the address of your service and copy the webhook secret.',
    limits: `The address must be reachable from the internet and answer within ${webhook.timeoutSeconds} seconds.`,
    checkFirst: 'Check your service’s log for the request and your answer.',
  },
});

/** What can stand in the name or message of an alert and is replaced when it fires. */
export const messagePlaceholders: readonly MessagePlaceholder[] = [
  { name: '{symbol}', meaning: 'The symbol the alert watches.' },
  { name: '{price}', meaning: 'Its price when the alert fired.' },
  { name: '{value}', meaning: 'The price, study or metric that met the condition, in its own unit.' },
  { name: '{time}', meaning: 'When the alert fired.' },
];
