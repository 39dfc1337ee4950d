/** The three pictures, in the order they are sent. */
export const sides = ['front', 'back', 'holding'] as const;

export type Side = (typeof sides)[number];

export type BySide<Value> = Readonly<Record<Side, Value>>;

/** The pictures as words in a sentence. */
export const sideWords: BySide<string> = {
  front: 'the front',
  back: 'the back',
  holding: 'you holding the document',
};
