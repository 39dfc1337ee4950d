import { storedTwoFactorStatus } from '@exchange/domain';
import type { StakingConditions } from '@exchange/machines';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { profileQuery } from '#entities/profile/queries.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { availableOf } from '#entities/funds/fund.ts';
import { balancesQuery } from '#entities/funds/queries.ts';

/** The profile knows; until it has loaded, the session does. */
const useTwoFactorStatus = (userId: string | undefined): unknown => {
  const { client, session } = useServices();
  const isOnInSession = useSelector(session, ({ context }) => context.session?.isTwoFactorOn === true);
  const { data } = useQuery({ ...profileQuery(client, userId ?? ''), enabled: userId !== undefined });
  return data === undefined ? storedTwoFactorStatus(isOnInSession) : data.tfaStatus;
};

/** What decides whether, and how much, this trader can stake. */
export const useConditions = (isOpen: boolean): StakingConditions => {
  const { client } = useServices();
  const userId = useSession().trader?.uniqueId;
  const { data } = useQuery({ ...balancesQuery(client, userId ?? ''), enabled: userId !== undefined });
  const tfaStatus = useTwoFactorStatus(userId);
  const balance = availableOf(data, 'XDC');
  return useMemo(
    () => ({ isOpen, isLoggedIn: userId !== undefined, tfaStatus, balance }),
    [isOpen, userId, tfaStatus, balance],
  );
};
