const inReadingOrder = (one: HTMLElement, other: HTMLElement): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;

export interface FieldPlaces {
  keep: (name: string, element: HTMLElement | null) => void;
  /** The first in reading order, not in order of creation: a field may appear later between two others. */
  focusFirst: (names: readonly string[]) => void;
}

/** Keeps track of where the fields are on the page. */
export const createFieldPlaces = (): FieldPlaces => {
  const elements = new Map<string, HTMLElement>();
  return {
    keep: (name, element) => {
      if (element === null) elements.delete(name);
      else elements.set(name, element);
    },
    focusFirst: (names) => {
      const [first] = names.flatMap((name) => elements.get(name) ?? []).sort(inReadingOrder);
      first?.focus();
    },
  };
};
