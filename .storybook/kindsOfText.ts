/** The computed styles that contrast depends on: those of the text, and those of the background behind it. */
const letters = ['color', 'fontSize', 'fontWeight'] as const;
const ground = ['backgroundColor', 'backgroundImage', 'opacity'] as const;

const lookOf = (style: CSSStyleDeclaration, traits: typeof letters | typeof ground): string =>
  traits.map((trait) => style[trait]).join(' ');

/** Numbers for the looks seen so far, since the look of a whole chain of elements is a long string. */
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
  /** Whether what lies below shows through because of `opacity`, even if the background itself is opaque. */
  isFaded: boolean;
}

/** The background including what this element adds. An opaque one hides everything below it. */
const groundOn = (below: Ground, element: Element): Ground => {
  const style = getComputedStyle(element);
  const isFaded = below.isFaded || style.opacity !== '1';
  if (!isFaded && style.backgroundColor === nothing && style.backgroundImage === 'none') return below;
  const isLast = isOpaque(style) && !isFaded;
  const own = `${element.getAttribute('class')} ${lookOf(style, ground)}`;
  return { kind: numberOf(isLast ? own : `${below.kind}>${own}`), isFaded };
};

/** Texts of one kind look the same: they have the same style and the same background. */
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
