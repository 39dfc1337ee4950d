import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { ScreenToLeave } from '#shared/testing/ScreenToLeave.tsx';
import { typedSwap } from './ratio/testing/samples';
import { createScriptedRatioSwap } from './ratio/testing/scriptedRatioSwap';
import { RatioSwapScreen } from './RatioSwapScreen';

let exchange = createScriptedRatioSwap();

const open = (storedInTab?: Record<string, string>) => {
  exchange = createScriptedRatioSwap(storedInTab);
};

const meta = preview.meta({
  component: RatioSwapScreen,
  title: 'Screens/Ratio swap/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The ratio swap with a simulated exchange: accepted, refused, unanswered and decided.',
      },
    },
  },
  beforeEach: () => open(),
  render: () => (
    <InApp services={exchange.services}>
      <ScreenToLeave>
        <RatioSwapScreen random={() => 0} />
      </ScreenToLeave>
    </InApp>
  ),
});

const field = (name: string) => screen.findByRole('textbox', { name });

const fill = async () => {
  await screen.findByText('Available 5,000');
  await userEvent.click(await field('Transaction hash'));
  await userEvent.paste(typedSwap.txHash);
  await userEvent.click(await field('Buying date (GMT)'));
  await userEvent.paste(typedSwap.buyingDate);
  await userEvent.type(await field('Amount'), typedSwap.amount);
  await userEvent.type(await field('USD amount'), typedSwap.amountUSD);
};

const send = async () => {
  await userEvent.type(await field('Number in the image'), '111111');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'SEND' }));
};

const submitted = 'Your swap request was submitted. Verification can take up to 48 hours.';

/**
 * A refusal empties the form, and one button restores it. Once accepted, the server's message appears for three seconds;
 * the form is emptied, and the balance falls by the amount held [SWP-007].
 */
export const Submitted = meta.story({
  play: async () => {
    exchange.answerRequests('submittedBefore');
    await fill();
    await send();
    const words = /This transaction was already used for a swap request/;
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Restore what I typed' }));
    await expect(await field('Number in the image')).toHaveValue('');
    await expect(screen.getByRole('checkbox')).not.toBeChecked();
    exchange.answerRequests('taken');
    await send();
    await expect(await screen.findByText(submitted)).toBeVisible();
    await waitFor(async () => expect(await field('Transaction hash')).toHaveValue(''));
    await expect(await field('Number in the image')).toHaveValue('');
    await expect(exchange.requests().at(-1)).toEqual({
      exchange_id: '1',
      txHash: typedSwap.txHash,
      buyingDate: '2020-12-08T07:45:00.000Z',
      amount: '1000',
      amountUSD: '12.5',
      client_swap_id: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    });
    await expect(await screen.findByText('1 request is under review.')).toBeVisible();
    await expect(await screen.findByText('Available 4,000')).toBeVisible();
  },
});

/** What was typed survives a visit to another page, and the result of a request appears there [SWP-013]. */
export const Elsewhere = meta.story({
  play: async () => {
    exchange.answerRequests('later');
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(await field('Transaction hash')).toHaveValue(typedSwap.txHash);
    await send();
    await expect(await screen.findByRole('button', { name: /Processing/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    exchange.answerNow();
    await expect(await screen.findByText(submitted)).toBeVisible();
    await expect(exchange.requests()).toHaveLength(1);
  },
});

/** A request whose answer was lost is found in the list, and reported as submitted. */
export const AnswerLost = meta.story({
  play: async () => {
    exchange.answerRequests('answer lost');
    await fill();
    await send();
    await expect(
      await screen.findByText('Your swap request arrived. Verification can take up to 48 hours.'),
    ).toBeVisible();
    await expect(await field('Transaction hash')).toHaveValue('');
    await expect(exchange.requests()).toHaveLength(1);
  },
});

/**
 * After a reload the request is looked up by the id and transaction kept in the tab [SWP-014]. One that never arrived
 * leaves the form filled in, once the trader has checked.
 */
export const Reloaded = meta.story({
  play: async () => {
    exchange.answerRequests('lost');
    await fill();
    await send();
    const checked = await screen.findByRole('button', { name: "I've checked: it's not there" });
    const kept = exchange.services.tab.read('ratioSwapSent') ?? '';
    await expect(kept).toContain(typedSwap.txHash);
    await expect(kept).not.toContain(typedSwap.amountUSD);
    await userEvent.click(checked);
    await expect(await field('Transaction hash')).toHaveValue(typedSwap.txHash);
  },
});

/** Both decisions appear immediately, without a reload: the amount paid, and the reason in red [SWP-002]. */
export const Decided = meta.story({
  play: async () => {
    await fill();
    await send();
    await screen.findByText('1 request is under review.');
    await userEvent.click(screen.getByRole('button', { name: 'See details' }));
    await expect(await screen.findByText('Pending')).toBeVisible();
    exchange.decide({ status: 'Approved', swappedXDC: '333.333333333333333333' });
    await expect(await screen.findByText('Approved')).toBeVisible();
    await expect(screen.getByText('333.333333333333333333')).toBeVisible();
    exchange.decide({ status: 'Rejected', reason: 'Not your address.' });
    await expect(await screen.findByText('Not your address.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Ratio Swap' }));
    await expect(await screen.findByText('Available 5,000')).toBeVisible();
  },
});
