import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { ProgressBar } from './ProgressBar';

const column = { display: 'grid', gap: space[24], maxInlineSize: '420px' } as const;

const meta = preview.meta({
  component: ProgressBar,
  title: 'Components/Feedback/ProgressBar',
  args: { label: 'Uploading the front of the document', value: 42 },
  decorators: [
    (Story) => (
      <div style={column}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'The progress of something that takes a while, or how much of something is used: uploading the three photos of the KYC form and the profile image, the daily limit of the wallet.',
      },
    },
  },
});

const barWidth = (track: HTMLElement): number => {
  const bar = track.firstElementChild?.getBoundingClientRect().width ?? 0;
  return Math.round((bar / track.getBoundingClientRect().width) * 100);
};

export const PartOfTheWay = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading the front of the document' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar).toHaveAttribute('aria-valuetext', '42%');
    await expect(barWidth(bar)).toBe(42);
  },
});

export const BeginningAndEnd = meta.story({
  render: (args) => (
    <>
      <ProgressBar {...args} value={0} />
      <ProgressBar {...args} value={99.7} />
      <ProgressBar {...args} value={100} />
    </>
  ),
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('progressbar');
    await expect(bars.map(barWidth)).toEqual([0, 100, 100]);
    await expect(canvas.getByText('99%')).toBeVisible();
    await expect(bars.map(({ dataset }) => dataset['state'])).toEqual(['loading', 'loading', 'complete']);
  },
});

/** Progress unknown. With reduced motion the whole bar is faintly filled. */
export const Indeterminate = meta.story({
  args: { label: 'Waiting for the exchange', value: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Waiting for the exchange' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).toHaveAttribute('data-state', 'indeterminate');
  },
});

/** The limit it measures is used up. */
export const UsedUp = meta.story({
  args: { label: 'Daily withdrawal limit used', value: 100, tone: 'danger' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Daily withdrawal limit used' });
    await expect(barWidth(bar)).toBe(100);
    await expect(canvas.getByText('100%')).toBeVisible();
  },
});

/** With the label for screen readers only, if the context makes clear what is in progress. */
export const BarAlone = meta.story({
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading the front of the document' })).toBeVisible();
  },
});

export const LongLabel = meta.story({
  args: {
    label: "Uploading you holding the ID with a note that reads XDC Exchange and today's date dd/mm/yyyy",
    value: 7,
  },
});
