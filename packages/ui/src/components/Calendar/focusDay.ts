/** When a popover with a calendar opens, focuses the selected day, or today. */
export const focusDay = (event: Event): void => {
  if (!(event.target instanceof HTMLElement)) return;
  const day = event.target.querySelector<HTMLElement>('[role="gridcell"] button[tabindex="0"]');
  if (day === null) return;
  event.preventDefault();
  day.focus({ preventScroll: true });
};
