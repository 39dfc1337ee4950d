import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { readProfile } from '#entities/profile/profile.ts';
import { profileQuery } from '#entities/profile/queries.ts';
import { ClosureNotice } from '#shared/page/ClosureNotice.tsx';
import { paths } from '#shared/page/paths.ts';
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

/** On every screen: the trader's account is closed, or only withdrawals are open, for which home has its own notice. */
export const Notices = ({ withdrawOnly }: { withdrawOnly: boolean }) => {
  const { now } = useServices();
  const { pathname } = useLocation();
  const until = useWithdrawableUntil();
  if (until === undefined && !(withdrawOnly && pathname !== paths.home)) return null;
  return (
    <div className={frame.closure}>
      {until === undefined ? <ClosureNotice withdrawOnly /> : <ClosedAccount withdrawableUntil={until} now={now()} />}
    </div>
  );
};
