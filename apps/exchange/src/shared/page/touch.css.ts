import { controlHeight, screenBelow, space } from '@exchange/ui';
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';

const finger = controlHeight[44];

/** On touch screens, and on every screen as narrow as a phone. */
const onTouch = (rule: StyleRule): StyleRule => ({
  '@media': { '(pointer: coarse)': rule, [screenBelow('tablet')]: rule },
});

/** Whatever is pressed within is as large as a finger. */
export const touchArea = style({});

const outwards = `min(0px, (100% - ${finger}) / 2)`;

const button = `${touchArea} button`;

/** Small buttons keep their height and their place; only what reacts around them is larger. */
globalStyle(`${button}:not([role="checkbox"])`, onTouch({ position: 'relative', minInlineSize: finger }));
globalStyle(`${button}::after`, onTouch({ content: '', position: 'absolute', insetInline: 0, insetBlock: outwards }));
globalStyle(`${button}[role="checkbox"]::after`, onTouch({ insetInline: outwards }));

globalStyle(`${touchArea} :has(> [type="submit"]) > button`, onTouch({ minBlockSize: finger }));
globalStyle(`${touchArea} input`, onTouch({ minBlockSize: finger }));

/** Links stand in lines of text, which this leaves where they are. */
globalStyle(`${touchArea} a`, onTouch({ paddingBlock: '15px' }));

globalStyle(`${touchArea} :has(> span > [role="checkbox"]) > :is(label, span)`, onTouch({ paddingBlock: space[12] }));

/** Beside a label: no taller than its line, and flush with the end of the field. What reacts reaches up, clear of the field. */
export const asideButton = style({
  display: 'flex',
  alignItems: 'center',
  marginBlock: `-${space[4]}`,
  marginInlineEnd: `-${space[8]}`,
  whiteSpace: 'nowrap',
});

/** On a phone nothing is left between field and edge that it could reach into. */
globalStyle(asideButton, { '@media': { [screenBelow('tablet')]: { marginInlineEnd: 0 } } });
globalStyle(`${asideButton} > button`, { '@media': { [screenBelow('tablet')]: { paddingInlineEnd: 0 } } });
globalStyle(`${touchArea} ${asideButton} > button::after`, onTouch({ insetBlock: `calc(100% - ${finger}) 0` }));
