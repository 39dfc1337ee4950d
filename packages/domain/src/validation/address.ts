import { bitcoinFormat, checkBase58, rippleFormat } from '../addresses/base58Check';
import { checkCashAddress } from '../addresses/cashAddress';
import { checkMixedCaseHex } from '../addresses/mixedCaseHex';
import type { Verdict } from '../addresses/verdict';
import { assetOf, type AddressForm, type AssetSymbol } from '../assets/assets';
import { addressText, fieldTexts } from '../messages/fields';
import { walletTexts } from '../messages/wallet/wallet';
import { allOf, matching, type Rule } from './rule';
import { anything, digitsOnly, required } from './text';

const base58 = '[1-9A-HJ-NP-Za-km-z]';
const cashAddressCharacters = { lower: '[qp][02-9ac-hj-np-z]{41}', upper: '[QP][02-9AC-HJ-NP-Z]{41}' };

const legacyForm = `[13]${base58}{26,33}`;
const cash = new RegExp(
  `^(?:${legacyForm}|(?:bitcoincash:)?${cashAddressCharacters.lower}|(?:BITCOINCASH:)?${cashAddressCharacters.upper})$`,
);

const formats: Readonly<Record<AddressForm, RegExp>> = {
  bitcoin: new RegExp(`^${legacyForm}$`),
  'bitcoin cash': cash,
  'bitcoin sv': cash,
  ethereum: /^(?:0x)?[0-9a-fA-F]{40}$/,
  ripple: new RegExp(`^r${base58}{24,34}$`),
  xdc: /^(?:xdc)?[0-9a-fA-F]{40}$/,
};

type Check = (address: string) => Verdict;

const checkBitcoin: Check = (address) => checkBase58(address, bitcoinFormat);
const checkRipple: Check = (address) => checkBase58(address, rippleFormat);
const checkCash: Check = (address) => (/^[13]/.test(address) ? checkBitcoin(address) : checkCashAddress(address));

const checks: Readonly<Record<AddressForm, Check>> = {
  bitcoin: checkBitcoin,
  'bitcoin cash': checkCash,
  'bitcoin sv': checkCash,
  ethereum: checkMixedCaseHex,
  ripple: checkRipple,
  xdc: checkMixedCaseHex,
};

const checksum =
  (asset: AssetSymbol): Rule =>
  (address) => {
    const texts: Readonly<Record<Verdict, string | undefined>> = {
      right: undefined,
      mistyped: fieldTexts.addressTypo,
      foreign: addressText(asset),
    };
    return texts[checks[assetOf(asset).addressForm](address)];
  };

/** Checks format and checksum; only the chain knows whether an address is in use. */
export const assetAddress = (asset: AssetSymbol): Rule =>
  allOf(required, matching(formats[assetOf(asset).addressForm], addressText(asset)), checksum(asset));

export const needsDestinationTag = (asset: AssetSymbol): boolean => assetOf(asset).addressForm === 'ripple';

/** 32 bits: https://xrpl.org/docs/concepts/transactions/source-and-destination-tags */
const greatestTag = 4_294_967_295;

const withinRange: Rule = (tag) => (Number(tag) > greatestTag ? walletTexts.tagTooGreat : undefined);

export const destinationTag = (asset: AssetSymbol): Rule =>
  needsDestinationTag(asset) ? allOf(required, digitsOnly, withinRange) : anything;
