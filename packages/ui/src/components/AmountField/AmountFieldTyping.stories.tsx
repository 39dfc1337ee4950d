import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { AmountField, type AmountFieldProps } from './AmountField';

const Held = ({ value: atFirst, ...args }: AmountFieldProps) => {
  const [value, setValue] = useState(atFirst);
  return <AmountField {...args} value={value} onValueChange={setValue} />;
};

const meta = preview.meta({
  component: AmountField,
  title: 'Components/Inputs/AmountField',
  tags: ['!dev', '!autodocs'],
  args: { label: 'Amount', value: '2500', unit: 'XDC', decimals: 2 },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: { component: 'Whatever is selected and whichever keys follow, the figure is the one typed.' },
    },
  },
});

/** A key that isn't part of a figure changes nothing, and the next one still replaces the selection [TRD-452]. */
export const RefusedOverSelection = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    // By the time the focus handler runs, the browser has selected the whole value.
    input.setSelectionRange(0, input.value.length);
    await userEvent.tab();
    await userEvent.keyboard('x');
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4]);
    await userEvent.keyboard('300');
    await expect(input).toHaveValue('300');
    input.setSelectionRange(0, 3);
    await userEvent.paste('$1,234.5');
    await userEvent.keyboard('42');
    await expect(input).toHaveValue('42');
  },
});

/** A seeded random source, so that every run types the same figures. */
const createChance = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

interface Typed {
  text: string;
  from: number;
  to: number;
}

const isFigure = (text: string): boolean => /^\d*\.?\d{0,2}$/.test(text);

/** The expected text after a key: it replaces the selection if the result is a figure, and is ignored otherwise. */
const afterKey = ({ text, from, to }: Typed, key: string): Typed => {
  const character = key === ',' ? '.' : key;
  const next = text.slice(0, from) + character + text.slice(to);
  return isFigure(next) ? { text: next, from: from + 1, to: from + 1 } : { text, from, to };
};

const stateOf = ({ value, selectionStart, selectionEnd }: HTMLInputElement): Typed => ({
  text: value,
  from: selectionStart ?? 0,
  to: selectionEnd ?? 0,
});

const keys = Array.from('0123456789.,-ex');
const rounds = 120;

/** Whatever is selected and whichever keys follow, the field shows the figure that was typed [TRD-453]. */
export const AnyKeysAnySelection = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const below = createChance(42);
    await userEvent.click(input);
    let expected: Typed = { text: '2500', from: 4, to: 4 };
    for (let round = 0; round < rounds; round += 1) {
      const ends = [below(expected.text.length + 1), below(expected.text.length + 1)].sort((one, other) => one - other);
      if (below(3) === 0) {
        const [from = 0, to = 0] = ends;
        input.setSelectionRange(from, to);
        expected = { ...expected, from, to };
      }
      const key = keys[below(keys.length)] ?? '0';
      await userEvent.keyboard(key);
      expected = afterKey(expected, key);
      await expect(stateOf(input)).toEqual(expected);
    }
  },
});

const setNatively = (input: HTMLInputElement, text: string, caret: number): void => {
  Reflect.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.setSelectionRange(caret, caret);
};

/** The way phone keyboards type: key code 229, then an insertion that can't be prevented. */
const compose = (input: HTMLInputElement, character: string): void => {
  const { text, from, to } = stateOf(input);
  const kind = { bubbles: true, data: character, inputType: 'insertCompositionText', isComposing: true };
  // oxlint-disable-next-line typescript/no-deprecated -- phones send no key, only this number
  input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Unidentified', keyCode: 229 }));
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  input.dispatchEvent(new InputEvent('beforeinput', kind));
  setNatively(input, text.slice(0, from) + character + text.slice(to), from + character.length);
  input.dispatchEvent(new InputEvent('input', kind));
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: character }));
};

/** Whatever a phone's keyboard inserts, the field shows the figure that was typed [TRD-454]. */
export const TypedOnPhone = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const below = createChance(7);
    await userEvent.click(input);
    input.setSelectionRange(0, 4);
    let expected: Typed = { text: '2500', from: 0, to: 4 };
    for (const key of ['x', '3', '0', '0', ...Array.from({ length: rounds }, () => keys[below(keys.length)] ?? '0')]) {
      compose(input, key);
      expected = afterKey(expected, key);
      await waitFor(() => expect(stateOf(input)).toEqual(expected));
    }
  },
});

/** Inside the box, a label gives way to a figure that needs its room. */
export const LabelInside = meta.story({
  args: { label: 'Total', isLabelInside: true, decimals: 8, size: 'small' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '176px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Total' });
    const label = canvasElement.querySelector('label[aria-hidden]');
    const isInBox = () => {
      const [box, word] = [input.closest('span:has(> label)'), label].map((part) => part?.getBoundingClientRect());
      return box !== undefined && word !== undefined && word.top >= box.top && word.bottom <= box.bottom;
    };
    await expect(isInBox()).toBe(true);
    if (label) await userEvent.click(label);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('12345.12345678');
    await expect(isInBox()).toBe(false);
  },
});
