import { examples, ok, outOfReach } from '@exchange/api/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { applicationAt } from '#staking/testing/ConnectedStaking.tsx';
import { Frame } from '../Frame';
import { Unconfirmed } from './Unconfirmed';

const txHash = `0x${'4b'.repeat(32)}`;

/** Left in the tab by an earlier page: a stake and a request for a ratio swap, neither of them answered. */
const storedInTab = {
  fixedStakeSent: JSON.stringify({ trader: 'u-1001', id: 'id-1', kind: 'fixed', amount: '150000', months: 6 }),
  ratioSwapSent: JSON.stringify({ trader: 'u-1001', id: 'id-2', txHash }),
};

const unanswered = () =>
  applicationAt(
    '/',
    { stakingDetails: outOfReach, swapRatioDetails: ok({ statusCode: 200, data: [] }) },
    { storedInTab },
  );

let application = unanswered();

const AnyScreen = () => (
  <Frame
    brandName="Exchange"
    socialLinks={[]}
    version="2.0.11"
    who={{ kind: 'trader', email: 'ada@example.com' }}
    theme="dark"
    isTrading={false}
    onChooseTheme={fn()}
    onLogOut={fn()}
    onShowTool={fn()}
    platform="other"
    unconfirmed={<Unconfirmed />}
  >
    <p>Any screen</p>
  </Frame>
);

const meta = preview.meta({
  component: AnyScreen,
  title: 'Screens/Shell/Unconfirmed/Stakes and ratio swaps',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: 'On any screen, after a stake and a ratio swap that an earlier page sent and lost.' },
    },
  },
  beforeEach: () => {
    application = unanswered();
  },
  render: () => (
    <InApp services={application.exchange.services} queries={application.queries}>
      <AnyScreen />
    </InApp>
  ),
});

const opened = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '2 unconfirmed: 1 stake and 1 ratio swap request' }));
  return within(await screen.findByRole('dialog', { name: 'Unconfirmed stakes and ratio swap requests' }));
};

/**
 * Both are counted in the header, with what we know and ways to resolve them; checking sends neither again [STK-165]
 * [SWP-069].
 */
export const CountedAndChecked = meta.story({
  play: async ({ canvas }) => {
    const dialog = await opened();
    const stake = within(dialog.getByText('150,000 XDC for 6 months, fixed.').closest('li') ?? document.body);
    await expect(await stake.findByText("We couldn't load your stakes. We'll keep trying.")).toBeVisible();
    await expect(stake.getByRole('link', { name: 'Staking Orders' })).toHaveAttribute('href', '/staking-order');
    await expect(await dialog.findByText(/don't see it in your requests yet/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: "I've checked: it's not there" }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '1 unconfirmed stake' })).toBeVisible());
    await userEvent.click(stake.getByRole('button', { name: "I've checked" }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /unconfirmed/ })).toBeNull());
    await expect(application.exchange.sent('initiateFixedStaking')).toEqual([]);
    await expect(application.exchange.sent('submitSwapRatio')).toEqual([]);
  },
});

/** A stake that turns out to exist is reported as found, and leaves the header [STK-165]. */
export const Found = meta.story({
  play: async ({ canvas }) => {
    const dialog = await opened();
    await dialog.findByText("We couldn't load your stakes. We'll keep trying.");
    const [stake] = examples.stakingDetails.stakes.body.data;
    application.exchange.answer({ stakingDetails: ok({ data: [{ ...stake, client_stake_id: 'id-1' }] }) });
    const item = within(dialog.getByText('150,000 XDC for 6 months, fixed.').closest('li') ?? document.body);
    await userEvent.click(item.getByRole('button', { name: 'Check again' }));
    await expect(await screen.findByText("You've staked 150,000 XDC.")).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '1 unconfirmed ratio swap request' })).toBeVisible();
  },
});
