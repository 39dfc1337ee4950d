import {
  depositProgress,
  needsDestinationTag,
  type AssetSymbol,
  type DecimalText,
  type DepositProgress,
  type Failure,
  type KeptFor,
  type Result,
} from '@exchange/domain';

export interface DepositAddress {
  /** The coin named by the server, if it is one we know. */
  asset: AssetSymbol | undefined;
  address: string;
  destinationTag: string | undefined;
  /** The chain is simulated, so real coins must not be sent. */
  isSimulated: boolean;
}

export type FetchedAddress = Result<DepositAddress>;

export interface IncomingDeposit {
  /** Identifies the deposit. */
  key: string;
  asset: AssetSymbol;
  amount: DecimalText;
  status: string;
  /** Undefined if the server doesn't count them. */
  confirmations: number | undefined;
  keptFor: KeptFor | undefined;
  createdAt: string;
}

export type LoadedDeposits = Result<readonly IncomingDeposit[]>;

export interface Deposits {
  asset: AssetSymbol;
  address: DepositAddress | undefined;
  /** Why there is no address. */
  failure: Failure | undefined;
  /** Deposits that were on their way, or arrived, while the panel was open. */
  deposits: readonly IncomingDeposit[];
  /** Deposits that were completed before the panel opened; undefined until the deposits are loaded. */
  past: readonly string[] | undefined;
  /** The server pushes changes, so we don't poll. */
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

/** Coins sent to another coin's address, or to an XRP address without a tag, would be lost. */
export const isSafeToShow = (asset: AssetSymbol, { data }: FetchedAddress): boolean => {
  if (data === undefined) return false;
  const isForAnother = data.asset !== undefined && data.asset !== asset;
  const lacksTag = needsDestinationTag(asset) && (data.destinationTag ?? '') === '';
  return !isForAnother && !lacksTag;
};

const doneAt: readonly DepositProgress[] = ['withdrawable', 'returned', 'reversed'];

const isDone = (deposit: IncomingDeposit): boolean => doneAt.includes(depositProgress(deposit));

const depositIn = ({ deposits }: Deposits, key: string): IncomingDeposit | undefined =>
  deposits.find((deposit) => deposit.key === key);

export const afterChange = (before: Deposits, deposit: IncomingDeposit): Partial<Deposits> => ({
  sendsEvents: true,
  deposits: depositIn(before, deposit.key)
    ? before.deposits.map((one) => (one.key === deposit.key ? deposit : one))
    : [deposit, ...before.deposits],
});

const pastIn = (before: Deposits, loaded: readonly IncomingDeposit[]): readonly string[] =>
  before.past ??
  loaded.filter((deposit) => isDone(deposit) && depositIn(before, deposit.key) === undefined).map(({ key }) => key);

const followedIn = (before: Deposits, { data = [] }: LoadedDeposits): readonly IncomingDeposit[] => {
  const past = pastIn(before, data);
  return data.filter(({ asset, key }) => asset === before.asset && !past.includes(key));
};

export const afterLoad = (before: Deposits, loaded: LoadedDeposits): Partial<Deposits> => {
  if (loaded.error) return { loadFailure: loaded.error };
  const followed = followedIn(before, loaded);
  const isListed = ({ key }: IncomingDeposit) => followed.some((one) => one.key === key);
  return {
    loadFailure: undefined,
    past: pastIn(before, loaded.data),
    deposits: [...followed, ...before.deposits.filter((deposit) => !isListed(deposit))],
  };
};

const goodNews: readonly DepositProgress[] = ['pending', 'arrived', 'withdrawable'];

const newsTypes: Readonly<Partial<Record<DepositProgress, DepositNews['type']>>> = {
  pending: 'deposit.seen',
  arrived: 'deposit.arrived',
  withdrawable: 'deposit.withdrawable',
};

/** Progress only: if a deposit is held or reversed, the panel shows it and the exchange sends its own notice. */
export const newsOfChange = (before: Deposits, deposit: IncomingDeposit): DepositNews[] => {
  const known = depositIn(before, deposit.key);
  const reached = depositProgress(deposit);
  const type = newsTypes[reached];
  const isAhead = known === undefined || goodNews.indexOf(reached) > goodNews.indexOf(depositProgress(known));
  return type !== undefined && isAhead ? [{ type, deposit }] : [];
};

/** Deposits that were on their way when the panel opened are not news. */
export const newsOfLoad = (before: Deposits, loaded: LoadedDeposits): DepositNews[] => {
  const isFirst = before.past === undefined;
  return followedIn(before, loaded)
    .filter(({ key }) => !isFirst || depositIn(before, key) !== undefined)
    .flatMap((deposit) => newsOfChange(before, deposit));
};
