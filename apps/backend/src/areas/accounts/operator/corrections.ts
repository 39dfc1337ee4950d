import { normaliseEmail } from '@exchange/domain';
import type { TraderRow } from '#identity/stores/traders';
import { done, type Answer } from '#operator/answer';
import { changing, type GivenChange, type OperatorContext } from '#operator/command';
import { submitCommand } from '#operator/submitCommand';
import { typeable } from '#operator/words';
import { withTrader } from './closing';

const rename = async (given: GivenChange, desk: OperatorContext, trader: TraderRow): Promise<Answer> => {
  const [, firstName = '', lastName = ''] = given.words;
  const { uniqueId, email } = trader;
  const { who: by, why } = given.action;
  const [before, now] = [`${trader.firstName} ${trader.lastName}`, `${firstName} ${lastName}`];
  return submitCommand<'account.rename'>(desk, given, {
    plan: [`About to correct the name of ${email} from ${typeable([before])} to ${typeable([now])}.`],
    command: () => ({ kind: 'account.rename', trader: uniqueId, by, why, firstName, lastName }),
    told: ({ isRepeat }, id) =>
      done(
        isRepeat
          ? `${email} already has this name.`
          : `The name of ${email} is now ${typeable([now])}. We've emailed them.`,
        { id, outcome: 'done', email, isRepeat },
      ),
  });
};

const changeEmail = async (given: GivenChange, desk: OperatorContext, trader: TraderRow): Promise<Answer> => {
  const { uniqueId, email: from } = trader;
  const to = normaliseEmail(given.words[1] ?? '');
  const { who: by, why } = given.action;
  return submitCommand<'account.email'>(desk, given, {
    plan: [`About to change the address of ${from} to ${typeable([to])}.`],
    command: () => ({ kind: 'account.email', trader: uniqueId, by, why, email: to }),
    told: ({ isRepeat }, id) =>
      done(
        isRepeat
          ? `The account already has the address ${to}.`
          : `${from} is now ${to}, signed out everywhere, and has to verify the address. Withdrawals are locked for 24 hours, and waiting ones on hold. We've emailed both addresses.`,
        { id, outcome: 'done', from, email: to, isRepeat },
      ),
  });
};

export const correctionCommands = [
  changing({
    name: 'account rename',
    usage: '<email> <first name> <last name>',
    meaning: "correct a trader's name",
    takes: [3, 3],
    options: ['id'],
    run: withTrader(rename),
  }),
  changing({
    name: 'account email',
    usage: '<email> <new email>',
    meaning: "change an account's email address; the trader is signed out and has to verify it",
    takes: [2, 2],
    options: ['id'],
    run: withTrader(changeEmail),
  }),
];
