import * as z from 'zod/mini';

// The small variant of zod: it loads before the first render, and the full one is fifteen times its size.

/** What a value must be, completing the sentence "`brandName` must be …". */
const mustBe = (what: string) => ({ error: `must be ${what}` });

const words = mustBe('non-empty text in quotes');
const text = z.string(words).check(z.trim(), z.minLength(1, words));

const yesOrNo = z.boolean(mustBe('true or false, without quotes'));

const isWebAddress = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const isPath = (value: string): boolean => /^\/(?!\/)/.test(value);

const host = mustBe('an address starting with https:// or http://, or a path on this site starting with /');
const apiHost = z.string(host).check(z.refine((value) => isWebAddress(value) || isPath(value), host));

const orNothing = mustBe('an address starting with https:// or http://, or "" for none');
const optionalAddress = z.string(orNothing).check(z.refine((value) => value === '' || isWebAddress(value), orNothing));

const liveHost = mustBe(
  'an address starting with https://, http://, wss:// or ws://, or "" for the origin of the page',
);
const isLiveHost = (value: string): boolean => URL.canParse(value) && /^(https?|wss?):$/.test(new URL(value).protocol);
const liveAddress = z.string(liveHost).check(z.refine((value) => value === '' || isLiveHost(value), liveHost));

const isPeriod = (value: number): boolean => Number.isSafeInteger(value) && value >= 1000;
const milliseconds = mustBe('a whole number of milliseconds of at least 1000, without quotes');
const period = z.number(milliseconds).check(z.refine(isPeriod, milliseconds));

const outwardLinks = z.array(
  z.object({ name: text, url: z._default(optionalAddress, '') }, mustBe('a JSON object with a name and a url')),
  mustBe('a list of links, each with a name and a url'),
);

const braces = mustBe('a JSON object of settings');

const place = mustBe('the name of a time zone, such as "Asia/Kolkata"');
const isTimeZone = (value: string): boolean => {
  try {
    Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
};

const figure = mustBe('a number in quotes, such as "7500"');
const prices = z.record(
  z.string(),
  z.string(figure).check(z.regex(/^\d+(\.\d+)?$/, figure)),
  mustBe('a JSON object of coins and prices'),
);

/** The placeholder for the transaction in an explorer's address. */
export const transactionPlace = '{transaction}';

const explorer = mustBe(`an address starting with https:// or http:// with ${transactionPlace} in it`);
const isExplorer = (value: string): boolean => isWebAddress(value) && value.includes(transactionPlace);
const explorers = z.record(
  z.string(),
  z.string(explorer).check(z.refine(isExplorer, explorer)),
  mustBe('a JSON object of coins and explorer addresses'),
);

const times = mustBe('a number of at least 0, without quotes');
const factor = z.number(times).check(z.refine((value) => Number.isFinite(value) && value >= 0, times));

/**
 * What an operator can change without a rebuild. A missing setting has the default given here, so that an empty file is
 * valid; unknown settings are ignored, so that an older page can read a newer file.
 */
export const configSchema = z.object(
  {
    /** Used wherever the product's name appears. */
    brandName: z._default(text, 'XDC Exchange'),
    /**
     * `closure`: the strip on home saying that the exchange is about to close. `demo`: after that, it says that
     * trading and deposits are nevertheless open on a demo. `withdrawOnly`: only withdrawals are open, which every
     * screen says.
     */
    notices: z.prefault(
      z.object(
        {
          closure: z._default(yesOrNo, true),
          demo: z._default(yesOrNo, false),
          withdrawOnly: z._default(yesOrNo, false),
        },
        braces,
      ),
      {},
    ),
    registrationOpen: z._default(yesOrNo, false),
    stakingOpen: z._default(yesOrNo, false),
    /** How long a trader can be inactive before being logged out. */
    idleTimeoutMs: z._default(period, 3_600_000),
    /** After this long without an update, market figures are marked as stale. */
    staleAfterMs: z._default(period, 6000),
    /** Orders this many times larger than the trader's usual size need a confirmation; 0 turns it off. */
    confirmOrdersAbove: z._default(factor, 10),
    /** The token is sent only to these hosts. An empty `liveUrl` means the page's own origin. */
    apiUrl: z._default(apiHost, '/api'),
    chartUrl: z._default(apiHost, '/api'),
    tradeHistoryUrl: z._default(apiHost, '/api'),
    liveUrl: z._default(liveAddress, ''),
    exchangeId: z._default(text, '1'),
    /** Where support's hours apply. */
    supportTimeZone: z._default(z.string(place).check(z.refine(isTimeZone, place)), 'Asia/Kolkata'),
    /** The value of coins without a market, in XDC per coin. */
    xdcPrices: z._default(prices, { BCHABC: '7500', BCHSV: '900' }),
    /**
     * Where to look up a coin's transactions, as `"XDC": "https://explorer.example/tx/{transaction}"`. Coins without an
     * address have no link.
     */
    explorers: z._default(explorers, {}),
    /** A chat vendor's script; it can read the session, so it is only loaded if the operator names one. */
    liveChat: z.prefault(z.object({ scriptUrl: z._default(optionalAddress, '') }, braces), {}),
    /** The ranking sites on home. The shipped file names seven, and the store; whatever has no address is hidden. */
    badges: z._default(outwardLinks, []),
    /** The mobile app's address. */
    storeBadge: z.prefault(
      z.object(
        {
          name: z._default(text, 'Google Play'),
          url: z._default(optionalAddress, ''),
        },
        braces,
      ),
      {},
    ),
    socialLinks: z._default(outwardLinks, []),
  },
  braces,
);

export type Config = z.infer<typeof configSchema>;
