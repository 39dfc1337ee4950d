/** The size that a target must have, which is also the distance that a smaller one must keep. */
const leastTarget = 24;

const targets = 'a[href], button, input, select, textarea, summary, [role], [tabindex]';

export const isTarget = (element: Element): element is HTMLElement =>
  'tabIndex' in element && Number(element.tabIndex) >= 0 && element.matches(targets);

const within = (a: DOMRect, b: DOMRect, distance: number): boolean =>
  a.left < b.right + distance &&
  b.left < a.right + distance &&
  a.top < b.bottom + distance &&
  b.top < a.bottom + distance;

/** Nothing if it is large enough and free; else its exact size and what stands how close to it. */
export const crowdingOf = (target: Element, box: DOMRect, boxes: ReadonlyMap<Element, DOMRect>): string => {
  const isSmall = box.width < leastTarget || box.height < leastTarget;
  const close = [...boxes].filter(
    ([other, its]) => within(box, its, isSmall ? leastTarget : 0) && other !== target && !other.contains(target),
  );
  if (!isSmall && close.length === 0) return '';
  const others = close.map(([, its]) =>
    [its.left - box.left, its.top - box.top, its.width, its.height].map(Math.round).join(' '),
  );
  return `${box.width.toFixed(1)}×${box.height.toFixed(1)} beside ${others.join()}`;
};
