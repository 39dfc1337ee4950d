import { describe, expect, it } from 'vitest';
import { partnershipOptions, partnershipTypes, supportQueries } from '../messages/requests';
import { erc20Rules, otcRules, otherAssetRules, partnershipRules } from './forms';
import { toErc20Request, toOtcRequest, toOtherAssetRequest, toPartnershipRequest } from './payloads';
import {
  contactRequestRules,
  erc20RequestRules,
  otcRequestRules,
  otherAssetRequestRules,
  partnershipRequestRules,
} from './requestRules';
import { supportRules, toSupportTicket } from './supportTicket';

const required = 'This field is required.';
const controls = "Don't use line breaks or other control characters.";
const otherControls = "Don't use control characters.";
const unseen = 'Use visible characters.';
const notAnAddress = 'Enter valid email address.';
const digits = 'Current field only accepts number.';
const mobileDigits = 'Mobile number only accepts number.';
const tooShort = (least: number) => `Must contains minimum of ${String(least)} character.`;
const tooLong = (most: number) => `Use at most ${String(most)} characters.`;
const notAName =
  'Name should be atleast 2 characters long and only alphabets allowed and it should not start with space.';

const override = String.fromCodePoint(0x202e);
const isolate = String.fromCodePoint(0x2066);
const hidden = String.fromCodePoint(0x200b);

/** What may be typed, and the message about what may not. */
interface Expected {
  right: readonly string[];
  wrong: readonly (readonly [typed: string, message: string])[];
  /** The contract checks it when it is sent. */
  isChoice?: true;
}

const missing = [
  ['', required],
  [' \t', required],
] as const;

const name: Expected = {
  right: ['Jo', 'Zoë', 'Ada Lovelace', 'Anne-Marie', 'शिवा', '李明', 'a'.repeat(100)],
  wrong: [
    ...missing,
    ['A', tooShort(2)],
    [' Ada', notAName],
    ['Ada1', notAName],
    ['<b>Ada</b>', notAName],
    ['Ada\nBcc', notAName],
    [`Ada${override}`, notAName],
    ['a'.repeat(101), tooLong(100)],
  ],
};

const longDomain = `@${'d'.repeat(60)}.example`;

const email: Expected = {
  right: ['ada@example.com', 'Ada.L+x@Mail.Example.org', `${'a'.repeat(254 - longDomain.length)}${longDomain}`],
  wrong: [
    ...missing,
    ['ada', notAnAddress],
    ['ada@example', notAnAddress],
    ['ada@example.com, all@example.com', notAnAddress],
    ['ada@example.com\r\nBcc: all@example.com', notAnAddress],
    ['"Ada" <ada@example.com>', notAnAddress],
    [`ada${override}@example.com`, notAnAddress],
    [`${'a'.repeat(255 - longDomain.length)}${longDomain}`, notAnAddress],
  ],
};

const mobile: Expected = {
  right: ['5550', '5'.repeat(20)],
  wrong: [
    ...missing,
    ['+5550100', mobileDigits],
    ['555 0100', mobileDigits],
    ['٥٥٥٠', mobileDigits],
    ['555', tooShort(4)],
    ['5'.repeat(21), tooLong(20)],
  ],
};

const number: Expected = {
  right: ['5', '5550100', '5'.repeat(20)],
  wrong: [...missing, ['+5550100', digits], ['555x', digits], ['٥٥٥٠', digits], ['5'.repeat(21), tooLong(20)]],
};

const decimals: Expected = {
  right: ['0', '8', '18'],
  wrong: [...missing, ['-1', digits], ['1.5', digits], ['100', tooLong(2)]],
};

/** `ofControls` is the message about control characters. */
const free = (most: number, ofControls: string): Expected => ({
  right: [
    'x',
    '<b>bold</b> & "more"',
    'https://a.io/?b=c#d',
    'مرحبا',
    'नमस्ते',
    '🙂'.repeat(most),
    `${'x'.repeat(most)} `,
  ],
  wrong: [
    [`a${String.fromCodePoint(0x1b)}[2J`, ofControls],
    [`a${override}b`, ofControls],
    [`a${isolate}b`, ofControls],
    [hidden, unseen],
    ['🙂'.repeat(most + 1), tooLong(most)],
  ],
});

const line = (most: number): Expected => {
  const { right, wrong } = free(most, controls);
  return { right, wrong: [...missing, ['two\nlines', controls], ['a\ttab', controls], ...wrong] };
};

const story = (most = 4000): Expected => {
  const { right, wrong } = free(most, otherControls);
  return { right: [...right, 'two\r\nlines\n\tindented'], wrong: [...missing, ...wrong] };
};

const optional = ({ right, wrong }: Expected): Expected => ({
  right: [...right, '', ' '],
  wrong: wrong.filter(([, message]) => message !== required),
});

const chosenFrom = (choices: readonly string[]): Expected => ({
  isChoice: true,
  right: choices,
  wrong: [...missing, ['None of the list', required], [`${choices[0] ?? ''} `, required]],
});

