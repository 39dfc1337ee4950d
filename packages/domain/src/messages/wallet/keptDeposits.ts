import { assetOf, type AssetSymbol } from '../../assets/assets';
import { showExactly } from '../../format/figure';

/** Why a deposit is held for review and not credited automatically. */
export type KeptFor =
  | 'minimum'
  | 'tagMissing'
  | 'tagUnknown'
  | 'addressUnknown'
  | 'closed'
  | 'accountClosed'
  | 'changed';

const because: Readonly<Record<KeptFor, (asset: AssetSymbol) => string>> = {
  minimum: (asset) => `It's below the minimum deposit of ${showExactly(assetOf(asset).minimumDeposit)} ${asset}.`,
  tagMissing: () => 'It came without a destination tag.',
  tagUnknown: () => "Its destination tag doesn't belong to any account.",
  addressUnknown: () => "Its address doesn't belong to any account.",
  closed: (asset) => `Deposits of ${asset} were paused when it arrived.`,
  accountClosed: () => 'Your account was closed when it arrived.',
  changed: () => 'The network first showed it with different details.',
};

/** The same text in emails and on every screen. */
export const keptDepositText = (keptFor: KeptFor, asset: AssetSymbol): string => because[keptFor](asset);

export const keptDepositNext = "Your coins are safe. We'll credit them or return them to the sender.";
