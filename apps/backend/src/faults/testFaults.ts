import { tell } from '../runtime/tell';
import { readFaultSettings } from './faultSettings';
import { runRounds, victims, type Sofar } from './rounds';

const { FAULT_ROUNDS, FAULT_SEED } = readFaultSettings(process.env);

const figures = ({ acknowledged, unanswered }: Sofar): string =>
  `${acknowledged.toLocaleString('en')} orders acknowledged, ${unanswered.toLocaleString('en')} commands without an answer`;

const onRound = (sofar: Sofar): void => {
  if (sofar.rounds % 10 === 0) tell(`${sofar.rounds} rounds: ${figures(sofar)}`);
};

tell(`Killing ${victims.join(', ')} in turn under load, ${FAULT_ROUNDS} rounds, seed ${FAULT_SEED}`);

runRounds({ rounds: FAULT_ROUNDS, seed: FAULT_SEED, onRound }).then(
  (sofar) => {
    tell(
      `${sofar.rounds} rounds, ${figures(sofar)}: nothing acknowledged was lost, nothing is there twice, the ledger is sound.`,
    );
  },
  (error: unknown) => {
    const reason = error instanceof Error && error.cause instanceof Error ? `\n${error.cause.message}` : '';
    tell(`${String(error)}${reason}`);
    process.exitCode = 1;
  },
);
