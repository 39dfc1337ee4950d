import { unconfirmedIn } from '@exchange/machines';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import {
  createScriptedWithdrawals,
  nextTrader,
  usedAddress,
  type WithdrawalOutcome,
} from './testing/scriptedWithdrawals';
import { sentWithdrawalsFlow } from './sentWithdrawals';
import { withdrawalFlows } from './withdrawalFlow';

const key = 'withdrawalsSent';
const facts = { documentStatus: 'Approved', tfaStatus: 1, withdrawalStartIn: null };
const form = { address: usedAddress, destTag: '', amount: '1500' };
const figures = { asset: 'XDC', amount: '1500', address: usedAddress };

/** A page with XDC's panel. */
const openPage = async (left?: string) => {
  const storedInTab: Record<string, string> = left === undefined ? {} : { [key]: left };
  const exchange = createScriptedWithdrawals({ storedInTab });
  const { services, queries } = exchange;
  await waitFor(services.session, ({ context }) => context.session !== undefined);
  const app = { services, queries };
  const panel = () => withdrawalFlows.XDC.of(app);
  const sent = () => sentWithdrawalsFlow.of(app);
  sent();
  return {
    ...exchange,
    panel,
    sent,
    left: () => services.tab.read(key),
    unconfirmed: () => unconfirmedIn(sent().getSnapshot().context),
    said: () => services.toasts.shown().map(({ text }) => text),
    withdraw: async (outcome: WithdrawalOutcome) => {
      exchange.answerWith(outcome);
      const actor = panel();
      actor.send({ type: 'panel.opened', conditions: { facts, minimum: '1000', balance: '5000' } });
      actor.send({ type: 'form.submitted', form, unconfirmed: unconfirmedIn(sent().getSnapshot().context) });
      actor.send({ type: 'emailCode.typed', code: '12345' });
      actor.send({ type: 'authenticatorCode.typed', code: '654321' });
      actor.send({ type: 'withdrawal.confirmed' });
      return actor;
    },
  };
};

/** The tab's storage after leaving a page before its withdrawal was answered. */
const leftUnanswered = async () => {
  const page = await openPage();
  await page.withdraw('later');
  return page.left() ?? '';
};

describe('across a reload', () => {
  it('the tab keeps id and figures of a withdrawal being sent, and never a code [WAL-225]', async () => {
    const left: unknown = JSON.parse(await leftUnanswered());
    expect(left).toEqual({ trader: 'u-1001', withdrawals: [{ id: expect.any(String) as string, ...figures }] });
  });

  it("it is unconfirmed immediately, its panel isn't at a running step, and nothing is sent [WAL-225]", async () => {
    const page = await openPage(await leftUnanswered());
    expect(page.unconfirmed()).toMatchObject([{ request: figures }]);
    expect(page.panel().getSnapshot().matches('away')).toBe(true);
    expect(page.requests()).toEqual([]);
    expect(page.codeRequests()).toEqual([]);
  });

  it.each([
    '{',
    'null',
    '{"trader":"u-1001","withdrawals":1}',
    '{"trader":"u-1001","withdrawals":[null,1,{"id":"1","asset":"XDC","amount":"x","address":"a"}]}',
    '{"trader":"u-1001","withdrawals":[{"id":"1","asset":"DOGE","amount":"1","address":"a"}]}',
  ])("anything that isn't one of our withdrawals is removed: %s [WAL-225]", async (left) => {
    const page = await openPage(left);
    expect(page.unconfirmed()).toEqual([]);
    expect(page.left()).toBeUndefined();
  });
});

it('another trader on the device sees nothing of what was typed, nor of the answer to it [WAL-227]', async () => {
  const page = await openPage();
  const panel = await page.withdraw('later');
  page.services.session.send({ type: 'login.completed', session: nextTrader });
  expect(panel.getSnapshot().status).toBe('stopped');
  expect(page.panel().getSnapshot().context.form.address).toBe('');
  page.answerNow();
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(page.said()).not.toContain('Your withdrawal request has been submitted.');
});

it('a withdrawal without an answer is found by its id, reported once, and its form is cleared [WAL-223]', async () => {
  const page = await openPage();
  const panel = await page.withdraw('lost on the way back');
  await waitFor(panel, (state) => state.matches({ open: 'requested' }));
  expect(page.unconfirmed()).toEqual([]);
  expect(page.said()).toContain('Your withdrawal of 1,500 XDC is in your history. Status: Pending.');
  expect(page.requests()).toHaveLength(1);
  const [{ client_withdrawal_id: id } = {}] = page.requests();
  expect(page.lookups()).toMatchObject([
    { type: 'Withdraw', uniqueId: 'u-1001', currency: 'XDC', client_withdrawal_id: id },
  ]);
  expect(page.left()).toBeUndefined();
});
