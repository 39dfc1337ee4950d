/** One list of the file: the rows of a table that are about one person. */
export interface Part {
  name: string;
  table: string;
  /** Tables whose rows only stand in for these. */
  also?: readonly string[];
  /** Its rows, where `of` isn't enough: for the trader `$1`. */
  text?: string;
  /** The same for the addresses `$1` that were the trader's, each from `$2` until `$3`. */
  byAddress?: string;
  /** The column that says whose a row is. */
  of?: string;
  /** What proves who somebody is, what is about another person, and what says the same again. */
  without?: readonly string[];
}

const wasTheirs = (address: string, at: string): string =>
  `exists (select from unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) as own (address, since, until)
     where ${address} = own.address and ${at} between own.since and own.until)`;

const tradesAs = (order: string): string =>
  `select trade.id, trade_order.id as "order", side, pair.name as pair, trade.price, trade.amount, trade.at
   from trade_order join trade on trade.${order} = trade_order.id left join pair on pair.id = trade.pair
   where owner = $1`;

/** Everything the exchange holds about one person, in the order of the file. */
export const personalData: readonly Part[] = [
  {
    name: 'account',
    table: 'trader',
    of: 'unique_id',
    without: ['password_hash', 'two_factor_secret', 'last_totp_step', 'referred_by'],
  },
  { name: 'picture', table: 'profile_picture', of: 'unique_id' },
  {
    name: 'identityDocuments',
    table: 'kyc_submission',
    of: 'unique_id',
    without: ['document_digest', 'former_digest', 'decided_by'],
  },
  { name: 'identityPhotos', table: 'kyc_picture', of: 'unique_id' },
  {
    name: 'identityPhotosLookedAt',
    table: 'kyc_picture_link',
    text: `select picture, opened_at from kyc_picture_link join kyc_picture on kyc_picture.id = picture
           where unique_id = $1 and opened_at is not null`,
  },
  { name: 'sessions', table: 'session', of: 'unique_id', without: ['token_hash'] },
  { name: 'knownPlaces', table: 'known_place', of: 'unique_id' },
  { name: 'knownDevices', table: 'known_device', of: 'unique_id' },
  { name: 'securityLog', table: 'security_event', of: 'unique_id' },
  { name: 'attemptsElsewhere', table: 'sign_in_attempt', of: 'unique_id' },
  { name: 'pendingSignIns', table: 'login_challenge', of: 'unique_id', without: ['token_hash'] },
  { name: 'codesEmailed', table: 'mail_code', of: 'unique_id', without: ['code_hash'] },
  { name: 'linksEmailed', table: 'mailed_link', of: 'unique_id', without: ['token_hash', 'challenge'] },
  { name: 'twoFactorChanges', table: 'two_factor_switch', of: 'unique_id', without: ['session'] },
  { name: 'recoveryCodes', table: 'recovery_code', of: 'unique_id', without: ['hash', 'salt'] },
  { name: 'passkeys', table: 'passkey', of: 'unique_id', without: ['credential_id', 'public_key'] },
  { name: 'passkeyRequests', table: 'passkey_challenge', of: 'unique_id', without: ['challenge', 'session'] },
  { name: 'passkeyConfirmations', table: 'passkey_confirmation', of: 'unique_id', without: ['session'] },
  { name: 'apiKeys', table: 'api_key', of: 'unique_id', without: ['api_key'] },
  { name: 'favouritePairs', table: 'favourite_pair', of: 'unique_id' },
  { name: 'balances', table: 'account', of: 'owner' },
  {
    name: 'movements',
    table: 'entry',
    also: ['transfer', 'posting'],
    text: `select transfer.id as transfer, transfer.at, transfer.kind, transfer.reference, account.kind as account,
             account.asset, entry.amount, posting.reason
           from account join entry on entry.account = account.id join transfer on transfer.id = entry.transfer
           left join posting on transfer.kind = 'posting' and posting.id = transfer.reference
           where account.owner = $1 order by transfer.id`,
  },
  {
    name: 'orders',
    table: 'trade_order',
    text: `select trade_order.*, pair.name as pair_name from trade_order left join pair on pair.id = trade_order.pair
           where owner = $1 order by trade_order.id`,
  },
  {
    name: 'trades',
    table: 'trade',
    text: `${tradesAs('maker_order')} union all ${tradesAs('taker_order')} order by id`,
  },
  { name: 'portfolioDays', table: 'portfolio_day', of: 'owner' },
  { name: 'holds', table: 'hold', of: 'owner' },
  { name: 'depositAddresses', table: 'deposit_address', of: 'owner' },
  { name: 'depositsSeen', table: 'incoming', of: 'owner' },
  { name: 'depositsCredited', table: 'deposit', of: 'owner' },
  { name: 'unconfirmedMoney', table: 'young_money', of: 'owner' },
  { name: 'withdrawals', table: 'withdrawal', of: 'owner' },
  { name: 'withdrawalReviews', table: 'strayed_trader', of: 'trader' },
  { name: 'addressBook', table: 'saved_address', of: 'owner' },
  { name: 'stakes', table: 'stake', of: 'owner' },
  { name: 'stakingRewards', table: 'stake_reward', of: 'owner' },
  { name: 'ratioSwaps', table: 'ratio_swap', of: 'owner', without: ['decided_by'] },
  {
    name: 'otcQuotes',
    table: 'otc_quote',
    of: 'owner',
    without: ['quoted_by', 'quoted_why', 'decided_by', 'decided_why'],
  },
  { name: 'invitations', table: 'referral_invitation', of: 'referrer' },
  {
    name: 'referrals',
    table: 'referral',
    text: `select case when referred = $1 then 'invited' else 'inviter' end as as, referral.*
           from referral where $1 in (referred, referrer)`,
    without: ['referred', 'referrer'],
  },
  {
    name: 'requests',
    table: 'public_request',
    byAddress: `select * from public_request where ${wasTheirs('email', 'created_at')} order by id`,
  },
  {
    name: 'requestReplies',
    table: 'request_reply',
    byAddress: `select request_reply.*, reference from request_reply join public_request on public_request.id = request_id
           where ${wasTheirs('email', 'public_request.created_at')} order by request_reply.id`,
    without: ['said_by'],
  },
  {
    name: 'emails',
    table: 'outgoing_mail',
    // What was in a code or link could still work.
    byAddress: `select *, case when sort <> 'code' then text end as text from outgoing_mail
           where ${wasTheirs('recipient', 'created_at')} order by id`,
    without: ['html'],
  },
  { name: 'windDownReminders', table: 'wind_down_reminder', of: 'trader' },
];

