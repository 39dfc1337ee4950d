import { fieldTexts } from '@exchange/domain';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { KycOnItsOwn } from './testing/KycOnItsOwn';
import { filled, firstCaptcha, formState, shown } from './testing/shown';

const meta = preview.meta({
  component: KycOnItsOwn,
  title: 'Screens/KYC/Form',
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '1152px' }}>
        <Story />
      </div>
    ),
  ],
  args: shown(),
  parameters: { docs: { description: { component: 'Identity documents, before they are sent.' } } },
});

const submit = () => screen.getByRole('button', { name: 'Submit' });

/**
 * Every field of the form, with names from the profile [KYC-010]; male by default [KYC-011]; both lists begin with
 * their placeholder [KYC-012]; the exact documented instructions [KYC-019] [DOM-323] [DOM-324] [DOM-325].
 * Each photo has a drawing of what it must show [KYC-020], with today's date as it goes on the note.
 */
export const Empty = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('First name')).toHaveValue('Sam');
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Rivers');
    await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked();
    await expect(canvas.getByLabelText('Document number')).toHaveValue('');
    await expect(canvas.getByLabelText('Date of birth')).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveAttribute('placeholder', 'Select Country');
    await expect(canvas.getByRole('combobox', { name: 'Document' })).toHaveTextContent('Select Document');
    await expect(canvasElement.querySelectorAll('input[type="file"]')).toHaveLength(3);
    await expect(canvas.getByRole('region', { name: 'What to send' })).toHaveTextContent(
      "Passport, Driver's license, National ID Card",
    );
    await expect(
      canvas.getByText(
        "JPG, under 3MB; front, back, and a photo holding the ID with a note of XDC Exchange and today's date dd/mm/yyyy.",
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Approval takes 24-48 working hours.')).toBeVisible();
    await expect(submit()).toHaveAccessibleDescription('Fill in your details first.');
    await expect(canvas.getByText(/a note that reads XDC Exchange and 02\/03\/2026/)).toBeVisible();
    const drawings = [...canvasElement.querySelectorAll('form svg[viewBox]')].filter(
      (drawing) => drawing.getBoundingClientRect().width >= 64,
    );
    await expect(drawings).toHaveLength(3);
    for (const drawing of drawings) await expect(drawing).toBeVisible();
  },
});

/** On a desk the fields of a group, and the photos, stand in rows, so that the form is little higher than a window [KYC-130]. */
export const Desk = meta.story({
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const topOf = (element: Element): number => Math.round(element.getBoundingClientRect().top);
    const photos = canvas.getAllByText('Choose a file').map(topOf);
    await expect(new Set(photos).size).toBe(1);
    const names = ['First name', 'Last name', 'Date of birth'].map((label) => topOf(canvas.getByLabelText(label)));
    await expect(new Set(names).size).toBe(1);
    await expect(canvas.getByRole('form').getBoundingClientRect().height).toBeLessThan(900);
  },
});

/**
 * Can be submitted with every field, the photos and the captcha filled in; until then, says what is missing [KYC-016].
 * axe, which checks every KYC story in both themes, finds nothing [KYC-122].
 */
