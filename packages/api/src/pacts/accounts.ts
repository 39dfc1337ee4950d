import { MatchersV3 } from '@pact-foundation/pact';
import { form } from './contract';
import { fromState, type Asked } from './matchers';
import { state } from './states/states';

const { regex } = MatchersV3;

/** The trader in these pacts. */
export const ada = { uniqueId: 'u-1001', email: 'ada@example.com', password: 'Right-1234!' } as const;

/** An address without an account. */
export const nobody = { email: 'nobody@example.com', password: 'Right-1234!' } as const;

export const aTrader = state('a trader', ada);

/** For states about a trader set up by an earlier state. */
export const { email } = ada;

/** Flags are numbers, text or words. */
export const twoFactorOn = regex('^(1|enable)$', '1');
export const twoFactorOff = regex('^(0|disable)$', '0');
export const flagOn = regex('^(1|true)$', '1');

export const post = (path: string, body: Record<string, Asked>) => ({ method: 'POST', path, headers: form, body });

/** The call made by the page that an emailed link opens. */
export const getByLink = (path: string, link: string) => ({
  method: 'GET',
  path: fromState('link', link, `${path}/`),
  query: { exchange_id: '1' },
});

/** The token of a link that was never sent, or is used or expired; the three look alike. */
export const wrongLink = 'used-link';

export const getByWrongLink = (path: string) => ({
  method: 'GET',
  path: `${path}/${wrongLink}`,
  query: { exchange_id: '1' },
});