/** Tables with nothing about one person, or nothing that another one doesn't say. */
export const aboutNobody: Readonly<Record<string, string>> = {
  candle: 'the market',
  past_trade: 'the market',
  chain: 'a simulated chain, which everybody sees',
  chain_address: 'a simulated chain',
  chain_block: 'a simulated chain',
  chain_order: 'a simulated chain',
  chain_transfer: 'a simulated chain',
  committed_event: 'tells other parts what the tables above say',
  consumer: 'how far those are',
  country: 'reference data',
  currency: 'reference data',
  custody_reading: 'how far the chains were read',
  database_kind: 'the exchange itself',
  due_work: 'what is to be done, and when',
  exchange: 'the exchange itself',
  exchange_identity: 'the exchange itself',
  health_probe: 'the exchange itself',
  incident: 'the exchange itself',
  incident_update: 'the exchange itself',
  inbox: "operators' work, which may be about an investigation",
  ledger_check: 'the exchange itself',
  operator_action: "operators' work, which may be about an investigation",
  operator_figure: 'settings',
  operator_statement: 'the operators',
  pair: 'reference data',
  portfolio: "how far the trader's movements were read",
  reference_price: 'the market',
  reference_price_past: 'the market',
  restored_copy: 'the exchange itself',
  schema_migration: 'the exchange itself',
  secrets_key: 'the exchange itself',
  secrets_key_old: 'the exchange itself',
  switch: 'settings',
  trading_halt: 'the market',
  try_count: 'counts of tries, which end within a day',
};
