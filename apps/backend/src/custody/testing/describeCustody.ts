import { assetAddress, needsDestinationTag, type AssetSymbol, type DecimalText } from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Custody, PayTo } from '../custody';

/** A custody with a filled wallet, and control of the world around it. */
export interface CustodyScene {
  custody: () => Custody;
  /** Stops and starts it. */
  restart: () => Promise<void>;
  /** Pays all of these from outside in one transaction. */
  pay: (asset: AssetSymbol, ...outputs: (PayTo & { amount: DecimalText })[]) => Promise<void>;
  addBlocks: (asset: AssetSymbol, count: number) => Promise<unknown>;
  /** A reorganisation: removes the newest blocks, so that their payments wait again. */
  undoBlocks: (asset: AssetSymbol, count: number) => Promise<unknown>;
  /** An address that isn't ours. */
  outsideAddress: (asset: AssetSymbol) => string;
  close: () => Promise<void>;
}

let owners = 0;
const newOwner = (): string => `owner ${(owners += 1)}`;

let orders = 0;
const newId = (): string => `order ${(orders += 1)}`;

/** What the exchange relies on with any custody. */
export const describeCustody = (assets: readonly AssetSymbol[], makeScene: () => Promise<CustodyScene>): void => {
  let scene: CustodyScene;

  beforeAll(async () => {
    scene = await makeScene();
  });

  afterAll(() => scene.close());

  const addressOf = async (asset: AssetSymbol, owner = newOwner()): Promise<PayTo> => {
    const address = await scene.custody().addressFor(asset, owner);
    if (!address) throw new Error(`There is no address of ${asset}.`);
    return address;
  };

  const paidTo = async (asset: AssetSymbol, { address, destinationTag }: PayTo, fromHeight = 0) => {
    const { height, transfers } = await scene.custody().read(asset, fromHeight);
    const ours = transfers.filter((one) => one.address === address && one.destinationTag === destinationTag);
    return { height, transfers: ours };
  };

  const order = (asset: AssetSymbol, more: object = {}) => ({
    id: newId(),
    asset,
    amount: '0.5',
    address: scene.outsideAddress(asset),
    ...more,
  });

  describe.each(assets)('an address of %s', (asset) => {
    it('is the same at every call, from two first calls at once, and after a restart', async () => {
      const owner = newOwner();
      const [one, other] = await Promise.all([addressOf(asset, owner), addressOf(asset, owner)]);
      expect(other).toEqual(one);
      await scene.restart();
      expect(await addressOf(asset, owner)).toEqual(one);
    });

    it('passes its own rule, and has a number as its tag where the coin has tags', async () => {
      const { address, destinationTag } = await addressOf(asset);
      expect(assetAddress(asset)(address)).toBeUndefined();
      if (needsDestinationTag(asset)) expect(destinationTag).toMatch(/^\d+$/);
      else expect(destinationTag).toBeUndefined();
    });

    it('belongs to one owner, address and tag together, however many ask at once', async () => {
      const many = await Promise.all(Array.from({ length: 8 }, () => addressOf(asset)));
      expect(new Set(many.map((one) => JSON.stringify(one))).size).toBe(many.length);
    });
  });

  describe.each(assets)('a payment of %s to one of our addresses', (asset) => {
    it('appears before its block, keeps its ID in it, and gains a confirmation with each further block', async () => {
      const to = await addressOf(asset);
      await scene.pay(asset, { ...to, amount: '1.000000000000000001' });
      const [waiting] = (await paidTo(asset, to)).transfers;
      expect(waiting).toMatchObject({ asset, ...to, amount: '1.000000000000000001' });
      expect(waiting?.height).toBeUndefined();
      await scene.addBlocks(asset, 1);
      const first = await paidTo(asset, to);
      expect(first.transfers).toEqual([{ ...waiting, height: first.height }]);
      await scene.addBlocks(asset, 2);
      const third = await paidTo(asset, to);
      expect(third).toEqual({ height: first.height + 2, transfers: first.transfers });
    });

    it('is one for each address that a transaction pays', async () => {
      const [one, other] = [await addressOf(asset), await addressOf(asset)];
      await scene.pay(asset, { ...one, amount: '1' }, { ...other, amount: '2' });
      const [[first], [second]] = [(await paidTo(asset, one)).transfers, (await paidTo(asset, other)).transfers];
      expect([first?.amount, second?.amount]).toEqual(['1', '2']);
      expect(second?.transactionId).toBe(first?.transactionId);
      expect(second?.id).not.toBe(first?.id);
    });

    it('is read from its block on, and always while it waits', async () => {
      const to = await addressOf(asset);
      await scene.pay(asset, { ...to, amount: '1' });
      const { height } = await scene.custody().read(asset, 0);
      expect((await paidTo(asset, to, height + 5)).transfers).toHaveLength(1);
      await scene.addBlocks(asset, 1);
      expect((await paidTo(asset, to, height + 1)).transfers).toHaveLength(1);
      expect((await paidTo(asset, to, height + 2)).transfers).toHaveLength(0);
    });

    it('waits again under its ID when its block is undone, and returns with a new block', async () => {
      const to = await addressOf(asset);
      await scene.pay(asset, { ...to, amount: '1' });
      await scene.addBlocks(asset, 1);
      const before = await paidTo(asset, to);
      await scene.undoBlocks(asset, 1);
      const undone = await paidTo(asset, to);
      expect(undone.height).toBe(before.height - 1);
      expect(undone.transfers).toMatchObject([{ id: before.transfers[0]?.id }]);
      expect(undone.transfers[0]?.height).toBeUndefined();
      await scene.addBlocks(asset, 1);
      expect(await paidTo(asset, to)).toEqual(before);
    });

    it('to someone else is ignored', async () => {
      const address = scene.outsideAddress(asset);
      await scene.pay(asset, { address, amount: '1' });
      expect((await paidTo(asset, { address })).transfers).toEqual([]);
    });
  });

  describe.each(assets.filter(needsDestinationTag))('a payment of %s to our address', (asset) => {
    it.each(['4294967295', undefined])('with the unassigned tag %s is read as well', async (destinationTag) => {
      const { address } = await addressOf(asset);
      const tagged = { address, ...(destinationTag !== undefined && { destinationTag }) };
      await scene.pay(asset, { ...tagged, amount: '3' });
      expect((await paidTo(asset, tagged)).transfers).toMatchObject([{ ...tagged, amount: '3' }]);
    });
  });

  describe.each(assets)('sending %s', (asset) => {
    it('makes a transaction that is confirmed block by block and states its network fee', async () => {
      const sent = order(asset);
      const { transactionId } = await scene.custody().send(sent);
      expect(transactionId).toMatch(/\w{64}$/);
      const found = await scene.custody().findSent(sent.id);
      expect(found).toMatchObject({ transactionId, amount: sent.amount, address: sent.address, confirmations: 0 });
      expect(Number(found?.networkFee.amount)).toBeGreaterThanOrEqual(0);
      await scene.addBlocks(asset, 2);
      expect(await scene.custody().findSent(sent.id)).toEqual({ ...found, confirmations: 2 });
    });

    it('under the same id is the same payment: at once, later and after a restart', async () => {
      const to = await addressOf(asset);
      const sent = order(asset, to);
      const first = await Promise.all(Array.from({ length: 5 }, () => scene.custody().send(sent)));
      await scene.restart();
      const all = [...first, await scene.custody().send(sent)];
      expect(new Set(all.map(({ transactionId }) => transactionId)).size).toBe(1);
      expect((await paidTo(asset, to)).transfers).toHaveLength(1);
    });

    it('to one of our own addresses is a payment to it', async () => {
      const to = await addressOf(asset);
      const { transactionId } = await scene.custody().send(order(asset, { ...to, amount: '0.25' }));
      expect((await paidTo(asset, to)).transfers).toMatchObject([{ transactionId, amount: '0.25' }]);
    });

    it.each([
      ['nothing', { amount: '0' }],
      ['less than nothing', { amount: '-1' }],
      ['what is no figure', { amount: '1e' }],
      ['more than there is', { amount: '999999999999999' }],
      ['to what is no address', { address: 'nowhere' }],
    ])('%s is refused with a message, and so is the same ID from then on', async (_, wrong) => {
      const bad = order(asset, wrong);
      const { refused } = await scene.custody().send(bad);
      expect(refused).toMatch(/^[A-Z].*\.$/);
      expect(await scene.custody().send({ ...order(asset), id: bad.id })).toEqual({ refused });
      expect(await scene.custody().findSent(bad.id)).toBeUndefined();
    });

    it('is unknown if it was never requested', async () => {
      expect(await scene.custody().findSent(newId())).toBeUndefined();
    });
  });
};
