import { startAccounts } from '../../accounts/testing/accountsServer';

/** A valid profile as sent. */
export const filled = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  mobile_isd: '+65',
  mobile_no: '5550100',
  address: '1 Example Street',
  city: 'Singapore',
  state: 'Central',
  postal_code: '049999',
  country_id: 'SG',
  country: 'Singapore',
} as const;

/** The same profile as returned. */
export const shown = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  mobileISD: '+65',
  mobileNo: '5550100',
  address: '1 Example Street',
  city: 'Singapore',
  state: 'Central',
  postalCode: '049999',
  countryId: 'SG',
} as const;

export interface SentFile {
  data: Uint8Array;
  name?: string;
  type?: string;
}

type Body = Record<string, unknown>;
type Fields = Record<string, string | undefined>;

const withFile = (form: FormData, { data, name = 'me.jpg', type = 'image/jpeg' }: SentFile): void =>
  form.append('profile_image', new Blob([new Uint8Array(data)], { type }), name);

/** A listening server, since multipart bodies need a real connection. */
export const startProfiles = async (clusterUrl: string, settings: Record<string, string> = {}) => {
  const server = await startAccounts(clusterUrl, { FLOOD_CALLS: '0', ...settings });
  const api = `${await server.listen()}/api`;

  const call = async (method: 'GET' | 'POST', path: string, token: string | undefined, body?: FormData) => {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: token === undefined ? {} : { authorization: token },
      ...(body && { body }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };

  const profile = async (token: string, sent: Fields = {}): Promise<Body> => {
    const { status, body } = await server.post(
      '/user/user_profile',
      asText({ user_id: 'whoever', ...sent }),
      undefined,
      token,
    );
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body['data'] as Body;
  };

  return {
    ...server,
    profile,
    addVisitor: async (values: Parameters<typeof server.addTrader>[0] = {}) => {
      const trader = await server.addTrader(values);
      const { body } = await server.logIn(trader.email, trader.home);
      return { ...trader, token: String(body['token']) };
    },
    /** Sends a valid profile with these changes. */
    update: (token: string | undefined, changes: Fields = {}, file?: SentFile) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(asText({ user_id: 'u', ...filled, ...changes })))
        form.append(name, value);
      if (file) withFile(form, file);
      return call('POST', '/user/update_user', token, form);
    },
    apiKeys: (token: string | undefined) => call('GET', '/user/get_apikey?exchange_id=1', token),
    countries: () => call('POST', '/user/list_all_country_code', undefined),
    picture: (path: unknown, token?: string, method = 'GET') =>
      fetch(`${api}${String(path)}`, { method, headers: token === undefined ? {} : { authorization: token } }),
  };
};

function asText(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries<string | undefined>({ exchange_id: '1', ...fields }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
