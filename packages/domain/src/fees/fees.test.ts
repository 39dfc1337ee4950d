import { describe, expect, it } from 'vitest';
import { assetOf, assetSymbols } from '../assets/assets';
import { noFeeData, readFeeData, readStoredFeeData } from './feeData';
import { currencyFees, tradingFee, tradingFeeLines } from './fees';

describe('trading fees', () => {
  it.each(['symbol', 'currencySymbol'])('are read by pair name from %s [DOM-140]', (key) => {
    const data = readFeeData({ tradingFees: [{ [key]: 'XDC-ETH', buy: '0.2', sell: 0.3 }] });
    expect(tradingFee(data, 'XDC-ETH', 'buy')).toBe('0.2');
    expect(tradingFee(data, 'XDC-ETH', 'sell')).toBe('0.3');
  });

  it('may come as a plain list, as at login [DOM-140]', () => {
    const data = readFeeData([{ symbol: 'xdc-eth', buy: '0.2', sell: '0.3' }]);
    expect(tradingFee(data, 'XDC-ETH', 'sell')).toBe('0.3');
  });

  it('of the server win over the table, on XDC-XDCE too [DOM-142]', () => {
    const data = readFeeData([
      { symbol: 'XDC-XDCE', buy: '0.1', sell: '0.1' },
      { symbol: 'BTC-USDT', buy: '0', sell: '0.5' },
    ]);
    expect(tradingFee(data, 'XDC-XDCE', 'buy')).toBe('0.1');
    expect(tradingFee(data, 'BTC-USDT', 'buy')).toBe('0');
    expect(tradingFee(data, 'BTC-USDC', 'buy')).toBe('0.5');
  });

  it.each(['XDC-ETH', 'BTC-USDT', 'BTC-PERPETUAL', 'DOGE-XDC', 'constructor'])(
    'of %s are 0.5 on both sides while nothing is known [DOM-143]',
    (pair) => {
      expect(tradingFee(noFeeData, pair, 'buy')).toBe('0.5');
      expect(tradingFee(noFeeData, pair, 'sell')).toBe('0.5');
    },
  );

  it('are none on XDC-XDCE [DOM-143]', () => {
    expect(tradingFee(noFeeData, 'XDC-XDCE', 'buy')).toBe('0');
    expect(tradingFee(noFeeData, 'XDC-XDCE', 'sell')).toBe('0');
  });

  it('that cannot be read, or are negative, count as unknown, each side for itself [DOM-143]', () => {
    const data = readFeeData([{ symbol: 'XDC-ETH', buy: '0.1', sell: '-1' }, { symbol: 'XDC-BTC', buy: 'free' }, null]);
    expect(tradingFee(data, 'XDC-ETH', 'buy')).toBe('0.1');
    expect(tradingFee(data, 'XDC-ETH', 'sell')).toBe('0.5');
    expect(tradingFee(data, 'XDC-BTC', 'buy')).toBe('0.5');
  });

  it('are percentages as they come [DOM-144]', () => {
    expect(tradingFee(readFeeData([{ symbol: 'XDC-ETH', buy: '50', sell: '0' }]), 'XDC-ETH', 'buy')).toBe('50');
  });

  it('are listed for every spot pair', () => {
    const lines = tradingFeeLines(readFeeData([{ symbol: 'XDC-BTC', buy: '0.1', sell: '0.2' }]));
    expect(lines).toHaveLength(10);
    expect(lines[0]).toEqual({ pair: 'XDC-ETH', buy: '0.5', sell: '0.5' });
    expect(lines[1]).toEqual({ pair: 'XDC-BTC', buy: '0.1', sell: '0.2' });
    expect(lines[3]).toEqual({ pair: 'XDC-XDCE', buy: '0', sell: '0' });
  });
});

describe('no fee data', () => {
  it('is what the name of a database error stands for [DOM-141]', () => {
    const list = [{ symbol: 'XDC-ETH', buy: '0.1', sell: '0.1' }];
    expect(readFeeData({ name: 'SequelizeDatabaseError', tradingFees: list })).toEqual(noFeeData);
    expect(readFeeData({ tradingFees: list })).not.toEqual(noFeeData);
  });

  it.each([null, undefined, 'down', 7, {}, [], { tradingFees: 'none' }])('is what %j gives [DOM-141]', (data) => {
    expect(readFeeData(data)).toEqual(noFeeData);
  });
});

describe('withdrawal fees', () => {
  it('and minimums are the documented ones until the server says otherwise [DOM-145]', () => {
    for (const symbol of assetSymbols) {
      const { minimumWithdrawal, withdrawalFee } = assetOf(symbol);
      expect(currencyFees(noFeeData, symbol)).toEqual({ minimumWithdrawal, withdrawalFee });
    }
  });

  it('come per currency [DOM-145]', () => {
    const data = readFeeData({
      tradingFees: [],
      withdrawalFees: [
        { currencyName: 'BTC', withdrawalFee: 0.002, minWithdrawal: '0.01' },
        { currencyName: 'XDCE', withdrawalFee: '25' },
        { currencyName: 'DOGE', withdrawalFee: '1', minWithdrawal: '1' },
      ],
    });
    expect(currencyFees(data, 'BTC')).toEqual({ minimumWithdrawal: '0.01', withdrawalFee: '0.002' });
    expect(currencyFees(data, 'XDCE')).toEqual({ minimumWithdrawal: '10000', withdrawalFee: '25' });
    expect(currencyFees(data, 'ETH')).toEqual({ minimumWithdrawal: '0.02', withdrawalFee: '0.01' });
  });
});

describe('the fees stored at login', () => {
  it('are JSON text [DOM-146]', () => {
    const data = readStoredFeeData('[{"symbol":"XDC-ETH","buy":0.1,"sell":0.2}]');
    expect(tradingFee(data, 'XDC-ETH', 'sell')).toBe('0.2');
  });

  it.each([null, undefined, '', '[{', 'undefined', 'null', '"x"'])('%j gives no fee data [DOM-146]', (stored) => {
    expect(readStoredFeeData(stored)).toEqual(noFeeData);
  });
});
