import { joinEmails, type Result } from '@exchange/domain';
import { useQueryClient } from '@tanstack/react-query';
import { unloaded } from '#shared/serverState/loadedState.ts';
import { useLoaded } from '#shared/serverState/useLoaded.ts';
import { useSwitches } from '#shared/services/useSwitches.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { invitationLink } from './invitationLink';
import { referralsQuery, referralKeys } from '#entities/referrals/queries.ts';
import { ReferralView, type ReferralsState } from './ReferralView';
import { loadAgain } from '#shared/serverState/loadAgain.ts';
import { useTraderMutation } from '#shared/serverState/useTraderMutation.ts';

/** Sends invitations, once. The list is reloaded, even after a failure: the answer may have been lost. */
const useInvite = (): ((addresses: readonly string[]) => Promise<Result<unknown>>) => {
  const { client } = useServices();
  const queries = useQueryClient();
  const { ask } = useTraderMutation({
    name: 'invite',
    send: (addresses: readonly string[]) =>
      client.referral.sendReferralCode({ email: joinEmails(addresses.join(',')) }),
    reload: (userId) => void loadAgain(queries, referralKeys.list(userId)),
  });
  return ask;
};

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
