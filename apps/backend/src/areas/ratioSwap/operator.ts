import { counted, swapRatio } from '@exchange/domain';
import { ratioSwapColumns, swapStatuses, toRatioSwap, type RatioSwap, type RatioSwapRow } from './requests/ratioSwap';
import { done, refused, type Answer } from '../../operator/answer';
import { changing, reading, type OperatorContext, type Given, type GivenChange } from '../../operator/command';
import { submitCommand } from '../../operator/submitCommand';
import { spokenMoment } from '../../runtime/spokenMoment';

const usualLength = 50;

interface Listed extends RatioSwap {
  email: string;
}

const columns = `${ratioSwapColumns}, (select email from trader where unique_id = owner) as email`;

const toListed = (row: RatioSwapRow & { email: string }): Listed => ({ ...toRatioSwap(row), email: row.email });

const spoken = (at: number): string => spokenMoment(new Date(at));

const figures = ({ amount, xdc, boughtAt }: RatioSwap): string =>
  `${amount} XDCE at ${swapRatio(boughtAt) ?? '?'}:1 for ${xdc} XDC`;

const linesOf = (swap: Listed): string[] => [
  `${swap.id}  ${swap.status}  ${spoken(swap.createdAt)}  ${swap.email}`,
  `  swaps   ${figures(swap)}, bought ${spoken(swap.boughtAt)} for ${swap.amountUsd} USD`,
  `  with    ${swap.txHash}`,
];

const list = async ({ words: [wanted = 'pending'], options: { last = usualLength } }: Given, desk: OperatorContext) => {
  const status = swapStatuses.find((one) => one.toLowerCase() === wanted.toLowerCase());
  if (status === undefined)
    return refused(`There is no status ${wanted}. Type pending, approved or rejected, or leave it out for pending.`);
  // Those that wait: the longest waiting first. Those that were decided: the newest decision first.
  const order = status === 'Pending' ? 'number' : 'updated_at desc, number desc';
  const { rows } = await desk.database.pool.query<RatioSwapRow & { email: string }>(
    `select ${columns} from ratio_swap where status = $1 order by ${order} limit $2`,
    [status, last],
  );
  const swaps = rows.map(toListed);
  const nothing = status === 'Pending' ? 'No swap requests are waiting.' : `No swap requests were ${wanted}.`;
  return done(swaps.length === 0 ? nothing : swaps.flatMap(linesOf), { swaps });
};

const decisionLines = ({ decidedBy, reason, updatedAt }: RatioSwap): string[] =>
  decidedBy === null ? [] : [`  decided ${spoken(updatedAt)} by ${decidedBy}: ${reason ?? ''}`];

const show = async ({ words: [id = ''] }: Given, desk: OperatorContext): Promise<Answer> => {
  const { rows } = await desk.database.pool.query<RatioSwapRow & { email: string; others: number }>(
    `select ${columns}, (select count(*)::integer from ratio_swap other
       where other.tx_hash = ratio_swap.tx_hash and other.id <> ratio_swap.id) as others
     from ratio_swap where id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return refused('There is no such swap request.');
  const swap = toListed(row);
  const again = row.others === 0 ? [] : [`  before  this transaction was in ${counted(row.others, 'other request')}`];
  return done([...linesOf(swap), ...again, ...decisionLines(swap)], { swap });
};

type Deciding = 'swap.approve' | 'swap.reject';

const told: Readonly<Record<Deciding, { said: (swap: RatioSwap) => string; before: string }>> = {
  'swap.approve': {
    said: (swap) => `${swap.id}: approved, ${swap.xdc} XDC paid. We've emailed the trader.`,
    before: 'was already approved.',
  },
  'swap.reject': {
    said: (swap) => `${swap.id}: rejected, ${swap.amount} XDCE available again. The trader will see your reason.`,
    before: 'was already rejected.',
  },
};

const decide = (kind: Deciding) => (given: GivenChange, desk: OperatorContext) => {
  const [id = ''] = given.words;
  const { who: by, why } = given.action;
  const { said, before } = told[kind];
  return submitCommand<Deciding>(desk, given, {
    command: () => ({ kind, id, by, why }),
    told: ({ swap, isRepeat }, commandId) =>
      done(isRepeat ? `${swap.id}: ${before}` : said(swap), { id: commandId, outcome: 'done', isRepeat, swap }),
  });
};

export const swapCommands = [
  reading({
    name: 'swap list',
    usage: '[pending|approved|rejected] [--last N]',
    meaning: 'pending ratio swaps, longest waiting first, or approved or rejected ones',
    takes: [0, 1],
    options: ['last'],
    run: list,
  }),
  reading({
    name: 'swap show',
    usage: '<swap>',
    meaning: 'one ratio swap, with who decided it and why',
    takes: [1, 1],
    run: show,
  }),
  changing({
    name: 'swap approve',
    usage: '<swap>',
    meaning: 'approve a ratio swap: take the held XDCE and pay the XDC',
    takes: [1, 1],
    options: ['id'],
    run: decide('swap.approve'),
  }),
  changing({
    name: 'swap reject',
    usage: '<swap>',
    meaning: 'reject a ratio swap and give the XDCE back; the trader sees the reason',
    takes: [1, 1],
    options: ['id'],
    run: decide('swap.reject'),
  }),
];
