import { describe, expect, it } from 'vitest';
import { fits, isRecord, type Definitions, type Shape } from './fits';

const definitions: Definitions = {
  Decimal: { type: ['string', 'number'] },
  Level: { type: 'array', prefixItems: [{ ref: 'Decimal' }, { ref: 'Decimal' }] },
  Book: {
    type: 'object',
    required: ['asks'],
    properties: { asks: { type: 'array', items: { ref: 'Level' } }, next: { ref: 'Book' } },
  },
};

const fit = (shape: Shape, value: unknown): boolean => fits(shape, value, definitions);

it('of which all properties are required lacks none [CAL-232]', () => {
  const shape: Shape = { required: true, properties: { price: { ref: 'Decimal' }, amount: { ref: 'Decimal' } } };
  expect(fit(shape, { price: '1', amount: '2' })).toBe(true);
  expect(fit(shape, { price: '1' })).toBe(false);
});

describe('a type', () => {
  it.each<[string, unknown[], unknown[]]>([
    ['string', ['', 'a'], [1, null, [], {}, undefined]],
    ['number', [0, 1.5, -1], ['1', Number.NaN, Number.POSITIVE_INFINITY, null]],
    ['integer', [0, 200, 2e3], [1.5, '1', null]],
    ['boolean', [true, false], [0, 'true', null]],
    ['null', [null], [undefined, 0, '']],
    ['array', [[], [1]], [{}, 'list', { length: 0 }]],
    ['object', [{}, { a: 1 }], [[], null, 'text', undefined]],
  ])('%s takes its own and nothing else [CAL-232]', (type, fitting, others) => {
    expect(fitting.filter((value) => !fit({ type }, value))).toEqual([]);
    expect(others.filter((value) => fit({ type }, value))).toEqual([]);
  });

  it('may be one of several: text or a number for a figure [CAL-234]', () => {
    expect(fit({ ref: 'Decimal' }, '0.00000001')).toBe(true);
    expect(fit({ ref: 'Decimal' }, 0.5)).toBe(true);
    expect(fit({ ref: 'Decimal' }, null)).toBe(false);
  });

  it('that is not said takes anything [CAL-232]', () => {
    expect(fit({}, undefined)).toBe(true);
  });
});

describe('a value of a list', () => {
  const status: Shape = { type: ['string', 'integer'], enum: [1, '1', 'enable'] };

  it.each([1, '1', 'enable'])('%j is taken [CAL-232]', (value) => {
    expect(fit(status, value)).toBe(true);
  });

  it.each([0, '2', 'Enable', true])('%j is not [CAL-232]', (value) => {
    expect(fit(status, value)).toBe(false);
  });

  it('may be the only one [CAL-232]', () => {
    expect(fit({ const: 422 }, 422)).toBe(true);
    expect(fit({ const: 422 }, 400)).toBe(false);
  });
});

describe('an object', () => {
  const row: Shape = { type: 'object', required: ['symbol'], properties: { symbol: { type: 'string' } } };

  it('has what is required, and may have more [CAL-233]', () => {
    expect(fit(row, { symbol: 'XDC', rank: 1 })).toBe(true);
    expect(fit(row, {})).toBe(false);
    expect(fit(row, { symbol: null })).toBe(false);
  });

  it('may leave out the rest, but not fill it wrongly [CAL-233]', () => {
    const optional: Shape = { type: 'object', properties: { fee: { ref: 'Decimal' } } };
    expect(fit(optional, {})).toBe(true);
    expect(fit(optional, { fee: [] })).toBe(false);
  });

  it('as a map holds one kind of value under any name [CAL-232]', () => {
    const map: Shape = { type: 'object', additionalProperties: { ref: 'Decimal' } };
    expect(fit(map, { XDC: '1', ETH: 2411.37 })).toBe(true);
    expect(fit(map, { XDC: '1', ETH: null })).toBe(false);
  });

  it('is no list, and a list is no object [CAL-232]', () => {
    expect(isRecord([])).toBe(false);
    expect(isRecord({})).toBe(true);
    expect(fit({ type: 'object' }, [])).toBe(false);
    expect(fit({ type: 'array' }, {})).toBe(false);
  });
});

