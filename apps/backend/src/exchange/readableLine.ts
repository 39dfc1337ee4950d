const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]{1,500}$/u;

/** Something that can be read, and that somebody will understand years from now. */
export const isReadableLine = (text: string): boolean => printable.test(text) && text.trim() !== '';
