import type { Refused } from '#contract/handlers';
import type { Outcome } from '#exchange/outcomes';
import type { Caller } from '#identity/caller';
import type { AccountCore } from '#identity/core';
import { tryCodes, type CodeVerdict } from '#identity/guard';

type Requested = Outcome<'withdrawal.request'>;

/** On the emailed code and the app's. The emailed one is compared first, and stays valid if the other is wrong. */
const verdictsOn = ({ done }: Requested): readonly [CodeVerdict, CodeVerdict] => {
  if (done?.wrong) return done.wrong.field === 'otp' ? ['wrong', 'not compared'] : ['not compared', 'wrong'];
  return done === undefined || done.isRepeat ? ['not compared', 'not compared'] : ['right', 'right'];
};

/**
 * Counts wrong codes beyond the three tries of each emailed code: whoever holds a session and reads the trader's
 * email could ask for new ones all day to guess the app's. Those of the app count like all others of it.
 */
export const countingCodes = async (
  core: AccountCore,
  caller: Caller,
  submit: () => Promise<Requested>,
): Promise<{ outcome: Requested } | Refused> => {
  const { uniqueId } = caller.trader;
  let outcome: Requested | undefined;
  const refused = await tryCodes(core, {
    ...caller,
    codes: [
      { subject: `withdrawal ${uniqueId}`, purpose: 'withdrawal', isAwaited: true },
      { subject: uniqueId, purpose: 'app', isAwaited: true },
    ],
    compare: async () => {
      outcome = await submit();
      return verdictsOn(outcome);
    },
  });
  if (refused) return refused;
  if (!outcome) throw new Error('The withdrawal was not submitted.');
  return { outcome };
};
