import { assetOf, type AssetSymbol, type Failure, type WithdrawForm, type WithdrawalObstacle } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, type screen } from 'storybook/test';
import { WithdrawPanelView, type WithdrawPanelViewProps } from '../WithdrawPanelView';
import type { WithdrawState } from '../withdrawState';

export const start = Date.parse('2026-03-02T10:00:00Z');

/** A clock that is stopped until a story moves it. */
const clock = { now: start };

export const resetClock = () => {
  clock.now = start;
};

export const moveClock = (milliseconds: number) => {
  clock.now += milliseconds;
  // Browsers dispatch this when a page returns to the foreground.
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

export const used = 'xdcde0b295669a9fd93d5f28d9ec85e40f4cb697bae';
export const lookAlike = 'xdcde0b111111111111111111111111111111117bae';
export const fresh = 'xdc1111111111111111111111111111111111111111';
export const xrpAddress = 'rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv';

export const empty: WithdrawForm = { address: '', destTag: '', amount: '' };
export const editing: WithdrawState = { kind: 'form', failure: undefined, confirmation: undefined };
export const refused = (message: string, field?: string): WithdrawState => {
  const failure: Failure = { code: 'refused', status: 400, message, ...(field !== undefined && { field }) };
  return { kind: 'form', failure, confirmation: undefined };
};
export const closed = (obstacle: WithdrawalObstacle, opensAt?: number): WithdrawState => ({
  kind: 'closed',
  obstacle,
  opensAt,
});
export const sent = { id: 'id-1', asset: 'XDC', amount: '1500', address: used } as const;
export const sentXrp = {
  id: 'id-2',
  asset: 'XRP',
  amount: '100',
  address: xrpAddress,
  destinationTag: '4294967295',
} as const;

export const feesOf = (asset: AssetSymbol) => {
  const { minimumWithdrawal, withdrawalFee } = assetOf(asset);
  return { minimumWithdrawal, withdrawalFee };
};

export const all = (amount: string) => ({ amount, heldBy: undefined, unconfirmedWorth: '0' });

/** Keeps what the trader types, as the machine does. */
export const Typing = (given: WithdrawPanelViewProps) => {
  const [typed, setTyped] = useState(given.typed);
  const type = (form: WithdrawForm) => {
    setTyped(form);
    given.onType(form);
  };
  return <WithdrawPanelView {...given} typed={typed} onType={type} />;
};

/** For a trader who can withdraw, and has typed nothing yet. */
export const panelArgs = (): WithdrawPanelViewProps => ({
  asset: 'XDC',
  state: editing,
  typed: empty,
  generation: 0,
  balance: '5000.123456789',
  fees: feesOf('XDC'),
  most: all('5000.12345678'),
  limitLeft: '2460000',
  usedAddresses: [used],
  savedAddresses: [],
  onManageAddresses: fn(),
  unconfirmed: [],
  now: () => clock.now,
  onType: fn(),
  onSubmit: fn(),
  onDismiss: fn(),
  onRequestCode: fn(),
  onEmailCode: fn(),
  onAuthenticatorCode: fn(),
  onConfirm: fn(),
  onLeave: fn(),
});

type Canvas = Pick<typeof screen, 'getByRole' | 'getByText' | 'queryByRole'>;

export const field = (canvas: Canvas, name: string) =>
  canvas.getByRole(name.endsWith(' address') ? 'combobox' : 'textbox', { name });
export const address = (canvas: Canvas, asset = 'XDC') => field(canvas, `${asset} address`);
export const amount = (canvas: Canvas) => field(canvas, 'Amount');
export const button = (canvas: Canvas) => canvas.getByRole('button', { name: 'Withdraw' });
export const figure = (canvas: Canvas, label: string) => canvas.getByText(label).nextElementSibling;

export const hasNoForm = async (canvas: Canvas) => {
  await expect(canvas.queryByRole('form')).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Withdraw' })).toBeNull();
};
