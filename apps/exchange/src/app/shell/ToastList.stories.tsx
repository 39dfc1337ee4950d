import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { ServicesContext } from '#shared/services/services.ts';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { Frame } from './Frame';
import { ToastList } from './ToastList';

const At = ({ path }: { path: string }) => {
  const [services] = useState(() => {
    const made = createServices(testConfig, testVersion, createTestEnvironment({}));
    const details = 'Sold 1,500 of 5,000 XDC at 0.08723950';
    made.toasts.toast({ tone: 'success', text: 'Order Completed Successfully', details, lastsMs: 3_600_000 });
    return made;
  });
  return (
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={[path]}>
        <Frame
          brandName="XDC Exchange"
          socialLinks={[]}
          version="2.0.11"
          who={{ kind: 'trader', email: 'ada@example.com' }}
          theme="dark"
          isTrading={path !== '/'}
          onChooseTheme={fn()}
          onLogOut={fn()}
          onShowTool={fn()}
          platform="other"
          pairBar={path === '/' ? undefined : <p>XDC / USDT</p>}
        >
          <div style={{ minBlockSize: '480px' }} />
        </Frame>
        <ToastList />
      </MemoryRouter>
    </ServicesContext>
  );
};

const meta = preview.meta({
  component: At,
  title: 'Screens/Shell/Toasts',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  args: { path: '/trade/XDC-USDT' },
});

const roomAbove = async (canvas: { getByRole: (role: string) => HTMLElement }): Promise<number> => {
  const line = await screen.findByText('Order Completed Successfully');
  const toast = line.closest('li') ?? line;
  return toast.getBoundingClientRect().top - canvas.getByRole('banner').getBoundingClientRect().bottom;
};

/** Below the first rows of the order book, which begins under the header [SHL-320]. */
export const Trading = meta.story({
  play: async ({ canvas }) => {
    await expect(await roomAbove(canvas)).toBeGreaterThanOrEqual(36 + 20 + 3 * 20);
  },
});

/** Below the header's tools [SHL-320]. */
export const Page = meta.story({
  args: { path: '/' },
  play: async ({ canvas }) => {
    await expect(await roomAbove(canvas)).toBeGreaterThanOrEqual(0);
  },
});

/** The same on a phone [SHL-320]. */
export const TradingOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await roomAbove(canvas)).toBeGreaterThanOrEqual(0);
  },
});
