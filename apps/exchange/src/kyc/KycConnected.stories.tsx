import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { ProfileAt } from '../profile/testing/ProfileAt';
import { otherPhoto, photos } from './testing/photos';
import { createScriptedKyc } from './testing/scriptedKyc';

let exchange = createScriptedKyc();

const Screen = ({ address }: { address: string }) => (
  <ProfileAt address={address} exchange={exchange} random={exchange.random} />
);

const meta = preview.meta({
  component: Screen,
  title: 'Screens/KYC/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: 'The KYC tab on the whole application, with an exchange that takes documents.' },
    },
  },
  args: { address: '/profile?tab=kyc' },
  beforeEach: () => {
    exchange = createScriptedKyc();
  },
});

interface Hands {
  canvas: {
    findByLabelText: (label: string | RegExp) => Promise<HTMLElement>;
    findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement>;
    getByRole: (role: string, options: { name: string | RegExp }) => HTMLElement;
  };
  userEvent: {
    type: (element: Element, text: string) => Promise<void>;
    click: (element: Element) => Promise<void>;
    upload: (element: HTMLElement, file: File) => Promise<void>;
  };
}

const labels = { front: /^Front of the document/, back: /^Back of the document/, holding: /^You holding the ID/ };

/** Chosen, and taken by the field. */
const choose = async ({ canvas, userEvent }: Hands, side: keyof typeof labels, file = photos[side]) => {
  await userEvent.upload(await canvas.findByLabelText(labels[side]), file);
  await waitFor(() => expect(screen.getByText(file.name)).toBeVisible());
};

const typeDetails = async ({ canvas, userEvent }: Hands) => {
  const document = await canvas.findByRole('combobox', { name: 'Document' });
  await waitFor(() => expect(document).toBeEnabled());
  await userEvent.click(document);
  await userEvent.click(await screen.findByRole('option', { name: 'Passport' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await userEvent.type(await canvas.findByLabelText('Document number'), 'X0000000');
  await userEvent.type(await canvas.findByLabelText('Date of birth'), '17-05-1990');
};

const fillIn = async (hands: Hands) => {
  await typeDetails(hands);
  for (const side of ['front', 'back', 'holding'] as const) await choose(hands, side);
};

const submit = async ({ canvas, userEvent }: Hands) => {
  await userEvent.type(await canvas.findByLabelText('Number in the image'), exchange.captcha());
  const button = canvas.getByRole('button', { name: 'Submit' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
};

const goTo = async ({ canvas, userEvent }: Hands, name: string) =>
  userEvent.click(await canvas.findByRole('tab', { name }));

const reads = async (text: string | RegExp) => expect((await screen.findAllByText(text))[0]).toBeInTheDocument();

/** From the empty form to what was sent [KYC-050]: pictures one by one, then the documents with their ids; male is sent as 0 [KYC-011]; then the form is gone [KYC-017], and the trader's own pictures are fetched with the token. */
export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    await submit(hands);
    await reads("We're checking your documents");
    await reads('Your documents are submitted.');
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
    await expect(await canvas.findByText('Passport')).toBeVisible();
    await expect(canvas.queryByRole('form', { name: 'Identity documents' })).toBeNull();
    await waitFor(() => expect(exchange.files).toContain('/files/kyc/img-1.jpg token-1'));
    await expect(exchange.asksBeforeClosing()).toBe(false);
  },
});

/** Female is sent as 1 [KYC-011]. */
export const Female = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
    await submit(hands);
    await waitFor(() => expect(exchange.sent('submitKyc')[0]).toMatchObject({ gender: '1' }));
  },
});

/** A broken line costs one picture: it alone is sent again [KYC-041], once that is asked for. */
export const BrokenLine = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    exchange.answer({ sendKycPicture: ['kept', () => Promise.reject(new TypeError('fetch failed')), 'kept', 'kept'] });
    await submit(hands);
    const again = await canvas.findByRole('button', { name: 'Send it again' });
    await reads(/The back of the document didn't arrive\. We can't reach the exchange/);
    await expect(canvas.getByText('front.jpg')).toBeVisible();
    await userEvent.click(again);
    await reads("We're checking your documents");
    const sides = exchange.sent('sendKycPicture').map(({ side }) => side);
    await expect(sides).toEqual(['front', 'back', 'back', 'holding']);
  },
});

