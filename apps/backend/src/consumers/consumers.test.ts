import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { areaCommands, areaLetters, compose } from '../areas';
import { startTestExchange } from '../exchange/testing/testExchange';
import { createOutboxStore } from '../mail/outboxStore';
import type { Mailer } from '../mail/letters';
import { consumerJob, type Handlers } from './consumerJob';
import { mailConsumerJob } from './mailConsumer';

const sender = { brand: 'XDC Exchange', publicUrl: 'https://exchange.example' };

const start = async () => {
  const exchange = await startTestExchange(inject('clusterUrl'), { kinds: areaCommands() });
  onTestFinished(exchange.close);
  const { db, pool } = exchange.database;
  const trader = await exchange.addTrader();
  let mails = 0;
  const mailer: Mailer = {
    send: (queries, to, letter) =>
      createOutboxStore(queries).queue(
        { ...compose(letter, sender), recipient: to, messageId: `<${(mails += 1)}@exchange.example>` },
        new Date(0),
      ),
    deliver: () => undefined,
  };
  const credit = (id: string, amount = '5') =>
    exchange.submit({ kind: 'deposit.credit', id, trader, asset: 'XDC', amount });
  const subjects = async (): Promise<string[]> => {
    const { rows } = await pool.query<{ subject: string }>('select subject from outgoing_mail order by id');
    return rows.map(({ subject }) => subject);
  };
  const place = async (name: string): Promise<number> => {
    const { rows } = await pool.query<{ last: string }>('select last_group as last from consumer where name = $1', [
      name,
    ]);
    return Number(rows[0]?.last ?? -1);
  };
  return { exchange, db, pool, trader, mailer, credit, subjects, place };
};

const run = (job: { work: (stopping: AbortSignal) => Promise<void> }) => job.work(new AbortController().signal);

describe('a consumer of committed events', () => {
  it('handles each event once and in order, however many processes run it [OPS-330] [OPS-331]', async () => {
    const { db, mailer, credit, subjects } = await start();
    await credit('d-1', '1');
    await credit('d-2', '2');
    await Promise.all([
      run(mailConsumerJob({ db, letters: areaLetters, mailer })),
      run(mailConsumerJob({ db, letters: areaLetters, mailer })),
    ]);
    await credit('d-3', '3');
    await run(mailConsumerJob({ db, letters: areaLetters, mailer }));
    await run(mailConsumerJob({ db, letters: areaLetters, mailer }));
    expect(await subjects()).toEqual(
      ['1', '2', '3'].map((amount) => `${amount} XDC arrived in your XDC Exchange account`),
    );
  });

  it('undoes what it could not finish, and does it when it continues [OPS-331]', async () => {
    const { db, mailer, credit, subjects, place } = await start();
    await credit('d-1', '1');
    await credit('d-2', '2');
    let isFailing = true;
    const halfway: Mailer = {
      ...mailer,
      send: async (queries, to, letter) => {
        await mailer.send(queries, to, letter);
        if (isFailing && letter.kind === 'depositCredited' && letter.amount === '2') throw new Error('gone');
      },
    };
    await expect(run(mailConsumerJob({ db, letters: areaLetters, mailer: halfway }))).rejects.toThrow('gone');
    expect(await subjects()).toEqual([]);
    isFailing = false;
    await run(mailConsumerJob({ db, letters: areaLetters, mailer: halfway }));
    expect(await subjects()).toHaveLength(2);
    expect(await place('mail')).toBeGreaterThan(0);
  });

  it('receives only the kinds it handles, with the group and the time of each [OPS-330]', async () => {
    const { exchange, db, trader, credit } = await start();
    await credit('d-1');
    await exchange.submit({ kind: 'account.freeze', trader, by: 'ada', why: 'a look' });
    const heard: unknown[] = [];
    const handlers: Handlers = {
      'account.frozen': async (_, payload, { at, group }) => {
        heard.push({ payload, at, isLater: group > 1 });
      },
    };
    await run(consumerJob({ db, name: 'test', handlers }));
    expect(heard).toEqual([{ payload: { trader, by: 'ada', why: 'a look' }, at: exchange.clock.now, isLater: true }]);
  });

  it('has its own cursor: one that is behind delays no other [OPS-330]', async () => {
    const { db, mailer, credit, subjects, place } = await start();
    await credit('d-1');
    const stuck = consumerJob({
      db,
      name: 'stuck',
      handlers: { 'deposit.credited': () => Promise.reject(new Error('no')) },
    });
    await expect(run(stuck)).rejects.toThrow('no');
    await run(mailConsumerJob({ db, letters: areaLetters, mailer }));
    expect(await subjects()).toHaveLength(1);
    expect(await place('stuck')).toBe(-1);
  });
});

describe('a trader', () => {
  it('is emailed when an account is put on hold and when the hold is lifted [OPS-332]', async () => {
    const { exchange, db, trader, mailer, subjects } = await start();
    await exchange.submit({ kind: 'account.freeze', trader, by: 'ada', why: 'a look' });
    await exchange.submit({ kind: 'account.unfreeze', trader, by: 'ada', why: 'all is well' });
    await run(mailConsumerJob({ db, letters: areaLetters, mailer }));
    expect(await subjects()).toEqual([
      'Your XDC Exchange account is on hold',
      'The hold on your XDC Exchange account has been lifted',
    ]);
  });
});