describe('names that every object knows', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
    '%s is not there unless it was sent [CAL-232]',
    (name) => {
      expect(fit({ required: [name] }, {})).toBe(false);
      expect(fit({ required: [name] }, JSON.parse(`{ "${name}": 1 }`))).toBe(true);
    },
  );

  it.each(['constructor', '__proto__'])('%s is held to the shape of a map like any other [CAL-232]', (name) => {
    const map: Shape = { properties: {}, additionalProperties: { type: 'string' } };
    expect(fit(map, JSON.parse(`{ "${name}": 1 }`))).toBe(false);
    expect(fit(map, JSON.parse(`{ "${name}": "1" }`))).toBe(true);
  });

  it.each(['constructor', '__proto__', 'Nobody'])('%s is no definition [CAL-232]', (ref) => {
    expect(fit({ ref }, {})).toBe(false);
  });
});

describe('a list', () => {
  const list: Shape = { type: 'array', items: { type: 'string' } };

  it('is as right as each of its items [CAL-232]', () => {
    expect(fit(list, [])).toBe(true);
    expect(fit(list, ['a', 'b'])).toBe(true);
    expect(fit(list, ['a', 1])).toBe(false);
  });

  it('with places has each of them filled rightly [CAL-232]', () => {
    expect(fit({ ref: 'Level' }, ['0.05212', 900])).toBe(true);
    expect(fit({ ref: 'Level' }, ['0.05212'])).toBe(false);
    expect(fit({ ref: 'Level' }, [])).toBe(false);
    expect(fit({ ref: 'Level' }, [null, '900'])).toBe(false);
    expect(fit({ ref: 'Level' }, { 0: '0.05212', 1: '900' })).toBe(false);
  });

  it('with places may be longer, the rest being held to its items [CAL-233]', () => {
    expect(fit({ ref: 'Level' }, ['0.05212', '900', 3])).toBe(true);
    expect(fit({ prefixItems: [{ type: 'string' }], items: { type: 'number' } }, ['a', 1, 'b'])).toBe(false);
  });
});

describe('a shape made of others', () => {
  it('fits where one of them does [CAL-232]', () => {
    for (const shape of [
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      { oneOf: [{ type: 'string' }, { type: 'null' }] },
    ]) {
      expect(fit(shape, null)).toBe(true);
      expect(fit(shape, 1)).toBe(false);
    }
  });

  it('fits where all of them and its own rules do [CAL-232]', () => {
    const both: Shape = { allOf: [{ required: ['price'] }, { required: ['amount'] }], required: ['pair'] };
    expect(fit(both, { price: 1, amount: 1, pair: 'XDC-ETH' })).toBe(true);
    expect(fit(both, { price: 1, amount: 1 })).toBe(false);
    expect(fit(both, { price: 1, pair: 'XDC-ETH' })).toBe(false);
  });

  it('may hold itself, and is looked at all the way down [CAL-232]', () => {
    expect(fit({ ref: 'Book' }, { asks: [], next: { asks: [['1', '2']] } })).toBe(true);
    expect(fit({ ref: 'Book' }, { asks: [], next: { asks: [['1']] } })).toBe(false);
  });

  it('of a figure has its form, whether text or number [CAL-234]', () => {
    const figure: Shape = { type: ['string', 'number'], pattern: '^[+-]?\\d+(\\.\\d+)?$' };
    for (const right of ['0', '-1.50', 2.5]) expect(fit(figure, right)).toBe(true);
    for (const wrong of ['', 'abc', '1,5', '1e5', '.5', true]) expect(fit(figure, wrong)).toBe(false);
  });
});