/** Sending goes on in another tab, and its outcome is told there [KYC-043]; each picture shows how far it is [KYC-040]. */
export const LeftWhileSending = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    exchange.hold();
    await submit(hands);
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading front.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await goTo(hands, 'My Account');
    await expect(exchange.asksBeforeClosing()).toBe(true);
    exchange.letGo();
    await reads('Your documents are submitted.');
    await goTo(hands, 'KYC');
    await reads("We're checking your documents");
  },
});

/** What was typed and chosen is there after a visit to another tab; closing the page asks first [KYC-021]. */
export const Kept = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await canvas.findByLabelText('Document number');
    await expect(exchange.asksBeforeClosing()).toBe(false);
    await fillIn(hands);
    await goTo(hands, 'Security');
    await expect(exchange.asksBeforeClosing()).toBe(true);
    await goTo(hands, 'KYC');
    await expect(await canvas.findByLabelText('Document number')).toHaveValue('X0000000');
    await expect(canvas.getByLabelText('Date of birth')).toHaveValue('17-05-1990');
    for (const name of ['front.jpg', 'back.jpg', 'holding.jpg']) await expect(canvas.getByText(name)).toBeVisible();
  },
});

/** Refused, everything is still there and the captcha is a new one [KYC-018]; the field says why, in the server's words [KYC-022]. Sent again, no picture goes twice. */
export const RefusedOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    exchange.answer({ submitKyc: ['unknownDocument', 'submitted'] });
    const before = exchange.captcha();
    await submit(hands);
    const document = await canvas.findByRole('combobox', { name: 'Document' });
    await waitFor(() => expect(document).toHaveAccessibleDescription('Choose a document from the list.'));
    await expect(canvas.getByLabelText('Document number')).toHaveValue('X0000000');
    await expect(canvas.getByText('holding.jpg')).toBeVisible();
    await expect(canvas.getByLabelText('Number in the image')).toHaveValue('');
    await expect(exchange.captcha()).not.toBe(before);
    await expect(exchange.sent('sendKycPicture')).toHaveLength(3);
  },
});

/** A picture that arrived and was replaced goes anew; the others don't. */
export const PictureReplaced = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    exchange.answer({ submitKyc: ['tooManyTries', 'submitted'] });
    await submit(hands);
    await reads('Too many attempts. Wait a moment and try again.');
    await choose(hands, 'back', otherPhoto);
    await submit(hands);
    await waitFor(() => expect(exchange.sent('submitKyc')).toHaveLength(2));
    await expect(exchange.sent('sendKycPicture').map(({ side }) => side)).toEqual(['front', 'back', 'holding', 'back']);
  },
});

/** Without an answer the profile is looked at, and it says that they have arrived [KYC-023]. */
export const AnswerLost = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    exchange.loseAnswer();
    await submit(hands);
    await reads("We didn't get an answer. Your documents may have arrived. We're checking.");
    await reads("We're checking your documents");
    await expect(await canvas.findByText('Passport')).toBeVisible();
  },
});

/** A server with the documented calls only gets all three pictures with the documents. */
export const DocumentedCallOnly = meta.story({
  beforeEach: () => {
    exchange = createScriptedKyc({ sendKycPicture: 'notBuilt' });
  },
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    await submit(hands);
    await reads("We're checking your documents");
    await expect(exchange.sent('sendKycPicture')).toHaveLength(1);
    await expect(exchange.sent('submitKyc')).toHaveLength(1);
    await expect(exchange.sent('submitKyc')[0]).toMatchObject({ doc_image: 'holding.jpg' });
    await expect(exchange.sent('submitKyc')[0]).not.toHaveProperty('picture_ids');
  },
});

/** An ended session is told, and leads to sign in [KYC-044]. */
export const SessionEnded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    exchange.answer({ sendKycPicture: 'loggedOut', checkSession: 'loggedOut' });
    await submit(hands);
    await waitFor(() => expect(exchange.services.session.getSnapshot().context.session).toBeUndefined());
    await expect(exchange.asksBeforeClosing()).toBe(false);
  },
});

/** An exchange that is broken, too busy or silent says so, and the picture can be sent again [KYC-044]. */
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
    await submit(hands);
    await reads(/didn't arrive\. Something went wrong!/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it again' }));
    await reads(/didn't arrive\. Too many attempts/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it again' }));
    await reads("We're checking your documents");
  },
});

