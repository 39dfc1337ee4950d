import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '../DropdownMenu/DropdownMenu';
import { DropdownMenuItem } from '../DropdownMenu/DropdownMenuItem';
import { IconButton } from '../IconButton/IconButton';
import { Tooltip } from './Tooltip';
import { TooltipProvider } from './TooltipProvider';

const icon = <IconButton icon="wallet" label="Wallet" />;

const meta = preview.meta({
  component: Tooltip,
  title: 'Components/Overlays/Tooltip',
  args: { text: 'Wallet', isName: true, children: icon },
  parameters: {
    docs: {
      description: {
        component:
          'A few words on hover or keyboard focus: the names of the wallet, logout and theme icons in the header, the resolutions of the chart. Touch users never see it, so it never holds the only copy of anything.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '120px', paddingBlockStart: space[64] }}>
        <Story />
      </div>
    ),
  ],
});

const shown = () => screen.findByRole('tooltip');

const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

/** An icon button's name isn't read out twice. */
export const NameOfAPicture = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Wallet' });
    await userEvent.tab();
    await expect(await shown()).toHaveTextContent('Wallet');
    await expect(button).not.toHaveAttribute('title');
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await shown();
  },
});

export const MoreThanTheName = meta.story({
  args: {
    text: 'Prices move every 100 ms',
    isName: false,
    children: (
      <Button variant="outline" tone="neutral">
        Live
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await shown();
    await expect(canvas.getByRole('button', { name: 'Live' })).toHaveAccessibleDescription('Prices move every 100 ms');
  },
});

/** Appears after half a second under the pointer, so that it doesn't flash up in passing. A press hides it. */
export const WaitsForThePointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Wallet' });
    await userEvent.hover(button);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await shown();
    await userEvent.click(button);
    await gone();
  },
});

export const NeverByTouch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Wallet' }) });
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
});

/** Within one provider, the next tooltip appears immediately. */
export const OneAfterTheOther = meta.story({
  render: () => (
    <TooltipProvider>
      {(['wallet', 'history', 'logout'] as const).map((name) => (
        <Tooltip key={name} text={name} isName>
          <IconButton icon={name} label={name} />
        </Tooltip>
      ))}
    </TooltipProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'wallet' }));
    await shown();
    const history = canvas.getByRole('button', { name: 'history' });
    const { x, y } = history.getBoundingClientRect();
    await userEvent.pointer(
      [2, 6, 10, 14, 18].map((step) => ({ target: history, coords: { x: x + step, y: y + step } })),
    );
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('history'));
    await expect(screen.getByRole('tooltip').closest('[data-state]')).toHaveAttribute('data-state', 'instant-open');
  },
});

/** The button may also open a menu, in which case it shows the menu's state. */
export const OnAMenuButton = meta.story({
  render: () => (
    <DropdownMenu>
      <Tooltip text="Theme" isName>
        <DropdownMenuTrigger asChild>
          <IconButton icon="moon" label="Theme" />
        </DropdownMenuTrigger>
      </Tooltip>
      <DropdownMenuContent>
        <DropdownMenuItem>Dark</DropdownMenuItem>
        <DropdownMenuItem>Light</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Theme' });
    await userEvent.click(button);
    await screen.findByRole('menu', { name: 'Theme' });
    await expect(button).toHaveAttribute('data-state', 'open');
  },
});

export const LongText = meta.story({
  args: {
    text: 'Minimum deposit 1000 XDC, and 3 confirmations before it can be withdrawn again.',
    isName: false,
    children: (
      <Button variant="outline" tone="neutral">
        Deposit
      </Button>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await shown();
  },
});
