export const tones = ['neutral', 'accent', 'buy', 'sell', 'success', 'warning', 'danger'] as const;
export type Tone = (typeof tones)[number];

// Token shapes are type aliases, because vanilla-extract wants an index signature and an interface has none.

export type ToneTokens = {
  /** Reads on every `surface` and on the tone's own `surface`. */
  text: string;
  surface: string;
  line: string;
  /** A filled control, the same under the pointer, and what stands on both. */
  solid: string;
  solidHover: string;
  onSolid: string;
};

/** What a component may ask for. Names say what a colour means, never what it looks like. */
export type ThemeTokens = {
  surface: {
    page: string;
    panel: string;
    /** Stands out of a page or panel: a hovered row, a selected tab. */
    raised: string;
    /** Floats above everything: menus, dialogs, toasts. */
    overlay: string;
    /** Covers the page while a dialog waits for an answer. */
    scrim: string;
  };
  text: { primary: string; secondary: string; disabled: string; onAccent: string };
  line: {
    subtle: string;
    strong: string;
    /** The edge of a field or box one can act on, which has to be seen. */
    control: string;
  };
  focus: { ring: string };
  /** Only under what floats. */
  elevation: { floating: string; dialog: string };
  tone: Record<Tone, ToneTokens>;
};

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export const palettes = ['standard', 'colorblind'] as const;
export type Palette = (typeof palettes)[number];

/** What a palette exchanges, on top of either theme. */
export type PaletteTokens = Record<'buy' | 'sell', ToneTokens>;
