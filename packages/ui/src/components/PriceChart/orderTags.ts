/** Where a line is, in pixels from the top of the plot. */
export interface LinePlace {
  id: string;
  y: number;
}

export interface TagPlace {
  id: string;
  top: number;
}

export const tagHeight = 24;

const gap = 2;
const pitch = tagHeight + gap;

/**
 * Places a tag at each line within the plot, none on another one and none beyond its edges. As many as fit get one, the
 * first ones given; the others keep their line.
 */
export const stackTags = (lines: readonly LinePlace[], room: number): TagPlace[] => {
  const most = Math.max(0, Math.floor((room + gap) / pitch));
  const tags = lines
    .filter(({ y }) => y >= 0 && y <= room)
    .slice(0, most)
    .toSorted((one, other) => one.y - other.y)
    .map(({ id, y }) => ({ id, top: y - tagHeight / 2 }));
  let least = 0;
  for (const tag of tags) {
    tag.top = Math.max(tag.top, least);
    least = tag.top + pitch;
  }
  let end = room;
  for (const tag of tags.toReversed()) {
    tag.top = Math.min(tag.top, end - tagHeight);
    end = tag.top - gap;
  }
  return tags;
};
