import { pairOf, type OrderCircumstances, type OrderForm as OrderFigures } from '@exchange/domain';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Link } from '../../Link/Link';
import { OrderForm, type OrderFormProps } from '../OrderForm';

export const circumstances: OrderCircumstances = {
  pair: pairOf('XDC-USDT'),
  lastPrice: '0.05213',
  balances: { base: '184250.75', quote: '1250.5' },
  isTradable: true,
  isLoggedIn: true,
  isVerifying: false,
};

export const Held = ({ form: atFirst, onChange, ...args }: OrderFormProps) => {
  const [form, setForm] = useState(atFirst);
  const keep = (next: OrderFigures) => {
    setForm(next);
    onChange(next);
  };
  return <OrderForm {...args} form={form} onChange={keep} />;
};

export const visitorLink: OrderFormProps['visitorLink'] = (place, words) => (
  <Link href={place === 'logIn' ? '/login' : '/register'}>{words}</Link>
);

export const form: OrderFigures = { side: 'buy', price: '0.05213', amount: '' };

export const filledIn = { form, circumstances, feePercent: '0.5', onChange: fn(), onSubmit: fn(), visitorLink };

/** As wide as a story sets, or as below the chart on a phone. */
export const inWidth: Decorator = (Story, { parameters }) => (
  <div data-density="compact" style={{ maxInlineSize: String(parameters['width'] ?? '300px') }}>
    <Story />
  </div>
);
