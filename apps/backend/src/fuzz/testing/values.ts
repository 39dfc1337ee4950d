import * as fc from 'fast-check';
import type { ContractDocument } from '../../contract/document';
import { resolved } from '../../contract/fileFields';

interface Schema {
  $ref?: string;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  items?: Schema;
}

const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1e308',
  '1E-7',
  '-0',
  '+1',
  '.5',
  '0x10',
  '9'.repeat(400),
  `0.${'0'.repeat(300)}1`,
  'NaN',
  'Infinity',
  'null',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  '\0',
  'a\0b',
  '\ud800',
  '\u0001\u001b[2J',
  '١٢٣',
  '💥'.repeat(50),
  '\u202eabc',
  "' or '1'='1",
  '; drop table trader; --',
  '<script>alert(1)</script>',
  '${7*7}',
  '../../etc/passwd',
  '%00',
  '%ff',
  '2026-13-45T99:99:99Z',
  '0000-00-00',
  '275760-09-13',
  'x'.repeat(5_000),
] as const;

export const oddText = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double().map(String),
  fc.bigInt().map(String),
);

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, 0, -0, -1, 1e308, 2 ** 53, [], ['1', '2'], {}, [[[[]]]]),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Plausible values, so that calls with one odd value get far. Ids are added by the world that the calls are made in. */
const plausible: Readonly<Record<string, readonly string[]>> = {
  email: ['trader1@example.com', 'trader2@example.com', 'nobody@example.com'],
  password: ['Right-1234!'],
  newPassword: ['Fresh-5678!'],
  confirmPassword: ['Fresh-5678!'],
  firstName: ['Ada'],
  lastName: ['Field'],
  otp: ['12345', '123456'],
  pair: ['XDC-USDT', 'XDC-XDCE'],
  symbol: ['XDC-USDT'],
  fsym: ['XDC'],
  tsym: ['USDT'],
  pair_id: ['5', '4'],
  pairId: ['5', '4'],
  currency: ['XDC', 'XRP'],
  tokenSymbol: ['XDC', 'XRP'],
  price: ['0.5', '0.4'],
  amount: ['10', '1000'],
  limit: ['10'],
  page: ['1'],
  order_book_limit: ['5', '500'],
  dob: ['1990-02-28'],
  buyingDate: ['2020-12-08T10:00'],
  txHash: [`0x${'ab'.repeat(32)}`],
};

const fittingPattern = (pattern: string): fc.Arbitrary<string> => fc.stringMatching(new RegExp(pattern));

/** Text that a field is meant for. */
export const fittingText = (
  document: ContractDocument,
  name: string,
  given: object,
  ids: Readonly<Record<string, readonly string[]>>,
): fc.Arbitrary<string> => {
  const { enum: listed, pattern } = resolved(document, given) as Schema;
  const known = ids[name] ?? plausible[name];
  if (known) return fc.constantFrom(...known);
  if (listed) return fc.constantFrom(...listed.map(String));
  if (pattern !== undefined) return fittingPattern(pattern);
  return fc.constantFrom('1', 'Ada Field', 'XDC');
};

export const isFile = (document: ContractDocument, given: object): boolean => {
  const { format, items } = resolved(document, given) as Schema;
  return (items ? (resolved(document, items) as Schema) : { format }).format === 'binary';
};
