import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { TextField } from '../TextField/TextField';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger, type PopoverContentProps } from './Popover';

const opened = (args: PopoverContentProps, label: string) => (
  <Popover>
    <PopoverTrigger asChild>
      <Button variant="outline" tone="neutral">
        {label}
      </Button>
    </PopoverTrigger>
    <PopoverContent {...args} />
  </Popover>
);

const meta = preview.meta({
  component: PopoverContent,
  title: 'Components/Overlays/Popover',
  args: { label: 'Fees' },
  parameters: {
    docs: {
      description: {
        component:
          'More detail, next to what it belongs to: how a fee is calculated in the order forms, the details of a withdrawal in the history, filters of the order history. For actions, use a DropdownMenu; for a question that needs an answer, a Dialog.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
});

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Words = meta.story({
  args: {
    children: (
      <p>
        0.50% of what you receive. <Link href="#fees">All fees</Link>
      </p>
    ),
  },
  render: (args) => opened(args, 'Fee'),
  play: async ({ userEvent }) => {
    const trigger = screen.getByRole('button', { name: 'Fee' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Fees' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(within(popover).getByRole('link', { name: 'All fees' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
});

export const Filters = meta.story({
  args: {
    label: 'Filters',
    children: (
      <div style={{ display: 'grid', gap: space[16] }}>
        <TextField label="From" />
        <TextField label="To" />
        <PopoverClose asChild>
          <Button>Show orders</Button>
        </PopoverClose>
      </div>
    ),
  },
  render: (args) => opened(args, 'Filters'),
  play: async ({ userEvent }) => {
    const trigger = screen.getByRole('button', { name: 'Filters' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'From' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Show orders' }));
    await gone();
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
  },
});

export const ClosesByAClickElsewhere = meta.story({
  args: { children: 'A click elsewhere closes it.' },
  render: (args) => opened(args, 'Fee'),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Fee' }));
    await screen.findByRole('dialog');
    await userEvent.click(canvasElement);
    await gone();
  },
});

/** Without room below it opens above, and long content scrolls inside. */
export const LongAtTheEdge = meta.story({
  args: {
    label: 'Terms',
    children: Array.from({ length: 30 }, (_, at) => <p key={at}>Purchases after 28 Dec 2020 are not supported.</p>),
  },
  render: (args) => opened(args, 'Terms'),
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Terms' }));
    const { top, bottom, right } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});
