import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { WalletOf, filled, listing } from '../testing/WalletOf';
import { inRouter } from '#shared/testing/inRouter.tsx';
import type { WalletViewProps } from '../WalletView';
import { PortfolioExports } from './PortfolioExports';
import { PortfolioPart, type PortfolioPartProps } from './PortfolioPart';
import { coinsWithPositions, fullPortfolio, ninetyDays } from './testing/positions';

const [onCoins, onStatement, onRetry] = [fn(), fn(), fn()];

const exports = <PortfolioExports years={[2026, 2025]} isBusy={false} {...{ onCoins, onStatement }} />;

const Choosing = (args: PortfolioPartProps) => {
  const [period, onPeriodChange] = useState(args.period);
  return <PortfolioPart {...args} {...{ period, onPeriodChange }} />;
};

// Typed here, because inside `args` a literal would widen.
const usual: PortfolioPartProps = {
  portfolio: fullPortfolio,
  coins: coinsWithPositions,
  period: 90,
  onPeriodChange: fn(),
  onRetry,
  exports,
};

const meta = preview.meta({
  component: PortfolioPart,
  title: 'Screens/Wallet/Portfolio',
  args: usual,
  render: (args) => <Choosing {...args} />,
});

/**
 * What all coins are worth, day by day and against what they cost; how they are divided; what was gained, sold and
 * earned [WAL-463].
 */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img', {
      name: /^Worth of all your coins: \$20,0.* on 23-08-2026, .* on 20-11-2026\.$/,
    });
    await expect(canvas.getByText('20-11-2026', { selector: 'div > dl + *' })).toBeVisible();
    const { left, top, height } = chart.getBoundingClientRect();
    await userEvent.pointer({ target: chart, coords: { clientX: left + 1, clientY: top + height / 2 } });
    await expect(canvas.getByText('23-08-2026', { selector: 'div > dl + *' })).toBeVisible();
    const shares = within(canvas.getByRole('region', { name: 'Allocation' })).getAllByRole('listitem');
    await expect(shares[0]).toHaveTextContent('XDC');
    await expect(shares[0]).toHaveTextContent('89.0%');
    const totals = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(totals.slice(-3)).toEqual(['+$992.98+$992.981707306886 up +4.30%', '+$85.50', '$12.25']);
    await userEvent.click(canvas.getByRole('button', { name: /30D/ }));
    await expect(canvas.getByRole('button', { name: /30D/ })).toHaveAttribute('aria-pressed', 'true');
  },
});

/** What each coin cost until now, and a statement of each year, by coin and day by day [WAL-464]. */
export const Exports = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Coins today',
      'Statement 2026',
      '2026 day by day',
      'Statement 2025',
      '2025 day by day',
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Statement 2025' }));
    await expect(onStatement).toHaveBeenCalledWith(2025, 'byCoin');
  },
});

/** The first day is a level line. */
export const FirstDay = meta.story({
  args: { portfolio: { ...fullPortfolio, days: ninetyDays.slice(-1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
  },
});

/** A new trader sees what will be here. */
export const Empty = meta.story({
  args: { portfolio: { isComplete: true, firstYear: undefined, coins: [], days: [] }, coins: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What your coins are worth is drawn here once you have some.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
});

/** A long history is read in parts, which takes a while the first time [WAL-466]. */
export const Reading = meta.story({
  args: { portfolio: { ...fullPortfolio, isComplete: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reading your history.');
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
});

export const Loading = meta.story({ args: { portfolio: undefined } });

export const Failed = meta.story({
  args: { portfolio: undefined, failure: { code: 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load your portfolio.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

const wallet: WalletViewProps = { ...filled, ...listing(coinsWithPositions), positions: 'ready' };
const ofWallet = { render: () => <WalletOf {...wallet} />, decorators: [inRouter] };

/** Beside its value: what a coin cost on average, whether deposits are part of that, and what it has gained [WAL-462]. */
export const InRows = meta.story({
  ...ofWallet,
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await expect(row(/XDC Network/)).toHaveTextContent('$0.080000');
    await expect(row(/XDC Network/)).toHaveTextContent('+$1,117.60');
    await expect(row(/XDC Network/)).toHaveTextContent('+5.50%');
    await expect(row(/Bitcoin BTC|^BTC/)).toHaveTextContent('-8.41%');
    await expect(row(/Tether/)).toHaveTextContent('incl. deposits');
    await expect(row(/^XRP/)).toHaveTextContent('Unknown. A part of it arrived while it had no price.');
  },
});

/** On a phone they are in the opened coin. */
export const InOpenCoin = meta.story({
  ...ofWallet,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'XDC details' }));
    await expect(canvas.getByText('Average cost').parentElement).toHaveTextContent('$0.080000');
    await expect(canvas.getByText('Profit').parentElement).toHaveTextContent('+$1,117.60');
  },
});
