/** What each element says of itself. Whatever else it carries, a style sheet may go by. */
const ownWords = /^(?:id|href|title|value|name|for|aria-(?:label|labelledby|describedby|controls|rowindex|posinset))$/;

const looksOf = ({ tagName, attributes }: Element): string =>
  tagName + [...attributes].flatMap(({ name, value }) => (ownWords.test(name) ? [] : [`${name}=${value}`])).join(' ');

const hasText = ({ childNodes }: Element): boolean =>
  [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '');

/** Texts that look the same, because they and all that they stand in look the same, are of one kind. */
export const kindsOfText = (root: Element): ReadonlySet<string> => {
  const known = new Map<Element, string>();
  const kindOf = (element: Element): string => {
    const { parentElement } = element;
    const kind = known.get(element) ?? `${parentElement ? kindOf(parentElement) : ''}>${looksOf(element)}`;
    known.set(element, kind);
    return kind;
  };
  return new Set([...root.querySelectorAll('*')].filter(hasText).map(kindOf));
};
