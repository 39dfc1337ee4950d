const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]{1,500}$/u;

/** A single readable line of text, for reasons that must still make sense in years. */
export const isReadableLine = (text: string): boolean => printable.test(text) && text.trim() !== '';
