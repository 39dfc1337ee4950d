import { SegmentedControl, type Palette, type SegmentedOption } from '@exchange/ui';
import type { Look } from '#shared/services/useLook.ts';
import type { ThemeChoice } from '#shared/theme/themeStore.ts';

export interface AppearanceProps {
  look: Look;
  onLookChange: (part: Partial<Look>) => void;
}

const themes: SegmentedOption<ThemeChoice>[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const palettes: SegmentedOption<Palette>[] = [
  { value: 'standard', label: 'Standard' },
  { value: 'colorblind', label: 'Colour-blind' },
];

/** Theme and palette, on every screen. */
export const Appearance = ({ look, onLookChange }: AppearanceProps) => (
  <>
    <SegmentedControl
      label="Theme"
      options={themes}
      value={look.theme}
      onValueChange={(theme) => onLookChange({ theme })}
    />
    <SegmentedControl
      label="Colours"
      hint="Colour-blind uses blue and orange, for people who can't tell green from red."
      options={palettes}
      value={look.palette}
      onValueChange={(palette) => onLookChange({ palette })}
    />
  </>
);
