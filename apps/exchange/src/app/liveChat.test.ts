import { expect, it, vi } from 'vitest';
import { loadLiveChat } from './liveChat';

const page = () => {
  const script = { src: '', async: false };
  const append = vi.fn();
  return { script, append, document: { createElement: () => script, head: { append } } as unknown as Document };
};

it('loads no live chat unless one is configured', () => {
  const { append, document } = page();
  loadLiveChat('', document);
  expect(append).not.toHaveBeenCalled();
});

it('loads the configured live chat, without delaying anything', () => {
  const { script, append, document } = page();
  loadLiveChat('https://chat.example.com/widget.js', document);
  expect(append).toHaveBeenCalledExactlyOnceWith(script);
  expect(script).toEqual({ src: 'https://chat.example.com/widget.js', async: true });
});
