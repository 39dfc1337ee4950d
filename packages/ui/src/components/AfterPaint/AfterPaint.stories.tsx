import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Skeleton } from '../Skeleton/Skeleton';
import { AfterPaint } from './AfterPaint';

const meta = preview.meta({
  component: AfterPaint,
  title: 'Components/Overlays/AfterPaint',
  parameters: {
    docs: {
      description: {
        component:
          'Wraps content that is slow to render inside something that opens: the rows of the pair picker, the order form in its drawer, the order book under its tab. Give it a container of fixed size, so that nothing moves when the content appears.',
      },
    },
  },
});

const lines = Array.from({ length: 200 }, (_, index) => `Line ${index + 1}`);

/** When the frame and the lines were added to the document, in milliseconds. */
const seen = { frame: 0, lines: 0 };

const Lines = () => (
  <ol
    ref={() => {
      seen.lines = performance.now();
    }}
  >
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ol>
);

const Opening = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen((before) => !before)}>{isOpen ? 'Close' : 'Open'}</Button>
      {isOpen && (
        <section
          aria-label="Many lines"
          ref={() => {
            seen.frame = performance.now();
          }}
          style={{ blockSize: '120px', overflowY: 'auto' }}
        >
          <AfterPaint meanwhile={<Skeleton width="9ch" />}>
            <Lines />
          </AfterPaint>
        </section>
      )}
    </>
  );
};

/** The frame appears as soon as it is pressed, with a placeholder; the lines follow right after, each time it opens. */
export const AnswersAtOnce = meta.story({
  args: { children: null },
  render: () => <Opening />,
  play: async ({ canvas, userEvent }) => {
    for (const _ of ['first', 'again']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      const section = canvas.getByRole('region', { name: 'Many lines' });
      await waitFor(() => expect(section).toHaveTextContent('Line 200'));
      await expect(seen.lines).toBeGreaterThan(seen.frame);
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    }
  },
});
