import { showExactly, type AssetSymbol } from '@exchange/domain';
import type { DevPage } from '../../devPages/devPages';
import { markup, type Markup } from '../../devPages/markup';
import { spokenMoment } from '../../runtime/spokenMoment';
import { emptySendForm, mineButton, sendForm, undoForm, type SendForm } from './chainForms';
import type { ChainReport, ChainSummary, ShownAddress, ShownBlock, ShownPayment } from './chainReport';

const warning = markup`<p class="warning"><strong>These chains are simulated. No real coins exist here:</strong> never send real coins to
these addresses, they would be lost.</p>`;

const moment = (at: string | null): string => (at === null ? 'never' : spokenMoment(new Date(at)));

interface Table<Row> {
  caption: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** One cell for each column. */
  cells: (row: Row) => readonly (string | number | Markup)[];
  none: string;
}

/** On a phone each row becomes a block, and each cell shows its column's name. */
const table = <Row>({ caption, columns, rows, cells, none }: Table<Row>): Markup => {
  const cell = (content: string | number | Markup, index: number): Markup =>
    markup`<td data-column="${columns[index] ?? ''}">${content}</td>`;
  const line = (row: Row): Markup => markup`<tr>${cells(row).map(cell)}</tr>
`;
  if (rows.length === 0) return markup`<h2>${caption}</h2><p>${none}</p>`;
  return markup`<h2>${caption}</h2>
<table class="stacked">
<thead><tr>${columns.map((column) => markup`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map(line)}</tbody>
</table>`;
};

export const chainPath = (coin: AssetSymbol): string => `/dev/chain/${coin}`;

export const overviewPage = (chains: readonly ChainSummary[]): DevPage => ({
  title: 'Simulated chains',
  content: markup`<h1>Simulated chains</h1>
${warning}
${table({
  caption: 'Chains',
  columns: ['Coin', 'Height', 'Last block', 'Waiting', 'Wallet holds', 'Blocks'],
  rows: chains,
  cells: ({ coin, height, lastBlockAt, waiting, holds }) => [
    markup`<a href="${chainPath(coin)}">${coin}</a>`,
    height,
    moment(lastBlockAt),
    waiting,
    showExactly(holds),
    mineButton(coin),
  ],
  none: 'No chains yet.',
})}
${sendForm(undefined, emptySendForm)}`,
});

const directions: Readonly<Record<ShownPayment['direction'], string>> = {
  in: 'Deposit',
  out: 'Withdrawal',
  internal: "Withdrawal to one of the exchange's addresses",
  elsewhere: 'Neither from nor to us',
};

const confirmed = (count: number): string => `${count} ${count === 1 ? 'confirmation' : 'confirmations'}`;

const placeOf = (address: string, tag: string | null): string => (tag === null ? address : `${address}, tag ${tag}`);

const blockTable = (blocks: readonly ShownBlock[]): Markup =>
  table({
    caption: 'Newest blocks',
    columns: ['Height', 'Time', 'Payments', 'Hash'],
    rows: blocks,
    cells: ({ height, at, payments, hash }) => [height, moment(at), payments, markup`<code>${hash}</code>`],
    none: 'No blocks yet.',
  });

const paymentTable = (coin: AssetSymbol, payments: readonly ShownPayment[]): Markup =>
  table({
    caption: 'Newest payments',
    columns: ['Amount', 'Block', 'Kind', 'To', 'Transaction'],
    rows: payments,
    cells: ({ amount, height, confirmations, direction, address, destinationTag, transactionId }) => [
      `${showExactly(amount)} ${coin}`,
      height === null ? 'Waiting' : `${height} (${confirmed(confirmations)})`,
      directions[direction],
      markup`<code>${placeOf(address, destinationTag)}</code>`,
      markup`<code>${transactionId}</code>`,
    ],
    none: 'No payments yet.',
  });

const addressTable = (addresses: readonly ShownAddress[]): Markup =>
  table({
    caption: 'Exchange addresses',
    columns: ['Owner', 'Address'],
    rows: addresses,
    cells: ({ owner, email, address, destinationTag }) => [
      email ?? owner,
      markup`<code>${placeOf(address, destinationTag)}</code>`,
    ],
    none: 'No addresses yet.',
  });

/** Confirmations of what was just done, by their name in the URL. */
const notices = {
  sent: 'Test coins sent. They will arrive with the next block.',
  mined: 'Block mined.',
  undone: 'Blocks undone.',
  count: 'Nothing has changed. Enter a number of blocks from 1 to 100.',
} as const;

export type Notice = keyof typeof notices;

const isNotice = (name: unknown): name is Notice => typeof name === 'string' && Object.hasOwn(notices, name);

const noticeFor = (name: unknown): Markup | '' =>
  isNotice(name) ? markup`<p class="notice" role="status">${notices[name]}</p>` : '';

export const chainPage = (report: ChainReport, form: SendForm, notice?: unknown): DevPage => {
  const { coin, height, lastBlockAt, waiting, holds } = report;
  return {
    title: `Simulated ${coin} chain`,
    content: markup`<h1>Simulated ${coin} chain</h1>
${noticeFor(notice)}
${warning}
<dl><dt>Height</dt><dd>${height}</dd><dt>Last block</dt><dd>${moment(lastBlockAt)}</dd>
<dt>Waiting</dt><dd>${waiting}</dd><dt>Wallet holds</dt><dd>${showExactly(holds)} ${coin}</dd></dl>
${mineButton(coin)}
${sendForm(coin, form)}
${paymentTable(coin, report.payments)}
${blockTable(report.blocks)}
${undoForm(coin)}
${addressTable(report.addresses)}`,
  };
};
