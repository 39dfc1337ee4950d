import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button, type ButtonProps } from './Button';
import { buttonSizes, buttonTones } from './buttonVariants';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] } as const;

const tonesIn = (args: ButtonProps) => (
  <div style={row}>
    {buttonTones.map((tone) => (
      <Button {...args} key={tone} tone={tone}>
        {labels[tone]}
      </Button>
    ))}
  </div>
);

const labels: Record<(typeof buttonTones)[number], string> = {
  accent: 'Sign in',
  neutral: 'Cancel',
  buy: 'Buy XDC',
  sell: 'Sell XDC',
  danger: 'Delete key',
};

const meta = preview.meta({
  component: Button,
  title: 'Components/Actions/Button',
  args: { children: 'Place order', onClick: fn() },
});

export const Solid = meta.story({ args: { variant: 'solid' }, render: tonesIn });

export const Outline = meta.story({ args: { variant: 'outline' }, render: tonesIn });

export const Ghost = meta.story({ args: { variant: 'ghost' }, render: tonesIn });

export const Sizes = meta.story({
  render: (args) => (
    <div style={row}>
      {buttonSizes.map((size) => (
        <Button {...args} key={size} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.offsetHeight);
    await expect(heights).toEqual([28, 36, 44]);
  },
});

export const Loading = meta.story({
  args: { tone: 'buy', children: 'Buy XDC', isLoading: true },
  render: (args) => (
    <div style={row}>
      <Button {...args} isLoading={false} />
      <Button {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const idle = canvas.getByRole('button', { name: 'Buy XDC' });
    const busy = canvas.getByRole('button', { name: 'Processing', busy: true });
    await expect(busy.offsetWidth).toBe(idle.offsetWidth);
    await userEvent.click(busy);
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.click(idle);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const DisabledWithReason = meta.story({
  args: { children: 'Create account', disabledReason: 'Registrations Stopped.' },
  render: (args) => (
    <div style={row}>
      <Button {...args} variant="solid" />
      <Button {...args} variant="outline" />
      <Button {...args} variant="ghost" />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Create account', description: 'Registrations Stopped.' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const AsLink = meta.story({
  args: { asChild: true, variant: 'outline', tone: 'neutral', children: <a href="#wallet">Open wallet</a> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open wallet' });
    await expect(link).toHaveAttribute('href', '#wallet');
    await expect(link).not.toHaveAttribute('type');
  },
});
