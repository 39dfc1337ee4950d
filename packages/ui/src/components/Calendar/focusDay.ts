/** A sheet with a calendar hands the focus to its day: the one that is chosen, else today. */
export const focusDay = (event: Event): void => {
  if (!(event.target instanceof HTMLElement)) return;
  const day = event.target.querySelector<HTMLElement>('[role="gridcell"] button[tabindex="0"]');
  if (day === null) return;
  event.preventDefault();
  day.focus({ preventScroll: true });
};
