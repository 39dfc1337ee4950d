import { outOfReach } from '@exchange/api/testing';
import type { Session } from '@exchange/machines';
import { expect, screen, waitFor } from 'storybook/test';
import { ownFrame } from '../../../../../.storybook/ownFrame';
import preview from '../../../../../.storybook/preview';
import { otherTabs } from './ProfileScreen';
import { ProfileAt } from '#profile/testing/ProfileAt.tsx';
import { createScriptedProfile } from '#shared/testing/scriptedProfile.ts';

const open = () => createScriptedProfile({ referrals: 'everything' }, {}, {}, { registrationOpen: true });

let exchange = open();

const Screen = ({ address }: { address: string }) => (
  <ProfileAt others={otherTabs} address={address} exchange={exchange} />
);

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Referral/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: ownFrame(720),
      description: {
        component:
          'The Referral tab in the full application, with a simulated exchange that answers calls and sends live updates.',
      },
    },
  },
  args: { address: '/profile?tab=referral' },
  beforeEach: () => {
    exchange = open();
  },
});

const sent = (operation: string) =>
  exchange.calls.filter((call) => call.operation === operation).map(({ fields }) => fields);

/**
 * The tab is in the address [REF-001]. Lists that couldn't be loaded are loaded by Retry; a refusal keeps the addresses,
 * which are then sent separated by commas, and the list is reloaded.
 */
export const Invited = meta.story({
  beforeEach: () => {
    exchange.answer({ referrals: outOfReach });
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(canvas.getByRole('tab', { name: 'Referral' })).toHaveAttribute('aria-selected', 'true');
    exchange.answer({ referrals: 'everything' });
    await userEvent.click(retry);
    await expect(await canvas.findByText('Kim Brook')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Referral link' })).toHaveTextContent(
      'http://exchange.example/register?referral_code=ADA1815',
    );
    exchange.answer({ sendReferralCode: ['invitedBefore', 'sent'] });
    const field = canvas.getByRole('textbox', { name: 'Email addresses' });
    await userEvent.type(field, 'friend@example.com,other@example.com{Enter}{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription("You've already invited friend@example.com."));
    const loads = sent('referrals').length;
    await userEvent.type(field, '{Enter}');
    await expect(await screen.findByText('Your invitations have been sent.')).toBeVisible();
    await expect(sent('sendReferralCode').at(-1)).toEqual({
      exchange_id: '1',
      email: 'friend@example.com,other@example.com',
    });
    await waitFor(() => expect(sent('referrals').length).toBeGreaterThan(loads));
  },
});

const kim: Session = {
  token: 'token-2',
  uniqueId: 'u-2',
  email: 'kim@example.com',
  isTwoFactorOn: false,
  feeDetail: undefined,
};

/** The result of one trader's invitations isn't shown to another who has signed in meanwhile [SHL-214]. */
export const AnotherTraderMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    let answer = (): void => undefined;
    const held = new Promise<'sent'>((resolve) => {
      answer = () => resolve('sent');
    });
    exchange.answer({ sendReferralCode: [() => held, 'sent'] });
    const invite = async (address: string, times: number) => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Email addresses' }), `${address}{Enter}{Enter}`);
      await waitFor(() => expect(sent('sendReferralCode')).toHaveLength(times));
    };
    await canvas.findByText('Kim Brook');
    await invite('friend@example.com', 1);
    exchange.services.session.send({ type: 'login.shared', session: kim });
    await waitFor(() => expect(sent('referrals')).toHaveLength(2));
    await canvas.findByText('Kim Brook');
    answer();
    await invite('other@example.com', 2);
    await screen.findByText('Your invitations have been sent.');
    await expect(exchange.services.toasts.shown()).toMatchObject([{ count: 1 }]);
  },
});

/** A paid reward is pushed, and the list reloads automatically. */
export const RewardArrives = meta.story({
  beforeEach: () => {
    exchange.answer({ referrals: 'none' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has signed up with your code yet.')).toBeVisible();
    exchange.answer({ referrals: 'everything' });
    exchange.say('referral-update-{userId}', {
      userId: 'u-1001',
      role: 'referrer',
      referralStatus: 'Completed',
      referralAmount: '1000',
      currencySymbol: 'XDC',
    });
    await expect(await canvas.findByText('Kim Brook')).toBeVisible();
  },
});
