export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags?: string[];
}

/** Storybook serves its index of stories next to every page. */
export const loadStoryIndex = async (): Promise<StoryEntry[]> => {
  const answer = await fetch('./index.json');
  if (!answer.headers.get('content-type')?.includes('json')) return [];
  const { entries } = (await answer.json()) as { entries: Record<string, StoryEntry> };
  return Object.values(entries).filter(({ type, tags }) => type === 'story' && !tags?.includes('page'));
};

/** Stories grouped by title, in sidebar order. */
export const byTitle = (entries: StoryEntry[]): [title: string, states: StoryEntry[]][] => {
  const groups = new Map<string, StoryEntry[]>();
  for (const entry of entries) groups.set(entry.title, [...(groups.get(entry.title) ?? []), entry]);
  return [...groups];
};
