import { z } from 'zod';
import { createReferralStore } from '../../areas/referral/referralStore';
import { referral } from '../../db/schema';
import { arranged, type Arrangements, type Services } from '../arranging/arrange';
import { doneOf } from '../arranging/pactOrders';
import { findTrader } from '../arranging/pactTrader';

const email = z.email();
const text = z.string().min(1);

const addNamed = async ({ accounts }: Services, names: { firstName: string; lastName: string }): Promise<string> => {
  const { stores, random, clock } = accounts;
  const uniqueId = random.uniqueId();
  await stores.traders.add({
    uniqueId,
    email: `${uniqueId}@other.example`.toLowerCase(),
    ...names,
    passwordHash: 'none',
    passwordChangedAt: clock(),
    referralCode: random.referralCode(),
    createdAt: clock(),
  });
  return uniqueId;
};

export const referralStates: Arrangements = {
  'a referral': arranged(
    {
      email,
      role: z.enum(['referrer', 'referred']),
      status: z.enum(['pending', 'paid', 'withheld']),
      firstName: text,
      lastName: text,
    },
    async ({ email: whose, role, status, ...names }, services) => {
      const { uniqueId } = await findTrader(services, whose);
      const other = await addNamed(services, names);
      const [referrer, referred] = role === 'referrer' ? [uniqueId, other] : [other, uniqueId];
      const at = services.accounts.clock();
      const times = { createdAt: at, updatedAt: at };
      const before =
        status === 'pending' ? ({ status } as const) : ({ status: 'withheld', withheldBecause: 'sameDevice' } as const);
      await services.accounts.db.insert(referral).values({ referred, referrer, ...before, ...times });
      if (status !== 'paid') return;
      const by = { by: 'pacts', why: 'A state asks for it' };
      doneOf(await services.exchange.submit<'referral.pay'>({ kind: 'referral.pay', referred, ...by }));
    },
  ),
  'an invitation': arranged({ email, invited: email }, async (given, services) => {
    const { uniqueId } = await findTrader(services, given.email);
    const { db, clock } = services.accounts;
    await createReferralStore(db).keepInvitations(uniqueId, [given.invited], clock());
  }),
};