type Rules = Readonly<Record<string, (value: string, form: never) => string | undefined>>;
type Form = Readonly<Record<string, string>>;

const shortened = (text: string): string =>
  text.length > 60 ? `${String(Array.from(text).length)} characters: ${text.slice(0, 4)}…` : text;

const check = (rules: Rules, form: Form, expected: Readonly<Record<string, Expected>>) => {
  it('has these fields and no others [REQ-019]', () => {
    expect(Object.keys(rules).toSorted()).toEqual(Object.keys(expected).toSorted());
  });
  const rows = Object.entries(expected).flatMap(([field, { right, wrong }]) => [
    ...right.map((typed) => [field, shortened(typed), 'nothing', typed, undefined] as const),
    ...wrong.map(([typed, message]) => [field, shortened(typed), message, typed, message] as const),
  ]);
  it.each(rows)('of %s that is %j it says: %s [REQ-019]', (field, _shown, _said, typed, message) => {
    expect(rules[field]?.(typed, { ...form, [field]: typed } as never)).toBe(message);
  });
};

const otc = { name, email, mobileNum: mobile, tradeDetails: story() };

const partnership = {
  firstName: name,
  lastName: name,
  email,
  partnershipType: chosenFrom(partnershipTypes),
  partnershipOptions: chosenFrom(partnershipOptions),
  information: story(),
};

const ticket = { ticket: chosenFrom(supportQueries), name, mobile: number, cemail: email, description: story() };

const erc20 = {
  tokenName: line(100),
  contractAddress: line(120),
  tokenSymbol: line(20),
  tokenDecimals: decimals,
  requestedBy: line(100),
  logoUrl: line(500),
  contactNo: number,
  email,
};

const otherAsset = {
  name: line(100),
  company: line(200),
  email,
  phone: mobile,
  token: line(100),
  projectWebsite: line(500),
  totalSupply: line(60),
  marketPrice: optional(line(60)),
  marketCap: optional(line(60)),
  whitepaperLink: optional(line(500)),
  gitHubLink: optional(line(500)),
  remarks: optional(story()),
};

describe('the OTC form', () => {
  check(otcRules, {}, otc);
});

describe('the partnership form', () => {
  check(partnershipRules, {}, partnership);
});

describe('the support form', () => {
  const anything: Expected = { right: ['', 'x'.repeat(1000)], wrong: [] };
  check(supportRules, { ticket: 'OTP Issue', fAdd: '' }, { ...ticket, fAdd: anything });
});

describe('the support form about a deposit', () => {
  // The address and a line break count towards the bound of the description.
  const deposit = { ...ticket, description: story(4000 - 6), fAdd: line(200) };
  check(supportRules, { ticket: 'Crypto Deposit', fAdd: ' xdc1🙂 ' }, deposit);

  const filled = { ticket: 'Crypto Deposit', name: 'Ada', mobile: '5', cemail: 'ada@example.com', fAdd: ' xdc1🙂 ' };

  it('is taken by its call wherever the form takes it', () => {
    const longest = toSupportTicket({ ...filled, description: ` ${'🙂'.repeat(3994)}\n` });
    expect(Array.from(longest.description)).toHaveLength(4000);
    expect(contactRequestRules.description(longest.description, longest)).toBeUndefined();
  });

  it('keeps a bound for the description while its address is far too long', () => {
    const fAdd = 'x'.repeat(5000);
    expect(supportRules.description('x', { ...filled, fAdd, description: 'x' })).toBeUndefined();
  });
});

describe('the ERC20 form', () => {
  check(erc20Rules, {}, erc20);
});

describe('the form for other assets', () => {
  check(otherAssetRules, {}, otherAsset);
});

/** Maps each field of a form to its own name, to show where a call uses it. */
const namesOf = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, field])) as Record<keyof Fields, string>;

const byCall = (sent: object, expected: Readonly<Record<string, Expected>>) =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([field, from]) => {
      const rule = expected[String(from)];
      return rule && !rule.isChoice ? [[field, rule]] : [];
    }),
  );

describe('the calls', () => {
  describe('of the OTC desk', () => {
    check(otcRequestRules, {}, byCall(toOtcRequest(namesOf(otc)), otc));
  });
  describe('of a partnership', () => {
    check(partnershipRequestRules, {}, byCall(toPartnershipRequest(namesOf(partnership)), partnership));
  });
  describe('of a support ticket', () => {
    const { query: _, ...sent } = toSupportTicket({ ...namesOf(ticket), fAdd: '' });
    check(contactRequestRules, {}, byCall({ ...sent, subject: 'subject' }, { ...ticket, subject: line(200) }));
  });
  describe('of an ERC20 asset', () => {
    check(erc20RequestRules, {}, byCall(toErc20Request(namesOf(erc20)), erc20));
  });
  describe('of another asset', () => {
    check(otherAssetRequestRules, {}, byCall(toOtherAssetRequest(namesOf(otherAsset)), otherAsset));
  });
});