export const Filled = meta.story({
  args: { state: { ...formState, typed: filled } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(submit()).toHaveAccessibleDescription('Enter the number shown.');
    await userEvent.type(canvas.getByLabelText('Number in the image'), firstCaptcha);
    await expect(args.onCaptcha).toHaveBeenLastCalledWith(true);
    await expect(submit()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(submit());
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

/** Can't be submitted without its photos [DOM-365], and says so [KYC-016]. */
export const PicturesMissing = meta.story({
  args: { state: { ...formState, typed: { ...filled, doc2: undefined } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Number in the image'), `${firstCaptcha}{Enter}`);
    await expect(submit()).toHaveAccessibleDescription('Add all three photos.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/**
 * Each text and the date of birth are required [DOM-365]: errors show when a field is left, and go once it is right
 * [KYC-015].
 */
export const ErrorsOnBlur = meta.story({
  args: { state: { ...formState, typed: { ...filled, countries: '', docType: '' } } },
  play: async ({ canvas, userEvent }) => {
    for (const label of ['First name', 'Last name', 'Date of birth', 'Document number']) {
      const field = canvas.getByLabelText<HTMLInputElement>(label);
      const before = field.value;
      await userEvent.clear(field);
      field.blur();
      await waitFor(() => expect(field).toHaveAccessibleDescription(fieldTexts.required));
      await userEvent.type(field, before);
      await waitFor(() => expect(field).toBeValid());
    }
    for (const name of ['Country', 'Document']) {
      const choice = canvas.getByRole('combobox', { name });
      choice.focus();
      choice.blur();
      await waitFor(() => expect(choice).toHaveAccessibleDescription(fieldTexts.required));
    }
  },
});

/** A trader who turns 18 today is accepted; one who turns 18 tomorrow is refused at the field [KYC-014]. */
export const Underage = meta.story({
  args: { state: { ...formState, typed: filled } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Date of birth');
    await userEvent.clear(field);
    await userEvent.type(field, '03-03-2008');
    field.blur();
    await waitFor(() => expect(field).toHaveAccessibleDescription(fieldTexts.underage));
    await userEvent.clear(field);
    await userEvent.type(field, '02-03-2008');
    await waitFor(() => expect(field).toBeValid());
  },
});

/**
 * Another country clears the document type [KYC-013]; the list shows that country's documents [KYC-012],
 * and its placeholder can't be selected [DOM-366].
 */
export const AnotherCountry = meta.story({
  args: { state: { ...formState, typed: filled } },
  play: async ({ args, canvas, userEvent }) => {
    const document = canvas.getByRole('combobox', { name: 'Document' });
    await expect(document).toHaveTextContent('Passport');
    await userEvent.click(document);
    await screen.findByRole('listbox');
    await expect(screen.queryByRole('option', { name: 'Select Document' })).toBeNull();
    await expect(screen.getByRole('option', { name: 'Passport' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const country = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.click(country);
    await userEvent.clear(country);
    await userEvent.type(country, 'India');
    await userEvent.click(await screen.findByRole('option', { name: /India/ }));
    await waitFor(() => expect(document).toHaveTextContent('Select Document'));
    await expect(args.onTyped).toHaveBeenLastCalledWith(expect.objectContaining({ countries: 'IN', docType: '' }));
  },
});

const onRetry = fn();

/** If the documents can't be loaded, a message says so, with Retry [KYC-013]. */
export const DocumentsFailed = meta.story({
  args: { documents: { kind: 'failed', onRetry, isRetrying: false }, state: { ...formState, typed: filled } },
  play: async ({ canvas, userEvent }) => {
    const document = canvas.getByRole('combobox', { name: 'Document' });
    await expect(document).toHaveAccessibleDescription("We couldn't load the document types.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry loading the document types' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** A refusal appears at its field, in the server's words [KYC-022]; everything typed is still there [KYC-018]. */
export const Refused = meta.story({
  args: {
    state: {
      ...formState,
      typed: filled,
      captchas: 1,
      failure: { code: 'refused', status: 400, message: 'You must be 18 or older.', field: 'dob' },
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Date of birth');
    await waitFor(() => expect(field).toHaveAccessibleDescription('You must be 18 or older.'));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('17-05-1990');
    await expect(canvas.getByText('front.jpg')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A declined photo shows the reason at its own field [KYC-022]. */
export const PictureDeclined = meta.story({
  args: {
    state: {
      ...formState,
      typed: filled,
      failedSide: 'back',
      failure: { code: 'refused', status: 422, message: fieldTexts.brokenPhoto, field: 'picture' },
    },
  },
  play: async ({ canvas }) => {
    const back = canvas.getByLabelText(/^Back of the document/);
    await waitFor(() => expect(back).toHaveAccessibleDescription(expect.stringContaining(fieldTexts.brokenPhoto)));
    await expect(canvas.getByLabelText(/^Front of the document/)).toBeValid();
  },
});

/** A failure that isn't about one field appears above the button; everything entered stays [KYC-018]. */
export const Failed = meta.story({
  args: { state: { ...formState, typed: filled, captchas: 1, failure: { code: 'not-built' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/isn't available yet.*What you entered is still here/);
    await expect(canvas.getByText('holding.jpg')).toBeVisible();
  },
});

/** The profile shows that the documents haven't arrived: everything entered is still there [KYC-023]. */
export const NotArrived = meta.story({
  args: { state: { ...formState, typed: filled, captchas: 1, hasNotArrived: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("Your documents didn't arrive.");
    await expect(canvas.getByText('back.jpg')).toBeVisible();
  },
});

/** By keyboard alone from the first field to the button, in reading order [KYC-120]. */
export const Keyboard = meta.story({
  args: { state: { ...formState, typed: filled } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByLabelText('First name').focus();
    for (const label of ['Last name', 'Male', 'Date of birth']) {
      await userEvent.tab();
      await expect(canvas.getByLabelText(label)).toHaveFocus();
    }
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Document' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.tab();
    await expect(canvas.getByLabelText('Document number')).toHaveFocus();
    for (const label of [/^Front of the document/, /^Back of the document/, /^You holding the ID/]) {
      const field = canvas.getByLabelText(label);
      for (let step = 0; step < 4 && document.activeElement !== field; step += 1) await userEvent.tab();
      await expect(field).toHaveFocus();
    }
    const captcha = canvas.getByLabelText('Number in the image');
    for (let step = 0; step < 4 && document.activeElement !== captcha; step += 1) await userEvent.tab();
    await userEvent.keyboard(`${firstCaptcha}{Enter}`);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});
