import type { Answered } from '@exchange/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { resultOf, unwrap } from '../../../shared/serverState/callFailed';
import { loadAgain } from '../../../shared/serverState/loadAgain';
import { useServices } from '../../../shared/services/services';
import { useSession } from '../../../shared/services/useSession';
import { profileKeys } from '../../state/queries';
import { securityKeys } from '../queries';
import { AntiPhishingView } from './AntiPhishingView';

type Wire = Answered<'userProfile'>['data'];

/** The word is part of the profile, which is reloaded. */
const useSaveWord = () => {
  const { client, toasts } = useServices();
  const queries = useQueryClient();
  const userId = useSession().trader?.uniqueId ?? '';
  const profileKey = profileKeys.profile(userId);
  const { mutateAsync } = useMutation({
    mutationFn: async (word: string) => unwrap(await client.accounts.setAntiPhishingWord({ word })),
    onSuccess: ({ message }, word) => {
      queries.setQueryData<Wire>(
        profileKey,
        (profile) => profile && { ...profile, antiPhishingWord: word === '' ? null : word },
      );
      toasts.toast({ tone: 'success', text: message });
    },
    // Even after a failure: the answer may have been lost.
    onSettled: () => {
      void loadAgain(queries, profileKey);
      void loadAgain(queries, securityKeys.log(userId));
    },
  });
  return (word: string) => resultOf(mutateAsync(word));
};

export const AntiPhishing = ({ word }: { word: string | null }) => {
  const { config } = useServices();
  return <AntiPhishingView word={word} brandName={config.brandName} save={useSaveWord()} />;
};
