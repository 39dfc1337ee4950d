import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { AmountField, type AmountFieldProps } from './AmountField';

let move = (_value: string): void => undefined;

const Moving = ({ value: atFirst, ...args }: AmountFieldProps) => {
  const [value, setValue] = useState(atFirst);
  useEffect(() => {
    move = setValue;
  }, []);
  return <AmountField {...args} value={value} onValueChange={setValue} />;
};

const meta = preview.meta({
  component: AmountField,
  title: 'Components/Inputs/AmountField',
  args: { label: 'Price', value: '3177.14', unit: 'USDT', decimals: 2 },
  render: (args) => <Moving {...args} />,
  parameters: { docs: { description: { component: 'A figure that follows the market until somebody changes it.' } } },
});

/** What is selected stays selected when the figure moves by itself, so that what is typed replaces it [TRD-376]. */
export const MovedWhileSelected = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    input.select();
    input.focus();
    await waitFor(() => expect(input).toHaveValue('3177.14'));
    move('3180.5');
    await waitFor(() => expect(input).toHaveValue('3180.5'));
    await userEvent.keyboard('30');
    await expect(input).toHaveValue('30');
  },
});