/** The tab is there while documents are not submitted, waiting or rejected, in numbers as in words [KYC-001] [DOM-363]. */
export const TabShown = meta.story({
  args: { address: '/profile' },
  play: async ({ canvas }) => {
    for (const documentStatus of [0, 'Submitted', 3, 'Pending', 1, 'Rejected', '0'] as const) {
      exchange.setProfile({ documentStatus });
      exchange.say('update-kyc-status-{userId}', {});
      await expect(await canvas.findByRole('tab', { name: 'KYC' })).toBeVisible();
    }
    const names = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(names).toEqual(['My Account', 'Change Password', 'Edit Profile', 'Security', 'KYC']);
    for (const documentStatus of ['Approved', 1, 2] as const) {
      exchange.setProfile({ documentStatus });
      exchange.say('update-kyc-status-{userId}', {});
      await waitFor(() =>
        expect(canvas.queryAllByRole('tab', { name: 'KYC' })).toHaveLength(documentStatus === 1 ? 1 : 0),
      );
    }
  },
});

/** Once the identity is verified there is no such tab, and an address that names it leads to My Account [KYC-002]. */
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

/** Countries that can't be loaded say so, with Retry, where the tab's content would be [KYC-003]; before that there is no tab [DOM-363]. */
export const CountriesFailed = meta.story({
  beforeEach: () => {
    exchange = createScriptedKyc({ countries: [() => Promise.reject(new TypeError('fetch failed')), 'countries'] });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We couldn't load the countries.");
    await expect(canvas.queryByRole('tab', { name: 'KYC' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry loading the countries' }));
    await expect(await canvas.findByRole('tab', { name: 'KYC' })).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByLabelText('Document number')).toBeVisible();
  },
});

/** The three documented ones are offered where the exchange has none for the country [KYC-013]. */
export const NoDocumentsListed = meta.story({
  beforeEach: () => {
    exchange = createScriptedKyc({ documentTypes: 'unknownCountry' });
  },
  play: async ({ canvas, userEvent }) => {
    const document = await canvas.findByRole('combobox', { name: 'Document' });
    await waitFor(() => expect(document).toBeEnabled());
    await userEvent.click(document);
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(options).toEqual(['Select Document', 'Passport', "Driver's license", 'National ID Card']);
  },
});

/** Approved while the tab is open, it goes without a reload, and says why. */
export const ApprovedLive = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Document number');
    exchange.decide(2);
    await expect(await canvas.findByText('Account details')).toBeVisible();
    await reads('Your identity is verified.');
    await expect(canvas.queryByRole('tab', { name: 'KYC' })).toBeNull();
  },
});

/** Rejected while the tab is open, it says why without a reload, and the form is there again [KYC-052]. */
export const RejectedLive = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    await submit(hands);
    await canvas.findByText('Passport');
    exchange.decide(3, 'The back of the document is blurred.');
    await reads('Reason: The back of the document is blurred.');
    await expect(await canvas.findByLabelText('Document number')).toHaveValue('X0000000');
    await expect(canvas.queryByText('front.jpg')).toBeNull();
    for (const side of ['front', 'back', 'holding'] as const) await choose(hands, side);
    await submit(hands);
    await waitFor(() => expect(exchange.sent('submitKyc')).toHaveLength(2));
    await expect(exchange.sent('submitKyc')[1]).toMatchObject({
      user_documation_verification_id: 'kyc-1',
      imageId: 'img-1,img-2,img-3',
    });
    await reads("We're checking your documents");
  },
});

/** Documents that wait are replaced after a question [KYC-051]; the new ones show in their place. */
export const Replaced = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    await submit(hands);
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace documents' }));
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Replace documents' }));
    const number = await canvas.findByLabelText('Document number');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.clear(number);
    await userEvent.type(number, 'Y1111111');
    for (const side of ['front', 'back', 'holding'] as const) await choose(hands, side);
    await submit(hands);
    await expect(await canvas.findByText('Y1111111')).toBeVisible();
  },
});

/** Screen readers hear the outcome, and the focus goes to where it stands [KYC-121]. */
export const OutcomeHeard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await fillIn(hands);
    await submit(hands);
    await waitFor(() => expect(canvas.getByText("We're checking your documents")).toHaveFocus());
    await expect(
      (await screen.findAllByText('Your documents are submitted.'))[0]?.closest(
        '[aria-live],[role=status],[role=alert]',
      ),
    ).not.toBeNull();
  },
});
