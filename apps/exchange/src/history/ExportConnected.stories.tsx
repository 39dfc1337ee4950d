import { createFakeExchange, ok, type Sent } from '@exchange/api/testing';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { createServices } from '#shared/services/createServices.ts';
import { quietMarket } from '#shared/testing/quietMarket.ts';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
} from '#shared/testing/testEnvironment.ts';
import { ServicesContext } from '#shared/services/services.ts';
import { ExportButton } from '#shared/export/ExportButton.tsx';
import type { ExportFile } from '#shared/export/exportFile.ts';
import { useLoadAll } from './loadAll';

const order = (number: number) => ({
  uniqueId: `o-${String(number)}`,
  name: 'XDC-USDT' as const,
  tradeType: 'limit',
  type: 'buy' as const,
  status: 'completed',
  averagePrice: '0.05',
  amount: String(number),
  receivedTotal: String(number),
  total: '1',
  fee: '0',
  updatedAt: new Date(Date.UTC(2026, 9, 1) + number * 60_000).toISOString(),
});

const orders = Array.from({ length: 1_250 }, (_, at) => order(1_250 - at));

const pageOf = ({ page = '1', limit = '500' }: Sent<'orderHistory'>) =>
  ok({ data: orders.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit)), count: 1_000 });

const createExchange = () => {
  const { fetch, reach } = createFakeExchange({ ...quietMarket, ...signedInAnswers, orderHistory: pageOf });
  const environment = createTestEnvironment({ fetch, stored: storedTrader });
  return { services: createServices(testConfig, testVersion, environment), reach };
};

let exchange = createExchange();
let files: ExportFile[] = [];

const Orders = () => (
  <ExportButton
    kind="orders"
    filtered={undefined}
    loadAll={useLoadAll('orders')}
    save={(file) => void files.push(file)}
    now={() => Date.parse('2026-11-23T12:04:56Z')}
  />
);

const meta = preview.meta({
  component: Orders,
  title: 'Screens/History/Export/Connected',
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    exchange = createExchange();
    files = [];
  },
  render: () => (
    <ServicesContext value={exchange.services}>
      <Orders />
    </ServicesContext>
  ),
});

const started = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Export orders' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export orders' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  return dialog;
};

/**
 * While the exchange is unreachable there is no file; once it is back, Retry saves all pages of the trader's orders, each
 * order once, newest first [HIS-081].
 */
export const EveryPage = meta.story({
  play: async () => {
    exchange.reach(false);
    const dialog = await started();
    await expect(await dialog.findByText(/No file was saved\.$/)).toBeVisible();
    await expect(files).toEqual([]);
    exchange.reach(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(await dialog.findByText('1,250 orders exported.')).toBeVisible();
    const ids = files[0]?.text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',').at(-2));
    await expect(ids).toEqual(orders.map(({ uniqueId }) => uniqueId));
  },
});
