import type { CommandOf } from '#exchange/commands';
import type { Outcomes } from '#exchange/outcomes';
import { createLedgerResults } from '#ledger/checks/ledgerResults';
import { sentAmount, toWithdrawal, withdrawalColumns, type Withdrawal } from '#transfers/withdrawal';
import { done, type Answer } from '#operator/answer';
import { changing, reading, type OperatorContext, type GivenChange } from '#operator/command';
import { submitCommand } from '#operator/submitCommand';
import { spokenMoment } from '#runtime/spokenMoment';

interface Listed extends Withdrawal {
  email: string;
  /** By another trader, who owes it or may owe it again. */
  isPaidWithReversed: boolean;
}

type ListedRow = Parameters<typeof toWithdrawal>[0] & Pick<Listed, 'email' | 'isPaidWithReversed'>;

const readOpen = async ({ database }: OperatorContext): Promise<Listed[]> => {
  const { rows } = await database.pool.query<ListedRow>(
    `select ${withdrawalColumns}, (select email from trader where unique_id = owner) as email, exists (
       select from young_money join incoming on incoming.id = deposit
       where young_money.owner = withdrawal.owner and incoming.owner <> withdrawal.owner
         and incoming.status <> 'credited') as "isPaidWithReversed"
     from withdrawal where status in ('Pending', 'Process') order by number`,
  );
  return rows.map(({ email, isPaidWithReversed, ...row }) => ({ ...toWithdrawal(row), email, isPaidWithReversed }));
};

const waits: Readonly<Record<string, string>> = {
  approval: 'automatic approval',
  account: 'a check of the account',
  newAddress: "the trader's wait for new addresses",
  review: 'a review',
  checks: 'stricter checks',
  sending: 'being sent',
  confirmations: 'confirmations',
  custody: "custody, which isn't responding",
  repayment: 'the repayment of a reversed deposit',
};

const waitsFor = ({ steps }: Withdrawal): string => waits[steps.at(-1)?.waitsFor ?? ''] ?? 'nothing';

const linesOf = (withdrawal: Listed): string[] => {
  const { id, status, paymentType, email, asset, amount, fee, address, destinationTag, transactionId } = withdrawal;
  const { createdAt, waitsUntil, steps, isPaidWithReversed } = withdrawal;
  const held = steps.findLast(({ step }) => step === 'held')?.reason;
  return [
    `${id}  ${status}, ${paymentType}  ${spokenMoment(new Date(createdAt))}  ${email}`,
    `  amount   ${amount} ${asset}, fee ${fee}, arrives ${sentAmount(withdrawal)}`,
    `  address  ${address}${destinationTag === null ? '' : `, destination tag ${destinationTag}`}`,
    `  waits    for ${waitsFor(withdrawal)}${waitsUntil === null ? '' : `, until ${spokenMoment(new Date(waitsUntil))}`}`,
    ...(held === undefined ? [] : [`  held     ${held}`]),
    ...(isPaidWithReversed ? ['  paid     with a deposit that was reversed: see `deposit debts`'] : []),
    ...(transactionId === null ? [] : [`  sent     ${transactionId}`]),
  ];
};

const stopped = 'Nothing is approved or sent until money adds up again. `ledger check` shows what is wrong.';

const list = async (desk: OperatorContext): Promise<Answer> => {
  const open = await readOpen(desk);
  const isStopped = (await createLedgerResults(desk.database.pool).newest())?.isSound === false;
  const lines = open.length === 0 ? ['No withdrawals are open.'] : open.flatMap(linesOf);
  return done([...(isStopped ? [stopped] : []), ...lines], { withdrawals: open, isStopped });
};

type Moving = 'withdrawal.approve' | 'withdrawal.release' | 'withdrawal.complete' | 'withdrawal.cancel';

interface Step<Kind extends Moving> {
  command: (id: string, action: GivenChange['action'], words: readonly string[]) => CommandOf<Kind>;
  said: (withdrawal: Withdrawal) => string;
  saidBefore: (withdrawal: Withdrawal) => string;
}

const move = <Kind extends Moving>(
  given: GivenChange,
  desk: OperatorContext,
  { command, said, saidBefore }: Step<Kind>,
) => {
  const [id = ''] = given.words;
  return submitCommand<Kind>(desk, given, {
    command: () => command(id, given.action, given.words),
    told: (outcome: Outcomes[Kind], commandId) => {
      const { withdrawal, isRepeat } = outcome;
      return done(isRepeat ? saidBefore(withdrawal) : said(withdrawal), {
        id: commandId,
        outcome: 'done',
        isRepeat,
        withdrawal,
      });
    },
  });
};

const worded = ({ amount, asset, id }: Withdrawal): string => `${id}, ${amount} ${asset}`;

const approve = (given: GivenChange, desk: OperatorContext): Promise<Answer> =>
  move<'withdrawal.approve'>(given, desk, {
    command: (id, { who: by, why }) => ({ kind: 'withdrawal.approve', id, by, why }),
    said: (one) => `${worded(one)}: approved. Send it with \`withdrawal send ${one.id}\`.`,
    saidBefore: (one) => `${worded(one)}: was already approved.`,
  });

const send = (given: GivenChange, desk: OperatorContext): Promise<Answer> =>
  move<'withdrawal.release'>(given, desk, {
    command: (id, { who: by, why }) => ({ kind: 'withdrawal.release', id, by, why }),
    said: (one) =>
      `${worded(one)}: handed to custody, which will send it once. \`withdrawal list\` shows its transaction.`,
    saidBefore: (one) => `${worded(one)}: was already handed to custody and will be sent only once.`,
  });

const complete = (given: GivenChange, desk: OperatorContext): Promise<Answer> =>
  move<'withdrawal.complete'>(given, desk, {
    command: (id, { who: by, why }, [, transactionId]) => ({ kind: 'withdrawal.complete', id, by, why, transactionId }),
    said: (one) => `${worded(one)}: completed with transaction ${one.transactionId ?? ''}. We've emailed the trader.`,
    saidBefore: (one) => `${worded(one)}: was already completed.`,
  });

const cancel = (given: GivenChange, desk: OperatorContext): Promise<Answer> =>
  move<'withdrawal.cancel'>(given, desk, {
    command: (id, { who: by, why }) => ({ kind: 'withdrawal.cancel', id, by, why }),
    said: (one) => `${worded(one)}: cancelled, and available again. The trader will see your reason.`,
    saidBefore: (one) => `${worded(one)}: was already cancelled.`,
  });

export const withdrawalCommands = [
  reading({
    name: 'withdrawal list',
    usage: '',
    meaning: 'open withdrawals, longest waiting first',
    takes: [0, 0],
    run: (_, desk) => list(desk),
  }),
  changing({
    name: 'withdrawal approve',
    usage: '<withdrawal>',
    meaning: 'approve a pending withdrawal',
    takes: [1, 1],
    options: ['id'],
    run: approve,
  }),
  changing({
    name: 'withdrawal send',
    usage: '<withdrawal>',
    meaning: 'have custody send an approved withdrawal, once',
    takes: [1, 1],
    options: ['id'],
    run: send,
  }),
  changing({
    name: 'withdrawal complete',
    usage: '<withdrawal> [transaction]',
    meaning: "complete a withdrawal, with its transaction if custody didn't report one",
    takes: [1, 2],
    options: ['id'],
    run: complete,
  }),
  changing({
    name: 'withdrawal cancel',
    usage: '<withdrawal>',
    meaning: "cancel a withdrawal that hasn't been sent; the trader sees the reason",
    takes: [1, 1],
    options: ['id'],
    run: cancel,
  }),
];
