import { describe, expect, it } from 'vitest';
import { confirmationLimit } from './usualSize';

describe('the amount from which an order needs confirmation', () => {
  it('is a multiple of the middle of what was ordered before', () => {
    expect(confirmationLimit(['100', '9', '10', '11', '5000'], '10')).toBe('110');
  });

  it('takes the lower of two in the middle', () => {
    expect(confirmationLimit(['1', '2', '3', '40', '50', '60'], '10')).toBe('30');
  });

  it('does not exist for a trader with fewer than five orders [TRD-124]', () => {
    expect(confirmationLimit(['1', '1', '1', '1'], '10')).toBeUndefined();
    expect(confirmationLimit([], '10')).toBeUndefined();
  });

  it('does not exist where the question is turned off [TRD-124]', () => {
    expect(confirmationLimit(['1', '1', '1', '1', '1'], undefined)).toBeUndefined();
  });
});
