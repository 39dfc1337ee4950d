import { Button, Timestamp } from '@exchange/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../../../../.storybook/ownFrame';
import preview from '../../../../../../.storybook/preview';
import { ServicesContext } from '#shared/services/services.ts';
import type { BrowserNotices, NoticePermission } from '#shared/notices/browserNotices.ts';
import type { FillSound } from '#shared/notices/fillSound.ts';
import { ScreenClock } from '#shared/services/ScreenClock.tsx';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { ScreenSettingsTool } from './ScreenSettingsTool';

interface Browser {
  /** The permission before the question. */
  permission: NoticePermission;
  /** How the question is answered. */
  answer: NoticePermission;
  hasSound: boolean;
  /** The settings saved on the device. */
  stored: string | undefined;
}

const ask = fn();
const playExample = fn();

const noticesOf = ({ permission, answer }: Browser): BrowserNotices => {
  let now = permission;
  return {
    permission: () => now,
    ask: async () => {
      ask();
      now = answer;
      return now;
    },
    show: () => () => undefined,
  };
};

const soundOf = ({ hasSound }: Browser): FillSound => ({
  isPossible: hasSound,
  canPlay: () => hasSound,
  play: () => undefined,
  playExample,
});

/** Stands in for the page, so that the stories around it keep their theme. */
const dressed = document.createElement('div');

const Connected = (browser: Browser) => {
  const [services] = useState(() =>
    createServices(
      testConfig,
      testVersion,
      createTestEnvironment({
        stored: browser.stored === undefined ? {} : { screenSettings: browser.stored },
        root: dressed,
      }),
    ),
  );
  const [isOpen, setOpen] = useState(true);
  return (
    <ServicesContext value={services}>
      <div style={{ minBlockSize: '560px' }}>
        <ScreenSettingsTool
          isOpen={isOpen}
          onOpenChange={setOpen}
          openNotices={() => noticesOf(browser)}
          openSound={() => soundOf(browser)}
        />
        <ScreenClock>
          <Timestamp moment="2026-03-09T19:05:07Z" namesZone />
        </ScreenClock>
        <Button variant="outline" tone="neutral" onClick={() => setOpen(true)}>
          Screen settings
        </Button>
      </div>
    </ServicesContext>
  );
};

// Typed here, because a union's literals would widen to `string` below.
const agreeable: Browser = { permission: 'undecided', answer: 'granted', hasSound: true, stored: undefined };

const meta = preview.meta({
  component: Connected,
  title: 'Screens/Shell/Screen settings',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: ownFrame(720),
      description: {
        component:
          'From the header of every page, or from the menu where there is no room: theme and colours, what single keys and a click in the order book do, and how you’re notified of fills.',
      },
    },
  },
  args: agreeable,
  beforeEach: () => {
    ask.mockClear();
    playExample.mockClear();
  },
});

const switches = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Screen settings' }));
  return (name: string) => dialog.getByRole('switch', { name });
};

/**
 * Notifications and sounds are off until they are turned on, and the browser hasn't been asked yet [TRD-314] [TRD-316].
 */
export const First = meta.story({
  play: async () => {
    const of = await switches();
    await expect(of('Single-key shortcuts')).toBeChecked();
    for (const name of ['Fill cumulative amount', 'Notify me', 'Play a sound'])
      await expect(of(name)).not.toBeChecked();
    await expect(ask).not.toHaveBeenCalled();
    await expect(playExample).not.toHaveBeenCalled();
  },
});

/** Theme and colours change the page immediately, and are saved [SHL-263] [SHL-264]. */
export const Looks = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Screen settings' }));
    const [theme, colours] = ['Theme', 'Colours'].map((name) => within(dialog.getByRole('radiogroup', { name })));
    await expect(theme?.getByRole('radio', { name: 'System' })).toBeChecked();
    await expect(colours?.getByRole('radio', { name: 'Standard' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Light' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Colour-blind' }));
    await expect(dialog.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Colour-blind' })).toBeChecked();
    await expect(dressed.dataset).toMatchObject({ theme: 'light', palette: 'colorblind' });
    await userEvent.click(dialog.getByRole('radio', { name: 'Dark' }));
    await expect(dressed.dataset).toMatchObject({ theme: 'dark', palette: 'colorblind' });
  },
});

