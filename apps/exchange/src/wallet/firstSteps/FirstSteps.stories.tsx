import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { FirstStepsView, type FirstStepsViewProps } from './FirstStepsView';

const onHide = fn();

// Typed here, because a union's literals would widen to `string` below.
const allOpen: FirstStepsViewProps = {
  steps: { fund: 'open', twoFactor: 'open', verify: 'open' },
  coin: 'XDC',
  onHide,
};

const meta = preview.meta({
  component: FirstStepsView,
  title: 'Screens/Wallet/First steps',
  decorators: [inRouter],
  args: allOpen,
});

/** Each step with what it opens, and a link to where it is done [WAL-434]. */
export const AllOpen = meta.story({
  play: async ({ canvas }) => {
    const [fund, twoFactor, verify] = canvas.getAllByRole('listitem');
    await expect(fund).toHaveTextContent(/^Fund.*trading/);
    await expect(twoFactor).toHaveTextContent(/^2FA.*staking.*withdrawals.*24 hours/);
    await expect(verify).toHaveTextContent(/^Verify.*Withdrawals.*KYC/);
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Deposit XDC', '/wallet?deposit=XDC'],
      ['Set up 2FA', '/profile?tab=security'],
      ['Verify your identity', '/profile?tab=kyc'],
    ]);
    onHide.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide “Get started”' }));
    await expect(onHide).toHaveBeenCalledOnce();
  },
});

/** A tick instead of the link; nobody is sent to documents that are under review [WAL-434]. */
export const OneDone = meta.story({
  args: { steps: { fund: 'done', twoFactor: 'open', verify: 'checking' } },
  play: async ({ canvas }) => {
    const [fund, , verify] = canvas.getAllByRole('listitem');
    await expect(fund).toHaveTextContent(/Done$/);
    await expect(verify).toHaveTextContent(/Documents under review$/);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

/** As high as it will be once the wallet has loaded. */
export const Loading = meta.story({ args: { steps: { fund: 'unknown', twoFactor: 'open', verify: 'unknown' } } });

/** No coin can be deposited for now: Fund has no link. */
export const DepositsPaused = meta.story({
  args: { coin: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/Deposits are paused$/);
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '360px' }}>
        <Story />
      </div>
    ),
  ],
});
