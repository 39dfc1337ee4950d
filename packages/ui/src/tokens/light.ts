import { amber, blackA, blue, indigo, jade, orange, ruby, slate, tomato } from '@radix-ui/colors';
import { solids } from './solids';
import type { PaletteTokens, ThemeTokens } from './tokens';

/** Radix step 11 has a contrast below 4.5:1 on step 3 in these scales, so their text is one shade darker. */
const darker = { jade: '#1d785f', tomato: '#bf3013', amber: '#9d5c00', blue: '#0b69bb', orange: '#af4300' };

const up = { text: darker.jade, surface: jade.jade3, line: jade.jade7, ...solids.jade };

export const light: ThemeTokens = {
  surface: {
    page: slate.slate1,
    panel: slate.slate2,
    raised: slate.slate3,
    overlay: '#ffffff',
    scrim: blackA.blackA7,
  },
  text: {
    primary: slate.slate12,
    secondary: slate.slate11,
    disabled: slate.slate9,
    onAccent: solids.accent.onSolid,
  },
  line: { subtle: slate.slate5, strong: slate.slate7, control: slate.slate10 },
  focus: { ring: indigo.indigo9 },
  elevation: {
    floating: `0 8px 24px -6px ${blackA.blackA5}, 0 2px 6px ${blackA.blackA3}`,
    dialog: `0 24px 64px -12px ${blackA.blackA7}, 0 4px 16px ${blackA.blackA4}`,
  },
  tone: {
    neutral: {
      text: slate.slate11,
      surface: slate.slate3,
      line: slate.slate7,
      solid: slate.slate5,
      solidHover: slate.slate6,
      onSolid: slate.slate12,
    },
    accent: { text: indigo.indigo11, surface: indigo.indigo3, line: indigo.indigo7, ...solids.accent },
    buy: up,
    success: up,
    sell: { text: darker.tomato, surface: tomato.tomato3, line: tomato.tomato7, ...solids.tomato },
    warning: { text: darker.amber, surface: amber.amber3, line: amber.amber7, ...solids.amber },
    danger: { text: ruby.ruby11, surface: ruby.ruby3, line: ruby.ruby7, ...solids.ruby },
  },
};

export const lightColorblind: PaletteTokens = {
  buy: { text: darker.blue, surface: blue.blue3, line: blue.blue7, ...solids.blue },
  sell: { text: darker.orange, surface: orange.orange3, line: orange.orange7, ...solids.orange },
};
