import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Link } from './Link';

const meta = preview.meta({ component: Link, title: 'Components/Actions/Link', args: { href: '#here' } });

export const Inline = meta.story({
  args: { children: 'Ratio Swap' },
  render: (args) => (
    <p>
      XDCE becomes XDC under <Link {...args} />.
    </p>
  ),
});

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Terms of Use' } });

export const External = meta.story({
  args: { isExternal: true, href: 'https://xdc.example/explorer', children: 'Block explorer' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Block explorer (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** The app passes its router's link; this story uses a plain one. */
export const AroundRouterLink = meta.story({
  args: { asChild: true, href: undefined, children: <a href="#wallet">Wallet</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', '#wallet');
  },
});
