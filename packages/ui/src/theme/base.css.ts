import { globalStyle } from '@vanilla-extract/css';
import { fontFamily, typography, weight } from '../tokens/scale';
import { vars } from './contract.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('body, h1, h2, h3, h4, p, figure, blockquote, dl, dd, ul, ol, pre, fieldset', {
  margin: 0,
  padding: 0,
});

globalStyle('h1, h2, h3, h4', { textWrap: 'balance' });

globalStyle('p', { textWrap: 'pretty' });

globalStyle('ul, ol', { listStyle: 'none' });

globalStyle('h1, h2, h3, h4, th, legend', { font: 'inherit', fontWeight: weight.strong });

globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });

globalStyle('fieldset', { border: 0, minInlineSize: 0 });

globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });

globalStyle('th, td', { padding: 0 });

globalStyle('img, svg, canvas', { display: 'block', maxInlineSize: '100%' });

globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });

globalStyle('body', {
  minBlockSize: '100dvh',
  background: vars.surface.page,
  color: vars.text.primary,
  fontFamily,
  fontWeight: weight.regular,
  ...typography[14],
  fontVariantNumeric: 'tabular-nums',
  WebkitFontSmoothing: 'antialiased',
});

/** Tabular figures widen the hyphen, which looks wrong in running text and names. */
globalStyle('h1, h2, h3, h4, p, a', { fontVariantNumeric: 'normal' });

/** Without specificity, so that a component can override it in whatever order the stylesheets load. */
globalStyle(':where(:focus-visible)', {
  outline: `2px solid ${vars.focus.ring}`,
  outlineOffset: '2px',
});

globalStyle('::selection', { background: vars.tone.accent.solid, color: vars.text.onAccent });

const forced = '(forced-colors: active)';

/** There, backgrounds and our colours are gone: what is chosen gets a frame, and what is disabled the system's grey. */
globalStyle(
  ':is([aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"])):not(:focus-visible)',
  { '@media': { [forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
);

globalStyle(':is(:disabled, [aria-disabled="true"], [data-disabled])', {
  '@media': { [forced]: { color: 'GrayText !important', borderColor: 'GrayText !important' } },
});
