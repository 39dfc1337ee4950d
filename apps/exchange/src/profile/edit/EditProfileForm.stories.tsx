import { checkForm, fieldTexts, profileRules, type Failure } from '@exchange/domain';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { countryTexts } from '#shared/countries/texts.ts';
import { expectNothingCutOff, onPhone } from '#shared/testing/onPhone.ts';
import { EditProfileForm, type EditProfileFormProps } from './EditProfileForm';
import type { CountriesState } from '#shared/countries/countries.ts';
import { savedValues } from './editedProfile';
import { ada } from './testing/ada';
import { editTexts as texts } from './texts';

const countries = [
  { id: 'IN', name: 'India', dialCode: '+91' },
  { id: 'SG', name: 'Singapore', dialCode: '+65' },
  { id: 'GS', name: 'South Georgia and the South Sandwich Islands', dialCode: '+500' },
  { id: 'US', name: 'United States', dialCode: '+1' },
];

const ready: CountriesState = { kind: 'ready', countries };
const noAnswer = (): Promise<boolean> => new Promise(() => undefined);

const args: EditProfileFormProps = {
  saved: savedValues(ada, 'ada'),
  typed: {},
  countries: ready,
  picture: { kind: 'none' },
  isSaving: false,
  onChanges: fn(),
  onDiscard: fn(),
  onSave: fn(async () => true),
};

const newTrader = savedValues(
  {
    ...ada,
    isdCode: '',
    phone: '',
    streetAddress: '',
    city: '',
    postalCode: '',
    state: '',
    country: '',
  },
  '',
);

const meta = preview.meta({
  component: EditProfileForm,
  title: 'Screens/Profile/Edit profile',
  args,
  parameters: {
    docs: { description: { component: 'The Edit Profile form: name, phone, address and picture.' } },
  },
});

const saveButton = () => screen.getByRole('button', { name: /^(Save|Saving)$/ });
const field = (label: string) => screen.getByRole('textbox', { name: label });
const country = () => screen.getByRole('combobox', { name: countryTexts.label });

const retype = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};

const chooseCountry = async (name: string) => {
  await userEvent.click(country());
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
};

/**
 * All the documented fields, filled with what is known; the email address is read-only [PRF-020] [PRF-021] [DOM-251].
 */
export const Usual = meta.story({
  play: async () => {
    const { userName, email, firstName, lastName, isdCode, phone, streetAddress, city, postalCode, state } = args.saved;
    const shown = [
      [texts.userName, userName],
      [texts.email, email],
      [texts.firstName, firstName],
      [texts.lastName, lastName],
      [texts.dialCode, isdCode],
      [texts.phone, phone],
      [texts.streetAddress, streetAddress],
      [texts.city, city],
      [texts.postalCode, postalCode],
      [texts.state, state],
    ] as const;
    for (const [label, value] of shown) await expect(field(label)).toHaveValue(value);
    await expect(country()).toHaveValue('Singapore');
    const address = field(texts.email);
    await expect(address).toHaveAttribute('readonly');
    await userEvent.type(address, 'x');
    await expect(address).toHaveValue('ada@example.com');
  },
});

/**
 * Save waits for a change, gives that as the reason, and waits again once the change is undone; spaces don't count as a
 * change [PRF-031].
 */
export const NothingChanged = meta.story({
  play: async ({ args: { onSave } }) => {
    await expect(saveButton()).toHaveAccessibleDescription(texts.nothingToSave);
    await userEvent.type(field(texts.city), ' {Enter}');
    await expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
    await retype(texts.city, 'London');
    await expect(saveButton()).not.toHaveAttribute('aria-disabled');
    await retype(texts.city, 'Singapore');
    await expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
    await expect(onSave).not.toHaveBeenCalled();
  },
});

/**
 * A new trader fills in everything: the country list begins with its placeholder, which can't be chosen [PRF-023]
 * [DOM-366].
 */
