/** What contrast depends on, however an element came by it: its letters, and the ground they stand on. */
const letters = ['color', 'fontSize', 'fontWeight'] as const;
const ground = ['backgroundColor', 'backgroundImage', 'opacity'] as const;

const lookOf = (element: Element, traits: typeof letters | typeof ground): string => {
  const style = getComputedStyle(element);
  return traits.map((trait) => style[trait]).join(' ');
};

/** Every look so far by a number, since those of a whole chain of elements are long. */
const numbers = new Map<string, number>();

const numberOf = (look: string): number => {
  const number = numbers.get(look) ?? numbers.size;
  numbers.set(look, number);
  return number;
};

const hasText = ({ childNodes }: Element): boolean =>
  [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '');

/** Texts that look the same, because they and all that they stand in look the same, are of one kind. */
export const kindsOfText = (root: Element): ReadonlyMap<Element, number> => {
  const known = new Map<Element, number>();
  const groundOf = (element: Element): number => {
    const found = known.get(element);
    if (found !== undefined) return found;
    const below = element.parentElement ? groundOf(element.parentElement) : '';
    const own = numberOf(`${below}>${element.getAttribute('class')} ${lookOf(element, ground)}`);
    known.set(element, own);
    return own;
  };
  const texts = [...root.querySelectorAll('*')].filter(hasText);
  return new Map(texts.map((text) => [text, numberOf(`${groundOf(text)}: ${lookOf(text, letters)}`)]));
};
