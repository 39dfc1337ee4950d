import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { HistoryScreen } from './HistoryScreen';
import { applicationAt, ConnectedHistory } from './testing/ConnectedHistory';
import { keepSavedFiles } from '#shared/testing/savedFiles.ts';
import { rows } from './testing/wireRows';

let application = applicationAt('/history');
let saved = keepSavedFiles();

const meta = preview.meta({
  component: HistoryScreen,
  title: 'Screens/History/Deposits and withdrawals/Exports',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Exporting deposits and withdrawals: the coin shown, or all coins.' } },
  },
  beforeEach: () => {
    saved = keepSavedFiles();
    return saved.stop;
  },
  render: () => <ConnectedHistory {...application} />,
});

const exported = async (title: string, choice?: string) => {
  const before = saved.files.length;
  await userEvent.click(screen.getByRole('button', { name: title }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  if (choice !== undefined) await userEvent.click(dialog.getByRole('radio', { name: choice }));
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(saved.files).toHaveLength(before + 1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return saved.files.at(-1);
};

/** Time, coin and amount: enough to tell rows apart. */
const rowOf = ({
  createdAt,
  currencyName,
  amount,
}: {
  createdAt: string;
  currencyName: string;
  amount: string | number;
}) => `${createdAt.slice(0, 19).replace('T', ' ')},${currencyName},${String(amount)}`;

const startsOf = (lines: readonly string[] = []) => lines.map((line) => line.split(',').slice(0, 3).join(','));

/**
 * With a coin chosen, the file holds all of its deposits, including those on other pages, and no other coin's; or all
 * deposits [HIS-081] [HIS-082].
 */
export const DepositsOfOneCoin = meta.story({
  beforeEach: () => {
    application = applicationAt('/history/btc');
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1–20 of 30');
    const shown = await exported('Export deposits', '30 BTC deposits');
    await expect(startsOf(shown?.lines)).toEqual(
      rows.deposits.filter(({ currencyName }) => currencyName === 'BTC').map(rowOf),
    );
    const everything = await exported('Export deposits', 'Everything');
    await expect(startsOf(everything?.lines)).toEqual(rows.deposits.map(rowOf));
  },
});
