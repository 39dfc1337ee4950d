import type { ExchangeClient } from '@exchange/api';
import { isFailure, type Result } from '@exchange/domain';
import type { ChosenPassword, ResetPasswordInput } from '@exchange/machines';
import { fromPromise } from 'xstate';
import type { SessionActor } from '#shared/session/session.ts';

interface ResetPasswordDeps {
  client: Pick<ExchangeClient, 'accounts'>;
  session: Pick<SessionActor, 'send'>;
}

/** Effects for the reset-password machine. */
export const resetPasswordEffects = ({ client: { accounts }, session }: ResetPasswordDeps) => ({
  actors: {
    setPassword: fromPromise<Result<{ message: string }>, ResetPasswordInput & ChosenPassword>(
      async ({ input: { token, newPassword, confirmPassword }, signal }) => {
        const result = await accounts.resetPassword({ forgotCode: token, newPassword, confirmPassword }, { signal });
        // The exchange has ended every session of the account; its trader logs in with the new password.
        if (!isFailure(result)) session.send({ type: 'logout.requested' });
        return result;
      },
    ),
  },
});
