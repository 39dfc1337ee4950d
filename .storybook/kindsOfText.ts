/** What contrast depends on, however an element came by it: its letters, and the ground they stand on. */
const letters = ['color', 'fontSize', 'fontWeight'] as const;
const ground = ['backgroundColor', 'backgroundImage', 'opacity'] as const;

const lookOf = (style: CSSStyleDeclaration, traits: typeof letters | typeof ground): string =>
  traits.map((trait) => style[trait]).join(' ');

/** Every look so far by a number, since those of a whole chain of elements are long. */
const numbers = new Map<string, number>();

const numberOf = (look: string): number => {
  const number = numbers.get(look) ?? numbers.size;
  numbers.set(look, number);
  return number;
};

const hasText = ({ childNodes }: Element): boolean =>
  [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '');

const nothing = 'rgba(0, 0, 0, 0)';

const isOpaque = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean =>
  backgroundImage === 'none' && backgroundColor.startsWith('rgb(');

interface Ground {
  kind: number;
  /** Whether what lies below shines through, however opaque the ground is by itself. */
  isFaded: boolean;
}

/** What an element adds to the ground below it, if anything; below an opaque one nothing matters any more. */
const groundOn = (below: Ground, element: Element): Ground => {
  const style = getComputedStyle(element);
  const isFaded = below.isFaded || style.opacity !== '1';
  if (!isFaded && style.backgroundColor === nothing && style.backgroundImage === 'none') return below;
  const isLast = isOpaque(style) && !isFaded;
  const own = `${element.getAttribute('class')} ${lookOf(style, ground)}`;
  return { kind: numberOf(isLast ? own : `${below.kind}>${own}`), isFaded };
};

/** Texts of one kind look the same, because they are written alike on the same ground. */
export const kindsOfText = (root: Element): ReadonlyMap<Element, number> => {
  const known = new Map<Element, Ground>();
  const groundOf = (element: Element | null): Ground => {
    if (element === null) return { kind: numberOf('page'), isFaded: false };
    const found = known.get(element) ?? groundOn(groundOf(element.parentElement), element);
    known.set(element, found);
    return found;
  };
  const texts = [...root.querySelectorAll('*')].filter(hasText);
  return new Map(
    texts.map((text) => [text, numberOf(`${groundOf(text).kind}: ${lookOf(getComputedStyle(text), letters)}`)]),
  );
};
