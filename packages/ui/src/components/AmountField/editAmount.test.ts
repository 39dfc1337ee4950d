import { compare, parseTyped, roundDown } from '@exchange/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grouped, pasteInto, tidied, typeInto } from './editAmount';

/** `|` marks the caret; two of them mark a selection. */
const marked = (text: string) => {
  const from = text.indexOf('|');
  const to = text.lastIndexOf('|');
  return { text: text.replaceAll('|', ''), from, to: to > from ? to - 1 : from };
};

const rules = { decimals: 2, unit: 'XDC' };

describe('an amount being typed', () => {
  it.each([
    ['', '1|', '1|'],
    ['1', '1.|', '1.|'],
    ['1.2', '1.23|', '1.23|'],
    ['', '.|', '.|'],
    ['123', '12|', '12|'],
    ['1.5', '1|5', '1|5'],
    ['12', '102|', '102|'],
    ['11', '11|1', '11|1'],
    ['123', '|', '|'],
    ['1', '1,|', '1.|'],
    ['15', '1,|5', '1.|5'],
    ['1.5', '1,|5', '1.|5'],
  ])('from %j, becoming %j, is %j', (before, after, expected) => {
    const typed = marked(after);
    const { text, caret } = typeInto({ before, after: typed.text, caret: typed.from }, rules);
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected);
  });

  it.each([
    ['1.23', '1.234|', '1.23|'],
    ['1.23', '1.9|23', '1.|23'],
    ['12345', '1.|2345', '1|2345'],
    ['1.2', '1.2.|', '1.2|'],
    ['1.2', '1.2,|', '1.2|'],
    ['12', '12a|', '12|'],
    ['12', '1-|2', '1|2'],
    ['12', '12e|', '12|'],
    ['12', '1 |2', '1|2'],
  ])('from %j does not become %j but %j', (before, after, expected) => {
    const typed = marked(after);
    const { text, caret } = typeInto({ before, after: typed.text, caret: typed.from }, rules);
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected);
  });

  it('keeps the selection if a key or a paste is refused', () => {
    const all = { from: 0, to: 4 };
    expect(typeInto({ before: '2500', after: 'x', caret: 1, selected: all }, rules)).toMatchObject({
      text: '2500',
      selected: all,
    });
    expect(pasteInto('2500', all, '$100', rules)).toMatchObject({ text: '2500', selected: all });
  });

  it.each(['12.|', '12,|'])('accepts no point if there are no decimals: %j stays 12', (after) => {
    const typed = marked(after);
    expect(typeInto({ before: '12', after: typed.text, caret: typed.from }, { decimals: 0 })).toMatchObject({
      text: '12',
      caret: 2,
    });
  });

  it('can still be edited if it already has too many decimals', () => {
    expect(typeInto({ before: '1.2345', after: '11.2345', caret: 2 }, rules).text).toBe('11.2345');
    expect(typeInto({ before: '1.2345', after: '1.234', caret: 5 }, rules).text).toBe('1.234');
    expect(typeInto({ before: '1.2345', after: '1.23456', caret: 7 }, rules).text).toBe('1.2345');
  });

  it('is read like a paste if it arrives in one piece', () => {
    expect(typeInto({ before: '', after: '1,234.567', caret: 9 }, rules)).toMatchObject({
      text: '1234.56',
      note: { seen: 'Cut to 2 decimals' },
    });
    expect(typeInto({ before: '1', after: '1a whole lot', caret: 12 }, rules)).toMatchObject({
      text: '1',
      note: { seen: 'Nothing pasted' },
    });
  });

  it('stays a figure with no extra decimals, whatever is typed wherever', () => {
    const key = fc.tuple(fc.constantFrom('0', '1', '2', '5', '9', '.', ',', '-', 'e', ' '), fc.nat(12));
    fc.assert(
      fc.property(fc.array(key, { maxLength: 20 }), fc.nat(8), (presses, decimals) => {
        let text = '';
        for (const [character, at] of presses) {
          const from = Math.min(at, text.length);
          const after = text.slice(0, from) + character + text.slice(from);
          text = typeInto({ before: text, after, caret: from + 1 }, { decimals }).text;
        }
        expect(text).toMatch(decimals === 0 ? /^\d*$/ : new RegExp(`^\\d*(\\.\\d{0,${decimals}})?$`));
      }),
    );
  });

  it('can be deleted character by character', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,8}(\.\d{1,2})?$/), (whole) => {
        let text = whole;
        for (let length = whole.length - 1; length >= 0; length -= 1) {
          text = typeInto({ before: text, after: whole.slice(0, length), caret: length }, rules).text;
          expect(text).toBe(whole.slice(0, length));
        }
      }),
    );
  });
});

