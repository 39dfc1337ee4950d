import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AfterPaint } from './AfterPaint';

it('the first drawing has what stands there meanwhile, and not what takes long', () => {
  const TakesLong = () => {
    throw new Error('It was drawn.');
  };
  expect(
    renderToStaticMarkup(
      <AfterPaint meanwhile="Soon">
        <TakesLong />
      </AfterPaint>,
    ),
  ).toBe('Soon');
});
