import { assetOf, depositConfirmations, showCoins, walletTexts, type AssetSymbol } from '@exchange/domain';
import type { DepositAddress, DepositEmitted, IncomingDeposit } from '@exchange/machines';
import { saysNothing, succeeded, type Says } from '#shared/services/tell.ts';

type AnnouncedAddress = Pick<DepositAddress, 'address' | 'destinationTag'>;

const { toArrive, toWithdraw } = depositConfirmations;

const of = (confirmations: number, needed: number): string => `${confirmations} of ${needed} confirmations`;

export const depositTexts = {
  panel: (asset: AssetSymbol): string => `${asset} deposit`,
  address: (asset: AssetSymbol): string => `${asset} deposit address`,
  loading: 'Loading your deposit address…',
  network: 'Network',
  sendOnly: (asset: AssetSymbol): string =>
    `Send only ${asset} on ${assetOf(asset).network} to this address. Anything else may be lost.`,
  simulated: "Simulated chain. Don't send real coins.",
  qrCode: (asset: AssetSymbol): string => `QR code of your ${asset} deposit address`,
  enlarge: 'Enlarge QR code',
  enlargeShort: 'Enlarge',
  tag: walletTexts.tag,
  tagWarning: "A deposit without this tag isn't credited automatically. It stays on hold until you contact us.",
  unavailable: 'Deposit address unavailable',
  retry: 'Retry',
  loadingLabel: 'Loading',
  history: (asset: AssetSymbol): string => `${asset} history`,
  support: 'Contact support',
} as const;

/** Announced once the address is there. */
export const announcedAddress = (asset: AssetSymbol, { address, destinationTag }: AnnouncedAddress): string =>
  [
    `${depositTexts.address(asset)}: ${address}`,
    ...(destinationTag === undefined ? [] : [`${depositTexts.tag}: ${destinationTag}`]),
  ].join(', ');

export const incomingTexts = {
  title: 'Incoming deposits',
  loading: 'Loading your deposits…',
  notLoaded: "We couldn't load your deposits.",
  none: 'No incoming deposits.',
  noneMore: 'New deposits appear here as soon as the network shows them.',
  uncounted: 'Waiting for confirmations',
  waiting: (next: number): string => `Waiting for confirmation ${next} of ${toWithdraw}`,
  crediting: 'Confirmed. It will be in your balance in a moment',
  arrived: (confirmations: number): string =>
    `Arrived: you can trade with it. ${of(confirmations, toWithdraw)} for withdrawal`,
  withdrawable: 'Available to withdraw',
  returned: 'Returned to the sender',
  reversed: "The network dropped this deposit, so it isn't in your balance.",
  badges: { kept: 'On hold', returned: 'Returned', reversed: 'Reversed' },
} as const;

/** Counts from the next confirmation: with none yet, it waits for the first. */
export const waitingText = (confirmations: number | undefined): string => {
  if (confirmations === undefined) return incomingTexts.uncounted;
  return confirmations < toArrive ? incomingTexts.waiting(confirmations + 1) : incomingTexts.crediting;
};

const coins = ({ amount, asset }: IncomingDeposit): string => showCoins(amount, asset);

/** A message replaces an unavailable address. */
export const depositSays: Says<DepositEmitted> = {
  'address.unavailable': saysNothing,
  'deposit.seen': ({ deposit }) => succeeded(`Your deposit of ${coins(deposit)} is on its way.`),
  'deposit.arrived': ({ deposit }) => succeeded(`${coins(deposit)} arrived. You can trade with it now.`),
  'deposit.withdrawable': ({ deposit }) => succeeded(`Your deposit of ${coins(deposit)} is now available to withdraw.`),
};
