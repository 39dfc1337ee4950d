import { fieldTexts } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { Captcha, type CaptchaProps } from './Captcha';
import { useCaptcha } from './useCaptcha';

const stop = fn();
const speak = fn(() => stop);

/** The random fraction that makes the captcha show this number. */
const fractionFor = (number: number): number => (number - 111_111 + 0.5) / 888_889;

const fixedRandom = () => {
  const numbers = [428_913, 111_111, 905_432].values();
  return () => fractionFor(numbers.next().value ?? 999_999);
};

type FormProps = Omit<CaptchaProps, 'number' | 'value' | 'onValueChange' | 'onRefresh'>;

const SignIn = ({ error, ...args }: FormProps) => {
  const [random] = useState(fixedRandom);
  const { field, isSolved, refresh } = useCaptcha(random);
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <Captcha
        {...args}
        {...field}
        error={error ?? (isLeft && !isSolved && field.value !== '' ? fieldTexts.captcha : undefined)}
        onBlur={() => setLeft(true)}
      />
      <Button disabledReason={isSolved ? undefined : 'Enter the number shown.'} onClick={refresh}>
        Sign In
      </Button>
    </>
  );
};

const meta = preview.meta({
  component: Captcha,
  title: 'Components/Identity and files/Captcha',
  args: { number: '428913', value: '', onValueChange: fn(), onRefresh: fn(), speak },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: space[16], maxInlineSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'The number to type before signing in, before a ratio swap and before sending the public forms: OTC, partnership, support, add asset. `useCaptcha` holds the number and the entry, compares them, and shows a new number after a form was sent or refused.',
      },
    },
  },
});

/** Only the picture of 245 by 50 pixels shows the number [ACC-030]; nothing else on the page gives it away. */
export const Empty = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('img', { name: 'A 6-digit number. Press Read aloud to hear it.' });
    await expect(picture.offsetWidth).toBe(245);
    await expect(picture.offsetHeight).toBe(50);
    await expect(canvasElement.innerHTML).not.toMatch(/428913|4, 2/);
    await expect(canvas.getByRole('textbox', { name: 'Number in the image' })).toHaveAttribute('inputmode', 'numeric');
  },
});

/** Only the number shown solves it [ACC-033]. */
export const Typed = meta.story({
  render: (args) => <SignIn speak={args.speak} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const send = canvas.getByRole('button', { name: 'Sign In' });
    await userEvent.type(input, '428 91');
    await expect(input).toHaveValue('42891');
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('2');
    await expect(input).toHaveValue('428912');
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Backspace}39');
    await expect(input).toHaveValue('428913');
    await expect(send).not.toHaveAttribute('aria-disabled');
  },
});

export const WithError = meta.story({
  render: (args) => <SignIn speak={args.speak} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '428912');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter the number shown.');
  },
});

/**
 * A new number clears what was typed [ACC-031] and is announced [ACC-034]. A rejected form refreshes it automatically.
 */
export const Refreshed = meta.story({
  render: (args) => <SignIn speak={args.speak} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(input, '428913');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'New number' })).toHaveFocus();
    await expect(input).toHaveValue('');
    const told = canvas.getByText('New number', { selector: '[role="status"] *' });
    await userEvent.type(input, '111111');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(input).toHaveValue('');
    await expect(canvas.getByText('New number', { selector: '[role="status"] *' })).not.toBe(told);
  },
});

/**
 * Reads the number digit by digit, at a quarter of the usual pace [ACC-032], for people who can't see it [ACC-034]. A
 * new number stops the voice.
 */
export const ReadAloud = meta.story({
  render: (args) => <SignIn speak={args.speak} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read aloud' }));
    await expect(speak).toHaveBeenCalledOnce();
    await expect(speak).toHaveBeenCalledWith({ text: '4, 2, 8, 9, 1, 3', rate: 0.25 });
    await expect(stop).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'New number' }));
    await expect(stop).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Read aloud' }));
    await expect(speak).toHaveBeenLastCalledWith({ text: '1, 1, 1, 1, 1, 1', rate: 0.25 });
  },
});

/** If the browser has no voice, the button explains that. */
export const WithoutVoice = meta.story({
  render: (args) => <Captcha {...args} speak={null} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Read aloud' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription("This browser can't read aloud.");
  },
});

const paintedColour = (canvas: HTMLCanvasElement): string => {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  const opaque = pixels.findIndex((part, at) => at % 4 === 3 && part === 255);
  return [...pixels.slice(opaque - 3, opaque)].join(' ');
};

/** Redrawn when the theme changes, in its text colour, at the resolution of the screen. */
export const InTheme = meta.story({
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLCanvasElement>('img');
    const root = document.documentElement;
    const theme = root.dataset['theme'];
    const first = paintedColour(picture);
    await expect(picture.width).toBe(Math.round(245 * window.devicePixelRatio));
    root.dataset['theme'] = theme === 'light' ? 'dark' : 'light';
    await waitFor(() => expect(paintedColour(picture)).not.toBe(first));
    root.dataset['theme'] = theme;
    await waitFor(() => expect(paintedColour(picture)).toBe(first));
  },
});

/** With less room than 245 pixels the picture is scaled down, not squeezed. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '196px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLCanvasElement>('img');
    await waitFor(() => expect(picture.width).toBe(Math.round(196 * window.devicePixelRatio)));
    await expect(picture.offsetHeight).toBe(40);
  },
});

export const Disabled = meta.story({ args: { value: '428913', disabled: true } });
