import { controlHeight, screenBelow, space } from '@exchange/ui';
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';

const finger = controlHeight[44];

/** On touch screens, and on every screen as narrow as a phone. */
const onTouch = (rule: StyleRule): StyleRule => ({
  '@media': { '(pointer: coarse)': rule, [screenBelow('tablet')]: rule },
});

/** All controls within are large enough for a finger. */
export const touchArea = style({});

const outwards = `min(0px, (100% - ${finger}) / 2)`;

const button = `${touchArea} button`;

/** Small buttons keep their size and place; only the area that reacts is larger. */
globalStyle(`${button}:not([role="checkbox"])`, onTouch({ position: 'relative', minInlineSize: finger }));
globalStyle(`${button}::after`, onTouch({ content: '', position: 'absolute', insetInline: 0, insetBlock: outwards }));
globalStyle(`${button}[role="checkbox"]::after`, onTouch({ insetInline: outwards }));

globalStyle(`${touchArea} :has(> [type="submit"]) > button`, onTouch({ minBlockSize: finger }));
globalStyle(`${touchArea} input`, onTouch({ minBlockSize: finger }));

/** Links are part of lines of text, whose layout doesn't change. */
globalStyle(`${touchArea} a`, onTouch({ paddingBlock: '15px' }));

globalStyle(`${touchArea} :has(> span > [role="checkbox"]) > :is(label, span)`, onTouch({ paddingBlock: space[12] }));

/**
 * Beside a label: no taller than its line, and flush with the end of the field. The area that reacts extends upwards,
 * clear of the field.
 */
export const asideButton = style({
  display: 'flex',
  alignItems: 'center',
  marginBlock: `-${space[4]}`,
  marginInlineEnd: `-${space[8]}`,
  whiteSpace: 'nowrap',
});

/** On a phone there is no space left beside the field for it to extend into. */
globalStyle(asideButton, { '@media': { [screenBelow('tablet')]: { marginInlineEnd: 0 } } });
globalStyle(`${asideButton} > button`, { '@media': { [screenBelow('tablet')]: { paddingInlineEnd: 0 } } });
globalStyle(`${touchArea} ${asideButton} > button::after`, onTouch({ insetBlock: `calc(100% - ${finger}) 0` }));
