import {
  amberDark,
  blackA,
  blueDark,
  indigoDark,
  jadeDark,
  orangeDark,
  rubyDark,
  slateDark,
  tomatoDark,
} from '@radix-ui/colors';
import { solids } from './solids';
import type { PaletteTokens, ThemeTokens } from './tokens';

const up = { text: jadeDark.jade11, surface: jadeDark.jade3, line: jadeDark.jade7, ...solids.jade };

export const dark: ThemeTokens = {
  surface: {
    page: slateDark.slate1,
    panel: slateDark.slate2,
    raised: slateDark.slate3,
    overlay: slateDark.slate2,
    scrim: blackA.blackA9,
  },
  text: {
    primary: slateDark.slate12,
    secondary: slateDark.slate11,
    disabled: slateDark.slate9,
    onAccent: solids.accent.onSolid,
  },
  line: { subtle: slateDark.slate5, strong: slateDark.slate7, control: slateDark.slate9 },
  focus: { ring: indigoDark.indigo10 },
  elevation: {
    floating: `0 8px 24px -6px ${blackA.blackA9}, 0 2px 6px ${blackA.blackA6}`,
    dialog: `0 24px 64px -12px ${blackA.blackA10}, 0 4px 16px ${blackA.blackA7}`,
  },
  tone: {
    neutral: {
      text: slateDark.slate11,
      surface: slateDark.slate3,
      line: slateDark.slate7,
      solid: slateDark.slate5,
      solidHover: slateDark.slate6,
      onSolid: slateDark.slate12,
    },
    accent: {
      text: indigoDark.indigo11,
      surface: indigoDark.indigo3,
      line: indigoDark.indigo7,
      ...solids.accent,
    },
    buy: up,
    success: up,
    sell: { text: tomatoDark.tomato11, surface: tomatoDark.tomato3, line: tomatoDark.tomato7, ...solids.tomato },
    warning: { text: amberDark.amber11, surface: amberDark.amber3, line: amberDark.amber7, ...solids.amber },
    danger: { text: rubyDark.ruby11, surface: rubyDark.ruby3, line: rubyDark.ruby7, ...solids.ruby },
  },
};

export const darkColorblind: PaletteTokens = {
  buy: { text: blueDark.blue11, surface: blueDark.blue3, line: blueDark.blue7, ...solids.blue },
  sell: { text: orangeDark.orange11, surface: orangeDark.orange3, line: orangeDark.orange7, ...solids.orange },
};
