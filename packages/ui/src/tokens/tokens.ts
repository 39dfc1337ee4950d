export const tones = ['neutral', 'accent', 'buy', 'sell', 'success', 'warning', 'danger'] as const;
export type Tone = (typeof tones)[number];

// Type aliases, because vanilla-extract requires an index signature, which interfaces don't have.

export type ToneTokens = {
  /** Readable on every `surface` and on the tone's own `surface`. */
  text: string;
  surface: string;
  line: string;
  /** A filled control, its hover colour, and the text on both. */
  solid: string;
  solidHover: string;
  onSolid: string;
};

/** The colours available to components, named by meaning rather than appearance. */
export type ThemeTokens = {
  surface: {
    page: string;
    panel: string;
    /** Stands out from a page or panel: a hovered row, a selected tab. */
    raised: string;
    /** In front of everything else: menus, dialogs, toasts. */
    overlay: string;
    /** Covers the page behind a dialog. */
    scrim: string;
  };
  text: { primary: string; secondary: string; disabled: string; onAccent: string };
  line: {
    subtle: string;
    strong: string;
    /** The border of an interactive field or box, which has to be visible. */
    control: string;
  };
  focus: { ring: string };
  /** Shadows, only for floating layers. */
  elevation: { floating: string; dialog: string };
  tone: Record<Tone, ToneTokens>;
};

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export const palettes = ['standard', 'colorblind'] as const;
export type Palette = (typeof palettes)[number];

/** The tones a palette replaces, on top of either theme. */
export type PaletteTokens = Record<'buy' | 'sell', ToneTokens>;
