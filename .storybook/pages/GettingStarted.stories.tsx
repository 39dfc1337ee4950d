import preview from '../preview';
import { GettingStarted as GettingStartedPage } from './GettingStarted';
import { loadStoryIndex, type StoryEntry } from './storyIndex';

const meta = preview.meta({
  title: 'Getting started',
  component: GettingStartedPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { entries: [] },
  loaders: [async () => ({ entries: await loadStoryIndex() })],
});

export const GettingStarted = meta.story({
  name: 'Getting started',
  render: (_, { loaded }) => <GettingStartedPage entries={loaded['entries'] as StoryEntry[]} />,
});
