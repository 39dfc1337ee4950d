import { Link } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { partPaths, paths } from '#shared/page/paths.ts';
import { otherTabs } from './ProfileScreen';
import { ProfileAt } from '#profile/testing/ProfileAt.tsx';
import { fillIn, goTo, isFilledIn, reads, showsSent, submit } from '#kyc/testing/hands.ts';
import { createScriptedKyc } from '#kyc/testing/scriptedKyc.ts';

let exchange = createScriptedKyc();

const navigation = (
  <nav>
    <Link to={paths.wallet}>To the wallet</Link> <Link to={partPaths.kyc}>To the documents</Link>
  </nav>
);

interface ScreenProps {
  address: string;
  /** Shows links to another page and back. */
  hasNavigation?: boolean;
}

const Screen = ({ address, hasNavigation = false }: ScreenProps) => (
  <ProfileAt
    others={otherTabs}
    address={address}
    exchange={exchange}
    random={exchange.random}
    navigation={hasNavigation && navigation}
  />
);

const meta = preview.meta({
  component: Screen,
  title: 'Screens/KYC/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The KYC tab in the full application, with a simulated exchange that accepts documents.',
      },
    },
  },
  args: { address: '/profile?tab=kyc' },
  beforeEach: () => {
    exchange = createScriptedKyc();
  },
});

/**
 * From the empty form to the submitted documents: photos one by one, then the documents with their ids, all once even
 * if Submit is pressed twice [KYC-024]; male is sent as 0 [KYC-011]. Then the form is gone [KYC-017], the outcome has
 * the focus [KYC-121], and the trader's own photos are fetched with the token.
 */
export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    await userEvent.type(await canvas.findByLabelText('Number in the image'), exchange.captcha());
    const button = canvas.getByRole('button', { name: 'Submit' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.dblClick(button);
    await waitFor(async () => expect(await canvas.findByText("We're checking your documents")).toHaveFocus());
    await reads('Your documents have been submitted.');
    await expect(exchange.sent('sendKycPicture').map(({ side }) => side)).toEqual(['front', 'back', 'holding']);
    await expect(exchange.sent('submitKyc')).toEqual([
      {
        exchange_id: '1',
        user_id: 'u-1001',
        first_name: 'Ada',
        last_name: 'Lovelace',
        gender: '0',
        dob: '1990-05-17',
        doc_unique_no: 'X0000000',
        country_id: 'SG',
        doc_type_id: 'passport',
        picture_ids: 'p-front,p-back,p-holding',
      },
    ]);
    await showsSent('Passport');
    await expect(canvas.queryByRole('form', { name: 'Identity documents' })).toBeNull();
    await waitFor(() => expect(exchange.files).toContain('/files/kyc/img-1.jpg token-1'));
    await expect(exchange.asksBeforeClosing()).toBe(false);
  },
});

/** Sending continues in another tab, which shows the outcome [KYC-043]; each photo shows its progress. */
export const LeftWhileSending = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    exchange.hold();
    await submit(hands, exchange);
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading front.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await goTo(hands, 'My Account');
    await expect(exchange.asksBeforeClosing()).toBe(true);
    exchange.letGo();
    await reads('Your documents have been submitted.');
    await goTo(hands, 'KYC');
    await reads("We're checking your documents");
  },
});

/** Everything also survives a visit to another page of the application [KYC-021]. */
export const KeptOverAnotherPage = meta.story({
  args: { hasNavigation: true },
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    await userEvent.click(canvas.getByRole('link', { name: 'To the wallet' }));
    await expect(await canvas.findByText('Another page')).toBeVisible();
    await expect(canvas.queryByRole('form', { name: 'Identity documents' })).toBeNull();
    await expect(exchange.asksBeforeClosing()).toBe(true);
    await userEvent.click(canvas.getByRole('link', { name: 'To the documents' }));
    await isFilledIn(hands);
  },
});

/**
 * After a refusal everything is still there and the captcha is replaced; the field gives the reason, in the server's
 * words. Sent again, no photo is sent twice.
 */
export const RefusedOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    exchange.answer({ submitKyc: ['unknownDocument', 'submitted'] });
    const before = exchange.captcha();
    await submit(hands, exchange);
    const document = await canvas.findByRole('combobox', { name: 'Document' });
    await waitFor(() => expect(document).toHaveAccessibleDescription(/^Choose a document from the list: /));
    await expect(canvas.getByLabelText('Document number')).toHaveValue('X0000000');
    await expect(canvas.getByText('holding.jpg')).toBeVisible();
    await expect(canvas.getByLabelText('Number in the image')).toHaveValue('');
    await expect(exchange.captcha()).not.toBe(before);
    await expect(exchange.sent('sendKycPicture')).toHaveLength(3);
  },
});

/** Without an answer the profile is checked, and a message confirms that the documents have arrived. */
export const AnswerLost = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    exchange.loseAnswer();
    await submit(hands, exchange);
    await reads("We didn't get an answer. Your documents may have arrived. We're checking.");
    await reads("We're checking your documents");
    await showsSent('Passport');
  },
});

/** A server with only the documented calls gets all three photos with the documents. */
export const DocumentedCallOnly = meta.story({
  beforeEach: () => {
    exchange = createScriptedKyc({ sendKycPicture: 'notBuilt' });
  },
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    await submit(hands, exchange);
    await reads("We're checking your documents");
    await expect(exchange.sent('sendKycPicture')).toHaveLength(1);
    await expect(exchange.sent('submitKyc')).toHaveLength(1);
    await expect(exchange.sent('submitKyc')[0]).toMatchObject({ doc_image: 'holding.jpg' });
    await expect(exchange.sent('submitKyc')[0]).not.toHaveProperty('picture_ids');
  },
});

/** An ended session is reported, and leads to signing in [KYC-044]. */
export const SessionEnded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    exchange.answer({ sendKycPicture: 'loggedOut', checkSession: 'loggedOut' });
    await submit(hands, exchange);
    await waitFor(() => expect(exchange.services.session.getSnapshot().context.session).toBeUndefined());
    await expect(exchange.asksBeforeClosing()).toBe(false);
  },
});

/** An exchange that is broken, too busy or silent is reported as such, and the photo can be sent again [KYC-044]. */
export const ServerTrouble = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    exchange.answer({
      sendKycPicture: [
        () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
        'tooManyTries',
        'kept',
        'kept',
        'kept',
      ],
    });
    await submit(hands, exchange);
    await reads(/didn't arrive\. Something went wrong!/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it again' }));
    await reads(/didn't arrive\. Too many attempts/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it again' }));
    await reads("We're checking your documents");
  },
});
