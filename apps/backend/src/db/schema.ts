import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

export { knownDevice, knownPlace, signInAttempt } from './devices';
export { referral, referralInvitation } from './referralSchema';
export { passkey, passkeyChallenge, passkeyConfirmation } from './passkeys';
export { savedAddress } from './savedAddress';

const money = (name: string) => numeric(name, { precision: 38, scale: 18 });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const currency = pgTable('currency', {
  symbol: text().primaryKey(),
  position: integer().notNull(),
  assetType: text('asset_type').notNull(),
  isDepositOpen: boolean('is_deposit_open').notNull(),
  isWithdrawalOpen: boolean('is_withdrawal_open').notNull(),
  withdrawalFee: money('withdrawal_fee').notNull(),
  minWithdrawal: money('min_withdrawal').notNull(),
  /** Withdrawals below this amount need no approval. */
  autoBelow: money('auto_below').notNull(),
});

export const pair = pgTable('pair', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  isTradingOpen: boolean('is_trading_open').notNull(),
  buyFeePercent: numeric('buy_fee_percent', { precision: 9, scale: 6 }).notNull(),
  sellFeePercent: numeric('sell_fee_percent', { precision: 9, scale: 6 }).notNull(),
});

export const country = pgTable('country', {
  id: text().primaryKey(),
  name: text().notNull(),
  dialCode: text('dial_code').notNull(),
});

/** Switches that the operator can change while the exchange runs. */
export const switches = pgTable('switch', {
  name: text().primaryKey(),
  isOn: boolean('is_on').notNull(),
});

/** Figures that the operator can change while the exchange runs. */
export const operatorFigure = pgTable('operator_figure', {
  name: text().primaryKey(),
  amount: money('amount').notNull(),
});

export const trader = pgTable('trader', {
  uniqueId: text('unique_id').primaryKey(),
  email: text().notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  passwordChangedAt: moment('password_changed_at').notNull(),
  passwordResetAt: moment('password_reset_at'),
  isPasswordExpired: boolean('is_password_expired').notNull().default(false),
  isVerified: boolean('is_verified').notNull().default(false),
  isMailCodeOn: boolean('is_mail_code_on').notNull().default(false),
  checksPlaces: boolean('checks_places').notNull().default(true),
  twoFactorSecret: bytes('two_factor_secret'),
  twoFactorSince: moment('two_factor_since'),
  lastTotpStep: bigint('last_totp_step', { mode: 'number' }),
  referralCode: text('referral_code').notNull().unique(),
  referredBy: text('referred_by'),
  kycStatus: smallint('kyc_status').notNull().default(0),
  /** When the account was put on hold. */
  frozenAt: moment('frozen_at'),
  closedAt: moment('closed_at'),
  /** Of a closed account. */
  withdrawableUntil: moment('withdrawable_until'),
  mobileIsd: text('mobile_isd'),
  mobileNo: text('mobile_no'),
  streetAddress: text('street_address'),
  city: text(),
  state: text(),
  postalCode: text('postal_code'),
  countryId: text('country_id'),
  antiPhishingWord: text('anti_phishing_word'),
  asksCodeFirst: boolean('asks_code_first').notNull().default(false),
  addressWaitSince: moment('address_wait_since'),
  addressWaitUntil: moment('address_wait_until'),
  createdAt: moment('created_at').notNull(),
});

export const session = pgTable('session', {
  tokenHash: bytes('token_hash').primaryKey(),
  uniqueId: text('unique_id').notNull(),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  endedAt: moment('ended_at'),
  place: text().notNull(),
  device: text(),
});

export const twoFactorSwitch = pgTable('two_factor_switch', {
  session: bytes('session').primaryKey(),
  uniqueId: text('unique_id').notNull(),
  factor: text().$type<'app' | 'mail'>().notNull().default('app'),
  turnsOn: boolean('turns_on').notNull(),
  verifiedAt: moment('verified_at'),
});

