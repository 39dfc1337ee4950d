import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../../../../.storybook/ownFrame';
import preview from '../../../../../../.storybook/preview';
import { tradingHotkeys } from '#trading/hotkeys/tradingHotkeys.ts';
import { CheatSheet, type CheatSheetProps } from './CheatSheet';
import { frameHotkeys, pairHotkeys } from './tools';

const Opened = (props: CheatSheetProps) => {
  const [isOpen, setOpen] = useState(true);
  const [hasHotkeys, setHasHotkeys] = useState(props.hasHotkeys);
  const change = (wanted: boolean) => {
    setHasHotkeys(wanted);
    props.onHasHotkeysChange(wanted);
  };
  return (
    <div style={{ minBlockSize: '640px' }}>
      <CheatSheet
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        hasHotkeys={hasHotkeys}
        onHasHotkeysChange={change}
      />
    </div>
  );
};

const meta = preview.meta({
  component: CheatSheet,
  title: 'Screens/Shell/Keyboard shortcuts',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: ownFrame(720),
      description: { component: 'What `?` opens on any screen: the hotkeys that act there, and the switch for them.' },
    },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    hotkeys: [...frameHotkeys, ...tradingHotkeys.filter(({ keys }) => keys.length > 0), ...pairHotkeys],
    hasHotkeys: true,
    onHasHotkeysChange: fn(),
    platform: 'other' as const,
  },
  render: (args) => <Opened {...args} />,
});

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));

/** Every hotkey passed in, in its group and with all its keys [TRD-310]. */
export const TradeScreen = meta.story({
  play: async ({ args }) => {
    const lines = (await sheet()).getAllByRole('term');
    await expect(lines.map(({ textContent }) => textContent).sort()).toEqual(
      args.hotkeys.map(({ label }) => label).sort(),
    );
    const search = lines.find(({ textContent }) => textContent === 'Search pairs and screens');
    const keys = [...(search?.nextElementSibling?.querySelectorAll('kbd kbd') ?? [])];
    await expect(keys.map((key) => (key.querySelector('[aria-hidden]') ?? key).textContent)).toEqual([
      'Ctrl',
      'K',
      '/',
    ]);
  },
});

export const OtherScreens = meta.story({ args: { hotkeys: frameHotkeys } });

export const OnMac = meta.story({ args: { platform: 'mac' } });

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const TurnedOff = meta.story({ args: { hasHotkeys: false } });

/** Single keys can be turned off in the sheet itself [TRD-312]; Escape closes it. */
export const TurningOff = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click((await sheet()).getByRole('switch', { name: 'Single-key shortcuts' }));
    await expect(args.onHasHotkeysChange).toHaveBeenCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});
