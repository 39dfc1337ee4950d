import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { photoOf, slowly } from '#kyc/photo/testing/madePhotos.ts';
import { photoTexts } from '#kyc/photo/texts.ts';
import { photos } from '#kyc/testing/photos.ts';
import { otherTabs } from './ProfileScreen';
import { ProfileAt } from '#profile/testing/ProfileAt.tsx';
import { choose, fillIn, goTo, reads, submit, upload, type Hands } from '#kyc/testing/hands.ts';
import { createScriptedKyc } from '#kyc/testing/scriptedKyc.ts';

let exchange = createScriptedKyc();

const dark = await photoOf('dark.jpg', { filter: 'brightness(12%)' });

const Screen = ({ address }: { address: string }) => (
  <ProfileAt others={otherTabs} address={address} exchange={exchange} random={exchange.random} />
);

const meta = preview.meta({
  component: Screen,
  title: 'Screens/KYC/Photos/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Photos that are being prepared, or need a decision, when the tab is left.' } },
  },
  args: { address: '/profile?tab=kyc' },
  beforeEach: () => {
    exchange = createScriptedKyc();
  },
});

const isBeingPrepared = async () => expect((await screen.findAllByText(photoTexts.preparing))[0]).toBeInTheDocument();

const isSettled = () => waitFor(() => expect(screen.queryAllByText(photoTexts.preparing)).toEqual([]));

const waitsForDecision = async () =>
  expect(await screen.findByRole('button', { name: photoTexts.useAnyway })).toBeVisible();

/** Leaves the tab for another one, which unmounts it. */
const leave = async (hands: Hands) => {
  await goTo(hands, 'Security');
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Identity documents' })).toBeNull());
};

/**
 * A photo that is still being prepared when the trader returns says so, and is chosen afterwards [KYC-025]; closing the
 * page asks first, even though nothing was typed [KYC-026].
 */
export const StillPreparing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    const { file, letGo } = slowly(photos.front);
    await expect(exchange.asksBeforeClosing()).toBe(false);
    await upload(hands, 'front', file);
    await isBeingPrepared();
    await expect(exchange.asksBeforeClosing()).toBe(true);
    await leave(hands);
    await expect(exchange.asksBeforeClosing()).toBe(true);
    await goTo(hands, 'KYC');
    await isBeingPrepared();
    await expect(canvas.getByText('front.jpg')).toBeVisible();
    letGo();
    await isSettled();
    await expect(canvas.getByText('front.jpg')).toBeVisible();
    await expect(exchange.asksBeforeClosing()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove front.jpg' }));
    await expect(canvas.queryByText('front.jpg')).toBeNull();
  },
});

/**
 * A photo with a concern still asks when the trader returns [KYC-025], and can then be used; closing the page asks
 * first [KYC-026].
 */
export const AdvisedWhileAway = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await upload(hands, 'front', dark);
    await waitsForDecision();
    await leave(hands);
    await expect(exchange.asksBeforeClosing()).toBe(true);
    await goTo(hands, 'KYC');
    await waitsForDecision();
    await expect(canvas.getByText(photoTexts.checkTitle)).toBeVisible();
    await expect(canvas.getByText('dark.jpg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: photoTexts.useAnyway }));
    await expect(canvas.queryByText(photoTexts.checkTitle)).toBeNull();
    await leave(hands);
    await goTo(hands, 'KYC');
    await expect(await canvas.findByText('dark.jpg')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: photoTexts.useAnyway })).toBeNull();
  },
});

/** Once the trader has signed out, nothing is left of a photo, and closing the page doesn't ask [KYC-027]. */
export const TraderLeaves = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    const { session } = exchange.services;
    const { session: trader } = session.getSnapshot().context;
    const { file, letGo } = slowly(photos.back);
    await choose(hands, 'front');
    await upload(hands, 'back', file);
    await upload(hands, 'holding', dark);
    await waitsForDecision();
    session.send({ type: 'logout.requested' });
    await waitFor(() => expect(canvas.queryByText('front.jpg')).toBeNull());
    await expect(exchange.asksBeforeClosing()).toBe(false);
    letGo();
    if (trader) session.send({ type: 'login.completed', session: trader });
    await expect(await canvas.findByLabelText('Document number')).toBeVisible();
    for (const name of ['front.jpg', 'back.jpg', 'dark.jpg']) await expect(canvas.queryByText(name)).toBeNull();
    await expect(exchange.asksBeforeClosing()).toBe(false);
  },
});

/** Submitting documents leaves no photo behind for their replacements; neither does deciding to keep them [KYC-027]. */
export const SentAndDiscarded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    const replace = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Replace documents' }));
      await screen.findByRole('alertdialog');
      await userEvent.click(screen.getByRole('button', { name: 'Replace documents' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await canvas.findByLabelText('Document number');
    };
    await fillIn(hands);
    await submit(hands, exchange);
    await reads("We're checking your documents");
    await expect(exchange.asksBeforeClosing()).toBe(false);
    await replace();
    await expect(canvas.queryByText('front.jpg')).toBeNull();
    await upload(hands, 'front', dark);
    await waitsForDecision();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep what I sent' }));
    await reads("We're checking your documents");
    await expect(exchange.asksBeforeClosing()).toBe(false);
    await replace();
    await expect(canvas.queryByText('dark.jpg')).toBeNull();
  },
});
