import type { Ground, Texts } from '../build';

/** The shortest valid page, including the three lines of front matter that some pages have. */
const page = `---
updated: 2026-11-24
---

What {brand} is about.

## First {#first}

Words.
`;

const faqs = `## Accounts {#accounts}

### Why? {#why}

Because.
`;

const token = `---
consensus: Proof of work
---

What it is.

## Introduction

How it began.

## Supply

| Fact    | Figure | Since   | Source                       |
| ------- | ------ | ------- | ---------------------------- |
| Maximum | 100    | 2012-06 | [Maker](https://maker.example/) |
`;

export const soundTexts: Readonly<Record<string, string>> = {
  'about.md': page,
  'terms.md': page,
  'privacy.md': page,
  'faqs.md': faqs,
  'tokens/BTC.md': token,
};

export const ground: Ground = {
  figures: new Map([['age', '18']]),
  tables: new Map([['fees', { columns: ['Coin', 'Fee'], rows: [['BTC', 'Free']] }]]),
  settings: ['brand'],
  routes: ['/', '/fees', '/about', '/faqs', '/tokens/:token'],
  publicPages: [{ path: '/about', title: 'About', description: 'What it is.' }],
  tokens: ['BTC'],
};

export const textsWith = (changed: Readonly<Record<string, string>>): Texts =>
  new Map(Object.entries({ ...soundTexts, ...changed }));

/** The valid page with other words, which are on line 9. */
export const pageSaying = (words: string): string => page.replace('Words.', words);

/** The valid FAQs with another answer, which is on line 5. */
export const answerSaying = (words: string): string => faqs.replace('Because.', words);

export const tokenWith = (from: string, to: string): string => token.replace(from, to);
