import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { patchProfile, profileKeys } from '#entities/profile/queries.ts';
import type { Profile } from '#entities/profile/profile.ts';
import { loadAgain } from '#shared/serverState/loadAgain.ts';
import { useTraderMutation } from '#shared/serverState/useTraderMutation.ts';
import { useServices } from '#shared/services/services.ts';
import { securityKeys } from '../../queries';
import { keepFreshCodes } from './freshCodes';
import type { Recovery } from './RecoveryPart';

/** Undefined while the app is off, and if the exchange has no recovery codes. */
export const useRecovery = ({ recoveryCodesLeft: left }: Pick<Profile, 'recoveryCodesLeft'>): Recovery | undefined => {
  const { client } = useServices();
  const queries = useQueryClient();
  const [isMissing, setMissing] = useState(false);
  const { ask } = useTraderMutation({
    name: 'recoveryCodes',
    send: (code: string | undefined, userId) => client.accounts.makeRecoveryCodes({ unique_id: userId, code }),
    show: ({ recoveryCodes }, _, userId) => {
      keepFreshCodes(queries, userId, recoveryCodes);
      patchProfile(queries, userId, { recoveryCodesLeft: recoveryCodes.length });
    },
    reload: (userId, failure) => {
      if (failure?.code === 'not-built') setMissing(true);
      void loadAgain(queries, profileKeys.profile(userId));
      void loadAgain(queries, securityKeys.log(userId));
    },
  });
  return left === undefined || left === null || isMissing ? undefined : { left, make: ask };
};
