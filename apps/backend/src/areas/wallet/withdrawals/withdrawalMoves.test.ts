import { describe, expect, it } from 'vitest';
import type { View } from '#exchange/effects';
import { withdrawalFee } from '@exchange/domain';
import type { Withdrawal, WithdrawalStatus } from '#transfers/withdrawal';
import {
  approve,
  cancel,
  complete,
  delay,
  noteConfirmations,
  noteSent,
  releaseToCustody,
  takeBack,
  type Move,
} from './withdrawalMoves';

const at = Date.parse('2026-03-02T12:00:00Z');
const view: View = {
  at,
  state: {
    balances: { read: () => 0n },
    holds: new Map(),
    frozen: new Set(),
    closed: new Set(),
    young: { claimsOn: () => [], isPaidWithReversed: () => false, markedOf: () => 0n },
    references: { strayed: new Map() },
  },
  lastPrice: () => undefined,
  referencePrice: () => undefined,
};

const pending: Withdrawal = {
  id: 'w-1',
  number: 1,
  trader: 'u-1',
  clientId: null,
  asset: 'USDT',
  amount: '50',
  fee: withdrawalFee('50', { asset: 'USDT', configuredFee: '3.2' }),
  address: '0x0',
  destinationTag: null,
  status: 'Pending',
  paymentType: 'Manual',
  worth: '1000',
  releasedAt: null,
  transactionId: null,
  networkFee: null,
  confirmations: 0,
  waitsUntil: at,
  steps: [],
  createdAt: at,
};
const approved: Withdrawal = { ...pending, status: 'Process' };
const released: Withdrawal = { ...approved, releasedAt: at };
const sent: Withdrawal = { ...released, transactionId: 'tx-1' };
const completed: Withdrawal = { ...sent, status: 'Completed', confirmations: 3 };
const cancelled: Withdrawal = { ...pending, status: 'Cancelled' };
const stands = { pending, approved, released, sent, completed, cancelled };

const moves: Readonly<Record<string, (withdrawal: Withdrawal) => Move>> = {
  approve: (withdrawal) => approve(view, withdrawal, {}),
  release: (withdrawal) => releaseToCustody(view, withdrawal),
  sent: (withdrawal) => noteSent(view, withdrawal, { transactionId: 'tx-2' }),
  confirm: (withdrawal) => noteConfirmations(view, withdrawal, 9),
  complete: (withdrawal) => complete(view, withdrawal, {}),
  'complete with a transaction': (withdrawal) => complete(view, withdrawal, { transactionId: 'tx-2' }),
  cancel: (withdrawal) => cancel(view, withdrawal, 'Why'),
  takeBack: (withdrawal) => takeBack(view, withdrawal),
  delay: (withdrawal) => delay(view, withdrawal, { waitsFor: 'review', untilMs: 1 }),
  refused: (withdrawal) => delay(view, withdrawal, { waitsFor: 'review', untilMs: 1, isRefused: true }),
};

/** The status after each move; moves that aren't listed are refused. */
const leads: Readonly<Record<keyof typeof stands, Partial<Record<string, WithdrawalStatus>>>> = {
  pending: { approve: 'Process', cancel: 'Cancelled', takeBack: 'Cancelled', delay: 'Pending', refused: 'Pending' },
  approved: {
    release: 'Process',
    'complete with a transaction': 'Completed',
    cancel: 'Cancelled',
    delay: 'Process',
    refused: 'Process',
  },
  released: { sent: 'Process', 'complete with a transaction': 'Completed', delay: 'Process', refused: 'Process' },
  sent: { confirm: 'Process', complete: 'Completed', delay: 'Process' },
  completed: {},
  cancelled: {},
};

const cases = (Object.keys(stands) as (keyof typeof stands)[]).flatMap((stand) =>
  Object.keys(moves).map((move) => [stand, move] as const),
);

const ends: Partial<Record<WithdrawalStatus, string>> = { Completed: 'settled', Cancelled: 'released' };

describe('a withdrawal', () => {
  it.each(cases)('that is %s: %s [WAL-126]', (stand, name) => {
    const move = moves[name]?.(stands[stand]);
    const to = leads[stand][name];
    const led = move && 'to' in move ? move : undefined;
    expect([led?.to.status, led?.end?.as]).toEqual([to, to && ends[to]]);
  });

  it.each(cases.filter(([stand, name]) => leads[stand][name] === undefined))(
    'that is %s stays as it is when %s is repeated or refused, and the answer says its status [WAL-126]',
    (stand, name) => {
      const move = moves[name]?.(stands[stand]);
      const said = move && 'unfit' in move ? move.unfit : undefined;
      expect([move]).toEqual([said === undefined ? { isRepeat: true } : { unfit: said }]);
      expect(said ?? 'It was so before.').toMatch(/^(This|Custody|It) .+\.$/);
    },
  );

  it.each(['', ' ', 'tx\n2', 'x'.repeat(501)])('can’t be completed manually with %j as its transaction', (named) => {
    expect(complete(view, stands.released, { transactionId: named })).toEqual({
      unfit: "Custody hasn't reported a transaction. Add the one it was sent with.",
    });
  });
});