export const recoveryCode = pgTable(
  'recovery_code',
  {
    uniqueId: text('unique_id').notNull(),
    hash: bytes('hash').notNull(),
    salt: bytes('salt').notNull(),
    madeAt: moment('made_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.uniqueId, table.hash] })],
);

export const profilePicture = pgTable('profile_picture', {
  uniqueId: text('unique_id').primaryKey(),
  name: text().notNull().unique(),
  jpeg: bytes('jpeg').notNull(),
});

export const kycSubmission = pgTable('kyc_submission', {
  id: text().primaryKey(),
  number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  uniqueId: text('unique_id').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  gender: smallint().notNull(),
  birthDate: date('birth_date').notNull(),
  countryId: text('country_id').notNull(),
  documentType: text('document_type').notNull(),
  /** Sealed; null if its key was lost for good. */
  documentNumber: bytes('document_number'),
  /** The same for the same papers; null for submissions from before it was kept. */
  documentDigest: bytes('document_digest'),
  /** The same with the key before, while others may be digested with that alone. */
  formerDigest: bytes('former_digest'),
  status: text({ enum: ['submitted', 'approved', 'rejected', 'replaced'] }).notNull(),
  submittedAt: moment('submitted_at').notNull(),
  decidedAt: moment('decided_at'),
  decidedBy: text('decided_by'),
  reason: text(),
});

export const kycPicture = pgTable('kyc_picture', {
  id: text().primaryKey(),
  uniqueId: text('unique_id').notNull(),
  side: text({ enum: ['front', 'back', 'holding'] }).notNull(),
  submission: text(),
  /** Sealed. */
  jpeg: bytes('jpeg').notNull(),
  sentAt: moment('sent_at').notNull(),
});

export const kycPictureLink = pgTable('kyc_picture_link', {
  tokenHash: bytes('token_hash').primaryKey(),
  picture: text().notNull(),
  madeBy: text('made_by').notNull(),
  expiresAt: moment('expires_at').notNull(),
  openedAt: moment('opened_at'),
});

export const apiKey = pgTable('api_key', {
  apiKey: text('api_key').primaryKey(),
  uniqueId: text('unique_id').notNull(),
  name: text(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
});

export const loginChallenge = pgTable('login_challenge', {
  tokenHash: bytes('token_hash').primaryKey(),
  uniqueId: text('unique_id').notNull(),
  deviceHash: bytes('device_hash').notNull(),
  address: text().notNull(),
  hasPassedSecondFactor: boolean('has_passed_second_factor').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  usedAt: moment('used_at'),
});

export const mailCode = pgTable(
  'mail_code',
  {
    uniqueId: text('unique_id').notNull(),
    purpose: text().notNull(),
    scope: text().notNull(),
    codeHash: bytes('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.uniqueId, table.purpose, table.scope] })],
);

export const mailedLink = pgTable('mailed_link', {
  tokenHash: bytes('token_hash').primaryKey(),
  uniqueId: text('unique_id').notNull(),
  purpose: text().notNull(),
  challenge: bytes(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const tryCount = pgTable('try_count', {
  key: text().primaryKey(),
  count: integer().notNull(),
  blockedUntil: moment('blocked_until'),
  updatedAt: moment('updated_at').notNull(),
});

export const securityEvent = pgTable('security_event', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  uniqueId: text('unique_id'),
  address: text().notNull(),
  at: moment('at').notNull(),
  device: text(),
  details: jsonb().notNull().default({}),
});

export const outgoingMail = pgTable('outgoing_mail', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at'),
  tries: integer().notNull().default(0),
  nextTryAt: moment('next_try_at').notNull(),
  /** A code or a link that expires, a notice, or anything else, which doesn't matter after a day. */
  sort: text({ enum: ['code', 'notice', 'other'] }).notNull(),
  /** Until when delivery is tried. */
  giveUpAt: moment('give_up_at').notNull(),
  /** Given up, and kept for the operator. */
  parkedAt: moment('parked_at'),
  messageId: text('message_id').notNull().unique(),
  /** The id of the email that it replies to. */
  inReplyTo: text('in_reply_to'),
});

export const dueWork = pgTable('due_work', {
  id: text().primaryKey(),
  kind: text().notNull(),
  payload: jsonb().notNull(),
  dueAt: moment('due_at').notNull(),
  nextTryAt: moment('next_try_at').notNull(),
  doneAt: moment('done_at'),
  tries: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
});

export const account = pgTable('account', {
  id: integer().primaryKey(),
  kind: text().notNull(),
  owner: text(),
  asset: text().notNull(),
  balance: money('balance').notNull(),
});

export const tradeOrder = pgTable('trade_order', {
  id: bigint({ mode: 'number' }).primaryKey(),
  pair: integer().notNull(),
  owner: text().notNull(),
  side: text({ enum: ['buy', 'sell'] }).notNull(),
  price: money('price').notNull(),
  amount: money('amount').notNull(),
  filled: money('filled').notNull(),
  total: money('total').notNull(),
  received: money('received').notNull(),
  feePercent: numeric('fee_percent', { precision: 9, scale: 6 }).notNull(),
  status: text({ enum: ['open', 'completed', 'cancelled'] }).notNull(),
  clientOrderId: text('client_order_id'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const trade = pgTable('trade', {
  id: bigint({ mode: 'number' }).primaryKey(),
  pair: integer().notNull(),
  price: money('price').notNull(),
  amount: money('amount').notNull(),
  takerSide: text('taker_side', { enum: ['buy', 'sell'] }).notNull(),
  makerOrder: bigint('maker_order', { mode: 'number' }).notNull(),
  takerOrder: bigint('taker_order', { mode: 'number' }).notNull(),
  at: moment('at').notNull(),
});

export const pastTrade = pgTable('past_trade', {
  id: bigint({ mode: 'number' }).notNull(),
  pair: integer().notNull(),
  price: money('price').notNull(),
  amount: money('amount').notNull(),
  takerSide: text('taker_side', { enum: ['buy', 'sell'] }).notNull(),
  at: moment('at').notNull(),
});

export const favouritePair = pgTable(
  'favourite_pair',
  {
    uniqueId: text('unique_id').notNull(),
    pair: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uniqueId, table.pair] })],
);
