import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { configSchema } from '../../shared/config/config';
import { NotBuiltYet } from '../../shared/page/NotBuiltYet';
import { inRouter } from '../../shared/testing/inRouter';
import { Frame, type FrameProps } from './Frame';

const { brandName, socialLinks } = configSchema.parse({});

// Typed here, because the values of a union would be taken for any text below.
const visitor: FrameProps = {
  brandName,
  socialLinks,
  version: '2.0.11',
  session: 'visitor',
  theme: 'dark',
  isTrading: false,
  onChooseTheme: fn(),
  children: <NotBuiltYet title="Fees" />,
};

const meta = preview.meta({
  component: Frame,
  title: 'Screens/Shell/Frame',
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  args: visitor,
});

export const Visitor = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the light theme' }));
    await expect(args.onChooseTheme).toHaveBeenCalledWith('light');
  },
});

export const Trader = meta.story({ args: { session: 'trader' } });

/** Until it is known who is here. */
export const Loading = meta.story({
  args: { session: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const Trading = meta.story({ args: { isTrading: true, children: <NotBuiltYet title="Spot Trading" /> } });

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const TradingOnPhone = meta.story({
  args: { isTrading: true, children: <NotBuiltYet title="Spot Trading" /> },
  globals: { viewport: { value: 'phone' } },
});

export const SkippedToContent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
