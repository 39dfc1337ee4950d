import type { z } from 'zod';
import { settingGroups } from '../runtime/settings';

/** What the settings in the application's `config.json` mean. */
const applicationSettings: Readonly<Record<string, string>> = {
  brandName: "the product's name, wherever it appears",
  themeColour: "the colour of the installed application's window until the page is drawn",
  notices: 'the notices on home; set by the switches of the exchange',
  registrationOpen: 'set by a switch of the exchange',
  stakingOpen: 'set by a switch of the exchange',
  idleTimeoutMs: 'how long a trader can be inactive before being signed out',
  staleAfterMs: 'after this long without an update, market figures are marked as stale',
  confirmOrdersAbove:
    "orders this many times larger than the trader's usual size need a confirmation; `0` turns it off",
  apiUrl: 'where calls go; the token is sent only to these hosts',
  chartUrl: 'where the candles of charts come from',
  tradeHistoryUrl: 'where order histories come from',
  liveUrl: 'where the live connection goes; `""` means the origin of the page',
  exchangeId: 'sent with every call',
  supportTimeZone: 'where the support hours apply, such as `Asia/Kolkata`',
  xdcPrices: 'the worth of coins without a market, in XDC per coin',
  explorers:
    'where to look up the transactions of a coin: `{ "XDC": "https://explorer.example/tx/{transaction}" }`; a coin without an address has no link',
  liveChat: 'a chat vendor\'s script, which can read the session; `""` means none',
  badges: 'the ranking sites on home; whatever has no address is hidden',
  storeBadge: 'the mobile app\'s address; `""` hides the badge',
  socialLinks: 'the links in the footer; whatever has no address is hidden',
};

const second = 1_000;
const times: readonly (readonly [number, string])[] = [
  [86_400 * second, 'day'],
  [3_600 * second, 'hour'],
  [60 * second, 'minute'],
  [second, 'second'],
];

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** `60000` as `60000` (1 minute), so that it can be copied and understood. */
const spoken = (name: string, value: number): string => {
  if (!/Ms$|_MS$/.test(name)) return '';
  const unit = times.find(([size]) => value >= size && value % size === 0);
  return unit ? ` (${counted(value / unit[0], unit[1])})` : '';
};

const shown = (name: string, value: unknown): string => {
  if (typeof value === 'object') return 'see the file';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `\`${text === '' ? '""' : text}\`${typeof value === 'number' ? spoken(name, value) : ''}`;
};

const defaultOf = (name: string, schema: z.ZodType): string => {
  const { unset } = schema.meta() ?? {};
  if (typeof unset === 'string') return unset;
  const result = schema.safeParse(undefined);
  return result.success && result.data !== undefined ? shown(name, result.data) : 'none';
};

const row = (...cells: string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const table = (rows: readonly string[][]): string[] => [
  row('setting', 'default', 'meaning'),
  row('---', '---', '---'),
  ...rows.map((cells) => row(...cells)),
];

const backendTable = (settings: Readonly<Record<string, z.ZodType>>): string[] =>
  table(
    Object.entries(settings).map(([name, schema]) => [
      `\`${name}\``,
      defaultOf(name, schema),
      schema.meta()?.description ?? '',
    ]),
  );

const applicationTable = (config: Readonly<Record<string, unknown>>): string[] =>
  table(
    Object.entries(config).map(([name, value]) => {
      const meaning = applicationSettings[name];
      if (meaning === undefined) throw new Error(`Say in settingsPage.ts what ${name} means.`);
      return [`\`${name}\``, shown(name, value), meaning];
    }),
  );

/** docs/configuration.md: every setting of the backend, and of the application's `config.json`. */
export const settingsPage = (config: Readonly<Record<string, unknown>>): string =>
  [
    '<!-- Made from the schema of the settings and `config.json` by `npm run configuration`; do not edit. -->',
    '',
    '# Configuration',
    '',
    'How to run the exchange with them: [operations.md](operations.md).',
    '',
    '## Backend',
    '',
    'The backend reads its environment once, when it starts. An empty value counts as not set; an invalid one is refused by name.',
    '',
    ...settingGroups.flatMap(({ title, settings }) => [`### ${title}`, '', ...backendTable(settings), '']),
    '## Application',
    '',
    'The application reads `config.json` when it opens, so an operator can change it without a rebuild. The defaults are in [`apps/exchange/public/config.json`](../apps/exchange/public/config.json); `CONFIG_FILE` names another file. A missing setting has its default, and unknown ones are ignored.',
    '',
    'The switches for the closure notice, registration, staking and withdrawal-only mode belong to the exchange: they are set with `npm run operator`, and what the file says of them is replaced.',
    '',
    ...applicationTable(config),
    '',
    'The texts of the public pages (about, terms, privacy, FAQs and coins) are Markdown in [`apps/exchange/content`](../apps/exchange/content/README.md). Edit them and start or build again: figures are filled in from the rules of the exchange, and a broken text stops the build and shows its file and line.',
    '',
  ].join('\n');
