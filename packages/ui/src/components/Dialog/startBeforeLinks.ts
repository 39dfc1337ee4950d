const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Radix skips links when it looks for the initial focus, and would start after the links of a menu. */
export const startBeforeLinks = (opening: Event): void => {
  const panel = opening.currentTarget;
  if (!(panel instanceof HTMLElement) || panel.querySelector(focusable)?.tagName !== 'A') return;
  opening.preventDefault();
  panel.focus({ preventScroll: true });
};
