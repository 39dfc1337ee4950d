import {
  assetAddress,
  fromUnits,
  needsDestinationTag,
  shownAddress,
  type AssetSymbol,
  type DecimalText,
} from '@exchange/domain';
import { readAmount } from '../../ledger/legs';
import type { PayTo } from '../custody';

/** A payment as typed or requested. */
export interface Payment extends PayTo {
  asset: AssetSymbol;
  amount: DecimalText;
}

export type PaymentFaults = Partial<Record<'amount' | 'address' | 'destinationTag', string>>;

export const largestDestinationTag = 4_294_967_295;

/** https://xrpl.org/docs/concepts/transactions/source-and-destination-tags: 32 bits. A tag is optional. */
const tagFault = (asset: AssetSymbol, tag: string | undefined): string | undefined => {
  if (tag === undefined || tag === '') return undefined;
  if (!needsDestinationTag(asset)) return `${asset} has no destination tags.`;
  const isTag = /^\d{1,10}$/.test(tag) && Number(tag) <= largestDestinationTag;
  return isTag ? undefined : `A destination tag is a whole number from 0 to ${largestDestinationTag}.`;
};

const amountFault = 'Enter an amount above 0 with at most 18 decimals.';

/** The payment in its chain's format, or what is wrong with each part. */
export const readPayment = (
  payment: Payment,
): { value: Payment; faults?: never } | { faults: PaymentFaults; value?: never } => {
  const { asset, address, destinationTag: tag } = payment;
  const amount = readAmount(payment.amount);
  const faults = {
    amount: amount === undefined ? amountFault : undefined,
    address: assetAddress(asset)(address),
    destinationTag: tagFault(asset, tag),
  };
  if (amount === undefined || faults.address !== undefined || faults.destinationTag !== undefined) return { faults };
  const destinationTag = tag === undefined || tag === '' ? undefined : String(Number(tag));
  return { value: { asset, amount: fromUnits(amount), address: shownAddress(asset, address), destinationTag } };
};
