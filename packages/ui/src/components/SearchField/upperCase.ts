export interface TypedText {
  text: string;
  start: number;
  end: number;
}

/** Keeps the selection in place, although a letter may become two. */
export const upperCase = ({ text, start, end }: TypedText): TypedText => ({
  text: text.toUpperCase(),
  start: text.slice(0, start).toUpperCase().length,
  end: text.slice(0, end).toUpperCase().length,
});
