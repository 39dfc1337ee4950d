import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { vars } from '../../theme/contract.css';
import { space, typography } from '../../tokens/scale';
import { Icon } from './Icon';
import { iconNames, iconSizes } from './iconNames';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: space[16],
} as const;

const named = { display: 'flex', alignItems: 'center', gap: space[12], ...typography[13] } as const;

const meta = preview.meta({
  component: Icon,
  title: 'Components/Identity and files/Icon',
  args: { name: 'star' },
  parameters: {
    docs: {
      description: {
        component:
          'Beside text on every screen: favourites in the market table, wallet, log-out and theme in the header, states of notices and fields. For which one to use, see Foundations, Icons.',
      },
    },
  },
});

/** 16 by 16 pixels, strokes of 1.5 pixels with round ends. */
export const Set = meta.story({
  render: () => (
    <ul style={grid}>
      {iconNames.map((name) => (
        <li key={name} style={named}>
          <Icon name={name} />
          <span style={{ color: vars.text.secondary }}>{name}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('img')).toEqual([]);
  },
});

export const Sizes = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gap: space[16] }}>
      {iconSizes.map((size) => (
        <li key={size} style={{ ...named, flexWrap: 'wrap' }}>
          {iconNames.map((name) => (
            <Icon key={name} name={name} size={size} />
          ))}
        </li>
      ))}
    </ul>
  ),
});

export const InText = meta.story({
  render: () => (
    <p>
      Your withdrawal was sent <Icon name="arrowUp" /> and the network has confirmed it <Icon name="check" />.
    </p>
  ),
});

/** Without text beside it, an icon needs a label. */
export const Labelled = meta.story({
  args: { name: 'warning', label: 'Trading is paused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Trading is paused' })).toBeVisible();
  },
});
