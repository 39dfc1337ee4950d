import { controlHeight, space, typography } from './scale';

export type DensityTokens = {
  rowHeight: string;
  controlHeight: string;
  fontSize: string;
  lineHeight: string;
  /** The padding of a cell or control. */
  inset: string;
};

/** Everywhere except the trading screen. */
export const comfortable: DensityTokens = {
  rowHeight: '44px',
  controlHeight: controlHeight[36],
  ...typography[14],
  inset: space[12],
};

/** Trading panels and tables. */
export const compact: DensityTokens = {
  rowHeight: '28px',
  controlHeight: controlHeight[28],
  ...typography[12],
  inset: space[8],
};

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];
