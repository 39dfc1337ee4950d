import { describe, expect, it } from 'vitest';
import { readJson, readJsonBeforeMarkup } from './readJson';

const rows = { data: [{ symbol: 'XDC', name: 'a "quoted } name" \\', balance: '1' }] };
const json = JSON.stringify(rows);

describe('an answer', () => {
  it('that is JSON is read', () => {
    expect(readJson(json)).toEqual(rows);
  });

  it.each(['', '<h1>Bad gateway</h1>', '{"data":[', `${json}<br>`])('that is %j is nothing', (text) => {
    expect(readJson(text)).toBeUndefined();
  });
});

describe('an answer that may be followed by markup', () => {
  it.each([
    ['JSON alone', json],
    ['JSON in blanks', ` \n${json}\n `],
    ['JSON and a comment', `${json}<!-- served by node 3 -->`],
    ['JSON and a whole page', `${json}\n<html><body>{"not": "this"}</body></html>`],
    ['JSON and braces that never end', `${json}<script>if (a) {</script>`],
    ['a string of JSON', JSON.stringify(json)],
    ['a string of JSON and markup', JSON.stringify(`${json}<br/>`)],
  ])('is read where it is %s [CAL-235]', (_, text) => {
    expect(readJsonBeforeMarkup(text)).toEqual(rows);
  });

  it('may be a list [CAL-235]', () => {
    expect(readJsonBeforeMarkup('[{"symbol":"]"}]<p>')).toEqual([{ symbol: ']' }]);
  });

  it.each(['', '<p>{"data":[]}</p>', '{"data":[', '{"data":]}<p>', 'null<p>', '""', '"text"'])(
    'is undefined for %j [CAL-235]',
    (text) => {
      expect(readJsonBeforeMarkup(text)).toBeUndefined();
    },
  );
});
