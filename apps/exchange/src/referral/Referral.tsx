import { unloaded } from '../shared/serverState/loadedState';
import { useLoaded } from '../shared/serverState/useLoaded';
import { useSwitches } from '../shared/services/useSwitches';
import { useServices } from '../shared/services/services';
import { useSession } from '../shared/services/useSession';
import { invitationLink } from './invitationLink';
import { referralsQuery } from '../entities/referrals/queries';
import { ReferralView, type ReferralsState } from './ReferralView';
import { useInvite } from './useInvite';

const useReferrals = (): ReferralsState => {
  const { client } = useServices();
  const { trader } = useSession();
  const loaded = useLoaded({ ...referralsQuery(client, trader?.uniqueId ?? ''), enabled: trader !== undefined });
  const { data, isLoading } = loaded;
  return data === undefined ? unloaded(loaded) : { kind: 'ready', referrals: data, isRefreshing: isLoading };
};

interface ReferralProps {
  email: string;
  code: string | undefined;
}

/** The trader's own invitations. */
export const Referral = ({ email, code }: ReferralProps) => {
  const { config, origin, share } = useServices();
  return (
    <ReferralView
      email={email}
      code={code}
      link={invitationLink(origin, code ?? '')}
      brandName={config.brandName}
      isRegistrationOpen={useSwitches().registrationOpen}
      share={share}
      state={useReferrals()}
      invite={useInvite()}
    />
  );
};
