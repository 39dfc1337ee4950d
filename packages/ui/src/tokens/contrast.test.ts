import { describe, expect, it } from 'vitest';
import { coinColours, coinMark } from './coins';
import { contrastRatio } from './contrast';
import { looks } from './looks';
import { palettes, themes, tones, type ThemeTokens } from './tokens';

type Pair = [name: string, foreground: string, background: string];

const surfaces = ['page', 'panel', 'raised', 'overlay'] as const;

const onSurfaces = (name: string, colour: string, { surface }: ThemeTokens): Pair[] =>
  surfaces.map((on) => [`${name} on ${on}`, colour, surface[on]]);

const textPairs = (look: ThemeTokens): Pair[] => [
  ...onSurfaces('primary text', look.text.primary, look),
  ...onSurfaces('secondary text', look.text.secondary, look),
  ...tones.flatMap((name): Pair[] => {
    const tone = look.tone[name];
    return [
      ...onSurfaces(`${name} text`, tone.text, look),
      [`${name} text on its surface`, tone.text, tone.surface],
      [`primary text on the ${name} surface`, look.text.primary, tone.surface],
      [`secondary text on the ${name} surface`, look.text.secondary, tone.surface],
      [`text on solid ${name}`, tone.onSolid, tone.solid],
      [`text on solid ${name} under the pointer`, tone.onSolid, tone.solidHover],
    ];
  }),
  ['text on accent', look.text.onAccent, look.tone.accent.solid],
  ['text on accent under the pointer', look.text.onAccent, look.tone.accent.solidHover],
];

const linePairs = (look: ThemeTokens): Pair[] => [
  ...onSurfaces('the focus ring', look.focus.ring, look),
  ...onSurfaces('the edge of a control', look.line.control, look),
];

const tooWeak = (pairs: Pair[], least: number): string[] =>
  pairs
    .filter(([, foreground, background]) => contrastRatio(foreground, background) < least)
    .map(([name, foreground, background]) => `${name}: ${contrastRatio(foreground, background).toFixed(2)}`);

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#777777', 4.48],
])('%s against %s has a contrast of %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

const everyLook = themes.flatMap((theme) =>
  palettes.map((palette) => ({ theme, palette, look: looks[theme][palette] })),
);

describe.each(everyLook)('the $theme theme with the $palette palette', ({ look }) => {
  it('has no text under 4.5:1, apart from disabled text', () => {
    expect(tooWeak(textPairs(look), 4.5)).toEqual([]);
  });

  it('has no focus ring or control border under 3:1', () => {
    expect(tooWeak(linePairs(look), 3)).toEqual([]);
  });
});

it.each(Object.entries(coinColours))('the mark of %s has a contrast of 3:1 on its disc', (_, disc) => {
  expect(contrastRatio(coinMark, disc)).toBeGreaterThanOrEqual(3);
});

it('changes only buy and sell in the colour-blind palette', () => {
  for (const theme of themes) {
    const { standard, colorblind } = looks[theme];
    const { buy, sell } = colorblind.tone;
    expect(colorblind).toEqual({ ...standard, tone: { ...standard.tone, buy, sell } });
    expect(buy).not.toEqual(standard.tone.buy);
    expect(sell).not.toEqual(standard.tone.sell);
  }
});

const letters = (look: ThemeTokens): string[] => [
  ...Object.values(look.text),
  ...tones.flatMap((name) => [look.tone[name].text, look.tone[name].onSolid]),
];

// Stories only tell kinds of text apart in the dark theme, so the light theme has to follow it.
it.each(palettes)(
  'texts that share a colour in the dark theme share one in the light theme, in the %s palette',
  (palette) => {
    const [dark, light] = [letters(looks.dark[palette]), letters(looks.light[palette])];
    expect(new Set(dark).size).toBeGreaterThan(5);
    expect(dark.map((colour) => light[dark.indexOf(colour)])).toEqual(light);
  },
);
