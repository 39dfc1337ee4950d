import { describe, expect, it } from 'vitest';
import { checkForm } from '../validation/form';
import { assetForm, assetKinds } from './assetKinds';
import { erc20Rules, otcRules, otherAssetRules, partnershipRules } from './forms';
import { toErc20Request, toOtcRequest, toOtherAssetRequest, toPartnershipRequest } from './payloads';
import { needsFromAddress, supportRules, toSupportTicket } from './supportTicket';

const required = 'This field is required.';
const notAnAddress = 'Enter valid email address.';

describe('the OTC form', () => {
  const form = { name: 'Ada', email: 'ada@example.com', mobileNum: '5550100', tradeDetails: 'Two million XDC' };

  it.each([
    [{}, {}],
    [{ name: '' }, { name: required }],
    [{ name: 'A' }, { name: 'Must contains minimum of 2 character.' }],
    [{ email: 'ada@example' }, { email: notAnAddress }],
    [{ mobileNum: '555-0100' }, { mobileNum: 'Mobile number only accepts number.' }],
    [{ mobileNum: '' }, { mobileNum: required }],
    [{ mobileNum: '555' }, { mobileNum: 'Must contains minimum of 4 character.' }],
    [{ mobileNum: '5'.repeat(21) }, { mobileNum: 'Use at most 20 characters.' }],
    [{ name: 'a'.repeat(101) }, { name: 'Use at most 100 characters.' }],
    [{ tradeDetails: 'x'.repeat(4001) }, { tradeDetails: 'Use at most 4000 characters.' }],
    [{ tradeDetails: '' }, { tradeDetails: required }],
  ])('with %j says %j', (change, messages) => {
    expect(checkForm(otcRules, { ...form, ...change })).toEqual(messages);
  });

  it('is sent in the words of the call', () => {
    expect(toOtcRequest(form)).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      mobileNo: '5550100',
      tradeDetails: 'Two million XDC',
    });
  });
});

describe('the partnership form', () => {
  const form = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    partnershipType: 'Custodians',
    partnershipOptions: 'Referral Earning',
    information: 'We hold coins.',
  };

  it('is right when all is there', () => {
    expect(checkForm(partnershipRules, form)).toEqual({});
  });

  it.each(Object.keys(form))('needs %s', (field) => {
    expect(checkForm(partnershipRules, { ...form, [field]: '' })).toEqual({ [field]: required });
  });

  it('sends its information as description', () => {
    expect(toPartnershipRequest(form)).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      type: 'Custodians',
      options: 'Referral Earning',
      description: 'We hold coins.',
    });
  });
});

describe('a support ticket', () => {
  const form = {
    ticket: 'OTP Issue',
    name: 'Ada',
    mobile: '5550100',
    cemail: 'ada@example.com',
    description: 'No code arrives.',
    fAdd: '',
  };

  it('is right without a from address', () => {
    expect(checkForm(supportRules, form)).toEqual({});
  });

  it.each(['ticket', 'name', 'mobile', 'cemail', 'description'])('needs %s', (field) => {
    expect(checkForm(supportRules, { ...form, [field]: '' })).toEqual({ [field]: required });
  });

  it('takes digits for a mobile number', () => {
    expect(checkForm(supportRules, { ...form, mobile: '555x' })).toEqual({
      mobile: 'Current field only accepts number.',
    });
  });

  it('is sent with its query as subject too', () => {
    expect(toSupportTicket(form)).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      mobileNo: '5550100',
      query: 'OTP Issue',
      subject: 'OTP Issue',
      description: 'No code arrives.',
    });
  });

  it('about a deposit names where the coins came from, in its first line', () => {
    const deposit = { ...form, ticket: 'Crypto Deposit', fAdd: ' xdc12 ' };
    expect(needsFromAddress('Crypto Deposit')).toBe(true);
    expect(needsFromAddress('Crypto Withdrawal')).toBe(false);
    expect(checkForm(supportRules, deposit)).toEqual({});
    expect(checkForm(supportRules, { ...deposit, fAdd: '' })).toEqual({ fAdd: required });
    expect(toSupportTicket(deposit).description).toBe('xdc12\nNo code arrives.');
    expect(toSupportTicket({ ...deposit, ticket: 'Other Query' }).description).toBe('No code arrives.');
  });
});

describe('adding an asset', () => {
  it.each([
    ['0', undefined],
    ['1', 'erc20'],
    ['2', 'other'],
    ['', undefined],
  ])('with %j chosen shows %s', (chosen, form) => {
    expect(assetForm(chosen)).toBe(form);
  });

  it('starts with nothing chosen', () => {
    expect(assetKinds.map(({ label }) => label)).toEqual(['Select Token Type', 'ERC20', 'Non-ERC20']);
  });

  const erc20 = {
    tokenName: 'Token',
    contractAddress: '0x1',
    tokenSymbol: 'TKN',
    tokenDecimals: '18',
    requestedBy: 'Ada',
    logoUrl: 'https://example.com/logo.png',
    contactNo: '5550100',
    email: 'ada@example.com',
  };

  it.each(Object.keys(erc20))('as ERC20 needs %s', (field) => {
    expect(checkForm(erc20Rules, erc20)).toEqual({});
    expect(checkForm(erc20Rules, { ...erc20, [field]: '' })).toEqual({ [field]: required });
  });

  it('as ERC20 needs a numeric contact number and a valid address', () => {
    expect(checkForm(erc20Rules, { ...erc20, contactNo: '+555', email: 'ada' })).toEqual({
      contactNo: 'Current field only accepts number.',
      email: notAnAddress,
    });
  });

  const other = {
    name: 'Ada',
    company: 'Engines, founder',
    email: 'ada@example.com',
    phone: '5550100',
    token: 'Token',
    projectWebsite: 'https://example.com',
    totalSupply: '1000000',
    marketPrice: '',
    marketCap: '',
    whitepaperLink: '',
    gitHubLink: '',
    remarks: '',
  };

  it.each(['name', 'company', 'email', 'phone', 'token', 'projectWebsite', 'totalSupply'])(
    'of another kind needs %s, and can do without the rest',
    (field) => {
      expect(checkForm(otherAssetRules, other)).toEqual({});
      expect(checkForm(otherAssetRules, { ...other, [field]: '' })).toEqual({ [field]: required });
    },
  );

  it('is sent in the words of its call', () => {
    expect(toErc20Request(erc20)).toEqual({
      assetType: '1',
      tokenName: 'Token',
      contractAddress: '0x1',
      tokenSymbol: 'TKN',
      tokenDecimals: '18',
      requestedBy: 'Ada',
      logoURL: 'https://example.com/logo.png',
      contactNo: '5550100',
      emailAddress: 'ada@example.com',
    });
    expect(toOtherAssetRequest(other)).toEqual({
      assetType: '2',
      name: 'Ada',
      companyPosition: 'Engines, founder',
      emailAddress: 'ada@example.com',
      contactNo: '5550100',
      tokenName: 'Token',
      website: 'https://example.com',
      supply: '1000000',
      marketPrice: '',
      marketCap: '',
      whitepaperLink: '',
      gitHubLink: '',
      remarks: '',
    });
  });
});
