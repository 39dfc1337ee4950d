import { missingForWithdrawal, waitingPeriodEnd } from '@exchange/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { walletQuery } from '#entities/funds/queries.ts';
import type { Profile } from '#entities/profile/profile.ts';
import { MyAccountView, type MyAccountViewProps } from './MyAccountView';

/** The exchange's own answer to a withdrawal. */
const useWithdrawals = (): MyAccountViewProps['withdrawals'] => {
  const { client, now } = useServices();
  const { trader } = useSession();
  const { data } = useQuery({ ...walletQuery(client, trader?.uniqueId ?? ''), enabled: trader !== undefined });
  const gate = data?.account?.gate;
  if (gate === undefined) return undefined;
  const end = waitingPeriodEnd(gate);
  return { obstacle: missingForWithdrawal(gate, now()), opensAt: end === Infinity ? undefined : end };
};

export const MyAccount = ({ profile }: { profile: Profile }) => {
  const { now } = useServices();
  return <MyAccountView profile={profile} withdrawals={useWithdrawals()} now={now} />;
};
