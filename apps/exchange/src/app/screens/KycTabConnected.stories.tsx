import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { otherTabs } from './ProfileScreen';
import { ProfileAt } from '#profile/testing/ProfileAt.tsx';
import { choose, fillIn, reads, showsSent, submit } from '#kyc/testing/hands.ts';
import { createScriptedKyc } from '#kyc/testing/scriptedKyc.ts';

let exchange = createScriptedKyc();

const Screen = ({ address }: { address: string }) => (
  <ProfileAt others={otherTabs} address={address} exchange={exchange} random={exchange.random} />
);

const meta = preview.meta({
  component: Screen,
  title: 'Screens/KYC/Tab/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: 'When the KYC tab is shown, and what it says after the decision.' },
    },
  },
  args: { address: '/profile?tab=kyc' },
  beforeEach: () => {
    exchange = createScriptedKyc();
  },
});

/**
 * The tab is shown for documents that are not submitted, under review or rejected, whether the status is a number or a
 * word [KYC-001] [DOM-363] [DOM-282].
 */
export const TabShown = meta.story({
  args: { address: '/profile' },
  play: async ({ canvas }) => {
    for (const documentStatus of [0, 'Submitted', 3, 'Pending', 1, 'Rejected', '0'] as const) {
      exchange.setProfile({ documentStatus });
      exchange.say('update-kyc-status-{userId}', {});
      await expect(await canvas.findByRole('tab', { name: 'KYC' })).toBeVisible();
    }
    const names = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(names).toEqual(['My Account', 'Change Password', 'Edit Profile', 'Security', 'KYC', 'Referral']);
    for (const documentStatus of ['Approved', 1, 2] as const) {
      exchange.setProfile({ documentStatus });
      exchange.say('update-kyc-status-{userId}', {});
      await waitFor(() =>
        expect(canvas.queryAllByRole('tab', { name: 'KYC' })).toHaveLength(documentStatus === 1 ? 1 : 0),
      );
    }
  },
});

/** Once the identity is verified there is no such tab, and its address leads to My Account [KYC-002]. */
export const Approved = meta.story({
  beforeEach: () => {
    exchange.setProfile({ documentStatus: 2 });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Account details')).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'KYC' })).toBeNull();
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/profile$/);
  },
});

/**
 * If countries can't be loaded, a message with Retry replaces the tab's content [KYC-003]; until then there
 * is no tab [DOM-363].
 */
export const CountriesFailed = meta.story({
  beforeEach: () => {
    exchange = createScriptedKyc({ countries: [() => Promise.reject(new TypeError('fetch failed')), 'countries'] });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We couldn't load the country list.");
    await expect(canvas.queryByRole('tab', { name: 'KYC' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry loading the country list' }));
    await expect(await canvas.findByRole('tab', { name: 'KYC' })).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByLabelText('Document number')).toBeVisible();
  },
});

/** Approved while the tab is open, it disappears without a reload, and a message says why. */
export const ApprovedLive = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Document number');
    exchange.decide(2);
    await expect(await canvas.findByText('Account details')).toBeVisible();
    await reads('Your identity is verified.');
    await expect(canvas.queryByRole('tab', { name: 'KYC' })).toBeNull();
  },
});

/** Rejected while the tab is open, it shows the reason without a reload, and the form again. */
export const RejectedLive = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    await submit(hands, exchange);
    await showsSent('Passport');
    exchange.decide(3, 'The back of the document is blurred.');
    await reads('Reason: The back of the document is blurred.');
    await expect(await canvas.findByLabelText('Document number')).toHaveValue('X0000000');
    await expect(canvas.queryByText('front.jpg')).toBeNull();
    for (const side of ['front', 'back', 'holding'] as const) await choose(hands, side);
    await submit(hands, exchange);
    await waitFor(() => expect(exchange.sent('submitKyc')).toHaveLength(2));
    await expect(exchange.sent('submitKyc')[1]).toMatchObject({
      user_documation_verification_id: 'kyc-1',
      imageId: 'img-1,img-2,img-3',
    });
    await reads("We're checking your documents");
  },
});
