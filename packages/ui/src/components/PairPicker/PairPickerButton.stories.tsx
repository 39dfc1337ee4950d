import type { PairName } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { PairPickerButton, type PairPickerButtonProps } from './PairPickerButton';
import { demoQuotes } from './testing/demoQuotes';

const Held = ({ current: atFirst, onPick, ...args }: PairPickerButtonProps) => {
  const [current, setCurrent] = useState(atFirst);
  const pick = (name: PairName) => {
    setCurrent(name);
    onPick(name);
  };
  return <PairPickerButton {...args} current={current} onPick={pick} />;
};

const ready: PairPickerButtonProps['state'] = { kind: 'ready', rows: demoQuotes };

const current: PairName = 'XDC-USDT';

const meta = preview.meta({
  component: PairPickerButton,
  title: 'Components/Trading/PairPickerButton',
  args: {
    state: ready,
    favourites: new Set<PairName>(['XDC-USDT']),
    current,
    onPick: fn(),
    onToggleFavourite: fn(),
  },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '560px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Shows the current pair in the trading header and opens the pair picker: in a popover on large screens, in a drawer on a phone.',
      },
    },
  },
});

export const Closed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /XDC \/ USDT/ });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Choose a pair' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Opened, searched and picked by keyboard [TRD-022]; it closes and returns focus. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search pairs' })).toHaveFocus());
    await userEvent.keyboard('eth/u{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('ETH-USDT');
    await waitFor(() => expect(canvas.getByRole('button', { name: /ETH \/ USDT/ })).toHaveFocus());
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /XDC \/ USDT/ }));
    await expect(await screen.findByRole('dialog', { name: 'Choose a pair' })).toBeVisible();
  },
});
