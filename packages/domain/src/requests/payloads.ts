import type { Erc20Form, OtcForm, OtherAssetForm, PartnershipForm } from './forms';

/** Several fields have different names in the calls and in the forms. */
export const toOtcRequest = ({ name, email, mobileNum, tradeDetails }: OtcForm) => ({
  name,
  email,
  mobileNo: mobileNum,
  tradeDetails,
});

export const toPartnershipRequest = ({
  firstName,
  lastName,
  email,
  partnershipType,
  partnershipOptions,
  information,
}: PartnershipForm) => ({
  firstName,
  lastName,
  email,
  type: partnershipType,
  options: partnershipOptions,
  description: information,
});

export const toErc20Request = ({ logoUrl, email, ...rest }: Erc20Form) => ({
  ...rest,
  assetType: '1' as const,
  logoURL: logoUrl,
  emailAddress: email,
});

export const toOtherAssetRequest = ({
  company,
  email,
  phone,
  token,
  projectWebsite,
  totalSupply,
  ...rest
}: OtherAssetForm) => ({
  ...rest,
  assetType: '2' as const,
  companyPosition: company,
  emailAddress: email,
  contactNo: phone,
  tokenName: token,
  website: projectWebsite,
  supply: totalSupply,
});
