import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { createQueries } from '#entities/createQueries.ts';
import { loadAgain } from '#shared/serverState/loadAgain.ts';
import { profileKeys } from '#entities/profile/queries.ts';
import { ProfileAt } from '../testing/ProfileAt';
import { choose, portraitFile } from './testing/pictures';
import { createKeptProfile } from './testing/keptProfile';
import { editTexts as texts } from './texts';

let exchange = createKeptProfile();
let queries = createQueries(exchange.services);

const open = (answers?: Parameters<typeof createKeptProfile>[0]) => {
  exchange = createKeptProfile(answers);
  queries = createQueries(exchange.services);
};

const Screen = () => <ProfileAt address="/profile?tab=edit" exchange={exchange} queries={queries} />;

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Profile/Edit profile/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The tab in the full application, with a simulated exchange that accepts and refuses changes.',
      },
    },
  },
  beforeEach: () => open(),
});

const field = (label: string) => screen.findByRole('textbox', { name: label });
const saveButton = () => screen.getByRole('button', { name: /^(Save|Saving)$/ });
const toasts = () => exchange.services.toasts.shown().map(({ text, count }) => [text, count]);

const retype = async (label: string, text: string) => {
  const input = await field(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

/**
 * Once saved, the server's message appears once and My Account shows the new name; the user name stays on this device
 * [PRF-025].
 */
export const Saved = meta.story({
  play: async () => {
    await retype(texts.userName, 'countess');
    await retype(texts.firstName, 'Augusta');
    await userEvent.click(saveButton());
    await waitFor(() => expect(toasts()).toEqual([['Profile saved.', 1]]));
    const [sent] = exchange.sent();
    await expect(sent).toMatchObject({ firstName: 'Augusta', country_id: 'SG', country: 'Singapore' });
    await expect(Object.values(sent ?? {})).not.toContain('countess');
    await expect(exchange.services.device.read('userName-u-1001')).toBe('countess');
    await waitFor(() => expect(saveButton()).toHaveAccessibleDescription(texts.nothingToSave));
    await expect(await field(texts.userName)).toHaveValue('countess');
    await userEvent.click(screen.getByRole('tab', { name: 'My Account' }));
    await expect(await screen.findByText('Augusta Lovelace')).toBeVisible();
    await expect(exchange.sent()).toHaveLength(1);
  },
});

/** A new picture replaces the old one once it is saved. */
export const PictureSaved = meta.story({
  play: async () => {
    await retype(texts.userName, 'ada');
    choose(screen.getByLabelText(/^Profile picture/), portraitFile);
    await userEvent.click(saveButton());
    await waitFor(() => expect(exchange.sent()).toHaveLength(1));
    await expect(exchange.sent()[0]).toMatchObject({ profile_image: 'portrait.png' });
    await waitFor(() => expect(screen.queryByText('portrait.png')).toBeNull());
    await waitFor(() =>
      expect(exchange.files).toEqual(['/files/profile/first.jpg token-1', '/files/profile/second.jpg token-1']),
    );
  },
});

/** The server's message appears at the field; once corrected, everything typed is saved. */
export const RefusedThenSaved = meta.story({
  beforeEach: () => open({ updateUser: ['invalidField', 'updated'] }),
  play: async () => {
    await retype(texts.userName, 'ada');
    await retype(texts.city, 'London');
    await retype(texts.phone, '000');
    await userEvent.click(saveButton());
    const phone = await field(texts.phone);
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Mobile number only accepts number.'));
    await expect(phone).toHaveFocus();
    await userEvent.type(phone, '1');
    await waitFor(() => expect(phone).toBeValid());
    await userEvent.click(saveButton());
    await waitFor(() => expect(toasts()).toEqual([['Profile saved.', 1]]));
    await expect(exchange.sent()[1]).toMatchObject({ city: 'London', mobile_no: '0001' });
  },
});

/**
 * Typed changes survive a visit to another tab, closing the page asks for confirmation meanwhile, and logging out
 * discards them [PRF-030].
 */
export const KeptWhileAway = meta.story({
  play: async () => {
    await retype(texts.city, 'London');
    choose(screen.getByLabelText(/^Profile picture/), portraitFile);
    await expect(await screen.findByText('portrait.png')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'My Account' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await expect(exchange.asksBeforeClosing()).toBe(true);
    await userEvent.click(screen.getByRole('tab', { name: 'Edit Profile' }));
    await expect(await field(texts.city)).toHaveValue('London');
    await expect(screen.getByText('portrait.png')).toBeVisible();
    exchange.services.session.send({ type: 'logout.requested' });
    await waitFor(() => expect(exchange.asksBeforeClosing()).toBe(false));
  },
});

/** Changes made in another browser are taken over; what was typed here stays [PRF-029]. */
export const ChangedElsewhere = meta.story({
  play: async () => {
    await retype(texts.city, 'London');
    exchange.setProfile({ address: '2 Other Street', city: 'Paris' });
    await loadAgain(queries, profileKeys.profile('u-1001'));
    await waitFor(async () => expect(await field(texts.streetAddress)).toHaveValue('2 Other Street'));
    await expect(await field(texts.city)).toHaveValue('London');
  },
});

/** From the first field to Save by keyboard; saving is announced, and focus stays where it is [PRF-160]. */
export const ByKeyboard = meta.story({
  play: async () => {
    (await field(texts.userName)).focus();
    await userEvent.keyboard('countess');
    // The email address is read-only but still focusable.
    await userEvent.tab();
    await userEvent.tab();
    await expect(await field(texts.firstName)).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}Augusta{Enter}');
    await waitFor(() => expect(toasts()).toEqual([['Profile saved.', 1]]));
    await expect(exchange.sent()[0]).toMatchObject({ firstName: 'Augusta' });
    await expect(document.activeElement).not.toBe(document.body);
  },
});
