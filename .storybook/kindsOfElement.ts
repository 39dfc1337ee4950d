import { crowdingOf, isTarget } from './crowding';

/** Attributes that name other elements. What counts is what they lead to. */
const references = [
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
  'for',
  'headers',
  'list',
];

/** Attributes whose words don't matter to the rules, only whether there are any. */
const wordings = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'value',
];

const values = ['aria-level', 'autocomplete', 'colspan', 'contenteditable', 'lang', 'role', 'rowspan', 'scope', 'type'];

/** Elements that mean nothing by themselves. */
const plain = new Set(['b', 'br', 'code', 'div', 'em', 'i', 'p', 'small', 'span', 'strong', 'svg']);

const landmarkTags = new Set(['aside', 'footer', 'form', 'header', 'main', 'nav', 'section']);
const landmarkRoles = /^(?:banner|complementary|contentinfo|form|main|navigation|region|search)$/;

const isFilled = (text: string | null | undefined): boolean =>
  text !== null && text !== undefined && text.trim() !== '';

const meaningOf = (element: Element): string => {
  const role = element.getAttribute('role');
  return role === null ? element.localName : `${element.localName}[${role}]`;
};

const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** What an attribute with ids leads to: a label that is missing or empty is another kind than one with words. */
const targetsOf = (ids: string): string =>
  ids
    .split(/\s+/)
    .map((id) => {
      const [target, another] = id === '' ? [] : document.querySelectorAll(`#${CSS.escape(id)}`);
      if (target === undefined) return 'nothing';
      const words = isFilled(target.textContent) ? ' with words' : '';
      return `${meaningOf(target)}${words}${another === undefined ? '' : ' and another'}`;
    })
    .join(',');

type Describe = (name: string, value: string) => string | undefined;

const byTarget: Describe = (name, value) => `${name}→${targetsOf(value)}`;
const byWords: Describe = (name, value) => `${name}${isFilled(value) ? '' : ' empty'}`;
const byValue: Describe = (name, value) => `${name}=${value}`;
const byNumber: Describe = (name, value) => (/^-?[\d.]+$/.test(value) ? `${name} number` : byValue(name, value));
const never: Describe = () => undefined;

const ways = new Map<string, Describe>([
  ...references.map((name) => [name, byTarget] as const),
  ...wordings.map((name) => [name, byWords] as const),
  ...values.map((name) => [name, byValue] as const),
  ['class', never],
  ['href', (name, value) => (value.startsWith('#') ? byTarget(name, value.slice(1)) : byWords(name, value))],
  ['id', never],
  ['style', (_, value) => (value.includes('!important') ? value : undefined)],
  ['tabindex', (name, value) => `${name} ${Math.sign(Number(value))}`],
]);

const wayOf = (name: string): Describe => {
  if (name.startsWith('data-')) return never;
  return name.startsWith('aria-') ? byNumber : () => name;
};

const attributesOf = (element: Element): string[] =>
  element
    .getAttributeNames()
    .map((name) => (ways.get(name) ?? wayOf(name))(name, element.getAttribute(name) ?? ''))
    .filter((description) => description !== undefined);

/** Further than its box by what a scroll bar takes, as axe counts it. */
const scrollBar = 13;

const isScrolled = (element: Element): boolean => {
  const isLarger =
    element.scrollHeight > element.clientHeight + scrollBar || element.scrollWidth > element.clientWidth + scrollBar;
  return isLarger && /auto|scroll/.test(getComputedStyle(element).overflow);
};

const nameOf = (element: Element): string => {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
};

const ofRoles = (roles: string): string =>
  roles
    .split(' ')
    .map((role) => `[role="${role}"]`)
    .join();

/** What is named by its contents, so that a label must not say something else. */
const named = `a[href], button, summary, ${ofRoles('button checkbox columnheader gridcell link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab treeitem')}`;

const normalised = (words: string): string => words.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** A label that doesn't contain the words it stands for is judged by both. */
const mismatchOf = (element: Element): string => {
  if (!element.matches(named)) return '';
  const name = normalised(nameOf(element));
  const words = normalised(element.textContent);
  return name === '' || name.includes(words) ? '' : `${name}≠${words}`;
};

/** A link in a text must stand out from it by more than its colour. */
const linkOf = (element: Element): string => {
  if (!element.matches('a[href], [role="link"]')) return '';
  const { color, display, textDecorationLine } = getComputedStyle(element);
  if (display !== 'inline' || element.parentElement === null) return '';
  const isWholeText = element.parentElement.textContent.trim() === element.textContent.trim();
  return isWholeText ? '' : `${color} ${textDecorationLine} in ${getComputedStyle(element.parentElement).color}`;
};

const labelsOf = (element: Element): string => {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return '';
  const labels = [...(element.labels ?? [])];
  return labels.map((label) => (isFilled(label.textContent) && isVisible(label) ? 'label' : 'no label')).join();
};

const rowsOf = (element: Element): string => {
  if (!(element instanceof HTMLTableElement)) return '';
  const rows = [...element.rows].map(({ cells }) => [...cells].map(meaningOf).join());
  return [...new Set(rows)].join(';');
};

