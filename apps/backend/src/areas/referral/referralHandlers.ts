import { alreadyInvitedText, invitedAddresses, referralTexts, splitEmails } from '@exchange/domain';
import { isRefused, refuse, type FormChecks, type Refused, type TraderHandlers } from '../../contract/handlers';
import { scheduleWork } from '../../dueWork/dueWorkStore';
import type { AccountCore } from '../../identity/core';
import { countTry } from '../../identity/guard';
import { placeOf } from '../../identity/stores/places';
import { refusals } from '../../identity/refusals';
import { createTraderStore } from '../../identity/stores/traders';
import { invitationWork } from './invitationMail';
import { referralRows } from './referralAnswers';
import { createReferralStore } from './referralStore';

interface ReferralNeeds {
  core: AccountCore;
  isRegistrationOpen: () => Promise<boolean>;
  isBudgetUsedUp: () => Promise<boolean>;
}

const wrongList = (message: string): Refused => refuse(400, message, 'email');

/** Invites all of them or none. */
const invite = (
  { db, clock }: AccountCore,
  referrer: string,
  addresses: readonly string[],
): Promise<Refused | undefined> =>
  db.transaction(async (transaction) => {
    // Serialises simultaneous invitations, so that no one is invited twice.
    await createTraderStore(transaction).lock(referrer);
    const store = createReferralStore(transaction);
    const before = await store.invitedBefore(referrer, addresses);
    if (before.length > 0) return refuse(409, alreadyInvitedText(before), 'email');
    const at = clock();
    await store.keepInvitations(referrer, addresses, at);
    for (const email of addresses) await scheduleWork(transaction, invitationWork({ referrer, email }, at), at);
    return undefined;
  });

export const referralTraderHandlers = ({
  core,
  isRegistrationOpen,
  isBudgetUsedUp,
}: ReferralNeeds): TraderHandlers => ({
  referrals: async ({ trader: { uniqueId } }) => {
    const store = createReferralStore(core.db);
    const [referrals, invitations, budgetUsedUp] = await Promise.all([
      store.ofTrader(uniqueId),
      store.invitationsOf(uniqueId),
      isBudgetUsedUp(),
    ]);
    return {
      statusCode: 200,
      data: referralRows(referrals),
      invitations: invitations.map(({ email, sentAt }) => ({ email, sentAt: sentAt.toISOString() })),
      budgetUsedUp,
    };
  },
  sendReferralCode: async ({ body: { email }, request, trader: { uniqueId, email: own } }) => {
    const wrong = invitedAddresses(own)(email);
    if (wrong !== undefined) return wrongList(wrong);
    if (!(await isRegistrationOpen())) return refusals.registrationsStopped;
    const trying = { trader: await core.stores.traders.byId(uniqueId), place: placeOf(request) };
    const limited = await countTry(core, trying, { kind: 'invite', subject: uniqueId });
    const refused = limited ?? (await invite(core, uniqueId, splitEmails(email)));
    return isRefused(refused) ? refused : { statusCode: 200, message: referralTexts.sent };
  },
});

/** Fields that are not text are left to the contract check. */
export const referralFormChecks: FormChecks = {
  sendReferralCode: ({ email = '' }) => {
    const wrong = typeof email === 'string' ? invitedAddresses()(email) : undefined;
    return wrong === undefined ? undefined : wrongList(wrong);
  },
};
