import { isFailure } from '@exchange/domain';
import {
  stakingOrderMachine,
  type StakeChangeAnswer,
  type StakeChangeRequest,
  type StakesLookup,
} from '@exchange/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { keepFlow, type Flow } from '#shared/services/keepFlow.ts';
import { lookWhenBack } from '#shared/services/lookWhenBack.ts';
import type { Services } from '#shared/services/services.ts';
import { traderNow } from '#shared/session/session.ts';
import { reloadStaking } from '../queries';
import { stakingOrderSays } from '../texts';
import { readStake } from '../stake';

type Client = Services['client'];

const calls = { revoke: 'revokeStaking', autoRenewal: 'disableAutoRenewal' } as const;

const changeStake = async (
  client: Client,
  { change, stakingId, code }: StakeChangeRequest,
): Promise<StakeChangeAnswer> => {
  const answer = await client.staking[calls[change]]({ stakingId, tfaCode: code });
  return isFailure(answer) ? answer : { data: { message: answer.data.message } };
};

const lookUp = async (client: Client): Promise<StakesLookup> => {
  const answer = await client.staking.stakingDetails({});
  return isFailure(answer) ? answer : { data: answer.data.data.map(readStake) };
};

/** A trader's changes to a stake. They continue while no screen shows them. */
export const stakingOrderFlow: Flow<ActorRefFrom<typeof stakingOrderMachine>> = keepFlow({
  create: ({ services: { client } }) =>
    createActor(
      stakingOrderMachine.provide({
        actors: {
          changeStake: fromPromise(({ input }: { input: StakeChangeRequest }) => changeStake(client, input)),
          lookUp: fromPromise(() => lookUp(client)),
        },
      }),
    ),
  says: stakingOrderSays,
  join: (actor, { services, queries }, onStop) => {
    actor.on('list.outdated', () => reloadStaking(queries, traderNow(services.session)));
    onStop(lookWhenBack(() => actor.send({ type: 'look.requested' }), services));
  },
});
