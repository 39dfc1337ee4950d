import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { setup } from '../db/testing/globalSetup';
import { templateIn } from '../db/testing/testDatabase';
import { addReferenceData } from '../reference/testing/addReferenceData';
import { tell } from '../runtime/tell';
import { runStakingYears } from './testing/stakingYears';
import { proveStakingYears } from './testing/stakingYearsProof';

const whole = z.coerce.number().int();

const { STAKING_SEED, STAKING_STAKES, STAKING_WEEKS } = z
  .object({
    STAKING_SEED: whole.min(0).default(() => randomInt(2 ** 31)),
    STAKING_STAKES: whole.min(1).default(10_000),
    /** Ten years. */
    STAKING_WEEKS: whole.min(1).default(522),
  })
  .parse(process.env);

const count = (figure: number): string => figure.toLocaleString('en');

const weeksTold = 26;

const run = async (clusterUrl: string): Promise<void> => {
  const { exchange, shown, kills, interrupted } = await runStakingYears({
    clusterUrl,
    seed: STAKING_SEED,
    stakes: STAKING_STAKES,
    rounds: STAKING_WEEKS,
    roundDays: 7,
    onRound: (week) => {
      if (week % weeksTold === 0) tell(`${week} weeks`);
    },
  });
  const { faults, wholeTerms, revoked, rewards } = await proveStakingYears(exchange, shown);
  await exchange.close();
  for (const fault of faults) tell(fault);
  if (faults.length > 0) return;
  process.exitCode = 0;
  tell(
    `${count(shown.length)} stakes, ${count(revoked)} of them revoked, ${count(kills)} kills, ${count(interrupted)} of them in the middle of something: the ledger is sound, ${count(rewards)} rewards were paid once each, and ${count(wholeTerms)} whole terms paid what was estimated.`,
  );
};

// Ending before a verdict counts as a failure.
process.exitCode = 1;

tell(`${count(STAKING_WEEKS)} weeks with ${count(STAKING_STAKES)} stakes and a kill each week, seed ${STAKING_SEED}`);

let url = '';
const stop = await setup({ provide: (_, given) => (url = given) });
try {
  await addReferenceData(templateIn(url));
  await run(url);
} finally {
  await stop();
}
