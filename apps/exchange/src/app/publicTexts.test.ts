import {
  apiReference,
  assetSymbols,
  publicPages,
  sessionCookies,
  sessionKeys,
  type Line,
  type Passage,
} from '@exchange/domain';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from './routes';
import { testConfig } from '#shared/testing/testEnvironment.ts';
import { storageNames } from '#shared/storage/storageKeys.ts';
import { countQuestions, findQuestions, hasQuestion, withKept } from '#info/faqs/findQuestions.ts';
import { about } from '#info/generated/about.gen.ts';
import { faqs } from '#info/generated/faqs.gen.ts';
import { privacy } from '#info/generated/privacy.gen.ts';
import { terms } from '#info/generated/terms.gen.ts';
import { tokenStories } from '#info/generated/tokens.gen.ts';
import { plainWords, settingWords, wordsOfPassages } from '#info/pages/words.ts';

const settings = settingWords({ ...testConfig, idleTimeoutMs: 900_000 }, Date.parse('2026-03-02T12:00:00Z'));
const pages = { about, terms, privacy };

const linesOf = (passage: Passage): readonly Line[] => {
  if ('paragraph' in passage) return [passage.paragraph];
  return 'rows' in passage ? passage.rows.flat() : passage.points;
};

const everything: { where: string; line: Line }[] = [
  ...Object.entries(pages).flatMap(([page, { lead, chapters }]) => [
    { where: page, line: lead },
    ...chapters.flatMap(({ passages }) => passages.flatMap(linesOf).map((line) => ({ where: page, line }))),
  ]),
  ...faqs.sections.flatMap(({ questions }) =>
    questions.flatMap(({ answer }) => answer.flatMap(linesOf).map((line) => ({ where: 'faqs', line }))),
  ),
  ...Object.values(tokenStories).flatMap(({ description, introduction, supply }) =>
    [
      description,
      ...introduction.flatMap(linesOf),
      ...supply.flatMap(({ fact, figure, source }) => [fact, figure, [source]]),
    ].map((line) => ({ where: 'tokens', line })),
  ),
];

const links = everything.flatMap(({ where, line }) =>
  [line].flat().flatMap((piece) => (typeof piece === 'string' ? [] : [{ where, to: piece.to }])),
);

const wordsOf = (page: keyof typeof pages): string =>
  wordsOfPassages(
    pages[page].chapters.flatMap(({ passages }) => passages),
    settings,
  );

const answers = wordsOfPassages(
  faqs.sections.flatMap(({ questions }) => questions.flatMap(({ answer }) => answer)),
  settings,
);

