import { space } from '@exchange/ui';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { PhotoExample } from './PhotoExample';
import { exampleTexts } from './texts';

const meta = preview.meta({
  component: PhotoExample,
  title: 'Screens/KYC/Photo/Examples',
  args: { brandName: 'XDC Exchange', noteDate: '09/03/2026' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: space[16], maxInlineSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: { description: { component: 'What each of the three photos has to show, drawn in lines.' } },
  },
});

/** The front: a photo and print, with all four corners visible [KYC-020]. */
export const Front = meta.story({
  args: { side: 'front' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: exampleTexts.front })).toBeVisible();
  },
});

/** The back: a dark strip, a bar code and print [KYC-020]. */
export const Back = meta.story({
  args: { side: 'back' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: exampleTexts.back })).toBeVisible();
  },
});

/** The person holds the card and a note, which shows the text required [KYC-020]. */
export const Holding = meta.story({
  args: { side: 'holding' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: exampleTexts.holding })).toBeVisible();
    await expect(canvas.getByText('XDC Exchange')).toBeVisible();
    await expect(canvas.getByText('09/03/2026')).toBeVisible();
  },
});

/** A long name is set tighter, and stays on the note. */
export const LongName = meta.story({
  args: { side: 'holding', brandName: 'A brand with a long name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A brand with a long name')).toBeVisible();
  },
});
