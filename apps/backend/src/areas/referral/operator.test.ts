import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startReferrals, type ReferralServer } from './testing/referralServer';

let server: ReferralServer;

beforeAll(async () => {
  server = await startReferrals(inject('clusterUrl'));
});
afterAll(() => server.closeSound());

const xdcOf = async (trader: Parameters<ReferralServer['balancesOf']>[0]): Promise<string> =>
  (await server.balancesOf(trader))['available XDC'] ?? '0';

/** What is said of somebody's referral, below its first line. */
const saidOf = async (email: string, words = ''): Promise<string | undefined> => {
  const { lines } = await server.operate(`referral list${words}`);
  return lines[lines.findIndex((line) => line.includes(`${email}, invited by`)) + 1]?.trim();
};

describe('an operator', () => {
  it('sees what each pending reward waits for, who was paid, and what is withheld and why [REF-046]', async () => {
    const inviter = await server.addInviter();
    const waiting = await server.signUp(inviter.code);
    expect(await saidOf(waiting.email)).toBe('waits  for a first trade');
    const paid = await server.signUp(inviter.code);
    await server.trade(paid);
    await server.untilStatus(paid, 'paid');
    expect(await saidOf(paid.email, ' paid')).toBe(`paid   1000 XDC to ${inviter.email}, 1500 XDC to ${paid.email}`);
    const near = await server.signUp(inviter.code, { home: inviter.home });
    await server.trade(near);
    await server.untilStatus(near, 'withheld');
    expect(await saidOf(near.email, ' withheld')).toBe(
      'why    the network is that of the inviter, or of somebody else they invited',
    );
    server.clock.now += 1_000;
    const same = await server.addInviter({ email: 'sam@example.org' });
    const alias = await server.signUp(same.code, { email: 'sam+2@example.org' });
    await server.trade(alias);
    await server.untilStatus(alias, 'withheld');
    expect(await saidOf(alias.email)).toBe('why    both addresses lead to the same inbox');
    const { json } = await server.operate('referral list withheld --last 1');
    expect(json['referrals']).toMatchObject([{ invited: alias.email, inviter: same.email, status: 'withheld' }]);
    expect(await server.operate('referral list lost')).toMatchObject({
      exit: 1,
      lines: ['There is no status lost. Type pending, paid, withheld, or leave it out.'],
    });
  });

  it('pays a withheld reward once, and its reason is logged [REF-047]', async () => {
    const inviter = await server.addInviter();
    const invited = await server.signUp(inviter.code, { home: inviter.home });
    await server.trade(invited);
    await server.untilStatus(invited, 'withheld');
    const pay = () => server.operate(`referral pay ${invited.email}`);
    expect(await pay()).toMatchObject({
      exit: 0,
      lines: [`Paid 1500 XDC to ${invited.email} and 1000 XDC to the trader who invited them. We've emailed both.`],
    });
    expect((await pay()).lines).toEqual([`The rewards for inviting ${invited.email} were already paid.`]);
    expect([await xdcOf(inviter), await xdcOf(invited)]).toEqual(['1000', '1599.5']);
    expect(await server.rewardsOf(inviter)).toEqual([['referrer', 'Completed', '1000']]);
    expect(await saidOf(invited.email)).toBe(
      `paid   1000 XDC to ${inviter.email}, 1500 XDC to ${invited.email}, by ada: Ticket 4711`,
    );
  });

  it('pays only withheld rewards, and none to frozen or uninvited traders [REF-047] [REF-048]', async () => {
    const inviter = await server.addInviter();
    const waiting = await server.signUp(inviter.code);
    const pay = async (email: string) => (await server.operate(`referral pay ${email}`)).lines.join(' ');
    expect(await pay(waiting.email)).toContain('This reward is not withheld.');
    expect(await pay(inviter.email)).toContain("This trader wasn't invited.");
    const near = await server.signUp(inviter.code, { home: inviter.home });
    await server.trade(near);
    await server.untilStatus(near, 'withheld');
    await server.operate(`account freeze ${inviter.email}`);
    expect(await pay(near.email)).toContain('One of the two accounts is frozen.');
    expect(await xdcOf(inviter)).toBe('0');
    await server.operate(`account unfreeze ${inviter.email}`);
    expect(await pay(near.email)).toContain('Paid 1500 XDC');
    expect(await xdcOf(inviter)).toBe('1000');
  });
});
