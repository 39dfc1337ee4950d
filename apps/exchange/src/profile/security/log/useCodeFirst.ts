import { failureText } from '@exchange/domain';
import { useQueryClient } from '@tanstack/react-query';
import { loadAgain } from '#shared/serverState/loadAgain.ts';
import { useTraderMutation } from '#shared/serverState/useTraderMutation.ts';
import { useServices } from '#shared/services/services.ts';
import { securityKeys } from '../queries';
import type { ChangedCodeFirst, CodeFirst } from './CodeFirstSwitch';

/** The log says whether it is on, and is reloaded after a change; undefined if the server doesn't offer it. */
export const useCodeFirst = (isOn: boolean | undefined): CodeFirst | undefined => {
  const { client } = useServices();
  const queries = useQueryClient();
  const { ask, isPending, failure, sent } = useTraderMutation({
    name: 'codeFirst',
    send: ({ isOn: turnsOn, code }: ChangedCodeFirst) =>
      client.accounts.setCodeFirst({ codeFirst: turnsOn ? 'Enable' : 'Disable', code }),
    reload: (userId) => loadAgain(queries, securityKeys.log(userId)),
  });
  if (isOn === undefined || failure?.code === 'not-built') return undefined;
  return {
    isOn: isPending && sent ? sent.isOn : isOn,
    isChanging: isPending,
    problem: failure && failureText(failure, 'repeatable'),
    change: ask,
  };
};
