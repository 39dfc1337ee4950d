import { isFailure, type StakingKind } from '@exchange/domain';
import {
  stakingMachine,
  type IntendedStake,
  type StakeLookup,
  type StakeRequest,
  type StakingAnswer,
} from '@exchange/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { newClientId } from '#shared/flows/newClientId.ts';
import { keepFlow, type Flow } from '#shared/services/keepFlow.ts';
import { lookWhenBack } from '#shared/services/lookWhenBack.ts';
import type { Services } from '#shared/services/services.ts';
import { traderNow } from '#shared/session/session.ts';
import { reloadStaking } from '../queries';
import { stakingSays } from '../texts';
import { readStake, writeStake } from './sentStake';

export type StakingActor = ActorRefFrom<typeof stakingMachine>;

type Client = Services['client'];

const calls = { flexible: 'initiateStaking', fixed: 'initiateFixedStaking' } as const;

const terms = ['3', '6', '9', '12'] as const;

const stake = async (client: Client, { id, kind, amount, months, code }: StakeRequest): Promise<StakingAnswer> => {
  const tenure = terms.find((each) => each === String(months));
  if (tenure === undefined) return { error: { code: 'unexpected' } };
  const answer = await client.staking[calls[kind]]({
    tenure,
    stakingAmount: amount,
    tfaCode: code,
    currencyName: 'XDC',
    client_stake_id: id,
  });
  return isFailure(answer) ? answer : { data: { message: answer.data.message } };
};

/** Makes its own call instead of joining a running load, which may be older than the stake. */
const lookUp = async (client: Client): Promise<StakeLookup> => {
  const answer = await client.staking.stakingDetails({});
  return isFailure(answer) ? answer : { data: answer.data.data.map(({ client_stake_id }) => client_stake_id) };
};

const outcomes = ['stake.accepted', 'stake.refused', 'stake.unconfirmed', 'stake.found'] as const;

/** Being sent or unconfirmed, but not merely being confirmed by the trader. */
const pendingIn = (actor: StakingActor): IntendedStake | undefined => {
  const snapshot = actor.getSnapshot();
  const { stake: sent, isInDoubt } = snapshot.context;
  return isInDoubt || snapshot.matches({ confirming: 'submitting' }) ? sent : undefined;
};

const createFlow = (kind: StakingKind): Flow<StakingActor> =>
  keepFlow({
    create: ({ services: { client } }) => {
      const machine = stakingMachine.provide({
        actors: {
          stake: fromPromise(({ input }: { input: StakeRequest }) => stake(client, input)),
          lookUp: fromPromise(() => lookUp(client)),
        },
      });
      return createActor(machine, { input: { kind, newId: newClientId } });
    },
    says: stakingSays,
    join: (actor, { services, queries }, onStop) => {
      for (const outcome of outcomes) actor.on(outcome, () => reloadStaking(queries, traderNow(services.session)));
      onStop(lookWhenBack(() => actor.send({ type: 'look.requested' }), services));
    },
    remembers: (actor, remember) =>
      remember<IntendedStake>({
        key: `${kind}StakeSent`,
        pending: () => pendingIn(actor),
        write: writeStake,
        read: readStake,
        recall: (sent) => actor.send({ type: 'stake.recalled', stake: sent }),
      }),
  });

/** The machine of each kind of staking. It continues while no screen shows it. */
export const stakingFlows: Readonly<Record<StakingKind, Flow<StakingActor>>> = {
  flexible: createFlow('flexible'),
  fixed: createFlow('fixed'),
};
