import { comfortable, compact, type Density } from '../../tokens/density';

/** In pixels, as arithmetic needs them: what is not drawn cannot be measured. */
export const rowHeights: Record<Density, number> = {
  comfortable: Number.parseInt(comfortable.rowHeight, 10),
  compact: Number.parseInt(compact.rowHeight, 10),
};

/** How many pixels of rows beyond both edges are drawn, so that fast scrolling shows no gaps. */
export const beyondEdges = 240;
