import { startWallet, type WalletTrader } from '../../wallet/testing/walletServer';

export type OtcServer = Awaited<ReturnType<typeof startOtc>>;

/** The whole backend, for requests to the OTC desk and what becomes of them. XDC is at 0.05 USDT. */
export const startOtc = async (...[clusterUrl, settings = {}]: Parameters<typeof startWallet>) => {
  const server = await startWallet(clusterUrl, { REQUEST_TRIES: '1000', OPERATOR_MOVE_XDC: '20000000', ...settings });
  const { type } = server;
  await server.operate('market reference XDC-USDT --set 0.05');

  /** A request of the OTC form, and its reference. */
  const ask = async ({ email }: Pick<WalletTrader, 'email'>): Promise<string> => {
    const { body } = await server.postFrom('/common/otc', {
      ...{ exchange_id: '1', name: 'Ada', email, mobileNo: '5550100', tradeDetails: 'XDC for USDT' },
    });
    const { rows } = await server.database.pool.query<{ reference: string }>(
      `select reference from public_request where email = $1 order by id desc limit 1`,
      [email],
    );
    return rows[0]?.reference ?? String(body['message']);
  };

  const quote = (request: string, terms: string, ...more: string[]) =>
    type('otc', 'quote', request, terms, '--why', 'As agreed', ...more);

  return {
    ...server,
    ask,
    quote,
    /** A trader with these funds, and a firm quote for them. */
    quoted: async (terms: string, funds: Parameters<typeof server.addTrader>[0] = {}) => {
      const trader = await server.addTrader(funds);
      const request = await ask(trader);
      const { json } = await quote(request, terms);
      return { trader, request, id: (json['quote'] as { id: string }).id };
    },
    /** Such as `10500 USDT`. */
    fundDesk: (sum: string) => type('ledger', 'correct', `${sum} from demo faucet to otc desk`, '--why', 'For trades'),
    orderHistory: async (trader: WalletTrader): Promise<Record<string, unknown>[]> => {
      const { body } = await server.get('/trade-history', { userid: trader.uniqueId, exchange_id: '1' }, trader);
      return body['data'] as Record<string, unknown>[];
    },
  };
};
