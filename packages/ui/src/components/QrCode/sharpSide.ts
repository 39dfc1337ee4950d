/** The widest picture of so many modules that fits and gives each of them whole pixels: a code drawn so has sharp edges. */
export const sharpSide = (size: number, modules: number): number =>
  modules <= 0 ? size : Math.max(1, Math.floor(size / modules)) * modules;
