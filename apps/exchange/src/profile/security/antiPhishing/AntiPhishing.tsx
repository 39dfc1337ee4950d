import { useQueryClient } from '@tanstack/react-query';
import { loadAgain } from '#shared/serverState/loadAgain.ts';
import { useTraderMutation } from '#shared/serverState/useTraderMutation.ts';
import { useServices } from '#shared/services/services.ts';
import { patchProfile, profileKeys } from '#entities/profile/queries.ts';
import { securityKeys } from '../queries';
import { AntiPhishingView, type ChangedWord } from './AntiPhishingView';

/** The word is part of the profile, which is reloaded. */
const useSaveWord = () => {
  const { client } = useServices();
  const queries = useQueryClient();
  const { ask } = useTraderMutation({
    name: 'antiPhishingWord',
    send: ({ word, code }: ChangedWord) => client.accounts.setAntiPhishingWord({ word, code }),
    show: (_, { word }, userId) => patchProfile(queries, userId, { antiPhishingWord: word === '' ? null : word }),
    reload: (userId) => {
      void loadAgain(queries, profileKeys.profile(userId));
      void loadAgain(queries, securityKeys.log(userId));
    },
  });
  return ask;
};

export const AntiPhishing = ({ word }: { word: string | null }) => {
  const { config } = useServices();
  return <AntiPhishingView word={word} brandName={config.brandName} save={useSaveWord()} />;
};
