import type { ExchangeClient } from '@exchange/api';
import type { Result } from '@exchange/domain';
import type { SignUpForm } from '@exchange/machines';
import { fromPromise } from 'xstate';

type SignUpDeps = Pick<ExchangeClient, 'accounts'>;

/** Effects for the sign-up machine. */
export const signUpEffects = ({ accounts }: SignUpDeps) => ({
  actors: {
    register: fromPromise<Result<unknown>, SignUpForm>(({ input, signal }) => {
      const { referralCode, ...form } = input;
      const referral = referralCode.trim();
      return accounts.register({ ...form, referral_code: referral === '' ? undefined : referral }, { signal });
    }),
  },
});
