import type { SecurityEvent } from './stores/audit';
import { holdWithdrawals } from '../transfers/holdWithdrawals';
import type { Joint } from './core';

type Stored = Pick<Joint, 'transaction' | 'traders' | 'switches' | 'links' | 'sessions' | 'audit' | 'mail'>;

/** Turns two-factor off for a trader who can no longer give a code. Sessions opened with an earlier code end. */
export const resetTwoFactor = async (
  { transaction, traders, switches, links, sessions, audit, mail }: Stored,
  event: SecurityEvent & { uniqueId: string },
): Promise<void> => {
  const { uniqueId, at } = event;
  await traders.turnTwoFactorOff(uniqueId);
  await holdWithdrawals(transaction, { trader: uniqueId, because: 'twoFactor' }, at);
  await switches.dropOthers(uniqueId, { factor: 'app', turnsOn: false });
  await links.endAll(uniqueId, 'disableTwoFactor', at);
  await sessions.endAll(uniqueId, at);
  await audit.note('two-factor turned off', event);
  const trader = await traders.byId(uniqueId);
  if (trader) await mail(trader.email, { kind: 'twoFactorDisabled', at });
};
