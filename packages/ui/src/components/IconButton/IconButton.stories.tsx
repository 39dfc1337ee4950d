import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { buttonSizes } from '../Button/buttonVariants';
import { IconButton, type IconButtonProps } from './IconButton';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] } as const;

const meta = preview.meta({
  component: IconButton,
  title: 'Components/Actions/IconButton',
  args: { icon: 'search' as const, label: 'Search pairs', onClick: fn() },
});

export const Ghost = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search pairs' });
    await expect(button).not.toHaveAttribute('aria-pressed');
    // It must not be the button that Enter presses in a form.
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Outline = meta.story({ args: { variant: 'outline', icon: 'refresh', label: 'Refresh' } });

export const Sizes = meta.story({
  render: (args) => (
    <div style={row}>
      {buttonSizes.map((size) => (
        <IconButton {...args} key={size} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('button').map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]);
    await expect(boxes).toEqual([
      [28, 28],
      [36, 36],
      [44, 44],
    ]);
  },
});

const FavouriteStar = (args: IconButtonProps) => {
  const [isPressed, setPressed] = useState(false);
  return (
    <IconButton
      {...args}
      icon={isPressed ? 'starFilled' : 'star'}
      isPressed={isPressed}
      onClick={() => setPressed(!isPressed)}
    />
  );
};

/** The icon and its colour change; the name doesn't. */
export const Switch = meta.story({
  args: { label: 'Favourite XDC / USDT' },
  render: (args) => <FavouriteStar {...args} />,
  play: async ({ canvas, userEvent }) => {
    const star = canvas.getByRole('button', { name: 'Favourite XDC / USDT', pressed: false });
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  },
});

export const Pressed = meta.story({
  args: { icon: 'starFilled', label: 'Favourite XDC / USDT', isPressed: true },
});

export const DisabledWithReason = meta.story({
  args: { icon: 'wallet', label: 'Wallet', disabledReason: 'Sign in to see your wallet.' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Wallet', description: 'Sign in to see your wallet.' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const AsLink = meta.story({
  args: { asChild: true, icon: 'wallet', label: 'Wallet', children: <a href="#wallet">Wallet</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', '#wallet');
  },
});
