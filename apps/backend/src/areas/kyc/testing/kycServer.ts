import type { AppOptions } from '#app';
import { jpeg } from '#pictures/testing/pictures';
import { startAccounts } from '../../accounts/testing/accountsServer';

/** A valid submission without its pictures. */
export const filled = {
  exchange_id: '1',
  user_id: 'u',
  first_name: 'Augusta',
  last_name: 'Byron',
  gender: '1',
  dob: '1990-05-17',
  doc_unique_no: 'X1234567',
  country_id: 'SG',
  doc_type_id: 'national-id',
} as const;

type Fields = Readonly<Record<string, string | undefined>>;
type Body = Record<string, unknown>;

export interface KycTrader {
  uniqueId: string;
  email: string;
  token: string;
}

/** Each of a different size, to tell them apart. */
export const threePictures = (): Promise<Buffer[]> => Promise.all([jpeg(300, 200), jpeg(310, 200), jpeg(320, 200)]);

export const formOf = (fields: Fields, pictures: readonly Uint8Array[] = [], field = 'doc_image'): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  for (const data of pictures) form.append(field, new Blob([new Uint8Array(data)], { type: 'image/jpeg' }), 'me.jpg');
  return form;
};

export type KycServer = Awaited<ReturnType<typeof startKyc>>;

/** A listening server, since multipart bodies need a real connection. */
export const startKyc = async (
  clusterUrl: string,
  settings: Record<string, string> = {},
  extras: Partial<AppOptions> = {},
) => {
  const generous = { FLOOD_CALLS: '0', KYC_TRIES: '1000', KYC_PICTURE_TRIES: '1000' };
  const server = await startAccounts(clusterUrl, { ...generous, ...settings }, extras);
  const url = await server.listen();
  const api = `${url}/api`;
  const { database } = server;

  const post = async (path: string, token: string | undefined, body: FormData | URLSearchParams) => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: token };
    const response = await fetch(`${api}${path}`, { method: 'POST', headers, body });
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, body: (await response.json()) as Body, retryAfter };
  };

  const profile = async (token: string): Promise<Body> => {
    const { body } = await post(
      '/user/user_profile',
      token,
      new URLSearchParams({ exchange_id: '1', user_id: 'whoever' }),
    );
    return body['data'] as Body;
  };

  return {
    ...server,
    url,
    addVisitor: async (values: Parameters<typeof server.addTrader>[0] = {}): Promise<KycTrader> => {
      const trader = await server.addTrader(values);
      const { body } = await server.logIn(trader.email, trader.home);
      return { ...trader, token: String(body['token']) };
    },
    post,
    profile,
    /** The documents as shown in the profile. */
    record: async (token: string): Promise<Body | null> => (await profile(token))['kyc'] as Body | null,
    /** Submits a valid form with these changes. */
    submit: async (token: string | undefined, changes: Fields = {}, pictures?: readonly Uint8Array[]) =>
      post('/user/update_kyc', token, formOf({ ...filled, ...changes }, pictures ?? (await threePictures()))),
    sendPicture: async (token: string | undefined, side: string, data?: Uint8Array) =>
      post('/user/kyc_picture', token, formOf({ side, exchange_id: '1' }, [data ?? (await jpeg(300, 200))], 'picture')),
    documents: (token: string | undefined, country: string) =>
      post('/user/get_doctype_by_country_id', token, new URLSearchParams({ country_id: country })),
    get: (path: unknown, token?: string, method = 'GET') =>
      fetch(String(path).startsWith('http') ? String(path) : `${api}${String(path)}`, {
        method,
        headers: token === undefined ? {} : { authorization: token },
      }),
    count: async (table: 'kyc_submission' | 'kyc_picture' | 'kyc_picture_link', uniqueId?: string): Promise<number> => {
      const { rows } = await database.pool.query<{ count: number }>(
        `select count(*)::integer as count from ${table}${uniqueId === undefined ? '' : ' where unique_id = $1'}`,
        uniqueId === undefined ? [] : [uniqueId],
      );
      return rows[0]?.count ?? 0;
    },
  };
};
