import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as domain from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { buildTexts, type Built } from './build';
import { figuresOf } from './figures';
import type { Rules } from './rules';
import { tablesOf } from './tables';
import { textSources } from './write';

const content = fileURLToPath(new URL('../../apps/exchange/content/', import.meta.url));

const texts = new Map(
  readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => [path, readFileSync(`${content}${path}`, 'utf8')]),
);

/** Our own texts, built with these rules. Links aren't checked here. */
const builtBy = (rules: Rules): Built =>
  buildTexts(texts, {
    figures: figuresOf(rules),
    tables: tablesOf(rules),
    settings: domain.settingNames,
    routes: [],
    publicPages: domain.publicPages,
    tokens: domain.assetSymbols,
  }).built;

type Part = 'terms' | 'privacy' | 'faqs';

/** Everything on a page as text, tables row by row: `BTC | 0.001 BTC`. */
const saying = (part: Part, rules: Rules): string => {
  const { pages, faqs } = builtBy(rules);
  const passages =
    part === 'faqs'
      ? faqs.sections.flatMap(({ questions }) => questions.flatMap(({ answer }) => answer))
      : pages[part].chapters.flatMap((chapter) => chapter.passages);
  const plain = (line: domain.Line) =>
    [line]
      .flat()
      .map((piece) => (typeof piece === 'string' ? piece : piece.text))
      .join('');
  return passages
    .flatMap((passage) => {
      if ('paragraph' in passage) return [plain(passage.paragraph)];
      return 'rows' in passage ? passage.rows.map((row) => row.map(plain).join(' | ')) : passage.points.map(plain);
    })
    .join('\n');
};

const service = (changed: Partial<Rules['serviceFigures']>): Partial<Rules> => ({
  serviceFigures: { ...domain.serviceFigures, ...changed },
});

const asset = (symbol: string, changed: Partial<Rules['assets'][number]>): Partial<Rules> => ({
  assets: domain.assets.map((one) => (one.symbol === symbol ? { ...one, ...changed } : one)),
});

const plan = (kind: 'flexible' | 'fixed', changed: Partial<Rules['stakingPlans']['fixed']>): Partial<Rules> => ({
  stakingPlans: { ...domain.stakingPlans, [kind]: { ...domain.stakingPlans[kind], ...changed } },
});

