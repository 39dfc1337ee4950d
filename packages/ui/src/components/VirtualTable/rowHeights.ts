import { comfortable, compact, type Density } from '../../tokens/density';

/** In pixels, because rows that aren't rendered can't be measured. */
export const rowHeights: Record<Density, number> = {
  comfortable: Number.parseInt(comfortable.rowHeight, 10),
  compact: Number.parseInt(compact.rowHeight, 10),
};

/** Pixels of rows rendered beyond both edges, so that fast scrolling shows no gaps. */
export const beyondEdges = 240;
