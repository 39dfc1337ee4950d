import { homeTexts } from '@exchange/domain';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { Banner } from './Banner';

const meta = preview.meta({
  component: Banner,
  title: 'Components/Feedback/Banner',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The closure notice on home, staking that is temporarily stopped, an exchange that can’t be reached. Messages about one field or one list appear there instead.',
      },
    },
  },
});

export const Info = meta.story({
  args: { children: 'Deposits of XRP are credited after 12 confirmations from now on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notice' })).toBeVisible();
  },
});

/** Shown on the home page while the exchange closes. It cannot be dismissed. */
export const Warning = meta.story({
  args: { tone: 'warning', children: homeTexts.closure },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Warning' })).toHaveTextContent(homeTexts.closure);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Danger = meta.story({
  args: {
    tone: 'danger',
    title: 'Withdrawals of BTC are paused',
    children: 'Your coins are safe. Withdrawals that wait are sent when the network is back.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Withdrawals of BTC are paused' })).toBeVisible();
  },
});

export const WithAction = meta.story({
  args: {
    tone: 'warning',
    children: homeTexts.closure,
    action: (
      <Button variant="outline" tone="neutral" size="small" asChild>
        <a href="#wallet">Open wallet</a>
      </Button>
    ),
  },
});

export const WithLink = meta.story({
  args: {
    children: (
      <>
        XDCE can be swapped to XDC. <Link href="#ratio-swap">Ratio Swap</Link>
      </>
    ),
  },
});

export const Dismissible = meta.story({
  args: { title: 'New', children: 'Order books now show up to 500 levels a side.', onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** With every optional part. On a phone the action moves below the text. */
export const Full = meta.story({
  args: {
    tone: 'danger',
    title: 'Withdrawals of BTC are paused',
    children: 'Your coins are safe. Withdrawals that wait are sent when the network is back.',
    action: (
      <Button variant="outline" tone="neutral" size="small" asChild>
        <a href="#status">System status</a>
      </Button>
    ),
    onDismiss: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'System status' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  },
});
