import type { ExchangeClient } from '@exchange/api';
import type { Result } from '@exchange/domain';
import { fromPromise } from 'xstate';

type ForgotPasswordDeps = Pick<ExchangeClient, 'accounts'>;

/** Effects for the forgotten-password machine. */
export const forgotPasswordEffects = ({ accounts }: ForgotPasswordDeps) => ({
  actors: {
    requestLink: fromPromise<Result<{ message: string }>, { email: string }>(({ input: { email }, signal }) =>
      accounts.forgotPassword({ email }, { signal }),
    ),
  },
});
