import { orderHistoryPageSize, pageOf } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Pager, type PagerProps } from './Pager';

const orders = Array.from({ length: 64 }, (_, at) => at);
const size = orderHistoryPageSize;

const turned = fn();

const Paging = (args: PagerProps) => {
  const [wanted, setWanted] = useState(args.page.page);
  return (
    <Pager
      {...args}
      page={pageOf(orders, wanted, size)}
      onPageChange={(page) => {
        turned(page);
        setWanted(page);
      }}
    />
  );
};

const meta = preview.meta({
  component: Pager,
  title: 'Components/Navigation/Pager',
  parameters: {
    docs: {
      description: {
        component:
          'Previous and next page, under a table: order history, deposit and withdrawal history, staking orders and rewards.',
      },
    },
  },
  args: {
    label: 'order history',
    page: pageOf(orders, 2, size),
    rows: { total: orders.length, size },
    onPageChange: turned,
  },
  render: (args) => <Paging {...args} />,
});

/** Ten rows a page; the last page has no next one. [DOM-388] */
export const Middle = meta.story({
  args: { page: pageOf(orders, 6, size) },
  play: async ({ canvas, userEvent }) => {
    turned.mockClear();
    const pages = canvas.getByRole('navigation', { name: 'Pages of order history' });
    await expect(pages).toHaveTextContent('Page 6 of 7');
    await expect(pages).toHaveTextContent('51–60 of 64');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(turned).toHaveBeenCalledWith(7);
    await expect(pages).toHaveTextContent('Page 7 of 7');
    await expect(pages).toHaveTextContent('61–64 of 64');
    // The button keeps focus on the last page, and explains why it does nothing.
    const next = canvas.getByRole('button', { name: 'Next', description: 'This is the last page.' });
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(turned).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(pages).toHaveTextContent('Page 6 of 7');
  },
});

export const First = meta.story({
  args: { page: pageOf(orders, 1, size) },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous', description: 'This is the first page.' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
  },
});

export const OnlyPage = meta.story({
  args: { page: pageOf([1, 2, 3], 1, size), rows: { total: 3, size } },
  render: (args) => <Pager {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–3 of 3')).toBeVisible();
  },
});

/** Without a row count, for lists whose total isn't known. */
export const WithoutRows = meta.story({ args: { rows: undefined } });

/** On a phone the buttons show arrows only; their names stay. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(next.offsetWidth).toBeLessThan(48);
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeVisible();
  },
});
