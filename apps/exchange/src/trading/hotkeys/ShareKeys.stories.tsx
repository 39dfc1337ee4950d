import { tradingTexts } from '@exchange/domain';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { listenForHotkeys } from '#shared/hotkeys/listenForHotkeys.ts';
import { Desk } from '../orders/testing/Desk';
import { createScriptedDesk } from '../orders/testing/scriptedDesk';

let desk = createScriptedDesk();

const Screen = ({ at }: { at: string }) => <Desk desk={desk} at={at} header={null} />;

const begin = (who?: 'visitor') => {
  desk = createScriptedDesk(who);
  const { hotkeys } = desk.services;
  return listenForHotkeys({ page: document, hotkeys, isOff: () => false, isOpening: () => false });
};

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Trading/Share keys',
  globals: { viewport: { value: 'desk' } },
  args: { at: '/trade/XDC-USDT' },
  beforeEach: () => begin(),
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The keys 1 to 4 on the trading screen where they can fill nothing in.' } },
  },
});

/** By label rather than by role, which is slow on a screen this full. */
const form = (name: string) => screen.findByLabelText<HTMLFormElement>(name, { selector: 'form' });

const field = async (of: string, name: string) => within(await form(of)).getByLabelText(name);

const button = async (of: string) => (await form(of)).querySelector('button[type="submit"]');

const told = () => desk.services.toasts.shown().map(({ text }) => text);

/** A visitor is invited to sign in, in the form's own words [TRD-318]. */
export const Visitor = meta.story({
  beforeEach: () => begin('visitor'),
  play: async () => {
    await form('Buy XDC');
    await userEvent.keyboard('1');
    await expect(await screen.findByText(tradingTexts.visitorPrompt)).toBeVisible();
  },
});

/** If the pair is closed, or an order is being sent, the key shows the same message as the button [TRD-318]. */
export const Closed = meta.story({
  play: async () => {
    await waitFor(async () => expect(await form('Buy XDC')).toHaveTextContent('Available 1,250.5555'));
    await waitFor(async () => expect(await field('Buy XDC', 'Price')).toHaveValue('0.0522'));
    await userEvent.type(await field('Buy XDC', 'Amount'), '1234{Enter}');
    await waitFor(() => expect(desk.orders()).toHaveLength(1));
    (await field('Buy XDC', 'Amount')).blur();
    await userEvent.keyboard('2');
    await expect(told()).toEqual(['Checking your order…']);
    await expect(await field('Buy XDC', 'Amount')).toHaveValue('1,234');
    desk.say('update-pair-status', [{ pair: 'XDC-USDT', tradingFlag: false }]);
    await waitFor(async () => expect(await button('Buy XDC')).toHaveTextContent(tradingTexts.underMaintenance));
    await userEvent.keyboard('3');
    await expect(told()).toContain(tradingTexts.underMaintenance);
  },
});

/** Without a price or a balance the key moves to the field, which says what is missing [TRD-318]. */
export const NothingToFillWith = meta.story({
  args: { at: '/trade/XDC-ETH' },
  play: async () => {
    const price = await field('Buy XDC', 'Price');
    await waitFor(() => expect(price).toHaveValue('0.0522'));
    await userEvent.clear(price);
    price.blur();
    await userEvent.keyboard('4');
    await expect(price).toHaveFocus();
    await expect(price).toHaveAccessibleDescription(/This field is required/);
    await userEvent.type(price, '0.99');
    price.blur();
    await userEvent.keyboard('4');
    await expect(await field('Buy XDC', 'Amount')).toHaveFocus();
    await expect(await field('Buy XDC', 'Amount')).toHaveAccessibleDescription(/Your balance hasn't loaded yet/);
    await expect(told()).toEqual([]);
  },
});