/** Where a rule is documented, what the text says today, and what it says once the rule has changed. */
const documented: [what: string, part: Part, today: string, changed: Partial<Rules>, then: string][] = [
  ['minimum age', 'terms', 'You must be 18 or older', service({ minimumAge: 21 }), 'You must be 21 or older'],
  ['minimum age', 'faqs', '18 or older', service({ minimumAge: 21 }), '21 or older'],
  [
    '24 hours before a withdrawal',
    'terms',
    'Withdrawals unlock 24 hours after',
    service({ withdrawalWaitHours: 48 }),
    'Withdrawals unlock 48 hours after',
  ],
  [
    '24 hours before a withdrawal',
    'faqs',
    'Withdrawals unlock 24 hours after you turn it on',
    service({ withdrawalWaitHours: 1 }),
    'Withdrawals unlock 1 hour after you turn it on',
  ],
  [
    '30 days for a recipient',
    'terms',
    'within 30 days forfeits',
    service({ unregisteredRecipientDays: 60 }),
    'within 60 days forfeits',
  ],
  [
    '15 minutes for a sell order',
    'terms',
    'within 15 minutes, with at least 1 confirmation',
    service({ sellDepositMinutes: 20 }),
    'within 20 minutes',
  ],
  [
    'its confirmation',
    'terms',
    'with at least 1 confirmation',
    { depositConfirmations: { toArrive: 2, toWithdraw: 3 } },
    'with at least 2 confirmations',
  ],
  ['90 days after closure', 'terms', 'moved out for 90 days', service({ closureDays: 30 }), 'moved out for 30 days'],
  ['stricter checks', 'terms', 'may take 6-12 hours', service({ stricterChecksHours: '1-2' }), 'may take 1-2 hours'],
  ['delivery', 'faqs', 'Delivery may take up to 24 hours', service({ deliveryHours: 12 }), 'up to 12 hours'],
  [
    'daily limit',
    'terms',
    'up to 2,500,000 XDC a day',
    { dailyWithdrawalLimit: '1000000' },
    'up to 1,000,000 XDC a day',
  ],
  ['daily limit', 'faqs', 'worth 2,500,000 XDC', { dailyWithdrawalLimit: '1000000' }, 'worth 1,000,000 XDC'],
  [
    'withdrawal fee',
    'terms',
    'BTC | 0.005 BTC | 0.001 BTC',
    asset('BTC', { withdrawalFee: '0.002' }),
    'BTC | 0.005 BTC | 0.002 BTC',
  ],
  [
    'free withdrawal',
    'terms',
    'XDC | 1,000 XDC | Free',
    asset('XDC', { withdrawalFee: '5' }),
    'XDC | 1,000 XDC | 5 XDC',
  ],
  [
    'fee of XDCE',
    'terms',
    'XDCE | 10,000 XDCE | 0.20%, at least 20 XDCE',
    asset('XDCE', { withdrawalFeePercent: '0.3' }),
    '0.30%, at least 20 XDCE',
  ],
  [
    'minimum withdrawal',
    'faqs',
    'USDT | 35 USDT | 3.2 USDT',
    asset('USDT', { minimumWithdrawal: '50' }),
    'USDT | 50 USDT | 3.2 USDT',
  ],
  ['minimum deposit', 'faqs', 'XRP | 20 XRP | Free', asset('XRP', { minimumDeposit: '25' }), 'XRP | 25 XRP | Free'],
  [
    'confirmations of a deposit',
    'faqs',
    "After 1 confirmation it's in your balance",
    { depositConfirmations: { toArrive: 2, toWithdraw: 3 } },
    'After 2 confirmations',
  ],
  [
    'confirmations to withdraw',
    'faqs',
    'Until it has 3 confirmations',
    { depositConfirmations: { toArrive: 1, toWithdraw: 6 } },
    'Until it has 6 confirmations',
  ],
  [
    'trading fee',
    'faqs',
    '0.50% of what you receive, whether you buy or sell, and nothing on XDC / XDCE',
    { spotPairs: domain.spotPairs.map((pair) => ({ ...pair, fees: { buy: '0.2', sell: '0.4' } })) },
    '0.20% to 0.40% of what you receive',
  ],
  [
    'trading fee',
    'terms',
    'We charge 0.50%',
    { spotPairs: domain.spotPairs.map((pair) => ({ ...pair, fees: { buy: '0.2', sell: '0.2' } })) },
    'We charge 0.20%',
  ],
  [
    'price band',
    'faqs',
    'more than 10% away',
    { spotPairs: domain.spotPairs.map((pair) => ({ ...pair, priceBandPercent: '5' })) },
    'more than 5% away',
  ],
  [
    'limits of an order',
    'faqs',
    'ETH / USDT | 3 USDT | 1 ETH',
    { spotPairs: domain.spotPairs.map((pair) => ({ ...pair, maximum: { ...pair.maximum, value: '7' } })) },
    'ETH / USDT | 3 USDT | 7 ETH',
  ],
  [
    'open orders',
    'faqs',
    '500 open orders',
    { listSizes: { ...domain.listSizes, openOrders: 200 } },
    '200 open orders',
  ],
  [
    'life of an app code',
    'faqs',
    'authenticator app: 30 seconds',
    service({ twoFactorCodeSeconds: 60 }),
    'authenticator app: 60 seconds',
  ],
  ['life of an email code', 'faqs', '(OTP): 2 minutes', service({ emailCodeMinutes: 5 }), '(OTP): 5 minutes'],
  ['life of a link', 'faqs', 'turn off 2FA: 30 minutes', service({ emailLinkMinutes: 15 }), 'turn off 2FA: 15 minutes'],
  [
    'another sign-in code',
    'faqs',
    'resent after 60 seconds',
    { resendPauseMs: { ...domain.resendPauseMs, login: 90_000 } },
    'resent after 90 seconds',
  ],
  [
    'another withdrawal code',
    'faqs',
    'after 120 seconds',
    { resendPauseMs: { ...domain.resendPauseMs, withdrawal: 60_000 } },
    'after 60 seconds',
  ],
  [
    'length of a password',
    'faqs',
    'at least 8 characters',
    { passwordLimits: { ...domain.passwordLimits, shortest: 12 } },
    'at least 12 characters',
  ],
  [
    'characters of a password',
    'faqs',
    'one of !@#$%^&*-.',
    { passwordLimits: { ...domain.passwordLimits, special: '!?' } },
    'one of !?.',
  ],
  [
    'KYC approval',
    'faqs',
    'Approval takes 24-48 working hours',
    service({ kycHours: '1-2' }),
    'Approval takes 1-2 working hours',
  ],
  [
    'KYC photos',
    'faqs',
    'a JPG, under 3MB',
    { kycTexts: { ...domain.kycTexts, photos: 'PNG, under 1MB' } },
    'a PNG, under 1MB',
  ],
  [
    'flexible stakes',
    'faqs',
    'Flexible | 100,000 XDC | 5,000,000 XDC | 100,000 XDC',
    plan('flexible', { maximum: '900000' }),
    'Flexible | 100,000 XDC | 900,000 XDC',
  ],
  [
    'fixed stakes',
    'faqs',
    'Fixed | 100,000 XDC | 5,000,000 XDC | 50,000 XDC',
    plan('fixed', { step: '25000' }),
    'Fixed | 100,000 XDC | 5,000,000 XDC | 25,000 XDC',
  ],
  [
    'flexible yields',
    'faqs',
    'Flexible | 12 months | 5.84%',
    plan('flexible', { terms: [{ months: 12, yearlyRate: '6' }] }),
    'Flexible | 12 months | 6%',
  ],
  [
    'fixed yields',
    'faqs',
    'Fixed | 6 months | 7.1%',
    plan('fixed', { terms: [{ months: 6, yearlyRate: '8' }] }),
    'Fixed | 6 months | 8%',
  ],
  ['return of a stake', 'faqs', 'Within 7 days', { stakeReturnDays: 10 }, 'Within 10 days'],
  [
    'referral rewards',
    'faqs',
    'you receive 1,000 XDC and they receive 1,500 XDC',
    { referralReward: { asset: 'XDC', referrer: '2000', invited: '2500' } },
    'you receive 2,000 XDC and they receive 2,500 XDC',
  ],
  ['invitations at once', 'faqs', 'up to 20 people', { mostInvited: 30 }, 'up to 30 people'],
  [
    'OTC terms',
    'faqs',
    "The minimum is 10,000 USD.\nYou'll get a quote within 12 hours.\nA trade completes within 60 minutes after funds are deducted.",
    { requestTexts: { ...domain.requestTexts, otcMinimum: 'None.' } },
    "None.\nYou'll get",
  ],
  [
    'ratio swaps',
    'faqs',
    'From 10-12-2020 05:30:00 UTC | 5:1',
    { swapPeriods: domain.swapPeriods.map((period) => ({ ...period, ratio: '2' })) },
    'From 10-12-2020 05:30:00 UTC | 2:1',
  ],
  [
    'verification of a ratio swap',
    'faqs',
    'can take up to 48 hours',
    service({ swapVerificationHours: 24 }),
    'can take up to 24 hours',
  ],
  [
    'names of a session',
    'privacy',
    'userData, jwt, checkToken, email, tfa_status, tfa_key, tfa_response, feeDetail',
    { sessionKeys: ['token'] },
    'token | Your session',
  ],
];

