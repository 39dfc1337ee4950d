import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { OrderHistoryScreen } from './OrderHistoryScreen';
import { wireOrders } from './orders/testing/orders';
import { createScriptedOrderHistory } from './orders/testing/scriptedOrderHistory';
import { keepSavedFiles } from '#shared/testing/savedFiles.ts';

/** From a few hours to 50 days ago. */
const orders = wireOrders(300);

let exchange = createScriptedOrderHistory({ rows: orders });
let saved = keepSavedFiles();

const meta = preview.meta({
  component: OrderHistoryScreen,
  title: 'Screens/History/Order history/Exports',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Exporting order history: the filtered orders, or all of them.' } },
  },
  globals: { viewport: { value: 'desk' } },
  beforeEach: () => {
    exchange = createScriptedOrderHistory({ rows: orders });
    saved = keepSavedFiles();
    return saved.stop;
  },
  render: () => (
    <InApp services={exchange.services} at="/order-history?side=sell">
      <OrderHistoryScreen />
    </InApp>
  ),
});

const exported = async (...choices: RegExp[]) => {
  const before = saved.files.length;
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export order history' }));
  for (const choice of choices) await userEvent.click(dialog.getByRole('radio', { name: choice }));
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(saved.files).toHaveLength(before + 1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return saved.files.at(-1);
};

const idsIn = (lines: readonly string[] = []) => lines.map((line) => line.split(',').at(-2));
const idsOf = (rows: readonly (typeof orders)[number][]) => rows.map(({ uniqueId }) => uniqueId);
const isFilled = ({ receivedTotal }: (typeof orders)[number]) => receivedTotal !== '0';

/**
 * One button: the file holds the filtered rows of all pages, or everything, and either all orders or only filled ones
 * [HIS-081] [HIS-082]. The range reads DD-MM-YYYY [SHL-252].
 */
export const FilteredOrEverything = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 92');
    const sold = orders.filter(({ type }) => type === 'sell').slice(0, 92);
    const filtered = await exported(/^92 filtered orders, 21-10-2026 – 20-11-2026/);
    await expect(idsIn(filtered?.lines)).toEqual(idsOf(sold));
    const trades = await exported(/^Filled only/, /^92 filtered orders with fills/);
    await expect(trades?.name).toMatch(/^trades_filtered_/);
    await expect(idsIn(trades?.lines)).toEqual(idsOf(sold.filter(isFilled)));
    const all = await exported(/^All orders/, /^Everything/);
    await expect(idsIn(all?.lines)).toEqual(idsOf(orders));
    const everyTrade = await exported(/^Filled only/, /^Everything/);
    await expect(idsIn(everyTrade?.lines)).toEqual(idsOf(orders.filter(isFilled)));
  },
});
