import { successTexts } from '@exchange/domain';
import type { TraderHandlers } from '../../contract/handlers';
import { together, type AccountCore } from '../../identity/core';
import { refuseTooManyMails } from './proving/mailing';
import { eventOf, type Caller } from '../../identity/caller';
import { placeOf } from '../../identity/stores/places';
import { refusals } from '../../identity/refusals';

/** The notice carries the new word, or the last one if it was removed, so it doesn't look like a forgery. */
const changeWord = (core: AccountCore, caller: Caller, word: string | null): Promise<void> =>
  together(core, async ({ traders, audit, mail }) => {
    const { uniqueId, email } = caller.trader;
    const at = core.clock();
    const notify = () => mail(email, { kind: 'antiPhishingWordChanged', isRemoved: word === null, at });
    if (word === null) await notify();
    await traders.setAntiPhishingWord(uniqueId, word);
    if (word !== null) await notify();
    await audit.note('anti-phishing word changed', eventOf(caller, at));
  });

/** Sets the word that appears in every email to the trader. */
export const antiPhishingHandlers = (core: AccountCore): TraderHandlers => ({
  setAntiPhishingWord: async ({ trader: { uniqueId }, body, request }) => {
    const trader = await core.stores.traders.byId(uniqueId);
    if (!trader) return refusals.loggedOut;
    const word = body.word === '' ? null : body.word;
    const message = word === null ? successTexts.accounts.wordRemoved : successTexts.accounts.wordSaved;
    if (trader.antiPhishingWord === word) return { message };
    const caller = { trader, place: placeOf(request) };
    const refused = await refuseTooManyMails(core, caller);
    if (refused) return refused;
    await changeWord(core, caller, word);
    return { message };
  },
});
