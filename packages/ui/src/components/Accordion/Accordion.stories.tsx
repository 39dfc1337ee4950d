import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { Accordion, type AccordionProps } from './Accordion';
import { AccordionItem } from './AccordionItem';

const questions = (
  <>
    <AccordionItem value="kyc" id="kyc" title="Do I need KYC to trade?">
      <p>No. Only withdrawals need it.</p>
    </AccordionItem>
    <AccordionItem value="two-factor" id="two-factor" title="When can I withdraw after I have turned 2FA on?">
      <p>24 hours later.</p>
      <p>
        Two-factor authentication is set up in your <Link href="#profile">profile</Link>.
      </p>
    </AccordionItem>
    <AccordionItem
      value="delivery"
      id="delivery"
      title="How long does the delivery of crypto take, and why may a larger withdrawal take longer than a small one?"
    >
      <p>Up to 24 hours. Larger crypto withdrawals get stricter security checks, which may take 6-12 hours.</p>
    </AccordionItem>
  </>
);

// Typed here, because inside `args` the values of a union would widen to strings.
const single: AccordionProps = { type: 'single', children: questions };
const multiple: AccordionProps = { type: 'multiple', children: questions };

const meta = preview.meta({
  component: Accordion,
  subcomponents: { AccordionItem },
  title: 'Components/Navigation/Accordion',
  parameters: {
    docs: {
      description: {
        component: 'Questions that open to show their answers: the sections of the FAQs.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '640px' }}>
        <Story />
      </div>
    ),
  ],
});

/** Opens one answer at a time; the open one can be closed too. The arrow keys move between questions. */
export const OneAtATime = meta.story({
  args: single,
  play: async ({ canvas, userEvent }) => {
    const question = (name: RegExp) => canvas.getByRole('button', { name });
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await userEvent.tab();
    await expect(question(/KYC/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(question(/KYC/)).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region', { name: 'Do I need KYC to trade?' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(question(/2FA/)).toHaveFocus();
    await expect(question(/2FA/)).toHaveAttribute('aria-expanded', 'true');
    await expect(question(/KYC/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(question(/2FA/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}{Enter}');
    await expect(question(/delivery/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Home}');
    await expect(question(/KYC/)).toHaveFocus();
    await userEvent.click(question(/2FA/));
    await expect(canvas.getByText('24 hours later.')).toBeVisible();
  },
});

export const Several = meta.story({
  args: { ...multiple, headingLevel: 2 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /KYC/ }));
    await userEvent.click(canvas.getByRole('button', { name: /delivery/ }));
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
});

/** The address opens an answer; after that, people open and close answers as usual. */
const Addressed = () => {
  const [open, setOpen] = useState('');
  const lead = (hash: string) => {
    setOpen(hash);
    document.getElementById(hash)?.scrollIntoView({ block: 'start' });
  };
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: space[16] }}>
      <Button variant="outline" tone="neutral" size="small" onClick={() => lead('delivery')}>
        Follow #delivery
      </Button>
      <div style={{ inlineSize: '100%' }}>
        <Accordion type="single" value={open} onValueChange={setOpen}>
          {questions}
        </Accordion>
      </div>
    </div>
  );
};

export const ByAddress = meta.story({
  args: single,
  render: () => <Addressed />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow #delivery' }));
    await waitFor(() => expect(canvas.getByText(/^Up to 24 hours/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /KYC/ }));
    await expect(canvas.getByText('No. Only withdrawals need it.')).toBeVisible();
  },
});
