import { useId, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { vars } from '../../theme/contract.css';
import { Splitter, type SplitterProps } from './Splitter';

type PanelsProps = Omit<SplitterProps, 'controls'>;

/** Two panels; the splitter sets the size of the second. */
const Panels = ({ value: size, onMove, onValueChange, ...rest }: PanelsProps) => {
  const id = useId();
  const [value, setValue] = useState(size);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isUpright = rest.orientation === 'vertical';
  const tracks = 'minmax(0, 1fr) 1px var(--size)';
  const write = (next: number): void => frame?.style.setProperty('--size', `${next}px`);
  return (
    <div
      ref={(element) => {
        element?.style.setProperty('--size', `${value}px`);
        setFrame(element);
      }}
      style={{
        display: 'grid',
        [isUpright ? 'gridTemplateColumns' : 'gridTemplateRows']: tracks,
        blockSize: '320px',
        background: vars.surface.panel,
      }}
    >
      <p>Chart</p>
      <Splitter
        {...rest}
        value={value}
        controls={id}
        onMove={(next) => {
          write(next);
          onMove(next);
        }}
        onValueChange={(next) => {
          write(next);
          setValue(next);
          onValueChange(next);
        }}
      />
      <p id={id}>Book</p>
    </div>
  );
};

// Typed here, because inside `args` the values of a union would widen to strings.
const upright: PanelsProps = {
  label: 'Width of the order book panel',
  orientation: 'vertical',
  place: 'after',
  value: 140,
  min: 100,
  max: 200,
  first: 120,
  onMove: fn(),
  onValueChange: fn(),
};

const meta = preview.meta({
  component: Splitter,
  title: 'Components/Navigation/Splitter',
  args: { ...upright, controls: '' },
  render: ({ controls: _, ...args }) => <Panels {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'The divider between two panels of the trading screen, which resizes them. One pixel is visible; the target is larger.',
      },
    },
  },
});

const sizeOf = (panel: HTMLElement): number => panel.getBoundingClientRect().width;

/**
 * An arrow key moves it by eight pixels, with Shift by forty. Home and End go to the bounds, Enter restores the initial
 * size.
 */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const line = canvas.getByRole('separator', { name: 'Width of the order book panel' });
    await userEvent.tab();
    await expect(line).toHaveFocus();
    await expect(line).toHaveAttribute('aria-controls', canvas.getByText('Book').id);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(line).toHaveAttribute('aria-valuenow', '148');
    await expect(sizeOf(canvas.getByText('Book'))).toBe(148);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(108);
    await userEvent.keyboard('{End}');
    await expect(line).toHaveAttribute('aria-valuenow', '200');
    await userEvent.keyboard('{Home}');
    await expect(line).toHaveAttribute('aria-valuenow', '100');
    await userEvent.keyboard('{Enter}');
    await expect(line).toHaveAttribute('aria-valuenow', '120');
  },
});

const drag = async (line: HTMLElement, by: number) => {
  const { left, top } = line.getBoundingClientRect();
  const at = { pointerId: 1, button: 0, clientX: left + 4, clientY: top + 100 };
  // Simulated events have no pointer to capture.
  line.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(line, at);
  await fireEvent.pointerMove(line, { ...at, clientX: at.clientX + by });
  return { ...at, clientX: at.clientX + by };
};

/** Dragging only previews a size; releasing sets it, within the bounds. */
export const Dragged = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const line = canvas.getByRole('separator');
    const at = await drag(line, -30);
    await waitFor(() => expect(sizeOf(canvas.getByText('Book'))).toBe(170));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await fireEvent.pointerUp(line, at);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(170);
    await fireEvent.pointerUp(line, await drag(line, -500));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(200);
    await userEvent.dblClick(line);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(120);
  },
});

/** Escape, or a touch that the browser takes over, cancels the drag. */
export const TakenBack = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const line = canvas.getByRole('separator');
    line.focus();
    await drag(line, -30);
    await waitFor(() => expect(sizeOf(canvas.getByText('Book'))).toBe(170));
    await userEvent.keyboard('{Escape}');
    await expect(sizeOf(canvas.getByText('Book'))).toBe(140);
    await fireEvent.pointerCancel(line, await drag(line, 20));
    await expect(sizeOf(canvas.getByText('Book'))).toBe(140);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const Horizontal = meta.story({
  args: { label: 'Height of the orders panel', orientation: 'horizontal' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    const line = canvas.getByRole('separator', { name: 'Height of the orders panel' });
    await expect(line).toHaveAttribute('aria-valuenow', '148');
    await expect(canvas.getByText('Book').getBoundingClientRect().height).toBe(148);
  },
});
