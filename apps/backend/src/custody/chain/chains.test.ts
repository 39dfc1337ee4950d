import { accountAddress, assetSymbols, fromUnits, toUnits, type AssetSymbol } from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startBackground } from '../../runtime/testing/startBackground';
import { isNightly } from '../../testing/nightly';
import type { PayTo } from '../custody';
import { describeCustody } from '../testing/describeCustody';
import { startTestChains, type TestChains } from '../testing/testChains';
import { blocksJob } from './blocksJob';
import { simulatedCoins } from './simulatedCoins';
import { hotWallet } from './names';

const outsideAddress = (asset: AssetSymbol): string => accountAddress(asset, Buffer.alloc(20, 7));

/** A coin that pays its own network fee, one with tags, and a token. */
const ofEachKind = ['XDC', 'XRP', 'USDT'] as const;

describe('the custody of the simulated chains [WAL-171]', () => {
  describeCustody(isNightly ? assetSymbols : ofEachKind, async () => {
    const test = await startTestChains(inject('clusterUrl'));
    return {
      custody: test.custody,
      restart: test.restart,
      pay: async (asset, first = { address: '', amount: '' }, ...more) => {
        const { faults } = await test.chains().sendTestCoins({ asset, ...first }, ...more);
        expect(faults).toBeUndefined();
      },
      addBlocks: (asset, count) => test.chains().mine(asset, count),
      undoBlocks: (asset, count) => test.chains().undoBlocks(asset, count, { drop: false }),
      outsideAddress,
      close: test.close,
    };
  });
});

let test: TestChains;

beforeAll(async () => {
  test = await startTestChains(inject('clusterUrl'));
});

afterAll(() => test.close());

const addressOf = async (asset: AssetSymbol, owner: string): Promise<PayTo> => {
  const address = await test.custody().addressFor(asset, owner);
  if (!address) throw new Error('No address');
  return address;
};

const paidTo = async (asset: AssetSymbol, to: PayTo) => {
  const { transfers } = await test.custody().read(asset, 0);
  return transfers.filter(
    ({ address, destinationTag }) => address === to.address && destinationTag === to.destinationTag,
  );
};

const heights = async (): Promise<number[]> =>
  Promise.all(assetSymbols.map(async (asset) => (await test.custody().read(asset, 0)).height));

const blocksOf = async (asset: AssetSymbol) => {
  const { rows } = await test
    .database()
    .pool.query<{ height: number; hash: string }>(
      'select height, hash from chain_block where asset = $1 order by height desc',
      [asset],
    );
  return rows;
};

describe('the simulated chains', () => {
  it('grow automatically, and each block adds a confirmation [WAL-172]', async () => {
    const to = await addressOf('ETH', 'u-1');
    await test.chains().sendTestCoins({ asset: 'ETH', amount: '1', ...to });
    const sent = await test
      .custody()
      .send({ id: 'by itself', asset: 'XRP', amount: '1', address: outsideAddress('XRP') });
    const before = await heights();
    const background = startBackground();
    onTestFinished(() => background.stop());
    background.add(blocksJob(test.chains(), 10));
    await expect.poll(async () => (await heights()).every((height, at) => height >= (before[at] ?? 0) + 3)).toBe(true);
    await background.stop();
    expect(background.failures).toEqual([]);
    const [paid] = await paidTo('ETH', to);
    expect(paid?.height).toBe((before[assetSymbols.indexOf('ETH')] ?? 0) + 1);
    const after = (await heights())[assetSymbols.indexOf('XRP')] ?? 0;
    expect(await test.custody().findSent('by itself')).toMatchObject({
      ...sent,
      confirmations: after - (before[assetSymbols.indexOf('XRP')] ?? 0),
    });
  });

  it('are created once, however many processes start at once', async () => {
    const { pool } = test.database();
    await pool.query('truncate chain cascade');
    await Promise.all(Array.from({ length: 10 }, () => test.chains().prepare()));
    const { rowCount } = await pool.query('select from chain_address where label = $1', [hotWallet]);
    expect(rowCount).toBe(assetSymbols.length);
  });

  it('continue after a restart [WAL-176]', async () => {
    const addresses = () => Promise.all(assetSymbols.map((asset) => addressOf(asset, 'u-1')));
    const [known, to] = [await addresses(), await addressOf('BTC', 'u-1')];
    await test.chains().mine('BTC', 2);
    await test.chains().sendTestCoins({ asset: 'BTC', amount: '1', ...to });
    const state = async () => [await heights(), await addresses(), await paidTo('BTC', to), await blocksOf('BTC')];
    const before = await state();
    await test.restart();
    expect(await state()).toEqual(before);
    expect(before[1]).toEqual(known);
  });

  it('keep their newest hundred blocks, all of which can be undone', async () => {
    const height = await test.chains().mine('BCHSV', 130);
    const blocks = await blocksOf('BCHSV');
    expect(blocks.map((block) => block.height)).toEqual(Array.from({ length: 100 }, (_, index) => height - index));
    expect(await test.chains().undoBlocks('BCHSV', 1, { drop: false })).toBe(1);
    expect(await test.chains().mine('BCHSV', 1)).toBe(height);
    const [newest] = await blocksOf('BCHSV');
    expect(newest?.hash).not.toBe(blocks[0]?.hash);
    expect(await test.chains().undoBlocks('BCHSV', 500, { drop: false })).toBe(100);
    expect(await test.chains().undoBlocks('BCHSV', 1, { drop: false })).toBe(0);
    expect((await test.custody().read('BCHSV', 0)).height).toBe(height - 100);
  });

  it('lose payments from outside when blocks are undone for good, but nothing that the exchange sent', async () => {
    const to = await addressOf('BTC', 'u-7');
    await test.chains().mine('BTC', 1);
    await test.chains().sendTestCoins({ asset: 'BTC', amount: '1', ...to });
    const { transactionId } = await test.custody().send({ id: 'kept', asset: 'BTC', amount: '2', ...to });
    await test.chains().mine('BTC', 1);
    await test.chains().undoBlocks('BTC', 1, { drop: true });
    const left = await paidTo('BTC', to);
    expect(left.map((one) => [one.transactionId, one.height])).toEqual([[transactionId, undefined]]);
    expect(await test.custody().findSent('kept')).toMatchObject({ transactionId, confirmations: 0 });
  });

  it('have the same payments of the same coins, however the payer wrote the address', async () => {
    const to = await addressOf('ETH', 'u-8');
    await test.chains().sendTestCoins({ asset: 'ETH', amount: '1', address: to.address.slice(2).toLowerCase() });
    expect(await paidTo('ETH', to)).toHaveLength(1);
  });

  it('refuse an invalid test payment, naming each wrong part', async () => {
    const { faults } = await test
      .chains()
      .sendTestCoins({ asset: 'BTC', amount: '0', address: 'x', destinationTag: '1' });
    expect(faults).toEqual({
      amount: 'Enter an amount above 0 with at most 18 decimals.',
      address: 'Enter valid BTC address.',
      destinationTag: 'BTC has no destination tags.',
    });
  });
});

