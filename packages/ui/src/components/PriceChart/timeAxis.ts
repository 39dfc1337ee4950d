/** In pixels: the library gets it as a number, and what stands beside the axis as a length. */
export const timeAxisHeight = 28;
