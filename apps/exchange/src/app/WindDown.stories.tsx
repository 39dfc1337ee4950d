import { examples, ok, type Answers } from '@exchange/api/testing';
import { homeTexts, pairs, windDownTexts } from '@exchange/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { Config } from '#shared/config/config.ts';
import { ServicesContext } from '#shared/services/services.ts';
import { routes } from './routes';
import { createQueries } from '#entities/createQueries.ts';
import { createScriptedProfile } from '#shared/testing/scriptedProfile.ts';
import { storedTrader } from '#shared/testing/testEnvironment.ts';

const closing = { notices: { closure: true, demo: false, withdrawOnly: true } };

const coins = ['XDC', 'XDCE', 'BTC', 'ETH', 'XRP', 'USDT', 'USDC', 'BCHABC', 'BCHSV'];

const pairsWhere = (isOpen: (name: string) => boolean) =>
  ok({ data: pairs.map(({ name }) => ({ pair: name, tradingFlag: isOpen(name) })) });

type Flag = 'Active' | 'Inactive';

const coinsWith = (deposits: Flag) => {
  const status: [string, Flag, Flag] = ['Coin', deposits, 'Active'];
  return ok({ data: Object.fromEntries(coins.map((coin) => [coin, status])) });
};

const open = (stored: Record<string, string>, answers: Answers = {}, config: Partial<Config> = closing) => {
  let settings = config;
  const { services, sent, say } = createScriptedProfile(
    {
      pairStatus: pairsWhere(() => false),
      currencyStats: coinsWith('Inactive'),
      portfolio: 'notBuilt',
      withdrawalAddresses: ok({ statusCode: 200, data: [] }),
      stakingPool: 'notBuilt',
      stakingDetails: ok({ data: [] }),
      swapRatioDetails: ok({ statusCode: 200, data: [] }),
      referrals: 'none',
      ...answers,
    },
    { stored, fetchSettings: () => Promise.resolve(Response.json(settings)) },
    {},
    config,
  );
  return {
    services,
    queries: createQueries(services),
    sent,
    say,
    /** Changes the settings from now on. */
    serve: (next: Partial<Config>) => {
      settings = next;
    },
  };
};

let application = open({});

const Screens = () => useRoutes(routes);

const Application = ({ at }: { at: string }) => (
  <ServicesContext value={application.services}>
    <QueryClientProvider client={application.queries}>
      <MemoryRouter initialEntries={[at]}>
        <Screens />
      </MemoryRouter>
    </QueryClientProvider>
  </ServicesContext>
);

const meta = preview.meta({
  component: Application,
  title: 'Screens/Shell/Wind-down',
  args: { at: '/trade/XDC-USDT' },
  beforeEach: () => {
    application = open(storedTrader);
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The whole application while only withdrawals are open. Every screen says so in the same words, and each part that has stopped says why.',
      },
    },
  },
});

const expectNotice = async () => {
  const notice = await screen.findByRole('region', { name: 'Exchange closure' });
  await expect(notice).toHaveTextContent(homeTexts.closure);
  await expect(within(notice).getByRole('link', { name: 'Open wallet' })).toHaveAttribute('href', '/wallet');
};

/** The notice is above the screen; the forms say why they are closed [STS-120] [STS-122]. */
export const Trading = meta.story({
  globals: { viewport: { value: 'desk' } },
  play: async () => {
    await expectNotice();
    for (const name of ['Buy XDC', 'Sell XDC']) {
      const form = within(await screen.findByLabelText(name, { selector: 'form' }));
      await expect(form.getByText(windDownTexts.trading)).toBeVisible();
      await expect(form.getByRole('button', { name: 'Under Maintenance' })).toHaveAttribute('aria-disabled', 'true');
    }
  },
});

export const TradingOnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Coins can be withdrawn but not deposited [STS-124]. */
export const Wallet = meta.story({
  args: { at: '/wallet' },
  play: async () => {
    await expectNotice();
    const row = within(await screen.findByRole('row', { name: /XDC Network/ }));
    const deposit = row.getByRole('button', { name: /Deposit Disabled/ });
    await expect(deposit).toHaveAttribute('aria-disabled', 'true');
    await expect(deposit).toHaveAttribute('title', windDownTexts.deposits);
    await expect(row.getByRole('button', { name: /Withdraw/ })).not.toHaveAttribute('aria-disabled', 'true');
  },
});

