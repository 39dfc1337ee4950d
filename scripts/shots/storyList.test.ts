import { describe, expect, it } from 'vitest';
import { storiesIn } from './storyList';

const index = (...entries: object[]) => ({ v: 5, entries: Object.fromEntries(entries.entries()) });

describe('a built Storybook', () => {
  it('has all its stories photographed, but not its docs pages', () => {
    const stories = storiesIn(
      index(
        { type: 'docs', id: 'button--docs' },
        { type: 'story', id: 'button--primary' },
        { type: 'story', id: 'z--z' },
      ),
    );
    expect(stories.map(({ id }) => id)).toEqual(['button--primary', 'z--z']);
    expect(storiesIn({})).toEqual([]);
  });

  it('may have stories in which something fails on purpose', () => {
    const stories = storiesIn(
      index(
        { type: 'story', id: 'page--broken', tags: ['dev', 'fails-on-purpose'] },
        { type: 'story', id: 'page--whole', tags: ['dev'] },
      ),
    );
    expect(stories.map(({ isLoud }) => isLoud)).toEqual([true, false]);
  });
});
