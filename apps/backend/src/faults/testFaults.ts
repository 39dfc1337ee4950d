import { tell } from '../runtime/tell';
import { readFaultSettings } from './faultSettings';
import { runRounds, type Sofar } from './rounds';
import { faultTargets } from './faultTargets';

const { FAULT_ROUNDS, FAULT_SEED, FAULT_LEASE_MS } = readFaultSettings(process.env);

const count = (figure: number): string => figure.toLocaleString('en');

const figures = ({ acknowledged, stakes, withdrawals, handedOver, unanswered, longestTakeover }: Sofar): string =>
  [
    `${count(acknowledged)} orders and swaps, ${count(stakes)} stakes and ${count(withdrawals)} withdrawals acknowledged`,
    `${count(handedOver)} commands handed over`,
    `${count(unanswered)} commands without an answer`,
    `longest takeover ${longestTakeover.toFixed(1)} s`,
  ].join(', ');

const onRound = (sofar: Sofar): void => {
  if (sofar.rounds % 10 === 0) tell(`${sofar.rounds} rounds: ${figures(sofar)}`);
};

// Ending before a verdict counts as a failure.
process.exitCode = 1;

tell(`Under load, in turn: ${faultTargets.join(', ')}. ${FAULT_ROUNDS} rounds, seed ${FAULT_SEED}`);

runRounds({ rounds: FAULT_ROUNDS, seed: FAULT_SEED, leaseMs: FAULT_LEASE_MS, onRound }).then(
  (sofar) => {
    process.exitCode = 0;
    tell(
      `${sofar.rounds} rounds, ${figures(sofar)}: nothing acknowledged was lost, nothing is there twice, the ledger is sound.`,
    );
  },
  (error: unknown) => {
    const reason = error instanceof Error && error.cause instanceof Error ? `\n${error.cause.message}` : '';
    tell(`${String(error)}${reason}`);
  },
);
