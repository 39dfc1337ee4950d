import type { ExchangeClient } from '@exchange/api';
import type { Redeemed, VerificationInput } from '@exchange/machines';
import { fromPromise } from 'xstate';
import { redeemLink } from './redeemLink';

/** Effects for the verification machine. */
export const verificationEffects = ({ accounts }: Pick<ExchangeClient, 'accounts'>) => ({
  actors: {
    redeemLink: fromPromise<Redeemed, VerificationInput>(({ input }) => redeemLink(accounts, input)),
  },
});
