import { readAssetSymbol, type AssetSymbol } from '@exchange/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/client';
import type { DevPages } from '../../devPages/devPages';
import { isOwnPage } from '../../http/origin';
import type { Chains } from '../chain/chains';
import { emptySendForm, isDropWanted, paymentIn, readCount, readSendForm, type SendForm } from './chainForms';
import { chainPage, chainPath, overviewPage, type Notice } from './chainPages';
import { readReport, readSummaries } from './chainReport';

export interface DevChainOptions {
  db: Database;
  /** Undefined if coins are real: then there are no such pages. */
  chains: Chains | undefined;
  pages: DevPages;
}

type Fields = Readonly<Record<string, unknown>>;

const nothing = { statusCode: 404, message: "There's nothing here." };
const foreign = { statusCode: 403, message: 'Only the pages of this server can change its simulated chains.' };

const coinIn = (fields: Fields): AssetSymbol | undefined => {
  const { coin } = fields;
  return typeof coin === 'string' ? readAssetSymbol(coin) : undefined;
};

/** A body may be anything. */
const fieldsOf = ({ body }: FastifyRequest): Fields => (typeof body === 'object' && body !== null ? { ...body } : {});

type Change = (reply: FastifyReply, coin: AssetSymbol, fields: Fields) => Promise<unknown>;

/** The demo's outside world: its blocks, payments and addresses, with buttons to change them. */
export const devChain = async (app: FastifyInstance, { db, chains, pages }: DevChainOptions): Promise<void> => {
  if (!chains) return;
  const showChain = async (reply: FastifyReply, coin: AssetSymbol, form: SendForm, notice?: unknown) => {
    const report = await readReport(db, chains, coin);
    return report ? pages.send(reply, chainPage(report, form, notice)) : reply.status(404).send(nothing);
  };
  const backTo = (reply: FastifyReply, coin: AssetSymbol, notice: Notice) =>
    reply.redirect(`${chainPath(coin)}?done=${notice}`, 303);

  const change = (path: string, make: Change) =>
    app.post(path, async (request, reply) => {
      if (!isOwnPage(request.headers)) return reply.status(403).send(foreign);
      const fields = fieldsOf(request);
      const coin = coinIn(fields);
      return coin ? make(reply, coin, fields) : reply.status(404).send(nothing);
    });

  app.get('/dev/chain', async (_, reply) => pages.send(reply, overviewPage(await readSummaries(db, chains))));
  app.get<{ Querystring: Fields }>('/dev/chain.json', async ({ query }, reply) => {
    const coin = coinIn(query);
    if (query['coin'] !== undefined && !coin) return reply.status(404).send(nothing);
    const answer = coin ? await readReport(db, chains, coin) : await readSummaries(db, chains);
    return reply.header('Cache-Control', 'no-store').send(answer);
  });
  app.get<{ Params: { coin: string }; Querystring: Fields }>('/dev/chain/:coin', async ({ params, query }, reply) => {
    const coin = readAssetSymbol(params.coin);
    return coin ? showChain(reply, coin, emptySendForm, query['done']) : reply.status(404).send(nothing);
  });

  change('/dev/chain/send', async (reply, coin, fields) => {
    const form = readSendForm(fields);
    const { faults } = await chains.sendTestCoins(paymentIn(coin, form));
    return faults ? showChain(reply.status(422), coin, { ...form, faults }) : backTo(reply, coin, 'sent');
  });
  change('/dev/chain/mine', async (reply, coin, fields) => {
    const count = readCount(fields);
    if (count !== undefined) await chains.mine(coin, count);
    return backTo(reply, coin, count === undefined ? 'count' : 'mined');
  });
  change('/dev/chain/undo', async (reply, coin, fields) => {
    const count = readCount(fields);
    if (count !== undefined) await chains.undoBlocks(coin, count, { drop: isDropWanted(fields) });
    return backTo(reply, coin, count === undefined ? 'count' : 'undone');
  });
};
