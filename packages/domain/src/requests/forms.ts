import { requiredEmail } from '../validation/email';
import type { FormRules } from '../validation/form';
import { allOf, type Rule } from '../validation/rule';
import { anything, mobileNumber, digitsOnly, personName, required } from '../validation/text';

const requiredMobile: Rule = allOf(required, mobileNumber);
const requiredNumber: Rule = allOf(required, digitsOnly);

export interface OtcForm {
  name: string;
  email: string;
  mobileNum: string;
  tradeDetails: string;
}

export const otcRules: FormRules<OtcForm> = {
  name: personName,
  email: requiredEmail,
  mobileNum: requiredMobile,
  tradeDetails: required,
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
  firstName: personName,
  lastName: personName,
  email: requiredEmail,
  partnershipType: required,
  partnershipOptions: required,
  information: required,
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
  tokenName: required,
  contractAddress: required,
  tokenSymbol: required,
  tokenDecimals: requiredNumber,
  requestedBy: required,
  logoUrl: required,
  contactNo: requiredNumber,
  email: requiredEmail,
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
  name: required,
  company: required,
  email: requiredEmail,
  phone: requiredMobile,
  token: required,
  projectWebsite: required,
  totalSupply: required,
  marketPrice: anything,
  marketCap: anything,
  whitepaperLink: anything,
  gitHubLink: anything,
  remarks: anything,
};
