import { expect, it } from 'vitest';
import { copyMessage } from './copyMessage';

const linux = 'Mozilla/5.0 (X11; Linux x86_64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

it('says that the text was copied', () => {
  expect(copyMessage('none', linux)).toBe('');
  expect(copyMessage('copied', linux)).toBe('Copied');
});

it('names the keys of this keyboard if the button cannot copy', () => {
  expect(copyMessage('failed', linux)).toBe(
    'Copying was blocked. The text is selected: press Ctrl C, or hold it and choose Copy.',
  );
  expect(copyMessage('failed', mac)).toContain('press ⌘ C,');
});
