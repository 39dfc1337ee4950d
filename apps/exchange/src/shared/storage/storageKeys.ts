import type { SessionKey, sessionCookies } from '@exchange/domain';

/** Everything stored in the browser besides the session, as listed in the privacy policy. */
export const storageNames = {
  cookies: ['favouritePairs'],
  device: [
    'rememberedEmail',
    'theme',
    'palette',
    'screenSettings',
    'panelSizes',
    'chartResolution',
    'recentCommands',
    'userName',
    'addressBook',
    'firstSteps',
  ],
  tab: [
    'orderDraftBuy',
    'orderDraftSell',
    'request',
    'ordersSent',
    'withdrawalsSent',
    'quickSwapSent',
    'ratioSwapSent',
    'flexibleStakeSent',
    'fixedStakeSent',
  ],
} as const;

type Named<Place extends keyof typeof storageNames> = (typeof storageNames)[Place][number];

/** Stored per trader or per form, under names of their own. */
type Own = { device: 'userName' | 'addressBook' | 'firstSteps'; tab: 'request' };

export type CookieName = (typeof sessionCookies)[number] | Named<'cookies'>;

export type StorageKey =
  | SessionKey
  | Exclude<Named<'device'>, Own['device']>
  | `${Own['device']}-${string}`
  | Exclude<Named<'tab'>, Own['tab']>
  | `${Own['tab']} ${string}`;
