import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Table } from './Table';
import { TableBody, TableCell } from './TableBody';
import { TableRow } from './TableRow';

const figures = ['0.05380000', '0.05510000', '0.05102000', '37.50M'];

const Framed = () => (
  <div data-testid="frame" style={{ inlineSize: '280px' }}>
    <Table label="Figures of the day">
      <TableBody>
        <TableRow>
          {figures.map((figure) => (
            <TableCell key={figure}>
              <div style={{ inlineSize: '65px' }}>{figure}</div>
            </TableCell>
          ))}
        </TableRow>
      </TableBody>
    </Table>
  </div>
);

const meta = preview.meta({ component: Framed, title: 'Components/Data/Table' });

/** A table that had to scroll stops scrolling as soon as there is room for its columns again [SHL-268]. */
export const ThereAndBack = meta.story({
  play: async ({ canvas }) => {
    const frame = canvas.getByTestId('frame');
    await expect(canvas.queryByRole('group')).toBeNull();
    frame.style.inlineSize = '200px';
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Figures of the day' })).toBeVisible());
    frame.style.inlineSize = '280px';
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
  },
});
