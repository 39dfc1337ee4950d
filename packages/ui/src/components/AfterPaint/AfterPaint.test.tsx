import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AfterPaint } from './AfterPaint';

it('first renders the placeholder without the slow content', () => {
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