/** What must contain certain elements, or no others. */
const structures = `ul, ol, dl, table, thead, tbody, tr, select, ${ofRoles('feed grid list listbox menu menubar radiogroup row rowgroup table tablist tree treegrid')}`;

const hasOwnText = ({ childNodes }: Element): boolean =>
  [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && isFilled(nodeValue));

const isMeaningless = (element: Element): boolean => plain.has(element.localName) && !element.hasAttribute('role');

interface Insides {
  hasText: boolean;
  hasFocusable: boolean;
  /** The nearest elements with a meaning below this one. */
  owned: ReadonlySet<string>;
}

const nothing: Insides = { hasText: false, hasFocusable: false, owned: new Set() };

const insidesOf = (element: Element, children: readonly (readonly [Element, Insides])[]): Insides => {
  if (element.localName === 'svg') return { ...nothing, hasText: element.querySelector('title') !== null };
  const shown = children.filter(([child]) => isVisible(child));
  const isHidden = (child: Element) => child.getAttribute('aria-hidden') === 'true';
  return {
    hasText:
      hasOwnText(element) ||
      shown.some(
        ([child, { hasText }]) =>
          !isHidden(child) && (hasText || isFilled(nameOf(child)) || isFilled(child.getAttribute('alt'))),
      ),
    hasFocusable: shown.some(([child, { hasFocusable }]) => hasFocusable || isTarget(child)),
    owned: new Set(shown.flatMap(([child, { owned }]) => (isMeaningless(child) ? [...owned] : [meaningOf(child)]))),
  };
};

const sorted = (meanings: Iterable<string>): string => [...new Set(meanings)].toSorted().join();

const contentsOf = (element: Element, { owned }: Insides): string =>
  `${sorted(owned)} in ${sorted([...element.children].map(meaningOf))}${hasOwnText(element) ? ' and words' : ''}`;

export interface KindsOfElement {
  /** Headings, landmarks and ids, which are judged together. */
  page: string;
  elements: ReadonlyMap<Element, string>;
  /** Those that are small, or touch another target. */
  crowded: ReadonlySet<Element>;
}

const isHiddenFromReaders = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('inert');

const kindOf = (element: Element, above: string, insides: Insides): string | undefined => {
  const attributes = attributesOf(element);
  const isScrolling = isScrolled(element);
  if (plain.has(element.localName) && attributes.length === 0 && !isScrolling) return undefined;
  return [
    above,
    element.localName,
    isVisible(element),
    isScrolling,
    insides.hasText,
    insides.hasFocusable,
    element.matches(structures) && contentsOf(element, insides),
    ...attributes,
    labelsOf(element),
    rowsOf(element),
    mismatchOf(element),
    linkOf(element),
  ].join('|');
};

const headingOf = (element: Element): string | undefined =>
  element.matches('h1, h2, h3, h4, h5, h6, [role="heading"]')
    ? `${meaningOf(element)} ${element.getAttribute('aria-level') ?? ''} ${isVisible(element)}`
    : undefined;

const isLandmark = (element: Element): boolean => {
  const role = element.getAttribute('role');
  return role === null ? landmarkTags.has(element.localName) : landmarkRoles.test(role);
};

/** Headings, landmarks and ids, which are judged together. */
const pageNotes = () => {
  const lines: string[] = [];
  const ids = new Set<string>();
  const landmarks = new Set<string>();
  const note = (element: Element, above: string): void => {
    if (element.id !== '' && ids.has(element.id)) lines.push(`#${element.id} again`);
    ids.add(element.id);
    const heading = headingOf(element);
    if (heading !== undefined && lines.at(-1) !== heading) lines.push(heading);
    if (!isLandmark(element)) return;
    const landmark = `${meaningOf(element)} ${nameOf(element)}`;
    lines.push(`${above}>${meaningOf(element)}${landmarks.has(landmark) ? ' again' : ''}`);
    landmarks.add(landmark);
  };
  return { lines, note };
};

/** Elements of one kind get the same verdict from axe: same role, states, names, what is around it and contents. */
export const kindsOfElement = (root: Element): KindsOfElement => {
  const elements = new Map<Element, string>();
  const boxes = new Map<Element, DOMRect>();
  const { lines, note } = pageNotes();
  const walk = (element: Element, above: string): Insides => {
    note(element, above);
    if (isTarget(element) && isVisible(element)) boxes.set(element, element.getBoundingClientRect());
    const isHidden = isHiddenFromReaders(element);
    const below =
      isMeaningless(element) && !isHidden ? above : `${above}>${meaningOf(element)}${isHidden ? ' hidden' : ''}`;
    const inner = element.localName === 'svg' ? [] : [...element.children];
    const insides = insidesOf(
      element,
      inner.map((child) => [child, walk(child, below)] as const),
    );
    const kind = kindOf(element, above, insides);
    if (kind !== undefined) elements.set(element, kind);
    return insides;
  };
  walk(root, '');
  const crowded = new Set<Element>();
  for (const [target, box] of boxes) {
    const crowding = crowdingOf(target, box, boxes);
    if (crowding === '') continue;
    crowded.add(target);
    elements.set(target, `${elements.get(target) ?? ''}|${crowding}`);
  }
  return { page: lines.join('\n'), elements, crowded };
};
