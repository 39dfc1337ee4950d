import type { Failure } from '@exchange/domain';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../../../.storybook/ownFrame';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { expectLargeTargets, onPhone, placesOf } from '#shared/testing/onPhone.ts';
import { amount, editing, panelArgs, refused, resetClock, sent, start, Typing, used } from './testing/panelStories';
import { WithdrawPanelView, type WithdrawPanelViewProps } from './WithdrawPanelView';
import type { Confirmation } from './withdrawState';

const meta = preview.meta({
  component: WithdrawPanelView,
  title: 'Screens/Wallet/Withdraw/Nothing moves',
  decorators: [inRouter],
  parameters: { docs: { story: ownFrame(560) } },
  beforeEach: resetClock,
  args: panelArgs(),
});

/** Refused as soon as it is sent. */
const Refused = (args: WithdrawPanelViewProps) => {
  const [state, setState] = useState(editing);
  return <Typing {...args} state={state} onSubmit={() => setState(refused('Withdrawals are locked for an hour.'))} />;
};

const address = () => screen.getByLabelText('XDC address');

const controls = () => [
  ...screen.queryAllByRole('combobox'),
  ...screen.getAllByRole('textbox'),
  ...screen.getAllByRole('button'),
];

const expectSteady = async (steps: readonly (() => Promise<unknown>)[]) => {
  // Until the font has loaded, text is as wide as the fallback font makes it.
  await document.fonts.ready;
  const before = placesOf(controls());
  for (const step of steps) {
    await step();
    await expect(placesOf(controls())).toEqual(before);
  }
};

/**
 * Errors at both fields, the figures and a refusal appear without moving a field or a button, on a desktop and on a
 * phone [WAL-362]; each is announced [WAL-359].
 */
export const Form = meta.story({
  render: (args) => <Refused {...args} />,
  play: async ({ canvas }) => {
    const regions = [...document.querySelectorAll('form [aria-live="polite"]')];
    const isSaid = async (text: RegExp) => {
      const error = await canvas.findByText(text);
      await expect(regions.some((region) => region.contains(error))).toBe(true);
    };
    const type = async (field: HTMLElement, text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
    };
    const steps = [
      async () => {
        await type(address(), 'xdcDE0B295669a9FD93d5F28D9Ec85E40f4cb697BAe');
        await isSaid(/^This address probably has a typo/);
      },
      async () => {
        await type(amount(canvas), '9000');
        await isSaid(/can't be greater than your available balance/);
      },
      async () => {
        await type(address(), used);
        await type(amount(canvas), '1500');
        await expect(canvas.getByText('You receive').nextElementSibling).toHaveTextContent('1,500 XDC');
      },
      async () => {
        const alert = canvas.getByRole('alert', { hidden: true });
        await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
        await waitFor(() => expect(alert).toHaveTextContent('Withdrawals are locked for an hour.'));
      },
    ];
    await expectSteady(steps);
    const reset = async () => {
      await userEvent.clear(address());
      await userEvent.clear(amount(canvas));
      await userEvent.tab();
    };
    await onPhone(async () => {
      await reset();
      await expectSteady(steps);
    });
  },
});

const failures: Readonly<Record<string, Partial<Confirmation>>> = {
  1: { failure: { code: 'refused', status: 400, message: 'Wrong OTP', field: 'otp' } },
  2: { failure: { code: 'refused', status: 400, message: 'Wrong 2FA code.', field: 'tfa' } },
  3: { failure: { code: 'unreachable' } satisfies Failure },
  4: { codeFailure: { code: 'refused', status: 429, message: 'A code was emailed a moment ago.' } },
};

/** Every last digit typed leads to another refusal. */
const Refusing = (args: WithdrawPanelViewProps) => {
  const [emailCode, setEmailCode] = useState('');
  const confirmation: Confirmation = {
    withdrawal: sent,
    emailCode,
    authenticatorCode: '',
    code: { kind: 'sent', until: start + 120_000 },
    isSubmitting: false,
    hasBothCodes: false,
    failure: undefined,
    codeFailure: undefined,
    ...failures[emailCode.slice(-1)],
  };
  return (
    <WithdrawPanelView
      {...args}
      state={{ kind: 'form', failure: undefined, confirmation }}
      onEmailCode={setEmailCode}
    />
  );
};

/**
 * Whatever the exchange refuses, codes and buttons of the confirmation don't move, on a desktop and on a phone
 * [WAL-362]; it is announced [WAL-359], and touch targets are large enough [WAL-357].
 */
export const Confirming = meta.story({
  render: (args) => <Refusing {...args} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const code = dialog.getByRole('textbox', { name: 'Email code' });
    const says = (digit: string, text: string | RegExp) => async () => {
      await userEvent.type(code, digit);
      const said = await dialog.findByText(text);
      await expect(said.closest('[aria-live="polite"], [role="alert"]')).not.toBeNull();
    };
    const steps = [
      says('1', 'Wrong OTP'),
      says('2', 'Wrong 2FA code.'),
      says('3', /can't reach the exchange/),
      says('4', 'A code was emailed a moment ago.'),
    ];
    await expectSteady(steps);
    await onPhone(async () => {
      await userEvent.clear(code);
      await expectSteady(steps);
      await expectLargeTargets(screen.getByRole('dialog'));
    });
  },
});