describe('a pasted amount', () => {
  it.each([
    ['|', '1,234.50', '1234.50|'],
    ['|500|', '1 234,5 XDC', '1234.5|'],
    ['1|', '23', '123|'],
    ['1|4', '23', '123|4'],
    ['1.|', '5', '1.5|'],
    ['|', '5.', '5.|'],
  ])('into %j as %j is %j', (before, pasted, expected) => {
    const { text, from, to } = marked(before);
    const edit = pasteInto(text, { from, to }, pasted, rules);
    expect(`${edit.text.slice(0, edit.caret)}|${edit.text.slice(edit.caret)}`).toBe(expected);
    expect(edit.note).toBeUndefined();
  });

  it('replaces a figure that it cannot join', () => {
    expect(pasteInto('0.05', { from: 4, to: 4 }, '0.06', rules)).toEqual({ text: '0.06', caret: 4, note: undefined });
  });

  it.each([
    ['1.239', 2, '1.23', 'Cut to 2 decimals.'],
    ['1.29', 1, '1.2', 'Cut to 1 decimal.'],
    ['1.9', 0, '1', 'Cut to a whole number.'],
    ['0.009', 2, '0.00', 'Cut to 2 decimals.'],
  ])('as %j with %i decimals allowed is cut to %s, and says so', (pasted, decimals, text, announced) => {
    const edit = pasteInto('', { from: 0, to: 0 }, pasted, { decimals });
    expect(edit).toMatchObject({ text, note: { announced } });
  });

  it('drops zeros without a note', () => {
    expect(pasteInto('', { from: 0, to: 0 }, '1.5000', rules)).toMatchObject({ text: '1.50', note: undefined });
  });

  it('changes nothing if it is not an amount, and says so', () => {
    const announced = 'Nothing was pasted. Paste one amount, such as 1,234.5.';
    expect(pasteInto('12', { from: 0, to: 2 }, '$100', rules)).toMatchObject({ text: '12', note: { announced } });
  });

  it('is never above what was copied, and less than one unit below it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,12}\.\d{1,12}$/), fc.nat(8), (pasted, decimals) => {
        const { text } = pasteInto('', { from: 0, to: 0 }, pasted, { decimals });
        expect(compare(parseTyped(text) ?? '', roundDown(parseTyped(pasted) ?? '', decimals))).toBe(0);
      }),
    );
  });
});

it.each([
  ['007.', '7'],
  ['.50', '0.50'],
  ['0', '0'],
  ['00', '0'],
  ['0.10', '0.10'],
  ['1,234.50', '1234.50'],
])('%j is tidied to %s', (typed, text) => {
  expect(tidied(typed)).toBe(text);
});

it.each([
  ['1234.50', '1,234.50'],
  ['1234567', '1,234,567'],
  ['0.00000001', '0.00000001'],
  ['9007199254740993.1', '9,007,199,254,740,993.1'],
  ['', ''],
  ['.', '.'],
])('%j reads %j while nobody types', (text, shown) => {
  expect(grouped(text)).toBe(shown);
});

it('keeps a figure the same when it is grouped', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,15}(\.\d{1,10})?$/), (text) => {
      expect(compare(parseTyped(grouped(text)) ?? '', parseTyped(text) ?? '')).toBe(0);
    }),
  );
});
