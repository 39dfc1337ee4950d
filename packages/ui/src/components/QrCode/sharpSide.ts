/** The largest size that fits and gives each module whole pixels, so that edges are sharp. */
export const sharpSide = (size: number, modules: number): number =>
  modules <= 0 ? size : Math.max(1, Math.floor(size / modules)) * modules;
