import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { NoValue } from './NoValue';

const meta = preview.meta({
  component: NoValue,
  title: 'Components/Figures/NoValue',
  parameters: {
    docs: {
      description: {
        component:
          "A dash where a value is missing: a figure that the exchange didn't send, a time that hasn't come. Screen readers announce “Not available” everywhere. For values that are still loading, use `Skeleton`.",
      },
    },
  },
});

/** The dash can only be seen, and the words, which are the same everywhere, only be heard [SHL-270]. */
export const Dash = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('Not available').offsetWidth).toBe(1);
  },
});

/** Quieter than the values around it, and aligned with them. */
export const AmongFigures = meta.story({
  render: (args) => (
    <table style={{ borderSpacing: `${space[24]} ${space[6]}` }}>
      <tbody>
        <tr>
          <th scope="row" style={{ textAlign: 'start' }}>
            XDC
          </th>
          <td style={{ textAlign: 'end' }}>1,250.5</td>
        </tr>
        <tr>
          <th scope="row" style={{ textAlign: 'start' }}>
            XDCE
          </th>
          <td style={{ textAlign: 'end' }}>
            <NoValue {...args} />
          </td>
        </tr>
      </tbody>
    </table>
  ),
});
