import { isFailure, quickSwapCurrency, type DecimalText, type Result } from '@exchange/domain';
import { quickSwapMachine, type IntendedSwap, type SeenBalance, type Swapped } from '@exchange/machines';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useServices, type Services } from '../../shared/services/services';
import { useNotices } from '../../shared/services/useNotices';
import { useSession } from '../../shared/services/useSession';
import { loadBalances, traderKeys } from '../lists/queries';
import { useRefreshTrader } from '../lists/useTraderRefresh';
import { quickSwapState, swappable, type QuickSwapState, type SwapPlace } from './quickSwapState';

type Client = Services['client'];

/** Sends it once: it has no id by which a second one could be told from it. */
const createSwap =
  (client: Client) =>
  async ({ amount }: IntendedSwap): Promise<Swapped> => {
    const answer = await client.swap.swap({ currency: quickSwapCurrency, swap_amount: amount });
    return isFailure(answer) ? answer : { data: { message: answer.data.message } };
  };

interface Looking {
  client: Client;
  queries: QueryClient;
  userId: string;
}

/** Asks by itself and joins no load that is on its way, which may be older than the swap. All others see it, too. */
const lookAtBalance = async ({ client, queries, userId }: Looking): Promise<Result<DecimalText>> => {
  const loaded = await loadBalances({ client, queries, userId });
  queries.setQueryData(traderKeys.balances(userId), loaded);
  const balance = swappable(loaded.rows);
  if (loaded.failure !== undefined) return { error: loaded.failure };
  return balance === undefined ? { error: { code: 'unexpected' } } : { data: balance };
};

export interface QuickSwapEntry {
  typed: string;
  state: QuickSwapState;
  type: (text: string) => void;
  submit: (swap: IntendedSwap) => void;
  look: () => void;
  confirmLook: () => void;
}

const placeOf = (value: ReturnType<typeof quickSwapMachine.getInitialSnapshot>['value']): SwapPlace => {
  if (typeof value === 'string') return value;
  return 'open' in value ? value.open : value.unsettled;
};

/** The quick swap of whoever is logged in, with the exchange behind it. It goes on while nobody looks at it. */
export const useQuickSwap = (): QuickSwapEntry => {
  const { client, session } = useServices();
  const queries = useQueryClient();
  const refresh = useRefreshTrader();
  const userId = useSession().trader?.uniqueId;
  const machine = useMemo(() => {
    const swap = createSwap(client);
    const trader = () => session.getSnapshot().context.session?.uniqueId ?? '';
    return quickSwapMachine.provide({
      actors: {
        swap: fromPromise<Swapped, IntendedSwap>(({ input }) => swap(input)),
        loadBalance: fromPromise<SeenBalance>(() => lookAtBalance({ client, queries, userId: trader() })),
      },
    });
  }, [client, queries, session]);
  const [{ context, value }, send, actor] = useMachine(machine);
  useNotices(actor);
  useEffect(() => {
    const hearing = actor.on('swap.ended', refresh);
    return () => hearing.unsubscribe();
  }, [actor, refresh]);
  const known = useRef(userId);
  useEffect(() => {
    if (known.current === userId) return;
    known.current = userId;
    send({ type: 'trader.changed' });
  }, [send, userId]);
  return {
    typed: context.typed,
    state: quickSwapState(placeOf(value), context),
    type: (text) => send({ type: 'amount.typed', text }),
    submit: (swap) => send({ type: 'swap.submitted', swap }),
    look: () => send({ type: 'look.requested' }),
    confirmLook: () => send({ type: 'look.confirmed' }),
  };
};
