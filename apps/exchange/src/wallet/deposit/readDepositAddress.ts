import type { Answered } from '@exchange/api';
import { readAssetSymbol } from '@exchange/domain';
import type { FetchedAddress } from '@exchange/machines';

const tagOf = (tag: string | number | null | undefined): string | undefined =>
  tag === null || tag === undefined ? undefined : String(tag);

/** The address of an answer that isn't a refusal. */
export const readDepositAddress = ({ message }: Answered<'depositAddress'>): FetchedAddress => {
  if (typeof message === 'string' || !('address' in message)) return { error: { code: 'unexpected' } };
  const { name = '', address, destinationTag, isSimulated = false } = message;
  return { data: { asset: readAssetSymbol(name), address, destinationTag: tagOf(destinationTag), isSimulated } };
};