/** A link to a deposit shows that deposits have stopped, and why [STS-124]. */
export const AskedToDeposit = meta.story({
  args: { at: '/wallet?deposit=XDC' },
  play: async () => {
    await expect(await screen.findByText(windDownTexts.deposits)).toBeVisible();
  },
});

/** The coin closes a moment before the switch is reported: the open panel announces it once [STS-135]. */
export const ClosedUnderAnOpenPanel = meta.story({
  args: { at: '/wallet?deposit=XDC' },
  beforeEach: () => {
    application = open(
      storedTrader,
      { currencyStats: coinsWith('Active'), depositAddress: 'xdc', transactionHistory: 'nothing' },
      {},
    );
  },
  play: async () => {
    const row = within(await screen.findByRole('row', { name: /XDC Network/ }));
    await row.findByRole('button', { name: /^Deposit XDC/ });
    application.say('update-curr-status', { XDC: ['Coin', 'Inactive', 'Active'] });
    await screen.findByText('Deposits of XDC are paused.');
    application.serve(closing);
    application.say('update-pair-status', [{ pair: 'XDC-USDT', tradingFlag: false }]);
    await expectNotice();
    await expect(row.getByRole('button', { name: /Deposit Disabled/ })).toHaveAttribute(
      'title',
      windDownTexts.deposits,
    );
    await expect(screen.getAllByText(/^Deposits /)).toHaveLength(1);
  },
});

/** The quick swap of a pair that is still open says why it is closed, and sends nothing [STS-123]. */
export const QuickSwap = meta.story({
  args: { at: '/trade/XDC-XDCE' },
  globals: { viewport: { value: 'desk' } },
  beforeEach: () => {
    application = open(storedTrader, {
      pairStatus: pairsWhere((name) => name === 'XDC-XDCE'),
      balances: ok({ data: [{ symbol: 'XDCE', balance: '6000' }] }),
    });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Quick Swap' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Quick Swap' }));
    await dialog.findByText('6,000');
    await expect(
      dialog.getByText('Swaps have stopped because the exchange is closing. You can still withdraw your funds.'),
    ).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'You pay' }), '5000');
    await userEvent.click(dialog.getByRole('button', { name: 'Swap XDCE to XDC' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'You pay' }), '{Enter}');
    await expect(application.sent('swap')).toEqual([]);
  },
});

/** The staking page shows the reason and the documented button. */
export const Staking = meta.story({
  args: { at: '/staking' },
  play: async () => {
    await expectNotice();
    await expect(await screen.findByText(windDownTexts.staking)).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Staking Disabled' })).toBeVisible();
  },
});

/** Earlier requests are still listed, with their outcome [STS-126]. */
export const EarlierRatioSwaps = meta.story({
  args: { at: '/ratio-swap' },
  beforeEach: () => {
    application = open(storedTrader, { swapRatioDetails: 'requests' });
  },
  play: async () => {
    await screen.findByText(windDownTexts.swaps);
    await userEvent.click(screen.getByRole('tab', { name: 'Ratio Swap Details' }));
    const [pending] = examples.swapRatioDetails.requests.body.data;
    const row = await screen.findByRole('row', { name: new RegExp(pending.transactionHash) });
    await expect(row).toHaveTextContent('Pending');
  },
});

/** The sign-up page is unchanged: its button says that registration has stopped [STS-127]. */
export const SigningUp = meta.story({
  args: { at: '/register' },
  beforeEach: () => {
    application = open({});
  },
  play: async () => {
    await expectNotice();
    const button = await screen.findByRole('button', { name: /create/i });
    await expect(button).toHaveAttribute('title', 'Registrations Stopped.');
  },
});

/** No one can be invited while registration is stopped [STS-127]. */
export const Inviting = meta.story({
  args: { at: '/profile?tab=referral' },
  play: async () => {
    await expectNotice();
    const form = within(await screen.findByRole('form', { name: 'Invite by email' }));
    await expect(form.getByRole('textbox')).toBeDisabled();
    const button = form.getByRole('button', { name: 'Send invitations' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('title', 'Registrations Stopped.');
  },
});
