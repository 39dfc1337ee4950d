import { codeTooSoonText, tooManyCodesText } from '../shared/refusals';
import { refuse, type Refused } from '#contract/handlers';
import type { AssetSymbol, DecimalText } from '@exchange/domain';
import { together, type AccountCore } from '#identity/core';
import { eventOf, type Caller } from '#identity/caller';
import type { Destination } from './withdrawalChecks';
import { codePurpose, codeScope } from './withdrawalCode';

const hourMs = 60 * 60_000;
const codesAnHour = 10;

const wait = (text: string, ms: number): Refused => ({
  ...refuse(429, text),
  retryAfterSeconds: Math.ceil(ms / 1_000),
});

interface Wanted extends Caller {
  asset: AssetSymbol;
  amount: DecimalText;
  fee: DecimalText;
  /** Undefined if the client named none. */
  to: Destination | undefined;
}

/** Emails a code for this coin, amount and destination, unless one was sent a moment ago or too many were. */
export const emailWithdrawalCode = (core: AccountCore, wanted: Wanted): Promise<Refused | undefined> => {
  const { trader, asset, amount, fee, to } = wanted;
  const { uniqueId, email } = trader;
  const key = { uniqueId, purpose: codePurpose, scope: codeScope(asset, amount, to) } as const;
  return together(core, async ({ traders, codes, audit, mail }) => {
    // Serialises simultaneous requests, so that both are counted.
    await traders.lock(uniqueId);
    const at = core.clock();
    const heldMs = ((await codes.expiresAt(key))?.getTime() ?? 0) - at.getTime();
    if (heldMs > 0) return wait(codeTooSoonText(Math.ceil(heldMs / 1_000)), heldMs);
    const tenth = (await audit.newest(uniqueId, 'withdrawal code mailed', codesAnHour))[codesAnHour - 1];
    const fullMs = tenth === undefined ? 0 : tenth.getTime() + hourMs - at.getTime();
    if (fullMs > 0) return wait(tooManyCodesText(Math.ceil(fullMs / 60_000)), fullMs);
    const code = core.random.mailCode();
    await codes.keep(key, code, at);
    await audit.note('withdrawal code mailed', { ...eventOf(wanted, at), details: { asset } });
    await mail(email, { kind: 'withdrawalCode', code, asset, amount, fee, to });
    return undefined;
  });
};
