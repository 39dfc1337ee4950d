import { fieldTexts } from '../messages/fields';
import { partnershipOptions, partnershipTypes } from '../messages/requests';
import { requiredEmail } from '../validation/email';
import type { FormRules } from '../validation/form';
import { ifGiven, line, lines, noLongerThan } from '../validation/line';
import { allOf, type Rule } from '../validation/rule';
import { digitsOnly, minimumLength, mobileNumber, personName, required } from '../validation/text';
import { requestBounds as most } from './bounds';

export const senderName: Rule = allOf(personName, noLongerThan(most.name));
export const senderEmail: Rule = allOf(requiredEmail, noLongerThan(most.email));
/** The shortest phone numbers have four digits. */
export const senderMobile: Rule = allOf(required, mobileNumber, minimumLength(4), noLongerThan(most.number));
export const senderNumber: Rule = allOf(required, digitsOnly, noLongerThan(most.number));
export const story: Rule = lines(most.story);
/** A token's decimals: no chain has more. */
export const tokenDecimals: Rule = allOf(required, digitsOnly, noLongerThan(2));

/** A value that isn't on the list, for example from an old draft, is shown as not chosen. */
export const chosenFrom =
  (choices: readonly string[]): Rule =>
  (choice) =>
    choices.includes(choice) ? undefined : fieldTexts.required;

export interface OtcForm {
  name: string;
  email: string;
  mobileNum: string;
  tradeDetails: string;
}

export const otcRules: FormRules<OtcForm> = {
  name: senderName,
  email: senderEmail,
  mobileNum: senderMobile,
  tradeDetails: story,
};

export interface PartnershipForm {
  firstName: string;
  lastName: string;
  email: string;
  partnershipType: string;
  partnershipOptions: string;
  information: string;
}

export const partnershipRules: FormRules<PartnershipForm> = {
  firstName: senderName,
  lastName: senderName,
  email: senderEmail,
  partnershipType: chosenFrom(partnershipTypes),
  partnershipOptions: chosenFrom(partnershipOptions),
  information: story,
};

export interface Erc20Form {
  tokenName: string;
  contractAddress: string;
  tokenSymbol: string;
  tokenDecimals: string;
  requestedBy: string;
  logoUrl: string;
  contactNo: string;
  email: string;
}

export const erc20Rules: FormRules<Erc20Form> = {
  tokenName: line(most.name),
  contractAddress: line(most.contract),
  tokenSymbol: line(most.symbol),
  tokenDecimals,
  requestedBy: line(most.name),
  logoUrl: line(most.link),
  contactNo: senderNumber,
  email: senderEmail,
};

export interface OtherAssetForm {
  name: string;
  company: string;
  email: string;
  phone: string;
  token: string;
  projectWebsite: string;
  totalSupply: string;
  marketPrice: string;
  marketCap: string;
  whitepaperLink: string;
  gitHubLink: string;
  remarks: string;
}

export const otherAssetRules: FormRules<OtherAssetForm> = {
  name: line(most.name),
  company: line(most.position),
  email: senderEmail,
  phone: senderMobile,
  token: line(most.name),
  projectWebsite: line(most.link),
  totalSupply: line(most.figure),
  marketPrice: ifGiven(line(most.figure)),
  marketCap: ifGiven(line(most.figure)),
  whitepaperLink: ifGiven(line(most.link)),
  gitHubLink: ifGiven(line(most.link)),
  remarks: ifGiven(story),
};
