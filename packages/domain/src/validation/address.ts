import type { AssetSymbol } from '../assets/assetSymbols';
import { addressText } from '../messages/fields';
import { allOf, matching, type Rule } from './rule';
import { anything, digitsOnly, required } from './text';

const base58 = '[1-9A-HJ-NP-Za-km-z]';
const cashAddressCharacters = { lower: '[qp][02-9ac-hj-np-z]{41}', upper: '[QP][02-9AC-HJ-NP-Z]{41}' };

const legacy = `[13]${base58}{26,33}`;
const ethereum = /^(?:0x)?[0-9a-fA-F]{40}$/;
const cash = new RegExp(
  `^(?:${legacy}|(?:bitcoincash:)?${cashAddressCharacters.lower}|(?:BITCOINCASH:)?${cashAddressCharacters.upper})$`,
);

/** Format only: whether an address exists is the chain's business. */
const formats: Readonly<Record<AssetSymbol, RegExp>> = {
  BTC: new RegExp(`^${legacy}$`),
  ETH: ethereum,
  XDCE: ethereum,
  USDT: ethereum,
  USDC: ethereum,
  XDC: /^(?:xdc)?[0-9a-fA-F]{40}$/,
  XRP: new RegExp(`^r${base58}{24,34}$`),
  BCHABC: cash,
  BCHSV: cash,
};

export const assetAddress = (asset: AssetSymbol): Rule => allOf(required, matching(formats[asset], addressText(asset)));

export const needsDestinationTag = (asset: AssetSymbol): boolean => asset === 'XRP';

export const destinationTag = (asset: AssetSymbol): Rule =>
  needsDestinationTag(asset) ? allOf(required, digitsOnly) : anything;
