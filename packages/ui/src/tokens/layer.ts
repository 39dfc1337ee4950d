/** The only scale of `zIndex` values, from back to front. */
export const layer = {
  /** Behind the text of a component, which isolates its stacking context for it. */
  behind: -1,
  /** In front of its neighbours within a component. */
  raised: 1,
  /** A focus ring, which no neighbour may cover. */
  ring: 2,
  /** Stays in view while its container scrolls. */
  sticky: 10,
  /** Fixed to an edge of the window, in front of anything sticky. */
  bar: 20,
  dialog: 30,
  floating: 40,
  /** In front of dialogs, because it may report what one of them did. */
  toast: 50,
} as const;