describe('the wallet’s holdings', () => {
  it('are its initial coins plus confirmed payments, minus what was sent and its network fees', async () => {
    const fresh = await startTestChains(inject('clusterUrl'));
    onTestFinished(fresh.close);
    const { chains, custody } = { chains: fresh.chains(), custody: fresh.custody() };
    const changes = async () => {
      const holdings = await chains.holdings();
      return Object.fromEntries(
        assetSymbols.flatMap((asset) => {
          const change = toUnits(holdings[asset]) - toUnits(simulatedCoins[asset].genesis);
          return change === 0n ? [] : [[asset, fromUnits(change)]];
        }),
      );
    };
    expect(await changes()).toEqual({});
    const to = await custody.addressFor('USDT', 'u-1');
    const own = await custody.addressFor('USDT', hotWallet);
    await chains.sendTestCoins({ asset: 'USDT', amount: '10', address: to?.address ?? '' });
    await chains.sendTestCoins({ asset: 'USDT', amount: '5', address: own?.address ?? '' });
    await chains.sendTestCoins({ asset: 'USDT', amount: '100', address: outsideAddress('USDT') });
    expect(await changes()).toEqual({});
    await chains.mine('USDT', 1);
    expect(await changes()).toEqual({ USDT: '15' });
    await custody.send({ id: 'out', asset: 'USDT', amount: '40', address: outsideAddress('USDT') });
    await custody.send({ id: 'in', asset: 'USDT', amount: '3', address: to?.address ?? '' });
    const fees = fromUnits(-2n * toUnits(simulatedCoins.USDT.networkFee.amount));
    expect(await changes()).toEqual({ USDT: '-28', ETH: fees });
    await chains.mine('USDT', 1);
    expect(await changes()).toEqual({ USDT: '-25', ETH: fees });
  });

  it('can only be sent if they cover the network fee', async () => {
    const fresh = await startTestChains(inject('clusterUrl'));
    onTestFinished(fresh.close);
    const send = (id: string, asset: AssetSymbol, amount: string) =>
      fresh.custody().send({ id, asset, amount, address: outsideAddress(asset) });
    expect(await send('all', 'ETH', simulatedCoins.ETH.genesis)).toEqual({
      refused: "The hot wallet doesn't hold enough ETH for this payment.",
    });
    const rest = fromUnits(toUnits(simulatedCoins.ETH.genesis) - toUnits(simulatedCoins.ETH.networkFee.amount));
    expect(await send('all but the fee', 'ETH', rest)).toHaveProperty('transactionId');
    expect(await send('a token', 'USDC', '1')).toEqual({
      refused: "The hot wallet doesn't hold enough ETH for this payment.",
    });
  });

  it('are never spent twice, however many send at once', async () => {
    const fresh = await startTestChains(inject('clusterUrl'));
    onTestFinished(fresh.close);
    const half = fromUnits(toUnits(simulatedCoins.BTC.genesis) / 2n - 1n);
    const ids = ['1', '2', '3', '4', '5', '6'];
    const answers = await Promise.all(
      ids.map((id) => fresh.custody().send({ id, asset: 'BTC', amount: half, address: outsideAddress('BTC') })),
    );
    expect(answers.filter(({ transactionId }) => transactionId !== undefined)).toHaveLength(1);
    expect(toUnits((await fresh.chains().holdings()).BTC)).toBeGreaterThanOrEqual(0n);
  });
});