/**
 * Turning notifications on asks the browser for permission [TRD-314]; the settings are still there when the dialog
 * opens again [TRD-317].
 */
export const TurnedOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const of = await switches();
    await userEvent.click(of('Notify me'));
    await waitFor(() => expect(of('Notify me')).toBeChecked());
    await expect(ask).toHaveBeenCalledOnce();
    await userEvent.click(of('Fill cumulative amount'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Screen settings' }));
    const again = await switches();
    for (const name of ['Single-key shortcuts', 'Fill cumulative amount', 'Notify me'])
      await expect(again(name)).toBeChecked();
    await userEvent.click(again('Notify me'));
    await waitFor(() => expect(again('Notify me')).not.toBeChecked());
    await expect(ask).toHaveBeenCalledOnce();
  },
});

/** Times are in UTC until the trader chooses local time, which is kept on the device [SHL-314]. */
export const LocalTime = meta.story({
  play: async ({ canvas, userEvent }) => {
    const shown = canvas.getByTitle(/^09-03-2026 19:05:07/);
    await expect(shown).toHaveTextContent('09-03-2026 19:05:07 UTC');
    const times = within(await screen.findByRole('radiogroup', { name: 'Time zone' }));
    await expect(times.getByRole('radio', { name: 'UTC' })).toBeChecked();
    await userEvent.click(times.getByRole('radio', { name: /^Local, UTC[+-]\d\d:\d\d$/ }));
    await expect(shown).toHaveTextContent(/UTC[+-]\d\d:\d\d$/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Screen settings' }));
    await expect(await screen.findByRole('radio', { name: /^Local/ })).toBeChecked();
  },
});

/** If the browser refuses, a note beside the switch says so and the switch stays off [TRD-315]. */
export const Refused = meta.story({
  args: { answer: 'refused' },
  play: async ({ userEvent }) => {
    const of = await switches();
    await userEvent.click(of('Notify me'));
    await waitFor(() => expect(of('Notify me')).toHaveAccessibleDescription(/Notifications are blocked/));
    await expect(of('Notify me')).not.toBeChecked();
    await userEvent.click(of('Notify me'));
    await expect(of('Notify me')).not.toBeChecked();
    await expect(ask).toHaveBeenCalledOnce();
  },
});

/** A setting that was on shows as off once the browser has withdrawn permission [TRD-315]. */
export const RefusedSince = meta.story({
  args: { permission: 'refused', stored: '{"notifiesFills":true}' },
  play: async () => {
    const of = await switches();
    await expect(of('Notify me')).not.toBeChecked();
    await expect(of('Notify me')).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The question was dismissed without an answer, and can be asked again. */
export const Undecided = meta.story({
  args: { answer: 'undecided' },
  play: async ({ userEvent }) => {
    const of = await switches();
    await userEvent.click(of('Notify me'));
    await waitFor(() => expect(ask).toHaveBeenCalledOnce());
    await waitFor(() => expect(of('Notify me')).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(of('Notify me')).not.toBeChecked();
  },
});

/** A browser without notifications or sound [TRD-315]. */
export const Missing = meta.story({
  args: { permission: 'missing', hasSound: false, stored: '{"soundsFills":true}' },
  play: async () => {
    const of = await switches();
    await expect(of('Notify me')).toHaveAccessibleDescription("This browser can't show notifications.");
    await expect(of('Play a sound')).toHaveAccessibleDescription("This browser can't play sounds.");
    await expect(of('Play a sound')).not.toBeChecked();
  },
});

/** Turning the sound on plays it once as an example; turning it off plays nothing [TRD-316]. */
export const Sounding = meta.story({
  play: async ({ userEvent }) => {
    const of = await switches();
    await userEvent.click(of('Play a sound'));
    await expect(of('Play a sound')).toBeChecked();
    await expect(playExample).toHaveBeenCalledOnce();
    await userEvent.click(of('Play a sound'));
    await expect(of('Play a sound')).not.toBeChecked();
    await expect(playExample).toHaveBeenCalledOnce();
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
