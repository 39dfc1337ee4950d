import { isFailure, type Result } from '@exchange/domain';
import { useQueryClient } from '@tanstack/react-query';
import { usePasskeyDevice } from '#entities/passkeys/device.ts';
import { patchProfile, profileKeys } from '#entities/profile/queries.ts';
import { loadAgain } from '#shared/serverState/loadAgain.ts';
import { useTraderMutation } from '#shared/serverState/useTraderMutation.ts';
import { useServices } from '#shared/services/services.ts';
import { securityKeys } from '../queries';
import type { KeyProof, Passkey } from './passkey';
import type { PasskeyActions } from './PasskeysView';

/** Changes the trader's passkeys. The list shows a change at once, and is reloaded with the profile that counts them. */
export const usePasskeyActions = (): PasskeyActions => {
  const { client } = useServices();
  const device = usePasskeyDevice();
  const queries = useQueryClient();

  const show = (userId: string, change: (shown: readonly Passkey[]) => Passkey[]) => {
    const shown = queries.setQueryData<Passkey[]>(securityKeys.passkeys(userId), (before) => before && change(before));
    if (shown) patchProfile(queries, userId, { passkeyCount: shown.length });
  };
  const reload = (userId: string) => {
    void loadAgain(queries, securityKeys.passkeys(userId));
    void loadAgain(queries, profileKeys.profile(userId));
    void loadAgain(queries, securityKeys.log(userId));
  };

  const adding = useTraderMutation({
    name: 'addPasskey',
    send: (sent: { credential: string; name: string }) => client.passkeys.addPasskey(sent),
    show: ({ data }, _, userId) => show(userId, (shown) => [...shown, data]),
    reload,
  });
  const renaming = useTraderMutation({
    name: 'renamePasskey',
    send: (sent: { id: string; name: string }) => client.passkeys.renamePasskey(sent),
    show: (_, { id, name }, userId) =>
      show(userId, (shown) => shown.map((one) => (one.id === id ? { ...one, name } : one))),
    reload,
  });
  const removing = useTraderMutation({
    name: 'removePasskey',
    send: (sent: { id: string } & KeyProof) => client.passkeys.removePasskey(sent),
    show: (_, { id }, userId) => show(userId, (shown) => shown.filter((one) => one.id !== id)),
    reload,
  });

  const add = async (name: string, proof: KeyProof): Promise<Result<unknown>> => {
    const options = await client.passkeys.passkeyAddOptions(proof);
    if (isFailure(options)) return options;
    const made = await device.create(options.data.data);
    return isFailure(made) ? made : adding.ask({ credential: made.data, name: name.trim() });
  };

  return {
    add,
    rename: (id, name) => renaming.ask({ id, name: name.trim() }),
    remove: (id, proof) => removing.ask({ id, ...proof }),
  };
};
