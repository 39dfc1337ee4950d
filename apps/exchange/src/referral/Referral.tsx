import { failureText } from '@exchange/domain';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../shared/serverState/callFailed';
import { useSwitches } from '../shared/services/useSwitches';
import { useServices } from '../shared/services/services';
import { useSession } from '../shared/services/useSession';
import { invitationLink } from './invitationLink';
import { referralsQuery } from './queries';
import { ReferralView, type ReferralsState } from './ReferralView';
import { useInvite } from './useInvite';

const useReferrals = (): ReferralsState => {
  const { client } = useServices();
  const { trader } = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    ...referralsQuery(client, trader?.uniqueId ?? ''),
    enabled: trader !== undefined,
  });
  if (data !== undefined) return { kind: 'ready', referrals: data, isRefreshing: isFetching };
  const failure = failureOf(error);
  if (failure === undefined) return { kind: 'loading' };
  return {
    kind: 'failed',
    text: failureText(failure, 'repeatable'),
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
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
