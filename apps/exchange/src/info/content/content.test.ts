import { describe, expect, it } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import { routes } from '../../app/routes';
import { plainWords } from '../pages/words';
import { findQuestions } from '../faqs/findQuestions';
import { about } from './about';
import { faqs } from './faqs';
import type { Passage } from './page';
import { privacy } from './privacy';
import { terms } from './terms';

const textsOf = (passage: Passage): string[] => {
  if (typeof passage === 'string') return [passage];
  return 'rows' in passage ? passage.rows.flat() : [...passage.points];
};

const pages = { about, terms, privacy };

const everything = [
  ...Object.entries(pages).flatMap(([page, { lead, chapters }]) => [
    { where: page, text: lead },
    ...chapters.flatMap(({ id, passages }) =>
      passages.flatMap(textsOf).map((text) => ({ where: `${page}#${id}`, text })),
    ),
  ]),
  ...faqs.flatMap(({ questions }) =>
    questions.flatMap(({ id, answer }) => answer.flatMap(textsOf).map((text) => ({ where: `faqs#${id}`, text }))),
  ),
];

const links = everything.flatMap(({ where, text }) =>
  [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => ({ where, to })),
);

const allOf = (page: keyof typeof pages): string =>
  pages[page].chapters.flatMap(({ passages }) => passages.flatMap(textsOf)).join('\n');

const answers = faqs.flatMap(({ questions }) => questions.flatMap(({ answer }) => answer.flatMap(textsOf))).join('\n');

describe('the texts of the public pages', () => {
  it('say something everywhere, and leave no placeholder or broken link behind [INF-001]', () => {
    for (const { where, text } of everything) {
      expect([where, text.trim()]).not.toEqual([where, '']);
      expect([where, plainWords(text)]).not.toEqual([
        where,
        expect.stringMatching(/undefined|NaN|\[object|\{(?!brand\})|\]\(/),
      ]);
    }
  });

  it('lead to pages that are there [INF-002]', () => {
    expect(links.length).toBeGreaterThan(15);
    for (const { where, to } of links) {
      const path = matchRoutes(routes, to)?.at(-1)?.route.path;
      expect([where, to, path]).not.toEqual([where, to, expect.stringMatching(/^\*$/)]);
      expect(path).toBeDefined();
    }
  });

  it('have addresses of their own for every chapter and answer [INF-003]', () => {
    const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id);
    for (const list of [
      ids(about.chapters),
      ids(terms.chapters),
      ids(privacy.chapters),
      ids(faqs.flatMap(({ questions }) => questions)),
    ]) {
      expect(new Set(list).size).toBe(list.length);
      for (const id of list) expect(id).toMatch(/^[a-z][a-z-]*$/);
    }
  });
});

describe('the terms of use', () => {
  it.each([
    '18 or older',
    'name, an email address and a password',
    'Before any withdrawal, identity verification',
    'within 30 days forfeits the funds',
    'within 15 minutes, with at least 1 confirmation',
    'not refundable',
    'for 90 days',
    '2,500,000 XDC a day',
  ])('say %j [INF-010]', (fact) => {
    expect(allOf('terms')).toContain(fact);
  });

  it('list what a withdrawal of each coin costs [INF-011]', () => {
    const table = terms.chapters.flatMap(({ passages }) =>
      passages.flatMap((passage) => (typeof passage !== 'string' && 'rows' in passage ? [passage.rows] : [])),
    )[0];
    expect(table).toEqual([
      ['BTC', '0.001 BTC'],
      ['ETH', '0.01 ETH'],
      ['XRP', '0.25 XRP'],
      ['USDT', '3.2 USDT'],
      ['USDC', '0.8 USDC'],
      ['XDC', 'Free'],
      ['XDCE', '0.20%'],
      ['BCHABC', '0.001 BCHABC'],
      ['BCHSV', '0.001 BCHSV'],
    ]);
  });
});

describe('the privacy policy', () => {
  it.each(['Date of birth', 'lastPair', 'favouritePairs', 'jwt', 'written request'])('says %j [INF-012]', (fact) => {
    expect(allOf('privacy')).toContain(fact);
  });
});

describe('the FAQs', () => {
  it('have the twelve documented sections [INF-020]', () => {
    expect(faqs.map(({ title }) => title)).toEqual([
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
    expect(links.filter(({ where }) => where.startsWith('faqs')).map((link) => link.to)).toContain(to);
  });

  it.each([
    'You can trade without it. Withdrawals need approved KYC',
    'mandatory for withdrawals and staking',
    '24 hours after you turn it on',
    'authenticator app: 30 seconds',
    'OTP): 2 minutes',
    'turn off 2FA: 30 minutes',
    '1000 XDC',
    '0.005 BTC',
  ])('say %j [INF-022]', (fact) => {
    expect(answers.replaceAll('1,000 XDC', '1000 XDC')).toContain(fact);
  });

  it('are found by every typed word, in question or answer [INF-023]', () => {
    const found = (typed: string) =>
      findQuestions(faqs, typed).flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(found('KYC trade')).toContain('kyc-to-trade');
    expect(found('  MINIMUM deposit ')).toEqual(['minimum-deposits']);
    expect(found("isn't answered")).toEqual(['contact-support']);
    expect(found('dogecoin')).toEqual([]);
  });
});
