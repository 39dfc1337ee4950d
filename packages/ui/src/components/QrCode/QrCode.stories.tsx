import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { paper } from '../../tokens/paper';
import { space } from '../../tokens/scale';
import { QrCode } from './QrCode';

const address = 'xdc5d2f1a4b7c9e8036a1d4f5b2c7e90813a6d4f7b2';

const uri =
  'otpauth://totp/XDC%20Exchange:ada@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=XDC%20Exchange&digits=6&period=30';

/** A whole number if the edges of the code are sharp. */
const pixelsOfModule = (picture: HTMLElement): number =>
  picture.getBoundingClientRect().width / Number(picture.getAttribute('viewBox')?.split(' ')[2]);

const meta = preview.meta({
  component: QrCode,
  title: 'Components/Identity and files/QrCode',
  args: { value: address, label: 'QR code of your XDC deposit address' },
  parameters: {
    docs: {
      description: {
        component:
          'A value to scan with a phone: the deposit address in the wallet, the secret of two-factor set-up in the profile.',
      },
    },
  },
});

export const DepositAddress = meta.story({
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'QR code of your XDC deposit address' });
    await expect(pixelsOfModule(picture)).toBe(5);
  },
});

/** Three times as long as an address, and still easy to scan. */
export const TwoFactorSecret = meta.story({
  args: { value: uri, label: 'QR code for your authenticator app' },
  play: async ({ canvas }) => {
    await expect(pixelsOfModule(canvas.getByRole('img'))).toBe(4);
  },
});

/** The same in both themes, because not every camera reads an inverted code. */
export const BothThemes = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: space[16] }}>
      {['dark', 'light'].map((theme) => (
        <span key={theme} data-theme={theme}>
          <QrCode {...args} label={`${args.label}, ${theme}`} />
        </span>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const picture of canvas.getAllByRole('img')) {
      const fills = [...picture.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
      await expect(fills).toEqual([paper.sheet, paper.ink]);
    }
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[16] }}>
      {[128, 228, 288].map((size) => (
        <QrCode key={size} {...args} size={size} label={`${args.label}, ${size} wide`} />
      ))}
    </div>
  ),
});

/** It shrinks to fit its container, and stays sharp. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '160px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture.getBoundingClientRect().width).toBeLessThanOrEqual(160);
    await expect(pixelsOfModule(picture)).toBe(3);
  },
});
