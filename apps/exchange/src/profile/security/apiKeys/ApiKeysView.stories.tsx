import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { asOnDesk, asOnPhone } from '../testing/asWide';
import { priceAlerts, unnamedKey } from '../testing/samples';
import { ApiKeysView, type ApiKeysViewProps } from './ApiKeysView';

const args: ApiKeysViewProps = { state: { kind: 'ready', rows: [priceAlerts, unnamedKey] } };

const meta = preview.meta({ component: ApiKeysView, title: 'Screens/Profile/Security/API keys', args });

/** Each key with its name, its public part, which can be copied, and when it was created and last used [PRF-097]. */
export const Desk = meta.story({
  decorators: [asOnDesk],
  play: async ({ canvas }) => {
    const [, first, second] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(`Price alertsKey${priceAlerts.key}`);
    await expect([...(first?.querySelectorAll('time') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '02-03-2026 09:30:00',
      '04-03-2026 18:05:12',
    ]);
    await expect(second).toHaveTextContent('Unnamed');
    await expect(second).toHaveTextContent('Not available');
    await expect(canvas.getByRole('button', { name: 'Copy key Price alerts' })).toBeVisible();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  decorators: [asOnDesk],
  args: { state: { kind: 'failed', text: "We can't reach the exchange.", onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** Cards, in which a long name wraps instead of being cut off [PRF-163]. */
export const Phone = meta.story({
  decorators: [asOnPhone],
  args: {
    state: { kind: 'ready', rows: [{ ...priceAlerts, name: 'rebalancing-bot-of-the-treasury-department-2026' }] },
  },
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole('region', { name: 'API keys' }).getBoundingClientRect();
    const name = canvas.getByText('rebalancing-bot-of-the-treasury-department-2026');
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    await expect(canvasElement.querySelector('[data-overflowing]')).toBeNull();
  },
});
