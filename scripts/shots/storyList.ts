const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The tag of stories that show a failure, whose console errors are expected. */
const failsOnPurpose = 'fails-on-purpose';

export interface Story {
  id: string;
  isLoud: boolean;
}

const storyFrom = (entry: unknown): Story[] => {
  if (!isRecord(entry) || entry['type'] !== 'story' || typeof entry['id'] !== 'string') return [];
  return [{ id: entry['id'], isLoud: Array.isArray(entry['tags']) && entry['tags'].includes(failsOnPurpose) }];
};

/** The stories of a built Storybook's `index.json`, in the order of its sidebar. */
export const storiesIn = (index: unknown): Story[] =>
  isRecord(index) && isRecord(index['entries']) ? Object.values(index['entries']).flatMap(storyFrom) : [];
