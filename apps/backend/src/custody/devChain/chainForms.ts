import { assetSymbols, needsDestinationTag, parseTyped, type AssetSymbol } from '@exchange/domain';
import { markup, type Markup } from '../../devPages/markup';
import { keptBlocks } from '../chain/blocks';
import type { Payment, PaymentFaults } from '../chain/payment';

type Fields = Readonly<Record<string, unknown>>;

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** A form as filled in, with its errors. */
export interface SendForm {
  amount: string;
  address: string;
  destinationTag: string;
  faults: PaymentFaults;
}

export const emptySendForm: SendForm = { amount: '', address: '', destinationTag: '', faults: {} };

export const readSendForm = (fields: Fields): Omit<SendForm, 'faults'> => ({
  amount: textOf(fields, 'amount'),
  address: textOf(fields, 'address'),
  destinationTag: textOf(fields, 'destinationTag'),
});

/** The payment that was typed in. */
export const paymentIn = (
  asset: AssetSymbol,
  { amount, address, destinationTag }: Omit<SendForm, 'faults'>,
): Payment => ({
  asset,
  amount: parseTyped(amount) ?? '',
  address,
  destinationTag: destinationTag === '' ? undefined : destinationTag,
});

/** The number of blocks: 1 by default, undefined if invalid. */
export const readCount = (fields: Fields): number | undefined => {
  const text = textOf(fields, 'count') || '1';
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= keptBlocks ? count : undefined;
};

export const isDropWanted = (fields: Fields): boolean => textOf(fields, 'payments') === 'gone';

interface FieldOptions {
  name: keyof PaymentFaults;
  label: string;
  value: string;
  fault: string | undefined;
  mode?: 'decimal' | 'numeric' | 'text';
}

const field = ({ name, label, value, fault, mode = 'text' }: FieldOptions): Markup => {
  const described = fault === undefined ? '' : markup` aria-invalid="true" aria-describedby="${name}-fault"`;
  return markup`<div class="field"><label>${label}
<input name="${name}" value="${value}" inputmode="${mode}" autocomplete="off" spellcheck="false"${described}></label>
${fault === undefined ? '' : markup`<p class="fault" id="${name}-fault" role="alert">${fault}</p>`}</div>
`;
};

const coinField = (chosen: AssetSymbol | undefined): Markup => {
  const option = (asset: AssetSymbol): Markup =>
    asset === chosen ? markup`<option selected>${asset}</option>` : markup`<option>${asset}</option>`;
  return markup`<div class="field"><label>Coin <select name="coin">${assetSymbols.map(option)}</select></label></div>
`;
};

const hasTagField = (coin: AssetSymbol | undefined): boolean => coin === undefined || needsDestinationTag(coin);

/** Asks for a coin if none is given. */
export const sendForm = (
  coin: AssetSymbol | undefined,
  { amount, address, destinationTag, faults }: SendForm,
): Markup => {
  const isTagShown = hasTagField(coin) || faults.destinationTag !== undefined;
  const label = coin === undefined ? 'Destination tag (XRP only)' : 'Destination tag';
  const tag = { name: 'destinationTag', label, value: destinationTag, fault: faults.destinationTag } as const;
  return markup`<h2>Send test coins</h2>
<form method="post" action="/dev/chain/send">
${coin === undefined ? coinField(coin) : markup`<input type="hidden" name="coin" value="${coin}">`}
${field({ name: 'amount', label: 'Amount', value: amount, fault: faults.amount, mode: 'decimal' })}
${field({ name: 'address', label: 'Address', value: address, fault: faults.address })}
${isTagShown ? field({ ...tag, mode: 'numeric' }) : ''}
<button>Send test coins</button>
</form>`;
};

export const mineButton = (coin: AssetSymbol): Markup =>
  markup`<form method="post" action="/dev/chain/mine"><input type="hidden" name="coin" value="${coin}">
<button aria-label="Mine a ${coin} block">Mine a block</button></form>`;

export const undoForm = (coin: AssetSymbol): Markup =>
  markup`<h2>Undo blocks</h2>
<p class="quiet">A reorganisation: the newest blocks are taken back. Payments the exchange sent always wait for a block again.</p>
<form method="post" action="/dev/chain/undo"><input type="hidden" name="coin" value="${coin}">
<div class="field"><label>Blocks <input type="number" name="count" value="1" min="1" max="${keptBlocks}"></label></div>
<div class="field"><label>Payments from outside <select name="payments"><option value="back">wait for a block again</option>
<option value="gone">are gone for good (double-spent)</option></select></label></div>
<button>Undo blocks</button>
</form>`;
