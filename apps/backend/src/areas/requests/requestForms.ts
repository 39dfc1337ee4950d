import {
  contactRequestRules,
  erc20RequestRules,
  otcRequestRules,
  otherAssetRequestRules,
  partnershipRequestRules,
  requestAnswers,
} from '@exchange/domain';
import type { publicRequest } from '../../db/requestSchema';

export type RequestKind = (typeof publicRequest.$inferSelect)['kind'];

type Fields = Readonly<Record<string, string>>;

/** What distinguishes one public form from another. */
export interface RequestForm {
  kind: RequestKind;
  /** Checks for the fields of the call. */
  rules: Readonly<Record<string, (value: string, form: never) => string | undefined>>;
  /** The immediate answer to the sender. */
  taken: string;
  /** Subject of its emails. */
  subject: (fields: Fields) => string;
  sender: (fields: Fields) => { name: string; email: string };
  /** Labels of the form, for the fields in the emails, in order. */
  labels: Fields;
}

const of = (fields: Fields, name: string): string => fields[name] ?? '';

const byName = (emailField: string) => (fields: Fields) => ({
  name: of(fields, 'name'),
  email: of(fields, emailField),
});

const otc: RequestForm = {
  kind: 'otc',
  rules: otcRequestRules,
  taken: requestAnswers.otc,
  subject: () => 'OTC enquiry',
  sender: byName('email'),
  labels: { name: 'Name', email: 'Email', mobileNo: 'Mobile', tradeDetails: 'Trade details' },
};

const partnership: RequestForm = {
  kind: 'partnership',
  rules: partnershipRequestRules,
  taken: requestAnswers.partnership,
  subject: (fields) => `Partnership enquiry: ${of(fields, 'options')}`,
  sender: (fields) => ({
    name: `${of(fields, 'firstName')} ${of(fields, 'lastName')}`,
    email: of(fields, 'email'),
  }),
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    type: 'Type',
    options: 'Option',
    description: 'Information',
  },
};

const support: RequestForm = {
  kind: 'support',
  rules: contactRequestRules,
  taken: requestAnswers.support,
  subject: (fields) => `Support ticket: ${of(fields, 'query')}`,
  sender: byName('email'),
  // The query itself is in the subject.
  labels: { subject: 'Query', name: 'Name', mobileNo: 'Mobile', email: 'Email', description: 'Description' },
};

const erc20: RequestForm = {
  kind: 'erc20 asset',
  rules: erc20RequestRules,
  taken: requestAnswers.asset,
  subject: () => 'Request to list a token',
  sender: (fields) => ({ name: of(fields, 'requestedBy'), email: of(fields, 'emailAddress') }),
  labels: {
    tokenName: 'Token',
    contractAddress: 'Contract',
    tokenSymbol: 'Symbol',
    tokenDecimals: 'Decimals',
    requestedBy: 'From',
    logoURL: 'Logo',
    contactNo: 'Contact',
    emailAddress: 'Email',
  },
};

const otherAsset: RequestForm = {
  kind: 'other asset',
  rules: otherAssetRequestRules,
  taken: requestAnswers.asset,
  subject: () => 'Request to list a coin',
  sender: byName('emailAddress'),
  labels: {
    name: 'Name',
    companyPosition: 'Company',
    emailAddress: 'Email',
    contactNo: 'Phone',
    tokenName: 'Token',
    website: 'Website',
    supply: 'Supply',
    marketPrice: 'Price',
    marketCap: 'Cap',
    whitepaperLink: 'Whitepaper',
    gitHubLink: 'GitHub',
    remarks: 'Remarks',
  },
};

/** By call. */
export const requestForms = {
  requestOtc: otc,
  requestPartnership: partnership,
  contactSupport: support,
  requestErc20Asset: erc20,
  requestOtherAsset: otherAsset,
} as const;

export const formOfKind = (kind: RequestKind): RequestForm =>
  Object.values(requestForms).find((form) => form.kind === kind) ?? support;

/** What was filled in, in the order and with the labels of the form. */
export const filledIn = ({ labels }: RequestForm, fields: Fields): { name: string; value: string }[] =>
  Object.entries(labels).flatMap(([field, name]) => {
    const value = of(fields, field).trim();
    return value === '' ? [] : [{ name, value }];
  });
