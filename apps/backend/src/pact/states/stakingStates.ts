import { stakingKinds, stakingTerm } from '@exchange/domain';
import { TOTP } from 'otpauth';
import { and, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { beginTerm } from '../../areas/staking/stakes/settling';
import { stakeAsset, type Stake } from '../../areas/staking/stakes/stake';
import { operatorFigure } from '../../db/schema';
import { figureRows } from '../../reference/referenceData';
import { arranged, told, type Arrangements, type Services } from '../arranging/arrange';
import { doneOf, fund } from '../arranging/pactOrders';
import { findTrader } from '../arranging/pactTrader';

const text = z.string().min(1);
const decimal = z.string().regex(/^\d+$/);
const stake = {
  email: z.email(),
  stake: text,
  plan: z.enum(stakingKinds),
  amount: decimal,
  tenure: decimal,
  clientId: text,
};

type Given = z.infer<z.ZodObject<typeof stake>>;

const day = 24 * 60 * 60_000;

/** So long ago that the app's current code is still unused. */
const oldSteps = 100;

/** Former traders' stakes stay, so the cap is set relative to them. */
const open = async ({ status, accounts }: Services, room: string): Promise<void> => {
  const { rows } = await accounts.db.execute<{ cap: string }>(
    sql`select (coalesce(sum(amount), 0) + ${room}::numeric)::text as cap from stake where next_due is not null`,
  );
  await status.setFigure('stakingCap', rows[0]?.cap ?? room);
  await status.setSwitch('staking', true);
};

/** Restores the default cap. Sets only what differs, as `restoreOffer` does, which restores the switches. */
export const restoreCap = async ({ accounts: { db } }: Services): Promise<void> => {
  for (const { name, amount } of figureRows) {
    const differs = and(eq(operatorFigure.name, name), ne(operatorFigure.amount, amount));
    await db.update(operatorFigure).set({ amount }).where(differs);
  }
};

const nextStep = async (services: Services, email: string): Promise<number> => {
  const { lastTotpStep } = await findTrader(services, email);
  return (lastTotpStep ?? TOTP.counter({ timestamp: services.now() }) - oldSteps) + 1;
};

/** With the funds it needs, and a code of its own. */
const begin = async (services: Services, { email, plan, amount, tenure, clientId }: Given): Promise<Stake> => {
  const { uniqueId: trader } = await findTrader(services, email);
  await open(services, '1000000000');
  await fund(services, trader, { coin: stakeAsset, amount });
  const done = doneOf(
    await services.exchange.submit<'stake.begin'>({
      kind: 'stake.begin',
      trader,
      plan,
      amount,
      months: Number(tenure),
      clientId,
      totpStep: await nextStep(services, email),
    }),
  );
  return done.stake;
};

const change = async (services: Services, given: Given, kind: 'stake.revoke' | 'stake.disableRenewal') => {
  const { id, trader } = await begin(services, given);
  const totpStep = await nextStep(services, given.email);
  doneOf(await services.exchange.submit<typeof kind>({ kind, id, trader, totpStep }));
  return { stake: id };
};

const daysAgo = 40;

/** Moves a stake into the past, since no command can begin one there. */
const beginEarlier = async (services: Services, given: Given): Promise<string> => {
  const begun = await begin(services, given);
  const { id, plan, months } = begun;
  const offer = stakingTerm(plan, months);
  if (!offer) throw new Error(`${plan} staking does not run for ${String(months)} months.`);
  const { termStart, termEnd, nextDue } = beginTerm({ ...begun, term: 0 }, offer, begun.termStart - daysAgo * day);
  await services.accounts.db.execute(sql`
    update stake set term_start = ${new Date(termStart).toISOString()}, term_end = ${new Date(termEnd).toISOString()},
      next_due = ${new Date(nextDue ?? termEnd).toISOString()} where id = ${id}`);
  doneOf(await services.exchange.submit<'stake.settle'>({ kind: 'stake.settle', id }));
  return id;
};

export const stakingStates: Arrangements = {
  'staking open': arranged({ room: decimal }, async ({ room }, services) => open(services, room)),
  'staking stopped': arranged({}, async (_, { status }) => {
    await status.setSwitch('staking', false);
  }),
  'a stake': told(stake, async (given, services) => ({ stake: (await begin(services, given)).id })),
  'a stake without renewal': told(stake, (given, services) => change(services, given, 'stake.disableRenewal')),
  'a revoked stake': told(stake, (given, services) => change(services, given, 'stake.revoke')),
  'a stake that was rewarded': told(stake, async (given, services) => ({ stake: await beginEarlier(services, given) })),
};