describe('a documented figure', () => {
  it.each(documented)(
    '%s: the %s say %j, and something else under another rule [INF-051]',
    (_, part, today, changed, then) => {
      expect(saying(part, domain)).toContain(today);
      const under = saying(part, { ...domain, ...changed });
      expect(under).toContain(then);
      expect(under).not.toContain(today);
    },
  );

  it.each(['about', 'terms', 'privacy', 'faqs'])('is not typed by hand in %s.md [INF-051]', (page) => {
    // Apart from chapters and dates, the only figures are those that can't become wrong.
    const harmless =
      /\{[^}]*\}|^updated: .*$|2FA|OTP|ERC20|00:00 UTC|out of 365|price is always 1\b|one XDC for each/gm;
    const typed = (texts.get(`${page}.md`) ?? '').replaceAll(harmless, '').match(/\d[\d.,:%-]*/g);
    expect(typed).toBeNull();
  });
});

describe('figures and tables', () => {
  const readme = texts.get('README.md') ?? '';
  const listed = (heading: string) =>
    [...(readme.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| `\{(\w+)\}`/gm)].map(
      ([, name]) => name,
    );

  it('are all listed in the README, and no others [INF-052]', () => {
    expect(listed('Figures').sort()).toEqual([...figuresOf(domain).keys()].sort());
    expect(listed('Tables and lists').sort()).toEqual([...tablesOf(domain).keys()].sort());
    expect(listed('Settings').sort()).toEqual([...domain.settingNames].sort());
  });

  it('are all used in some text [INF-052]', () => {
    const all = [...texts]
      .filter(([path]) => path !== 'README.md')
      .map(([, text]) => text)
      .join();
    const names = [...figuresOf(domain).keys(), ...tablesOf(domain).keys(), ...domain.settingNames];
    expect(names.filter((name) => !all.includes(`{${name}}`))).toEqual([]);
  });
});

it('the application imports what the texts say [INF-053]', () => {
  const folder = fileURLToPath(new URL('../../apps/exchange/src/info/generated/', import.meta.url));
  for (const [file, source] of Object.entries(textSources(builtBy(domain))))
    expect([file, readFileSync(`${folder}${file}`, 'utf8')]).toEqual([file, source]);
});
