import {
  depositProgress,
  needsDestinationTag,
  type AssetSymbol,
  type DecimalText,
  type DepositProgress,
  type Failure,
  type Result,
} from '@exchange/domain';

export interface DepositAddress {
  /** The coin the server says it is for, where it names one we know. */
  asset: AssetSymbol | undefined;
  address: string;
  destinationTag: string | undefined;
}

export type FetchedAddress = Result<DepositAddress>;

export interface IncomingDeposit {
  transactionId: string;
  asset: AssetSymbol;
  amount: DecimalText;
  status: string;
  /** Nothing where the server doesn't count them. */
  confirmations: number | undefined;
}

export type LoadedDeposits = Result<readonly IncomingDeposit[]>;

export interface Deposits {
  asset: AssetSymbol;
  address: DepositAddress | undefined;
  /** Why there is no address. */
  failure: Failure | undefined;
  /** What is on its way, or arrived while the panel was open. */
  deposits: readonly IncomingDeposit[];
  /** What was done before the panel opened; nothing while the deposits were never loaded. */
  past: readonly string[] | undefined;
  /** The server sends changes by itself, so we don't poll. */
  sendsEvents: boolean;
  /** Why the last load of the deposits failed. */
  loadFailure: Failure | undefined;
}

export type DepositNews =
  | { type: 'deposit.seen'; deposit: IncomingDeposit }
  | { type: 'deposit.arrived'; deposit: IncomingDeposit }
  | { type: 'deposit.withdrawable'; deposit: IncomingDeposit };

export const nothingKnown = (asset: AssetSymbol): Deposits => ({
  asset,
  address: undefined,
  failure: undefined,
  deposits: [],
  past: undefined,
  sendsEvents: false,
  loadFailure: undefined,
});

/** Coins sent to another coin's address, or to XRP's without a tag, would be lost. */
export const isSafeToShow = (asset: AssetSymbol, { data }: FetchedAddress): boolean => {
  if (data === undefined) return false;
  const isForAnother = data.asset !== undefined && data.asset !== asset;
  const lacksTag = needsDestinationTag(asset) && (data.destinationTag ?? '') === '';
  return !isForAnother && !lacksTag;
};

const isDone = (deposit: IncomingDeposit): boolean => depositProgress(deposit) === 'withdrawable';

const depositIn = ({ deposits }: Deposits, transactionId: string): IncomingDeposit | undefined =>
  deposits.find((deposit) => deposit.transactionId === transactionId);

export const afterChange = (before: Deposits, deposit: IncomingDeposit): Partial<Deposits> => ({
  sendsEvents: true,
  deposits: depositIn(before, deposit.transactionId)
    ? before.deposits.map((one) => (one.transactionId === deposit.transactionId ? deposit : one))
    : [deposit, ...before.deposits],
});

const pastIn = (before: Deposits, loaded: readonly IncomingDeposit[]): readonly string[] =>
  before.past ??
  loaded
    .filter((deposit) => isDone(deposit) && depositIn(before, deposit.transactionId) === undefined)
    .map(({ transactionId }) => transactionId);

const followedIn = (before: Deposits, { data = [] }: LoadedDeposits): readonly IncomingDeposit[] => {
  const past = pastIn(before, data);
  return data.filter(({ asset, transactionId }) => asset === before.asset && !past.includes(transactionId));
};

export const afterLoad = (before: Deposits, loaded: LoadedDeposits): Partial<Deposits> => {
  if (loaded.error) return { loadFailure: loaded.error };
  const followed = followedIn(before, loaded);
  const isListed = ({ transactionId }: IncomingDeposit) => followed.some((one) => one.transactionId === transactionId);
  return {
    loadFailure: undefined,
    past: pastIn(before, loaded.data),
    deposits: [...followed, ...before.deposits.filter((deposit) => !isListed(deposit))],
  };
};

const order: readonly DepositProgress[] = ['pending', 'arrived', 'withdrawable'];

const newsTypes: Readonly<Record<DepositProgress, DepositNews['type']>> = {
  pending: 'deposit.seen',
  arrived: 'deposit.arrived',
  withdrawable: 'deposit.withdrawable',
};

/** Steps forward only: what a reorganisation takes back is shown, and told by the exchange itself. */
export const newsOfChange = (before: Deposits, deposit: IncomingDeposit): DepositNews[] => {
  const known = depositIn(before, deposit.transactionId);
  const reached = depositProgress(deposit);
  const isAhead = known === undefined || order.indexOf(reached) > order.indexOf(depositProgress(known));
  return isAhead ? [{ type: newsTypes[reached], deposit }] : [];
};

/** What was on its way when the panel opened is no news. */
export const newsOfLoad = (before: Deposits, loaded: LoadedDeposits): DepositNews[] => {
  const isFirst = before.past === undefined;
  return followedIn(before, loaded)
    .filter(({ transactionId }) => !isFirst || depositIn(before, transactionId) !== undefined)
    .flatMap((deposit) => newsOfChange(before, deposit));
};
