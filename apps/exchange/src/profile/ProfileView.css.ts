import { space } from '@exchange/ui';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import type { ProfilePlace } from './profilePlace';

const parts = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: space[16],
});

/** A comfortable width for reading and forms. */
const reading: StyleRule = { maxInlineSize: '640px' };

/** Wider, because Security has tables. */
const tables: StyleRule = { maxInlineSize: '960px' };

export const column = styleVariants({
  account: [parts, reading],
  password: [parts, reading],
  edit: [parts, reading],
  security: [parts, tables],
  referral: [parts, tables],
  kyc: [parts, reading],
} satisfies Record<ProfilePlace, (string | StyleRule)[]>);

export const placeholders = style({ display: 'grid', gap: space[24] });
