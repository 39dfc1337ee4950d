import type { AssetSymbol, DecimalText, StakingKind } from '@exchange/domain';
import type { components } from '@exchange/api/contract';
import type { Queries } from '../db/client';

type KeptFor = components['schemas']['KeptFor'];

export interface WithdrawalText {
  asset: AssetSymbol;
  amount: DecimalText;
  fee: DecimalText;
  receiveAmount: DecimalText;
  address: string;
  destinationTag: string | null;
  at: Date;
}

export interface SwapText {
  txHash: string;
  amount: DecimalText;
  at: Date;
}

export interface DepositText {
  asset: AssetSymbol;
  amount: DecimalText;
  transactionId: string;
  at: Date;
}

export interface StakeText {
  plan: StakingKind;
  amount: DecimalText;
  months: number;
  yearlyRate: DecimalText;
  /** The end of the current or last term. */
  termEnd: Date;
  at: Date;
}

export interface PaidStakeText extends StakeText {
  /** The reward of the last period. */
  reward: DecimalText;
}

/** A request made with a public form. */
export interface RequestText {
  reference: string;
  /** The topic, in our words. */
  subject: string;
  name: string;
  email: string;
  /** What was filled in, with the labels of the form. */
  filledIn: readonly { name: string; value: string }[];
  at: Date;
}

/** All of a trader's holdings of one coin, and what of it can't be withdrawn yet. */
export interface LeftText {
  asset: string;
  amount: DecimalText;
  inOrders: DecimalText;
  staked: DecimalText;
}

/** Threading of emails, by stable message IDs of our own. */
export interface Thread {
  /** ID of this email; random by default. */
  id?: string;
  /** ID of the email it replies to. */
  inReplyTo?: string;
}

/** The emails that the exchange sends, each kind with the data that its text needs. */
export type Letter =
  | { kind: 'verifyAccount'; firstName: string; link: string }
  | { kind: 'loginCode'; code: string }
  | { kind: 'loginActivity'; code: string; link: string; address: string; device: string; at: Date }
  | { kind: 'newDevice'; address: string; device: string; at: Date }
  | { kind: 'expiredPassword'; code: string }
  | { kind: 'resetPassword'; link: string }
  | { kind: 'disableTwoFactor'; link: string }
  | { kind: 'passwordChanged'; at: Date }
  | { kind: 'twoFactorCode'; code: string; turnsOn: boolean }
  | { kind: 'twoFactorEnabled'; at: Date }
  | { kind: 'twoFactorDisabled'; at: Date }
  | { kind: 'antiPhishingWordChanged'; isRemoved: boolean; at: Date }
  | { kind: 'depositCredited'; asset: AssetSymbol; amount: DecimalText; repaid?: DecimalText | undefined; at: Date }
  | ({ kind: 'depositKept'; keptFor: KeptFor } & DepositText)
  | ({ kind: 'depositReversed'; owed: DecimalText | undefined } & DepositText)
  | { kind: 'withdrawalCode'; code: string; asset: AssetSymbol; amount: DecimalText }
  | ({ kind: 'withdrawalRequested' } & WithdrawalText)
  | ({ kind: 'withdrawalCompleted'; transactionId: string } & WithdrawalText)
  | ({ kind: 'withdrawalCancelled'; by: 'trader' | 'exchange'; reason: string | undefined } & WithdrawalText)
  | { kind: 'kycApproved'; at: Date }
  | { kind: 'kycRejected'; reason: string; at: Date }
  | ({ kind: 'swapApproved'; ratio: DecimalText; xdc: DecimalText } & SwapText)
  | ({ kind: 'swapRejected'; reason: string } & SwapText)
  | { kind: 'invitation'; inviter: string; referralCode: string; email: string }
  | {
      kind: 'referralPaid';
      role: 'referrer' | 'referred';
      other: string;
      amount: DecimalText;
      asset: AssetSymbol;
      at: Date;
    }
  | ({ kind: 'stakeBegun'; estimate: DecimalText } & StakeText)
  | ({ kind: 'stakeRenewed' } & PaidStakeText)
  | ({ kind: 'stakeCompleted' } & PaidStakeText)
  | ({ kind: 'stakeRevoked'; returnsOn: Date } & StakeText)
  | ({ kind: 'stakeReturned' } & StakeText)
  | ({ kind: 'requestReceived' } & Pick<RequestText, 'reference' | 'subject' | 'at'>)
  | ({ kind: 'requestArrived' } & RequestText)
  | ({ kind: 'requestAnswered'; said: string } & Pick<RequestText, 'reference' | 'subject'>)
  | { kind: 'fundsLeft'; left: readonly LeftText[] }
  | { kind: 'accountFrozen'; at: Date }
  | { kind: 'accountUnfrozen'; at: Date };

export type LetterOf<Kind extends Letter['kind']> = Extract<Letter, { kind: Kind }>;

export interface Mailer {
  /** Queues the email in the transaction of the event it reports: after the commit both exist, or neither. */
  send: (queries: Queries, to: string, letter: Letter, thread?: Thread) => Promise<void>;
  /** Starts sending queued emails; call it after the commit. Otherwise they go out a few seconds later. */
  deliver: () => void;
}
