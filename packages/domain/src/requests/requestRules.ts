import type { FormRules } from '../validation/form';
import { ifGiven, line } from '../validation/line';
import type { Rule } from '../validation/rule';
import { requestBounds as most } from './bounds';
import { senderEmail, senderMobile, senderName, senderNumber, story, tokenDecimals } from './forms';
import type { toErc20Request, toOtcRequest, toOtherAssetRequest, toPartnershipRequest } from './payloads';
import type { SupportTicket } from './supportTicket';

type Typed<Request> = FormRules<Omit<Request, 'assetType' | 'query' | 'type' | 'options'>>;

// The same rules under the names of the calls' fields. The contract checks choices from a list.

export const otcRequestRules: Typed<ReturnType<typeof toOtcRequest>> = {
  name: senderName,
  email: senderEmail,
  mobileNo: senderMobile,
  tradeDetails: story,
};

export const partnershipRequestRules: Typed<ReturnType<typeof toPartnershipRequest>> = {
  firstName: senderName,
  lastName: senderName,
  email: senderEmail,
  description: story,
};

export const contactRequestRules: Typed<SupportTicket> = {
  name: senderName,
  email: senderEmail,
  mobileNo: senderNumber,
  subject: line(most.position),
  description: story,
};

export const erc20RequestRules: Typed<ReturnType<typeof toErc20Request>> = {
  tokenName: line(most.name),
  contractAddress: line(most.contract),
  tokenSymbol: line(most.symbol),
  tokenDecimals,
  requestedBy: line(most.name),
  logoURL: line(most.link),
  contactNo: senderNumber,
  emailAddress: senderEmail,
};

export const otherAssetRequestRules: Typed<ReturnType<typeof toOtherAssetRequest>> = {
  name: line(most.name),
  companyPosition: line(most.position),
  emailAddress: senderEmail,
  contactNo: senderMobile,
  tokenName: line(most.name),
  website: line(most.link),
  supply: line(most.figure),
  marketPrice: ifGiven(line(most.figure)),
  marketCap: ifGiven(line(most.figure)),
  whitepaperLink: ifGiven(line(most.link)),
  gitHubLink: ifGiven(line(most.link)),
  remarks: ifGiven(story),
};

/** An operator's reply, which is emailed as typed. */
export const requestReplyRule: Rule = story;
