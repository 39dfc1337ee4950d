/** What contrast depends on, however an element came by it. */
const looks = ['color', 'backgroundColor', 'backgroundImage', 'opacity', 'fontSize', 'fontWeight'] as const;

const lookOf = (element: Element): string => {
  const style = getComputedStyle(element);
  return [element.getAttribute('class'), ...looks.map((look) => style[look])].join(' ');
};

const hasText = ({ childNodes }: Element): boolean =>
  [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '');

/** Texts that look the same, because they and all that they stand in look the same, are of one kind. */
export const kindsOfText = (root: Element): ReadonlyMap<Element, string> => {
  const known = new Map<Element, string>();
  const kindOf = (element: Element): string => {
    const { parentElement } = element;
    const kind = known.get(element) ?? `${parentElement ? kindOf(parentElement) : ''}>${lookOf(element)}`;
    known.set(element, kind);
    return kind;
  };
  return new Map([...root.querySelectorAll('*')].filter(hasText).map((text) => [text, kindOf(text)]));
};
