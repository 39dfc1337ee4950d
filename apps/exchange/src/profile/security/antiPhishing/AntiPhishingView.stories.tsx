import type { Result } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../../../../.storybook/ownFrame';
import preview from '../../../../../../.storybook/preview';
import { asOnDesk, asOnPhone } from '../testing/asWide';
import { AntiPhishingView, type AntiPhishingViewProps, type ChangedWord } from './AntiPhishingView';

const saved = fn(async (_changed: ChangedWord): Promise<Result<unknown>> => ({ data: undefined }));

/** Keeps the saved word, as the exchange does. */
const Kept = ({ word: first, brandName, save }: AntiPhishingViewProps) => {
  const [word, setWord] = useState(first);
  const keep = async (changed: ChangedWord) => {
    const result = await save(changed);
    if (!result.error) setWord(changed.word === '' ? null : changed.word);
    return result;
  };
  return <AntiPhishingView word={word} brandName={brandName} save={keep} />;
};

const args: AntiPhishingViewProps = { word: 'blue heron', brandName: 'XDC Exchange', save: saved };

const meta = preview.meta({
  component: AntiPhishingView,
  title: 'Screens/Profile/Security/Anti-phishing word',
  parameters: { docs: { story: ownFrame(420) } },
  args,
  render: (props) => <Kept {...props} />,
  beforeEach: () => {
    saved.mockReset();
    saved.mockImplementation(async () => ({ data: undefined }));
  },
});

/** The word, and where it appears in an email [PRF-096]. */
export const Chosen = meta.story({
  decorators: [asOnDesk],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(
      'In an email from usFrom XDC ExchangeYour anti-phishing word: blue heron',
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** A first word is typed, previewed in an email, and saved [PRF-096]. */
export const SetFirst = meta.story({
  decorators: [asOnDesk],
  args: { word: null },
  play: async ({ canvas, userEvent }) => {
    const example = canvas.getByRole('figure');
    await expect(example).toHaveTextContent('Your anti-phishing word: [your word]');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your word' }), 'heron 42');
    await expect(example).toHaveTextContent('Your anti-phishing word: heron 42');
    await userEvent.keyboard('{Enter}');
    await expect(saved).toHaveBeenCalledWith({ word: 'heron 42', code: undefined });
    await expect(await canvas.findByRole('button', { name: 'Change' })).toBeVisible();
    await expect(document.activeElement).toContainElement(example);
  },
});

export const NoneYet = meta.story({ decorators: [asOnDesk], args: { word: null } });

/** An invalid word is refused at the field, before anything is sent [PRF-096]. */
export const DoesNotFit = meta.story({
  decorators: [asOnDesk],
  args: { word: null },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your word' });
    await userEvent.type(field, 'www.evil.test{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Use 4 to 20 letters and digits.'));
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('figure')).toHaveTextContent('[your word]');
    await expect(saved).not.toHaveBeenCalled();
  },
});

/** Another word replaces the first; focus moves to the field [PRF-096] [PRF-160]. */
export const Changed = meta.story({
  decorators: [asOnDesk],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Change' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'New word' })).toHaveFocus();
    await userEvent.keyboard('red kite{Enter}');
    await expect(saved).toHaveBeenCalledWith({ word: 'red kite', code: undefined });
    await waitFor(() => expect(canvas.getByRole('figure')).toHaveTextContent('Your anti-phishing word: red kite'));
  },
});

/** Cancelling a change keeps the word as it was [PRF-096]. */
export const NotChanged = meta.story({
  decorators: [asOnDesk],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'New word' }), 'red kite');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('figure')).toHaveTextContent('Your anti-phishing word: blue heron');
    await expect(saved).not.toHaveBeenCalled();
  },
});

/** Removing the word asks for confirmation first, and names it [PRF-096]. */
export const Removed = meta.story({
  decorators: [asOnDesk],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove “blue heron”?' });
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove word' }));
    await expect(saved).toHaveBeenCalledWith({ word: '' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Your word' })).toBeVisible();
  },
});

/** A word that the server refuses shows the reason at the field, and stays as typed [PRF-096]. */
export const Refused = meta.story({
  decorators: [asOnDesk],
  args: { word: null },
  beforeEach: () => {
    const message = 'Use 4 to 20 letters and digits.';
    saved.mockImplementation(async () => ({ error: { code: 'refused', status: 400, message, field: 'word' } }));
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your word' });
    await userEvent.type(field, 'heron{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Use 4 to 20 letters and digits.'));
    await expect(field).toHaveValue('heron');
  },
});

export const NotSaved = meta.story({
  decorators: [asOnDesk],
  args: { word: null },
  beforeEach: () => {
    saved.mockImplementation(async () => ({ error: { code: 'unreachable' } }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your word' }), 'heron{Enter}');
    await waitFor(() => expect(canvas.getByText(/can't reach the exchange/)).toBeVisible());
  },
});

/** The longest word wraps instead of being cut off [PRF-163]. */
export const Phone = meta.story({
  decorators: [asOnPhone],
  args: { word: 'Donaudampfschiffahrt' },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('region', { name: 'Anti-phishing word' }).getBoundingClientRect();
    for (const word of canvas.getAllByText('Donaudampfschiffahrt'))
      await expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
});
