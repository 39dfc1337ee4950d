const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Radix passes over links when it looks for where to start, and would start behind those of a menu. */
export const startBeforeLinks = (opening: Event): void => {
  const panel = opening.currentTarget;
  if (!(panel instanceof HTMLElement) || panel.querySelector(focusable)?.tagName !== 'A') return;
  opening.preventDefault();
  panel.focus({ preventScroll: true });
};
