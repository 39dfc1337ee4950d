import { pairOf, type PairName } from '@exchange/domain';
import { space } from '@exchange/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { ScreenToLeave } from '#shared/testing/ScreenToLeave.tsx';
import { withQuickSwap } from '#shared/page/place.ts';
import { createScriptedSwap } from './testing/scriptedSwap';
import { useQuickSwapTool } from './useQuickSwapTool';

const Screen = () => {
  const [name, setName] = useState<PairName>('XDC-XDCE');
  return (
    <div data-testid="page" style={{ minBlockSize: '420px' }}>
      {useQuickSwapTool(pairOf(name))}
      <button type="button" onClick={() => setName('XDC-USDT')}>
        Another pair
      </button>
    </div>
  );
};

let exchange = createScriptedSwap();

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Trading/Quick swap/Connected',
  parameters: {
    docs: { description: { component: 'The quick swap with a simulated exchange: accepted, refused and unanswered.' } },
  },
  beforeEach: async () => {
    // Preloads the lazy code, whose loading time isn't tested here.
    await import('./QuickSwap');
    exchange = createScriptedSwap();
  },
  render: () => (
    <InApp services={exchange.services}>
      <ScreenToLeave>
        <Screen />
      </ScreenToLeave>
    </InApp>
  ),
});

const opened = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Quick Swap' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Quick Swap' }));
  await dialog.findByText('6,000');
  return dialog;
};

const swapping = async (amount: string) => {
  const dialog = await opened();
  await userEvent.type(dialog.getByRole('textbox', { name: 'You pay' }), amount);
  await userEvent.click(dialog.getByRole('button', { name: 'Swap XDCE to XDC' }));
  return dialog;
};

/**
 * Status 0 is a failure, whatever the HTTP status says. The next attempt swaps with its own call and shows the server's
 * message, after the documented line and once [TRD-534]; then everything known about the trader is reloaded [TRD-142]
 * [TRD-210].
 */
export const Swapped = meta.story({
  play: async () => {
    exchange.answerSwaps('status 0');
    const dialog = await swapping('5000');
    await waitFor(() => expect(screen.getAllByText('Insufficient Fund').length).toBeGreaterThan(1));
    await expect(dialog.getByRole('textbox', { name: 'You pay' })).toHaveValue('5,000');
    exchange.answerSwaps('swapped');
    await userEvent.click(dialog.getByRole('button', { name: 'Swap XDCE to XDC' }));
    await expect(await screen.findByText('5000 XDCE swapped to XDC.')).toBeInTheDocument();
    await expect(exchange.services.toasts.shown().filter(({ tone }) => tone === 'success')).toMatchObject([
      { text: '5,000 Swap Successfully', details: '5000 XDCE swapped to XDC.' },
    ]);
    await expect(dialog.queryByText(/swapped\./)).toBeNull();
    await expect(exchange.swaps()).toEqual(['XDCE 5000', 'XDCE 5000']);
    await expect(await dialog.findByText('1,000')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'You pay' })).toHaveValue('');
  },
});

/**
 * An answer lost while the trader was on another screen leaves the swap unconfirmed there, too: no other swap until it
 * is checked [TRD-371].
 */
export const UnansweredElsewhere = meta.story({
  play: async ({ canvas }) => {
    exchange.answerSwaps('lost later');
    const dialog = await swapping('5000');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Elsewhere' }));
    exchange.answerNow();
    await expect(await screen.findByText(/can't reach/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Quick Swap' }));
    const doubt = within(await screen.findByRole('dialog', { name: 'Quick Swap' }));
    await expect(await doubt.findByRole('button', { name: "I've checked" })).toBeVisible();
    await expect(doubt.queryByRole('button', { name: 'Swap XDCE to XDC' })).toBeNull();
    await expect(exchange.swaps()).toHaveLength(1);
  },
});

/** Without an answer it is sent again as the same swap, which the exchange carries out once [TRD-147]. */
export const SentAgain = meta.story({
  play: async () => {
    exchange.answerSwaps('lost later');
    const dialog = await swapping('5000');
    await waitFor(() => expect(exchange.swaps()).toHaveLength(1));
    exchange.answerNow();
    const again = await dialog.findByRole('button', { name: 'Send again' });
    await expect(dialog.getByText('Balance now').nextElementSibling).toHaveTextContent('1,000 XDCE');
    exchange.answerSwaps('swapped');
    await userEvent.click(again);
    await expect(await screen.findByText('5000 XDCE swapped to XDC.')).toBeInTheDocument();
    await expect(await dialog.findByText('1,000')).toBeVisible();
    const [first, second, ...others] = exchange.swapIds();
    await expect([first, others]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), []]);
    await expect(second).toBe(first);
  },
});

/**
 * Sent by a page that was reloaded before the answer came: the balance is checked first, and nothing is sent
 * automatically [TRD-374].
 */
export const ReloadedMeanwhile = meta.story({
  beforeEach: () =>
    exchange.services.tab.write(
      'quickSwapSent',
      JSON.stringify({ amount: '5000', balance: '11000', trader: 'u-1001' }),
    ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Quick Swap' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Quick Swap' }));
    const looked = await dialog.findByRole('button', { name: "I've checked" });
    await expect(dialog.getByText('Balance before').nextElementSibling).toHaveTextContent('11,000 XDCE');
    await expect(dialog.getByText('Balance now').nextElementSibling).toHaveTextContent('6,000 XDCE');
    await userEvent.click(looked);
    await expect(await dialog.findByRole('button', { name: 'Swap XDCE to XDC' })).toBeVisible();
    await expect(exchange.swaps()).toEqual([]);
    await expect(exchange.services.tab.read('quickSwapSent')).toBeUndefined();
  },
});

/** Other pairs have no quick swap [TRD-142], but the result of a swap that was started still appears there. */
export const OtherPair = meta.story({
  play: async ({ canvas }) => {
    exchange.answerSwaps('later');
    const dialog = await swapping('5000');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Another pair' }));
    exchange.answerNow();
    await expect(canvas.queryByRole('button', { name: 'Quick Swap' })).toBeNull();
    await expect(await screen.findByText('5000 XDCE swapped to XDC.')).toBeInTheDocument();
  },
});

/** The header's link to the pair opens it beside the page, which can be used meanwhile; it stays until it is closed [TRD-532]. */
export const OpenedByTheLink = meta.story({
  render: () => (
    <InApp services={exchange.services}>
      <Link to="/" state={withQuickSwap} style={{ display: 'block', padding: space[8] }}>
        Swap
      </Link>
      <Screen />
    </InApp>
  ),
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Swap' }));
    const form = within(await screen.findByRole('dialog', { name: 'Quick Swap' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'You pay' })).toHaveFocus());
    await userEvent.type(form.getByRole('textbox', { name: 'You pay' }), '25');
    await userEvent.click(canvas.getByTestId('page'));
    await expect(form.getByRole('textbox', { name: 'You pay' })).toHaveValue('25');
    await userEvent.click(form.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
