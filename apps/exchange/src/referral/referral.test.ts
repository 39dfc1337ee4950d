import { examples } from '@exchange/api/testing';
import { describe, expect, it } from 'vitest';
import { earningsOf } from './earnings';
import { invitationLink } from './invitationLink';
import { readAddresses } from './readAddresses';
import { readReferrals } from '#entities/referrals/referral.ts';

const { everything, bonuses, invited, none } = examples.referrals;
const person = { updatedAt: '2026-03-04T10:15:00Z', firstName: 'Robin', lastName: 'Field', currencySymbol: 'XDC' };

describe('the list of referrals', () => {
  it('distinguishes rows of both kinds, and the reward for having been invited [REF-023]', () => {
    const read = readReferrals(everything.body);
    expect(read.invited.map(({ name }) => name)).toEqual(['Kim Brook', 'Robin Field']);
    expect(read.bonuses.map(({ name, people, amount }) => [name, people, amount])).toEqual([
      ['Robin Field', '1', '1000'],
    ]);
    expect(read.welcome).toMatchObject({ name: 'Ada Penrose', amount: '1500', referred: { known: 'paid' } });
    expect(read.invitations).toEqual([{ email: 'friend@example.com', sentAt: '2026-03-06T09:00:00Z' }]);
  });

  it('reads rows without their optional fields, and unknown statuses unchanged [REF-023]', () => {
    const { invited: rows } = readReferrals({
      data: [
        { ...person, referralAmount: 1000 },
        { ...person, referralAmount: '1000', referralStatus: 'On hold', referrerStatus: 'completed' },
      ],
    });
    expect(rows.map(({ amount, status, referrer, referred }) => [amount, status, referrer, referred])).toEqual([
      ['1000', { words: '' }, { words: '' }, { words: '' }],
      ['1000', { words: 'On hold' }, { known: 'paid' }, { words: 'On hold' }],
    ]);
  });

  it('has no invitations if the server sends none [REF-023]', () => {
    expect(readReferrals(none.body)).toMatchObject({ invited: [], invitations: undefined });
  });
});

describe('earnings', () => {
  it.each([
    [
      'from both kinds of rows count each reward once',
      everything,
      [{ currency: 'XDC', earned: '2500', pending: '1000' }],
    ],
    ['from people only', invited, [{ currency: 'XDC', earned: '1000', pending: '1000' }]],
    ['from bonuses only', bonuses, [{ currency: 'XDC', earned: '1000', pending: '0' }]],
    ['without any rows', none, []],
  ])('%s', (_name, { body }, expected) => {
    expect(earningsOf(readReferrals(body))).toEqual(expected);
  });

  it('are exact, coin by coin, and leave out withheld or unknown rewards', () => {
    const row = (referralAmount: string, currencySymbol: string, referralStatus: string) => ({
      ...person,
      referralAmount,
      currencySymbol,
      referralStatus,
    });
    const read = readReferrals({
      data: [
        row('0.1', 'XDC', 'Completed'),
        row('0.200000000000000001', 'XDC', 'Completed'),
        row('5', 'XDC', 'Not eligible'),
        row('7', 'XDC', 'On hold'),
        row('3', 'USDT', 'Pending'),
      ],
    });
    expect(earningsOf(read)).toEqual([
      { currency: 'XDC', earned: '0.300000000000000001', pending: '0' },
      { currency: 'USDT', earned: '0', pending: '3' },
    ]);
  });
});

it.each([
  ['ADA@example.com', ['ada@example.com']],
  ['Ada Lovelace <ada@example.com>, "Bob, B." <bob@example.com>', ['ada@example.com', 'bob@example.com']],
  ['ada@example.com;bob@example.com\nada@example.com', ['ada@example.com', 'bob@example.com']],
  ['not an address', ['not', 'an', 'address']],
])('%j holds the addresses %j', (text, addresses) => {
  expect(readAddresses(text)).toEqual(addresses);
});

it('a link carries the code, whatever characters it has', () => {
  expect(invitationLink('https://exchange.example', 'A B&C')).toBe(
    'https://exchange.example/register?referral_code=A+B%26C',
  );
});
