import { successTexts } from '@exchange/domain';
import { isRefused, type Refused, type TraderHandlers } from '../../contract/handlers';
import { together, type AccountCore } from '../../identity/core';
import { refuseTooManyMails } from './proving/mailing';
import { eventOf, type Caller } from '../../identity/caller';
import { checkProof, type Spend } from '../../identity/proof';
import { placeOf } from '../../identity/stores/places';
import { refusals } from '../../identity/refusals';

/** The notice carries the new word, or the last one if it was removed, so it doesn't look like a forgery. */
const changeWord = (
  core: AccountCore,
  caller: Caller,
  word: string | null,
  spend: Spend,
): Promise<Refused | undefined> =>
  together(core, async (joint) => {
    const refused = await spend(joint);
    if (refused) return refused;
    const { traders, audit, mail } = joint;
    const { uniqueId, email } = caller.trader;
    const at = core.clock();
    const notify = () => mail(email, { kind: 'antiPhishingWordChanged', isRemoved: word === null, at });
    if (word === null) await notify();
    await traders.setAntiPhishingWord(uniqueId, word);
    if (word !== null) await notify();
    await audit.note('anti-phishing word changed', eventOf(caller, at));
    return undefined;
  });

/** Sets the word that appears in every email to the trader, and tells those emails from forged ones. */
export const antiPhishingHandlers = (core: AccountCore): TraderHandlers => ({
  setAntiPhishingWord: async ({ trader: { uniqueId, session }, body, request }) => {
    const trader = await core.stores.traders.byId(uniqueId);
    if (!trader) return refusals.loggedOut;
    const word = body.word === '' ? null : body.word;
    const message = word === null ? successTexts.accounts.wordRemoved : successTexts.accounts.wordSaved;
    if (trader.antiPhishingWord === word) return { message };
    const caller = { trader, place: placeOf(request) };
    const refused = await refuseTooManyMails(core, caller);
    if (refused) return refused;
    const proof = await checkProof(core, { ...caller, session, code: body.code });
    if (isRefused(proof)) return proof;
    return (await changeWord(core, caller, word, proof.spend)) ?? { message };
  },
});