export const NewTrader = meta.story({
  args: { saved: newTrader },
  play: async () => {
    await expect(country()).toHaveValue('');
    await expect(country()).toHaveAttribute('placeholder', 'Select Country');
    await userEvent.click(country());
    const offered = await screen.findAllByRole('option');
    await expect(offered.map(({ textContent }) => textContent)).toEqual([
      'India +91',
      'Singapore +65',
      'South Georgia and the South Sandwich Islands +500',
      'United States +1',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.type(field(texts.userName), 'ada{Enter}');
    await waitFor(() => expect(country()).toHaveAccessibleDescription(fieldTexts.required));
  },
});

/** Choosing a country sets its dial code, until the trader types another one [PRF-024]. */
export const DialCode = meta.story({
  args: { saved: newTrader },
  play: async () => {
    await chooseCountry('India');
    await expect(field(texts.dialCode)).toHaveValue('+91');
    await chooseCountry('United States');
    await expect(field(texts.dialCode)).toHaveValue('+1');
    await retype(texts.dialCode, '+44');
    await chooseCountry('Singapore');
    await expect(country()).toHaveValue('Singapore');
    await expect(field(texts.dialCode)).toHaveValue('+44');
  },
});

/** Every field is required and says so; nothing is sent, and the first of them takes the focus [PRF-022]. */
export const EverythingRequired = meta.story({
  args: { saved: newTrader },
  play: async ({ args: { onSave } }) => {
    await userEvent.clear(field(texts.firstName));
    await userEvent.clear(field(texts.lastName));
    await userEvent.click(saveButton());
    await waitFor(() => expect(field(texts.userName)).toHaveFocus());
    const labels = [
      texts.userName,
      texts.firstName,
      texts.lastName,
      texts.dialCode,
      texts.phone,
      texts.streetAddress,
      texts.city,
      texts.postalCode,
      texts.state,
    ];
    for (const label of labels) await expect(field(label)).toHaveAccessibleDescription(fieldTexts.required);
    await expect(country()).toHaveAccessibleDescription(fieldTexts.required);
    await expect(onSave).not.toHaveBeenCalled();
  },
});

/** A value that breaks a rule is refused at its field, in the documented words, once the field is left [PRF-022]. */
export const DocumentedMessages = meta.story({
  play: async () => {
    const typed = { ...args.saved, firstName: 'A', lastName: 'Love1ace', phone: '555-0100' };
    const messages = checkForm(profileRules, typed);
    await retype(texts.firstName, typed.firstName);
    await retype(texts.lastName, typed.lastName);
    await retype(texts.phone, typed.phone);
    await userEvent.tab();
    await waitFor(() => expect(field(texts.phone)).toHaveAccessibleDescription(messages.phone ?? ''));
    await expect(field(texts.phone)).toHaveAccessibleDescription('Mobile number only accepts number.');
    await expect(field(texts.firstName)).toHaveAccessibleDescription('Must contains minimum of 2 character.');
    await expect(field(texts.lastName)).toHaveAccessibleDescription(messages.lastName ?? '');
  },
});

const refused = (named: string, message: string): Failure => ({ code: 'refused', status: 400, message, field: named });

/** The server's message appears at its field, which takes the focus, and everything typed is still there [PRF-029]. */
export const Refused = meta.story({
  args: {
    typed: { city: 'London', postalCode: 'WC2N 5DU' },
    failure: refused('postal_code', "We don't recognise this postal code."),
  },
  play: async () => {
    const postalCode = field(texts.postalCode);
    await waitFor(() => expect(postalCode).toHaveAccessibleDescription("We don't recognise this postal code."));
    await expect(postalCode).toHaveFocus();
    await expect(postalCode).toHaveValue('WC2N 5DU');
    await expect(field(texts.city)).toHaveValue('London');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

/** Refusals of the country and the dial code appear at their fields, too, under the API's names for them [PRF-029]. */
export const CountryRefused = meta.story({
  args: { typed: { city: 'London' }, failure: refused('country_id', 'Choose a country from the list.') },
  play: async () => {
    await waitFor(() => expect(country()).toHaveAccessibleDescription('Choose a country from the list.'));
    await expect(country()).toHaveFocus();
  },
});

/** A refusal that isn't about one field appears above the buttons [PRF-029]. */
export const RefusedAsAWhole = meta.story({
  args: {
    typed: { city: 'London' },
    failure: { code: 'refused', status: 429, message: 'Too many attempts. Wait a moment and try again.' },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts. Wait a moment and try again.');
    await expect(field(texts.city)).toHaveValue('London');
  },
});

/** Without an answer, a message says what to do, and that nothing is lost [PRF-029]. */
export const Failed = meta.story({
  args: { typed: { city: 'London' }, failure: { code: 'unreachable' } },
  play: async ({ args: { onDiscard } }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      "We can't reach the exchange. Check your connection and try again. What you typed is still here.",
    );
    await expect(field(texts.city)).toHaveValue('London');
    await expect(saveButton()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(screen.getByRole('button', { name: texts.discard }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(field(texts.city)).toHaveValue('Singapore');
    await expect(onDiscard).toHaveBeenCalledOnce();
  },
});

/** While it is being saved, nothing is sent a second time. */
export const Saving = meta.story({
  args: { typed: { city: 'London' }, isSaving: true, onSave: fn(noAnswer) },
  play: async ({ args: { onSave } }) => {
    await expect(screen.getByRole('button', { name: texts.saving, busy: true })).toBeVisible();
    await userEvent.type(field(texts.city), '{Enter}');
    await expect(onSave).not.toHaveBeenCalled();
  },
});

/** Earlier unsaved changes are restored, next to what is saved [PRF-030]. */
export const Unsaved = meta.story({
  args: { typed: { city: 'London', userName: 'countess' } },
  play: async ({ args: { onChanges } }) => {
    await expect(field(texts.city)).toHaveValue('London');
    await expect(field(texts.userName)).toHaveValue('countess');
    await expect(field(texts.firstName)).toHaveValue('Ada');
    await expect(onChanges).toHaveBeenLastCalledWith({ city: 'London', userName: 'countess' });
    await expect(saveButton()).not.toHaveAttribute('aria-disabled');
  },
});

/** While the countries load, the rest can be filled in; saving waits for them. */
export const CountriesLoading = meta.story({
  args: { countries: { kind: 'loading' }, typed: { city: 'London' } },
  play: async () => {
    await expect(country()).toBeDisabled();
    await expect(country()).toHaveAccessibleDescription(countryTexts.loading);
    await expect(saveButton()).toHaveAccessibleDescription(texts.countriesMissing);
  },
});

const retry = fn();

/** If countries can't be loaded a message says so, with Retry. */
export const CountriesFailed = meta.story({
  args: { countries: { kind: 'failed', onRetry: retry, isRetrying: false }, typed: { city: 'London' } },
  play: async () => {
    await expect(country()).toHaveAccessibleDescription(countryTexts.failed);
    await userEvent.click(screen.getByRole('button', { name: countryTexts.retryLabel }));
    await expect(retry).toHaveBeenCalled();
    await expect(saveButton()).toHaveAccessibleDescription(texts.countriesMissing);
  },
});

const long = savedValues(
  {
    ...ada,
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    lastName: 'Featherstonehaugh-Cholmondeley',
    email: `${'wolfeschlegelsteinhausenbergerdorff.'.repeat(2)}featherstonehaugh@example.com`,
    isdCode: '+1234567',
    phone: '01234567890123456789',
    streetAddress: 'Flat 12, The Old Grain Store, 1234 Long Lane Behind the Cathedral. '.repeat(4),
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    country: 'GS',
  },
  'wolfeschlegelsteinhausenbergerdorff',
);

/** The longest values fit a phone: nothing is cut off, and nothing scrolls sideways [PRF-163]. */
export const LongValuesOnAPhone = meta.story({
  args: { saved: long, failure: { code: 'timed-out' }, typed: { state: 'Anglesey' } },
  play: async ({ canvasElement }) => {
    await onPhone(async () => {
      await expectNothingCutOff(canvasElement);
      const [dialCode, phone] = [field(texts.dialCode), field(texts.phone)].map((one) => one.getBoundingClientRect());
      await expect(dialCode?.top).toBe(phone?.top);
    });
  },
});

/** Dial code and phone stay side by side on a phone, and the form is one column [PRF-163]. */
export const OnAPhone = meta.story({
  args: { typed: { city: 'London' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await onPhone(() => expectNothingCutOff(canvasElement));
  },
});

/** Verified names can't be changed, and a note says so [KYC-099]; everything else can. */
export const NamesVerified = meta.story({
  args: { isVerified: true },
  play: async () => {
    for (const label of [texts.firstName, texts.lastName]) {
      const field = screen.getByLabelText(label);
      await expect(field).toHaveAttribute('readonly');
      await expect(field).toHaveAccessibleDescription('Your name is verified. To change it, contact support.');
    }
    await expect(screen.getByLabelText(texts.city)).not.toHaveAttribute('readonly');
  },
});
