import { isFailure, type Result } from '@exchange/domain';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { readProfile } from '#entities/profile/profile.ts';
import { profileQuery } from '#entities/profile/queries.ts';
import { useLoaded } from '#shared/serverState/useLoaded.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { usePasskeyDevice } from './device';

/** How the trader can confirm a change that asks again. */
export interface ConfirmWays {
  /** A second factor is on, so changes of the account ask again. */
  isAsked: boolean;
  takesCode: boolean;
  /** Has a passkey confirm the next change; undefined without one that this browser can use. */
  confirm: (() => Promise<Result<unknown>>) | undefined;
}

const ConfirmWaysContext = createContext<ConfirmWays>({ isAsked: false, takesCode: true, confirm: undefined });

export const useConfirmWays = (): ConfirmWays => useContext(ConfirmWaysContext);

export const ConfirmWaysGiven = ConfirmWaysContext.Provider;

/** Until the profile has loaded, and where nothing is on, the app's code is all that a change can be confirmed with. */
const useOwnWays = (): ConfirmWays => {
  const { client } = useServices();
  const { trader } = useSession();
  const device = usePasskeyDevice();
  const { data } = useLoaded({
    ...profileQuery(client, trader?.uniqueId ?? ''),
    enabled: trader !== undefined,
    select: readProfile,
  });
  const isAppOn = data?.secondFactor === 'app';
  const hasPasskey = (data?.passkeyCount ?? 0) > 0;
  return useMemo(() => {
    const confirm = async (): Promise<Result<unknown>> => {
      const options = await client.passkeys.passkeyConfirmOptions();
      if (isFailure(options)) return options;
      const answer = await device.sign(options.data.data);
      return isFailure(answer) ? answer : client.passkeys.confirmByPasskey({ credential: answer.data });
    };
    return {
      isAsked: isAppOn || hasPasskey,
      takesCode: isAppOn || !hasPasskey,
      confirm: hasPasskey && device.isSupported() ? confirm : undefined,
    };
  }, [client, device, isAppOn, hasPasskey]);
};

/** For the screens of a signed-in trader that ask again. */
export const OwnConfirmWays = ({ children }: { children: ReactNode }) => (
  <ConfirmWaysGiven value={useOwnWays()}>{children}</ConfirmWaysGiven>
);
