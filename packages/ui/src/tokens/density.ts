import { controlHeight, space, typography } from './scale';

export type DensityTokens = {
  rowHeight: string;
  controlHeight: string;
  fontSize: string;
  lineHeight: string;
  /** Between the edge of a cell or control and what stands in it. */
  inset: string;
};

/** Everywhere but the trading screen. */
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