describe('the texts of the public pages', () => {
  it('are never empty, and leave no placeholder or markup behind [INF-001]', () => {
    expect(everything.length).toBeGreaterThan(200);
    for (const { where, line } of everything) {
      const words = plainWords(line, settings);
      expect([where, words.trim()]).not.toEqual([where, '']);
      expect([where, words]).not.toEqual([where, expect.stringMatching(/undefined|NaN|\[object|[{}]|\]\(|\*\*/)]);
    }
  });

  it('link to existing pages, and to other sites over https [INF-002]', () => {
    const isOfOurs = (to: string) => /^[/#]/.test(to);
    const here = links
      .filter(({ to }) => isOfOurs(to))
      .map(({ where, to }) => ({ where, to: to.startsWith('#') ? `/${where}${to}` : to }));
    const elsewhere = links.filter(({ to }) => !isOfOurs(to));
    expect(here.length).toBeGreaterThan(40);
    for (const { where, to } of here.filter((link) => link.to !== apiReference)) {
      const path = matchRoutes(routes, to.replace(/[?#].*$/, ''))?.at(-1)?.route.path;
      expect([where, to, path]).not.toEqual([where, to, expect.stringMatching(/^\*$/)]);
      expect(path).toBeDefined();
    }
    for (const { to } of elsewhere) expect(to).toMatch(/^https:\/\//);
  });

  it('have an address for every chapter, section and answer [INF-003]', () => {
    const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id);
    for (const list of [
      ids(about.chapters),
      ids(terms.chapters),
      ids(privacy.chapters),
      ids(faqs.sections.flatMap((section) => [section, ...section.questions])),
    ]) {
      expect(new Set(list).size).toBe(list.length);
      for (const id of list) expect(id).toMatch(/^[a-z][a-z-]*$/);
    }
  });

  it('have the titles that search engines get', () => {
    const titles = Object.fromEntries(publicPages.map(({ path, title }) => [path, title]));
    expect([about, terms, privacy, faqs].map(({ title }) => title)).toEqual(
      ['/about', '/terms', '/privacy', '/faqs'].map((path) => titles[path]),
    );
  });

  it("follow the running application's settings [INF-054]", () => {
    expect(plainWords('{brand}: {idleTime}', settings)).toBe('XDC Exchange: 15 minutes');
    expect(answers).toContain('Support hours are 09:00-17:00 India Standard Time (UTC+05:30).');
    expect(answers).toContain("If you do nothing for 15 minutes, you're signed out.");
    expect(plainWords(about.lead, settingWords({ ...testConfig, brandName: 'Ada' }, 0))).toMatch(/^Ada is a spot/);
  });
});

describe('the terms of use', () => {
  it.each([
    '18 or older',
    'your name, your email address and a password',
    'You can trade without verifying your identity',
    'Before any withdrawal, identity verification (KYC) and two-factor authentication are required',
    'within 30 days forfeits the funds',
    'within 15 minutes, with at least 1 confirmation',
    'Purchased crypto is not refundable',
    'moved out for 90 days',
    '2,500,000 XDC a day',
  ])('include %j [INF-010]', (fact) => {
    expect(wordsOf('terms')).toContain(fact);
  });

  it("list each coin's withdrawal fee [INF-011]", () => {
    const table = terms.chapters
      .flatMap(({ passages }) => passages)
      .flatMap((passage) => ('rows' in passage ? [passage.rows] : []))[0];
    expect(table?.map(([coin, , fee]) => [coin, fee])).toEqual([
      ['BTC', '0.001 BTC'],
      ['ETH', '0.01 ETH'],
      ['XRP', '0.25 XRP'],
      ['USDT', '3.2 USDT'],
      ['USDC', '0.8 USDC'],
      ['XDC', 'Free'],
      ['XDCE', '0.20%, at least 20 XDCE'],
      ['BCHABC', '0.001 BCHABC'],
      ['BCHSV', '0.001 BCHSV'],
    ]);
  });
});

describe('the privacy policy', () => {
  it.each(['date of birth', 'IP address and device', 'Email addresses you invite', 'by written request'])(
    'includes %j [INF-012]',
    (fact) => {
      expect(wordsOf('privacy')).toContain(fact);
    },
  );

  const passages = privacy.chapters.flatMap((chapter) => chapter.passages);
  const namedAs = (kind: string) =>
    passages
      .flatMap((passage) => ('rows' in passage && passage.columns[0] === kind ? passage.rows : []))
      .flatMap(([names = '']) => plainWords(names, settings).split(', '))
      .sort();

  it('lists every cookie and everything kept in the browser, and nothing else [INF-013]', () => {
    const { cookies, device, tab } = storageNames;
    // The exchange itself sets the last.
    expect(namedAs('Cookie')).toEqual([...sessionCookies, ...cookies, '__Host-device'].sort());
    expect(namedAs('Local storage')).toEqual([...sessionKeys, ...device].sort());
    expect(namedAs('Session storage')).toEqual([...tab].sort());
  });
});

describe('the FAQs', () => {
  it('say which API there is, and no public text promises keys to it [INF-112]', () => {
    const api = faqs.sections.find(({ title }) => title === 'API')?.questions ?? [];
    expect(api.map(({ id, answer }) => [id, wordsOfPassages(answer, settings).split(' ', 6).join(' ')])).toEqual([
      ['api-reference', 'Yes. Every screen here uses it.'],
      ['api-keys', "No, and we don't issue any."],
    ]);
    expect(
      everything.map(({ line }) => plainWords(line, settings)).filter((words) => /\bAPI keys?\b/i.test(words)),
    ).toEqual([]);
  });

  it('have the twelve documented sections [INF-020]', () => {
    expect(faqs.sections.map(({ title }) => title)).toEqual([
      'Accounts',
      'Rules and Security',
      'Trade',
      'Token Deposit',
      'Token Withdrawals',
      'XDC Staking',
      'Add Assets',
      'OTC',
      'API',
      'Partnership',
      'Other Queries',
      'Regulations',
    ]);
  });

  it.each([
    '/profile',
    '/forgot_password',
    '/fees',
    '/history',
    '/otc',
    '/partnership',
    '/add-asset',
    '/register',
    '/faqs',
  ])('link to %s [INF-021]', (to) => {
    const linked = links.filter(({ where }) => where === 'faqs').map((link) => link.to.replace(/[?#].*$/, ''));
    expect(linked).toContain(to);
  });

  it.each([
    'You can trade without it. You need it to withdraw.',
    'For withdrawals and staking, two-factor authentication (2FA) is mandatory.',
    'Withdrawals unlock 24 hours after you turn it on',
    'authenticator app: 30 seconds',
    'OTP): 2 minutes',
    'turn off 2FA: 30 minutes',
  ])('include %j [INF-022]', (fact) => {
    expect(answers).toContain(fact);
  });

  it('list the documented minimum deposits, and that each is free [INF-022]', () => {
    const rows = faqs.sections
      .flatMap(({ questions }) => questions)
      .filter(({ id }) => id === 'minimum-deposits')
      .flatMap(({ answer }) => answer.flatMap((passage) => ('rows' in passage ? passage.rows : [])));
    expect(rows).toEqual(
      expect.arrayContaining([
        ['XDC', '1,000 XDC', 'Free'],
        ['XDCE', '10,000 XDCE', 'Free'],
        ['USDT', '35 USDT', 'Free'],
        ['USDC', '20 USDC', 'Free'],
        ['XRP', '20 XRP', 'Free'],
        ['ETH', '0.02 ETH', 'Free'],
        ['BTC', '0.005 BTC', 'Free'],
      ]),
    );
  });

  const { sections } = faqs;
  const idsOf = (found: typeof sections) => found.flatMap(({ questions }) => questions.map(({ id }) => id));
  const found = (typed: string) => findQuestions(sections, typed, settings);

  it.each([
    ['KYC trade', 'kyc-to-trade'],
    ['  MINIMUM deposit ', 'minimum-deposits'],
    ['minimum withdrawals', 'withdrawal-fees'],
    ["didn't get the withdrawal code", 'withdrawal-code'],
    ['didn’t get the withdrawal code', 'withdrawal-code'],
    ['XDC Exchange note', 'verify-identity'],
    ['1,500 XDC', 'referral-rewards'],
    ['swap XDCE', 'swap'],
    ['maintenance', 'maintenance'],
    ['anti-phishing', 'anti-phishing-word'],
    ['session', 'sessions'],
    ['daily limit', 'withdrawal-limit'],
    ['cancel released', 'cancel-order'],
  ])('are found by every typed word: %j [INF-023]', (typed, id) => {
    expect(idsOf(found(typed))).toContain(id);
  });

  it('are all shown while nothing is typed, and none for unknown words [INF-023]', () => {
    expect(countQuestions(found(' '))).toBe(countQuestions(sections));
    expect(found('dogecoin')).toEqual([]);
  });

  it('show the answer in the address beside the search results, in its place', () => {
    const swaps = found('ratio swap');
    expect(hasQuestion(swaps, 'codes')).toBe(false);
    const shown = withKept(sections, swaps, 'codes');
    expect(idsOf(shown)).toEqual(idsOf(sections).filter((id) => id === 'codes' || hasQuestion(swaps, id)));
    expect(withKept(sections, swaps, 'no-such-answer')).toEqual(swaps);
    expect(withKept(sections, swaps, '')).toEqual(swaps);
  });
});

describe('the coins', () => {
  it('each have a description, an introduction, and facts with date and source', () => {
    expect(Object.keys(tokenStories)).toEqual([...assetSymbols]);
    for (const { description, introduction, supply } of Object.values(tokenStories)) {
      expect(plainWords(description, settings).trim()).not.toBe('');
      expect(wordsOfPassages(introduction, settings).trim()).not.toBe('');
      expect(supply.length).toBeGreaterThan(0);
      for (const { since, source } of supply) {
        expect(since).toMatch(/^\d{4}(-\d\d){0,2}$/);
        expect(source.to).toMatch(/^https:\/\//);
      }
    }
  });
});
