/** What lies above what, from the ground up: the one scale of `zIndex`. */
export const layer = {
  /** Under the words of its own part, which is isolated for it. */
  behind: -1,
  /** Above its neighbours within one part. */
  raised: 1,
  /** A focus ring, which no neighbour may cover. */
  ring: 2,
  /** Stays in sight while what belongs to it is scrolled. */
  sticky: 10,
  /** Fixed to an edge of the window: whatever sticks passes under it. */
  bar: 20,
  dialog: 30,
  floating: 40,
  /** Tells of what a dialog did, and is read above it. */
  toast: 50,
} as const;
