import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readProfile } from '#entities/profile/profile.ts';
import { profileQuery } from '#entities/profile/queries.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { ClosedAccount } from './ClosedAccount';
import * as frame from './Frame.css';

/** Undefined while the trader's account is open, and for visitors. */
const useWithdrawableUntil = (): number | undefined => {
  const { client } = useServices();
  const { trader } = useSession();
  const { data } = useQuery({
    ...profileQuery(client, trader?.uniqueId ?? ''),
    enabled: trader !== undefined,
    select: readProfile,
  });
  return data?.withdrawableUntil;
};

/** On every screen: the trader's account is closed, or what else concerns everybody. */
export const Notices = ({ closure }: { closure: ReactNode }) => {
  const { now } = useServices();
  const until = useWithdrawableUntil();
  if (until === undefined) return closure;
  return (
    <div className={frame.closure}>
      <ClosedAccount withdrawableUntil={until} now={now()} />
    </div>
  );
};
