import { neverAsked, shellTexts, type partnershipOptions } from '@exchange/domain';

export const otcTexts = {
  title: shellTexts.profileMenu.otc,
  lead: 'Trade large amounts at one agreed price, without moving the market. Tell us what you want to trade, and the desk gets back to you with a quote.',
  how: 'How it works',
  steps: [
    'Send the form with the coin, the amount and whether you buy or sell.',
    'The desk emails you a price. You decide whether to take it.',
    'Once you accept, we settle the trade in your account here.',
  ],
  terms: 'Terms',
  checks: 'Access requires AML/KYC checks.',
  coins: 'Coins',
  form: 'OTC enquiry',
  submit: 'Send enquiry',
} as const;

const offered: Readonly<Record<(typeof partnershipOptions)[number], string>> = {
  'Whitelabel Platform': 'run an exchange under your own name on our matching engine and wallet.',
  'Referral Earning': 'bring traders to us and earn a reward for each one who trades.',
};

export const partnershipTexts = {
  title: 'Partnership',
  lead: 'Work with us: bring your clients, your strategy or your brand, and build on an exchange that is already running.',
  options: 'Options',
  offered,
  who: 'Who partners with us',
  form: 'Partnership enquiry',
  submit: 'Send enquiry',
} as const;

export const supportTexts = {
  title: 'Support',
  lead: 'Tell us what happened. Include the coin, the amount and the time: it helps us find the problem faster.',
  first: 'Before you write',
  before: 'Your question may already be answered in the',
  faqs: 'FAQs',
  hours: 'Support hours',
  later: "Outside these hours your ticket waits in the queue. We'll email you our reply.",
  safety: 'Stay safe',
  safe: [neverAsked, 'We only reply by email, with your ticket reference in the subject line.'],
  never: "Don't include passwords or codes.",
  form: 'Support ticket',
  submit: 'Send ticket',
} as const;

export const assetTexts = {
  title: 'Add Asset',
  lead: "Would you like to see a coin traded here? Tell us about it, and we'll check whether we can list it.",
  next: 'What happens next',
  steps: [
    'We check the project, its code and its contract.',
    'We contact you by email with questions, or with our decision.',
    'A coin we list appears in the market table and in every wallet.',
  ],
  notes: 'Good to know',
  noted: [
    "Sending a request is free and doesn't guarantee a listing.",
    'Links to the code and the whitepaper speed up our check.',
  ],
  kind: 'Token type',
  kindHint: 'It decides which details we ask for.',
  erc20: 'ERC20 token',
  other: 'Non-ERC20 token',
  submit: 'Send request',
} as const;
