var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name2 in all)
    __defProp(target, name2, { get: all[name2], enumerable: true });
};

// src/identity/secrets/sealing.ts
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
var algorithm = "aes-256-gcm";
var nonceBytes = 12;
var tagBytes = 16;
var createSeals = (key) => {
  const keyFor = (use) => Buffer.from(hkdfSync("sha256", key, "", use, 32));
  const sealing = keyFor("seal");
  const digesting = keyFor("digest");
  const unsealBytes = (sealed2, owner2) => {
    const nonce = sealed2.subarray(0, nonceBytes);
    const tag = sealed2.subarray(nonceBytes, nonceBytes + tagBytes);
    const decipher = createDecipheriv(algorithm, sealing, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(owner2)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed2.subarray(nonceBytes + tagBytes)), decipher.final()]);
  };
  return {
    seal: (secret, owner2) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, sealing, nonce).setAAD(Buffer.from(owner2));
      const sealed2 = Buffer.concat([cipher.update(Buffer.from(secret)), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed2]);
    },
    unseal: (sealed2, owner2) => unsealBytes(sealed2, owner2).toString(),
    unsealBytes,
    /** For codes so short that a plain hash could be brute-forced. */
    digest: (...parts) => createHmac("sha256", digesting).update(JSON.stringify(parts)).digest()
  };
};

// src/identity/settings.ts
var limitsOf = (env) => {
  const times = { windowMs: env.LOGIN_WINDOW_MS, blockMs: env.LOGIN_BLOCK_MS, blockMaxMs: env.LOGIN_BLOCK_MAX_MS };
  const away = {
    tries: env.AWAY_TRIES,
    windowMs: env.AWAY_WINDOW_MS,
    blockMs: env.LOGIN_BLOCK_MS,
    blockMaxMs: env.AWAY_BLOCK_MAX_MS
  };
  return {
    awayCode: away,
    awayMail: away,
    address: { ...times, tries: env.ADDRESS_TRIES },
    code: { ...times, tries: env.CODE_TRIES },
    kyc: { ...times, tries: env.KYC_TRIES },
    kycPicture: { ...times, tries: env.KYC_PICTURE_TRIES },
    // Each may email twenty strangers, so these tries are forgotten as slowly as tries from unknown places.
    invite: { ...away, tries: env.INVITE_TRIES },
    link: { ...times, tries: env.MAIL_TRIES },
    mail: { ...times, tries: env.MAIL_TRIES },
    password: { ...times, tries: env.LOGIN_TRIES },
    // Each sends an email to a person who may never have asked for it.
    request: { ...away, tries: env.REQUEST_TRIES },
    requestMail: { ...away, tries: env.REQUEST_TRIES },
    register: { ...times, tries: env.REGISTER_TRIES }
  };
};
var accountSettings = (env) => ({
  publicUrl: env.PUBLIC_URL,
  sessions: { idleMs: env.SESSION_IDLE_MS, maxMs: env.SESSION_MAX_MS },
  limits: limitsOf(env)
});

// src/reference/statusStore.ts
import { asc, eq, getTableColumns, sql } from "drizzle-orm";

// src/db/schema.ts
var schema_exports = {};
__export(schema_exports, {
  account: () => account,
  apiKey: () => apiKey,
  country: () => country,
  currency: () => currency,
  dueWork: () => dueWork,
  favouritePair: () => favouritePair,
  knownDevice: () => knownDevice,
  knownPlace: () => knownPlace,
  kycPicture: () => kycPicture,
  kycPictureLink: () => kycPictureLink,
  kycSubmission: () => kycSubmission,
  loginChallenge: () => loginChallenge,
  mailCode: () => mailCode,
  mailedLink: () => mailedLink,
  operatorFigure: () => operatorFigure,
  outgoingMail: () => outgoingMail,
  pair: () => pair,
  profilePicture: () => profilePicture,
  referral: () => referral,
  referralInvitation: () => referralInvitation,
  savedAddress: () => savedAddress,
  securityEvent: () => securityEvent,
  session: () => session,
  switches: () => switches,
  trade: () => trade,
  tradeOrder: () => tradeOrder,
  trader: () => trader,
  tryCount: () => tryCount,
  twoFactorSwitch: () => twoFactorSwitch
});
import {
  bigint as bigint2,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgTable as pgTable2,
  primaryKey,
  smallint,
  text as text2,
  timestamp as timestamp2
} from "drizzle-orm/pg-core";

// src/db/savedAddress.ts
import { bigint, pgTable, text, timestamp } from "drizzle-orm/pg-core";
var moment = (name2) => timestamp(name2, { withTimezone: true });
var savedAddress = pgTable("saved_address", {
  id: text().primaryKey(),
  number: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
  owner: text().notNull(),
  asset: text().notNull(),
  label: text().notNull(),
  address: text().notNull(),
  destinationTag: text("destination_tag"),
  place: text().notNull(),
  since: moment("since").notNull(),
  removedAt: moment("removed_at")
});

// src/db/schema.ts
var money = (name2) => numeric(name2, { precision: 38, scale: 18 });
var bytes = customType({ dataType: () => "bytea" });
var moment2 = (name2) => timestamp2(name2, { withTimezone: true });
var currency = pgTable2("currency", {
  symbol: text2().primaryKey(),
  position: integer().notNull(),
  assetType: text2("asset_type").notNull(),
  isDepositOpen: boolean("is_deposit_open").notNull(),
  isWithdrawalOpen: boolean("is_withdrawal_open").notNull(),
  withdrawalFee: money("withdrawal_fee").notNull(),
  minWithdrawal: money("min_withdrawal").notNull(),
  /** Withdrawals below this amount need no approval. */
  autoBelow: money("auto_below").notNull()
});
var pair = pgTable2("pair", {
  id: integer().primaryKey(),
  name: text2().notNull().unique(),
  isTradingOpen: boolean("is_trading_open").notNull(),
  buyFeePercent: numeric("buy_fee_percent", { precision: 9, scale: 6 }).notNull(),
  sellFeePercent: numeric("sell_fee_percent", { precision: 9, scale: 6 }).notNull()
});
var country = pgTable2("country", {
  id: text2().primaryKey(),
  name: text2().notNull(),
  dialCode: text2("dial_code").notNull()
});
var switches = pgTable2("switch", {
  name: text2().primaryKey(),
  isOn: boolean("is_on").notNull()
});
var operatorFigure = pgTable2("operator_figure", {
  name: text2().primaryKey(),
  amount: money("amount").notNull()
});
var trader = pgTable2("trader", {
  uniqueId: text2("unique_id").primaryKey(),
  email: text2().notNull().unique(),
  firstName: text2("first_name").notNull(),
  lastName: text2("last_name").notNull(),
  passwordHash: text2("password_hash").notNull(),
  passwordChangedAt: moment2("password_changed_at").notNull(),
  passwordResetAt: moment2("password_reset_at"),
  isPasswordExpired: boolean("is_password_expired").notNull().default(false),
  isVerified: boolean("is_verified").notNull().default(false),
  isMailCodeOn: boolean("is_mail_code_on").notNull().default(false),
  checksPlaces: boolean("checks_places").notNull().default(true),
  twoFactorSecret: bytes("two_factor_secret"),
  twoFactorSince: moment2("two_factor_since"),
  lastTotpStep: bigint2("last_totp_step", { mode: "number" }),
  referralCode: text2("referral_code").notNull().unique(),
  referredBy: text2("referred_by"),
  kycStatus: smallint("kyc_status").notNull().default(0),
  /** When the account was put on hold. */
  frozenAt: moment2("frozen_at"),
  mobileIsd: text2("mobile_isd"),
  mobileNo: text2("mobile_no"),
  streetAddress: text2("street_address"),
  city: text2(),
  state: text2(),
  postalCode: text2("postal_code"),
  countryId: text2("country_id"),
  antiPhishingWord: text2("anti_phishing_word"),
  addressWaitSince: moment2("address_wait_since"),
  addressWaitUntil: moment2("address_wait_until"),
  createdAt: moment2("created_at").notNull()
});
var session = pgTable2("session", {
  tokenHash: bytes("token_hash").primaryKey(),
  uniqueId: text2("unique_id").notNull(),
  createdAt: moment2("created_at").notNull(),
  lastSeenAt: moment2("last_seen_at").notNull(),
  endedAt: moment2("ended_at"),
  place: text2().notNull(),
  device: text2()
});
var twoFactorSwitch = pgTable2("two_factor_switch", {
  session: bytes("session").primaryKey(),
  uniqueId: text2("unique_id").notNull(),
  turnsOn: boolean("turns_on").notNull(),
  verifiedAt: moment2("verified_at")
});
var profilePicture = pgTable2("profile_picture", {
  uniqueId: text2("unique_id").primaryKey(),
  name: text2().notNull().unique(),
  jpeg: bytes("jpeg").notNull()
});
var kycSubmission = pgTable2("kyc_submission", {
  id: text2().primaryKey(),
  number: bigint2({ mode: "number" }).generatedAlwaysAsIdentity(),
  uniqueId: text2("unique_id").notNull(),
  firstName: text2("first_name").notNull(),
  lastName: text2("last_name").notNull(),
  gender: smallint().notNull(),
  birthDate: date("birth_date").notNull(),
  countryId: text2("country_id").notNull(),
  documentType: text2("document_type").notNull(),
  /** Sealed; null if its key was lost for good. */
  documentNumber: bytes("document_number"),
  /** The same for the same papers; null for submissions from before it was kept. */
  documentDigest: bytes("document_digest"),
  status: text2({ enum: ["submitted", "approved", "rejected", "replaced"] }).notNull(),
  submittedAt: moment2("submitted_at").notNull(),
  decidedAt: moment2("decided_at"),
  decidedBy: text2("decided_by"),
  reason: text2()
});
var kycPicture = pgTable2("kyc_picture", {
  id: text2().primaryKey(),
  uniqueId: text2("unique_id").notNull(),
  side: text2({ enum: ["front", "back", "holding"] }).notNull(),
  submission: text2(),
  /** Sealed. */
  jpeg: bytes("jpeg").notNull(),
  sentAt: moment2("sent_at").notNull()
});
var kycPictureLink = pgTable2("kyc_picture_link", {
  tokenHash: bytes("token_hash").primaryKey(),
  picture: text2().notNull(),
  madeBy: text2("made_by").notNull(),
  expiresAt: moment2("expires_at").notNull(),
  openedAt: moment2("opened_at")
});
var apiKey = pgTable2("api_key", {
  apiKey: text2("api_key").primaryKey(),
  uniqueId: text2("unique_id").notNull(),
  name: text2(),
  createdAt: moment2("created_at").notNull(),
  lastUsedAt: moment2("last_used_at")
});
var knownPlace = pgTable2(
  "known_place",
  {
    uniqueId: text2("unique_id").notNull(),
    deviceHash: bytes("device_hash").notNull(),
    address: text2().notNull(),
    seenAt: moment2("seen_at").notNull()
  },
  (table2) => [primaryKey({ columns: [table2.uniqueId, table2.deviceHash, table2.address] })]
);
var knownDevice = pgTable2(
  "known_device",
  {
    uniqueId: text2("unique_id").notNull(),
    /** Digest of the cookie's id. */
    device: bytes("device").notNull()
  },
  (table2) => [primaryKey({ columns: [table2.uniqueId, table2.device] })]
);
var loginChallenge = pgTable2("login_challenge", {
  tokenHash: bytes("token_hash").primaryKey(),
  uniqueId: text2("unique_id").notNull(),
  deviceHash: bytes("device_hash").notNull(),
  address: text2().notNull(),
  hasPassedSecondFactor: boolean("has_passed_second_factor").notNull(),
  createdAt: moment2("created_at").notNull(),
  expiresAt: moment2("expires_at").notNull(),
  confirmedAt: moment2("confirmed_at"),
  usedAt: moment2("used_at")
});
var mailCode = pgTable2(
  "mail_code",
  {
    uniqueId: text2("unique_id").notNull(),
    purpose: text2().notNull(),
    scope: text2().notNull(),
    codeHash: bytes("code_hash").notNull(),
    expiresAt: moment2("expires_at").notNull(),
    triesLeft: smallint("tries_left").notNull(),
    usedAt: moment2("used_at")
  },
  (table2) => [primaryKey({ columns: [table2.uniqueId, table2.purpose, table2.scope] })]
);
var mailedLink = pgTable2("mailed_link", {
  tokenHash: bytes("token_hash").primaryKey(),
  uniqueId: text2("unique_id").notNull(),
  purpose: text2().notNull(),
  challenge: bytes(),
  createdAt: moment2("created_at").notNull(),
  expiresAt: moment2("expires_at").notNull(),
  usedAt: moment2("used_at")
});
var tryCount = pgTable2("try_count", {
  key: text2().primaryKey(),
  count: integer().notNull(),
  blockedUntil: moment2("blocked_until"),
  updatedAt: moment2("updated_at").notNull()
});
var securityEvent = pgTable2("security_event", {
  id: bigint2({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text2().notNull(),
  uniqueId: text2("unique_id"),
  address: text2().notNull(),
  at: moment2("at").notNull(),
  device: text2(),
  details: jsonb().notNull().default({})
});
var outgoingMail = pgTable2("outgoing_mail", {
  id: bigint2({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text2().notNull(),
  subject: text2().notNull(),
  text: text2().notNull(),
  html: text2().notNull(),
  createdAt: moment2("created_at").notNull(),
  sentAt: moment2("sent_at"),
  tries: integer().notNull().default(0),
  nextTryAt: moment2("next_try_at").notNull(),
  /** A code or a link that expires, a notice, or anything else, which doesn't matter after a day. */
  sort: text2({ enum: ["code", "notice", "other"] }).notNull(),
  /** Until when delivery is tried. */
  giveUpAt: moment2("give_up_at").notNull(),
  /** Given up, and kept for the operator. */
  parkedAt: moment2("parked_at"),
  messageId: text2("message_id").notNull().unique(),
  /** The id of the email that it replies to. */
  inReplyTo: text2("in_reply_to")
});
var dueWork = pgTable2("due_work", {
  id: text2().primaryKey(),
  kind: text2().notNull(),
  payload: jsonb().notNull(),
  dueAt: moment2("due_at").notNull(),
  nextTryAt: moment2("next_try_at").notNull(),
  doneAt: moment2("done_at"),
  tries: integer().notNull().default(0),
  createdAt: moment2("created_at").notNull()
});
var account = pgTable2("account", {
  id: integer().primaryKey(),
  kind: text2().notNull(),
  owner: text2(),
  asset: text2().notNull(),
  balance: money("balance").notNull()
});
var tradeOrder = pgTable2("trade_order", {
  id: bigint2({ mode: "number" }).primaryKey(),
  pair: integer().notNull(),
  owner: text2().notNull(),
  side: text2({ enum: ["buy", "sell"] }).notNull(),
  price: money("price").notNull(),
  amount: money("amount").notNull(),
  filled: money("filled").notNull(),
  total: money("total").notNull(),
  received: money("received").notNull(),
  feePercent: numeric("fee_percent", { precision: 9, scale: 6 }).notNull(),
  status: text2({ enum: ["open", "completed", "cancelled"] }).notNull(),
  clientOrderId: text2("client_order_id"),
  createdAt: moment2("created_at").notNull(),
  updatedAt: moment2("updated_at").notNull()
});
var trade = pgTable2("trade", {
  id: bigint2({ mode: "number" }).primaryKey(),
  pair: integer().notNull(),
  price: money("price").notNull(),
  amount: money("amount").notNull(),
  takerSide: text2("taker_side", { enum: ["buy", "sell"] }).notNull(),
  makerOrder: bigint2("maker_order", { mode: "number" }).notNull(),
  takerOrder: bigint2("taker_order", { mode: "number" }).notNull(),
  at: moment2("at").notNull()
});
var favouritePair = pgTable2(
  "favourite_pair",
  {
    uniqueId: text2("unique_id").notNull(),
    pair: integer().notNull(),
    createdAt: moment2("created_at").notNull()
  },
  (table2) => [primaryKey({ columns: [table2.uniqueId, table2.pair] })]
);
var referral = pgTable2("referral", {
  referred: text2().primaryKey(),
  referrer: text2().notNull(),
  status: text2({ enum: ["pending", "paid", "withheld"] }).notNull(),
  withheldBecause: text2("withheld_because", { enum: ["sameMailbox", "sameDevice"] }),
  createdAt: moment2("created_at").notNull(),
  updatedAt: moment2("updated_at").notNull()
});
var referralInvitation = pgTable2(
  "referral_invitation",
  {
    referrer: text2().notNull(),
    email: text2().notNull(),
    sentAt: moment2("sent_at").notNull()
  },
  (table2) => [primaryKey({ columns: [table2.referrer, table2.email] })]
);

// ../../node_modules/big.js/big.mjs
var DP = 20;
var RM = 1;
var MAX_DP = 1e6;
var MAX_POWER = 1e6;
var NE = -7;
var PE = 21;
var STRICT = false;
var NAME = "[big.js] ";
var INVALID = NAME + "Invalid ";
var INVALID_DP = INVALID + "decimal places";
var INVALID_RM = INVALID + "rounding mode";
var DIV_BY_ZERO = NAME + "Division by zero";
var P = {};
var UNDEFINED = void 0;
var NUMERIC = /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
function _Big_() {
  function Big2(n) {
    var x = this;
    if (!(x instanceof Big2)) {
      return n === UNDEFINED && arguments.length === 0 ? _Big_() : new Big2(n);
    }
    if (n instanceof Big2) {
      x.s = n.s;
      x.e = n.e;
      x.c = n.c.slice();
    } else {
      if (typeof n !== "string") {
        if (Big2.strict === true && typeof n !== "bigint") {
          throw TypeError(INVALID + "value");
        }
        n = n === 0 && 1 / n < 0 ? "-0" : String(n);
      }
      parse(x, n);
    }
    x.constructor = Big2;
  }
  Big2.prototype = P;
  Big2.DP = DP;
  Big2.RM = RM;
  Big2.NE = NE;
  Big2.PE = PE;
  Big2.strict = STRICT;
  Big2.roundDown = 0;
  Big2.roundHalfUp = 1;
  Big2.roundHalfEven = 2;
  Big2.roundUp = 3;
  return Big2;
}
function parse(x, n) {
  var e, i, nl;
  if (!NUMERIC.test(n)) {
    throw Error(INVALID + "number");
  }
  x.s = n.charAt(0) == "-" ? (n = n.slice(1), -1) : 1;
  if ((e = n.indexOf(".")) > -1) n = n.replace(".", "");
  if ((i = n.search(/e/i)) > 0) {
    if (e < 0) e = i;
    e += +n.slice(i + 1);
    n = n.substring(0, i);
  } else if (e < 0) {
    e = n.length;
  }
  nl = n.length;
  for (i = 0; i < nl && n.charAt(i) == "0"; ) ++i;
  if (i == nl) {
    x.c = [x.e = 0];
  } else {
    for (; nl > 0 && n.charAt(--nl) == "0"; ) ;
    x.e = e - i - 1;
    x.c = [];
    for (e = 0; i <= nl; ) x.c[e++] = +n.charAt(i++);
  }
  return x;
}
function round(x, sd, rm2, more) {
  var xc = x.c;
  if (rm2 === UNDEFINED) rm2 = x.constructor.RM;
  if (rm2 !== 0 && rm2 !== 1 && rm2 !== 2 && rm2 !== 3) {
    throw Error(INVALID_RM);
  }
  if (sd < 1) {
    more = rm2 === 3 && (more || !!xc[0]) || sd === 0 && (rm2 === 1 && xc[0] >= 5 || rm2 === 2 && (xc[0] > 5 || xc[0] === 5 && (more || xc[1] !== UNDEFINED)));
    xc.length = 1;
    if (more) {
      x.e = x.e - sd + 1;
      xc[0] = 1;
    } else {
      xc[0] = x.e = 0;
    }
  } else if (sd < xc.length) {
    more = rm2 === 1 && xc[sd] >= 5 || rm2 === 2 && (xc[sd] > 5 || xc[sd] === 5 && (more || xc[sd + 1] !== UNDEFINED || xc[sd - 1] & 1)) || rm2 === 3 && (more || !!xc[0]);
    xc.length = sd;
    if (more) {
      for (; ++xc[--sd] > 9; ) {
        xc[sd] = 0;
        if (sd === 0) {
          ++x.e;
          xc.unshift(1);
          break;
        }
      }
    }
    for (sd = xc.length; !xc[--sd]; ) xc.pop();
  }
  return x;
}
function stringify(x, doExponential, isNonzero) {
  var e = x.e, s = x.c.join(""), n = s.length;
  if (doExponential) {
    s = s.charAt(0) + (n > 1 ? "." + s.slice(1) : "") + (e < 0 ? "e" : "e+") + e;
  } else if (e < 0) {
    for (; ++e; ) s = "0" + s;
    s = "0." + s;
  } else if (e > 0) {
    if (++e > n) {
      for (e -= n; e--; ) s += "0";
    } else if (e < n) {
      s = s.slice(0, e) + "." + s.slice(e);
    }
  } else if (n > 1) {
    s = s.charAt(0) + "." + s.slice(1);
  }
  return x.s < 0 && isNonzero ? "-" + s : s;
}
P.abs = function() {
  var x = new this.constructor(this);
  x.s = 1;
  return x;
};
P.cmp = function(y) {
  var isneg, x = this, xc = x.c, yc = (y = new x.constructor(y)).c, i = x.s, j = y.s, k = x.e, l = y.e;
  if (!xc[0] || !yc[0]) return !xc[0] ? !yc[0] ? 0 : -j : i;
  if (i != j) return i;
  isneg = i < 0;
  if (k != l) return k > l ^ isneg ? 1 : -1;
  j = (k = xc.length) < (l = yc.length) ? k : l;
  for (i = -1; ++i < j; ) {
    if (xc[i] != yc[i]) return xc[i] > yc[i] ^ isneg ? 1 : -1;
  }
  return k == l ? 0 : k > l ^ isneg ? 1 : -1;
};
P.div = function(y) {
  var x = this, Big2 = x.constructor, a = x.c, b = (y = new Big2(y)).c, k = x.s == y.s ? 1 : -1, dp = Big2.DP;
  if (dp !== ~~dp || dp < 0 || dp > MAX_DP) {
    throw Error(INVALID_DP);
  }
  if (!b[0]) {
    throw Error(DIV_BY_ZERO);
  }
  if (!a[0]) {
    y.s = k;
    y.c = [y.e = 0];
    return y;
  }
  var bl, bt, n, cmp, ri, bz = b.slice(), ai = bl = b.length, al = a.length, r = a.slice(0, bl), rl = r.length, q = y, qc = q.c = [], qi = 0, p = dp + (q.e = x.e - y.e) + 1;
  q.s = k;
  k = p < 0 ? 0 : p;
  bz.unshift(0);
  for (; rl++ < bl; ) r.push(0);
  do {
    for (n = 0; n < 10; n++) {
      if (bl != (rl = r.length)) {
        cmp = bl > rl ? 1 : -1;
      } else {
        for (ri = -1, cmp = 0; ++ri < bl; ) {
          if (b[ri] != r[ri]) {
            cmp = b[ri] > r[ri] ? 1 : -1;
            break;
          }
        }
      }
      if (cmp < 0) {
        for (bt = rl == bl ? b : bz; rl; ) {
          if (r[--rl] < bt[rl]) {
            ri = rl;
            for (; ri && !r[--ri]; ) r[ri] = 9;
            --r[ri];
            r[rl] += 10;
          }
          r[rl] -= bt[rl];
        }
        for (; !r[0]; ) r.shift();
      } else {
        break;
      }
    }
    qc[qi++] = cmp ? n : ++n;
    if (r[0] && cmp) r[rl] = a[ai] || 0;
    else r = [a[ai]];
  } while ((ai++ < al || r[0] !== UNDEFINED) && k--);
  if (!qc[0] && qi != 1) {
    qc.shift();
    q.e--;
    p--;
  }
  if (qi > p) round(q, p, Big2.RM, r[0] !== UNDEFINED);
  return q;
};
P.eq = function(y) {
  return this.cmp(y) === 0;
};
P.gt = function(y) {
  return this.cmp(y) > 0;
};
P.gte = function(y) {
  return this.cmp(y) > -1;
};
P.lt = function(y) {
  return this.cmp(y) < 0;
};
P.lte = function(y) {
  return this.cmp(y) < 1;
};
P.minus = P.sub = function(y) {
  var i, j, t, xlty, x = this, Big2 = x.constructor, a = x.s, b = (y = new Big2(y)).s;
  if (a != b) {
    y.s = -b;
    return x.plus(y);
  }
  var xc = x.c.slice(), xe = x.e, yc = y.c, ye = y.e;
  if (!xc[0] || !yc[0]) {
    if (yc[0]) {
      y.s = -b;
    } else if (xc[0]) {
      y = new Big2(x);
    } else {
      y.s = 1;
    }
    return y;
  }
  if (a = xe - ye) {
    if (xlty = a < 0) {
      a = -a;
      t = xc;
    } else {
      ye = xe;
      t = yc;
    }
    t.reverse();
    for (b = a; b--; ) t.push(0);
    t.reverse();
  } else {
    j = ((xlty = xc.length < yc.length) ? xc : yc).length;
    for (a = b = 0; b < j; b++) {
      if (xc[b] != yc[b]) {
        xlty = xc[b] < yc[b];
        break;
      }
    }
  }
  if (xlty) {
    t = xc;
    xc = yc;
    yc = t;
    y.s = -y.s;
  }
  if ((b = (j = yc.length) - (i = xc.length)) > 0) for (; b--; ) xc[i++] = 0;
  for (b = i; j > a; ) {
    if (xc[--j] < yc[j]) {
      for (i = j; i && !xc[--i]; ) xc[i] = 9;
      --xc[i];
      xc[j] += 10;
    }
    xc[j] -= yc[j];
  }
  for (; xc[--b] === 0; ) xc.pop();
  for (; xc[0] === 0; ) {
    xc.shift();
    --ye;
  }
  if (!xc[0]) {
    y.s = 1;
    xc = [ye = 0];
  }
  y.c = xc;
  y.e = ye;
  return y;
};
P.mod = function(y) {
  var ygtx, x = this, Big2 = x.constructor, a = x.s, b = (y = new Big2(y)).s;
  if (!y.c[0]) {
    throw Error(DIV_BY_ZERO);
  }
  x.s = y.s = 1;
  ygtx = y.cmp(x) == 1;
  x.s = a;
  y.s = b;
  if (ygtx) return new Big2(x);
  a = Big2.DP;
  b = Big2.RM;
  Big2.DP = Big2.RM = 0;
  x = x.div(y);
  Big2.DP = a;
  Big2.RM = b;
  return this.minus(x.times(y));
};
P.neg = function() {
  var x = new this.constructor(this);
  x.s = -x.s;
  return x;
};
P.plus = P.add = function(y) {
  var e, k, t, x = this, Big2 = x.constructor;
  y = new Big2(y);
  if (x.s != y.s) {
    y.s = -y.s;
    return x.minus(y);
  }
  var xe = x.e, xc = x.c, ye = y.e, yc = y.c;
  if (!xc[0] || !yc[0]) {
    if (!yc[0]) {
      if (xc[0]) {
        y = new Big2(x);
      } else {
        y.s = x.s;
      }
    }
    return y;
  }
  xc = xc.slice();
  if (e = xe - ye) {
    if (e > 0) {
      ye = xe;
      t = yc;
    } else {
      e = -e;
      t = xc;
    }
    t.reverse();
    for (; e--; ) t.push(0);
    t.reverse();
  }
  if (xc.length - yc.length < 0) {
    t = yc;
    yc = xc;
    xc = t;
  }
  e = yc.length;
  for (k = 0; e; xc[e] %= 10) k = (xc[--e] = xc[e] + yc[e] + k) / 10 | 0;
  if (k) {
    xc.unshift(k);
    ++ye;
  }
  for (e = xc.length; xc[--e] === 0; ) xc.pop();
  y.c = xc;
  y.e = ye;
  return y;
};
P.pow = function(n) {
  var x = this, one = new x.constructor("1"), y = one, isneg = n < 0;
  if (n !== ~~n || n < -MAX_POWER || n > MAX_POWER) {
    throw Error(INVALID + "exponent");
  }
  if (isneg) n = -n;
  for (; ; ) {
    if (n & 1) y = y.times(x);
    n >>= 1;
    if (!n) break;
    x = x.times(x);
  }
  return isneg ? one.div(y) : y;
};
P.prec = function(sd, rm2) {
  if (sd !== ~~sd || sd < 1 || sd > MAX_DP) {
    throw Error(INVALID + "precision");
  }
  return round(new this.constructor(this), sd, rm2);
};
P.round = function(dp, rm2) {
  if (dp === UNDEFINED) dp = 0;
  else if (dp !== ~~dp || dp < -MAX_DP || dp > MAX_DP) {
    throw Error(INVALID_DP);
  }
  return round(new this.constructor(this), dp + this.e + 1, rm2);
};
P.sqrt = function() {
  var r, c, t, x = this, Big2 = x.constructor, s = x.s, e = x.e, half = new Big2("0.5");
  if (!x.c[0]) return new Big2(x);
  if (s < 0) {
    throw Error(NAME + "No square root");
  }
  s = Math.sqrt(+stringify(x, true, true));
  if (s === 0 || s === 1 / 0) {
    c = x.c.join("");
    if (!(c.length + e & 1)) c += "0";
    s = Math.sqrt(c);
    e = ((e + 1) / 2 | 0) - (e < 0 || e & 1);
    r = new Big2((s == 1 / 0 ? "5e" : (s = s.toExponential()).slice(0, s.indexOf("e") + 1)) + e);
  } else {
    r = new Big2(s + "");
  }
  e = r.e + (Big2.DP += 4);
  do {
    t = r;
    r = half.times(t.plus(x.div(t)));
  } while (t.c.slice(0, e).join("") !== r.c.slice(0, e).join(""));
  return round(r, (Big2.DP -= 4) + r.e + 1, Big2.RM);
};
P.times = P.mul = function(y) {
  var c, x = this, Big2 = x.constructor, xc = x.c, yc = (y = new Big2(y)).c, a = xc.length, b = yc.length, i = x.e, j = y.e;
  y.s = x.s == y.s ? 1 : -1;
  if (!xc[0] || !yc[0]) {
    y.c = [y.e = 0];
    return y;
  }
  y.e = i + j;
  if (a < b) {
    c = xc;
    xc = yc;
    yc = c;
    j = a;
    a = b;
    b = j;
  }
  for (c = new Array(j = a + b); j--; ) c[j] = 0;
  for (i = b; i--; ) {
    b = 0;
    for (j = a + i; j > i; ) {
      b = c[j] + yc[i] * xc[j - i - 1] + b;
      c[j--] = b % 10;
      b = b / 10 | 0;
    }
    c[j] = b;
  }
  if (b) ++y.e;
  else c.shift();
  for (i = c.length; !c[--i]; ) c.pop();
  y.c = c;
  return y;
};
P.toExponential = function(dp, rm2) {
  var x = this, n = x.c[0];
  if (dp !== UNDEFINED) {
    if (dp !== ~~dp || dp < 0 || dp > MAX_DP) {
      throw Error(INVALID_DP);
    }
    x = round(new x.constructor(x), ++dp, rm2);
    for (; x.c.length < dp; ) x.c.push(0);
  }
  return stringify(x, true, !!n);
};
P.toFixed = function(dp, rm2) {
  var x = this, n = x.c[0];
  if (dp !== UNDEFINED) {
    if (dp !== ~~dp || dp < 0 || dp > MAX_DP) {
      throw Error(INVALID_DP);
    }
    x = round(new x.constructor(x), dp + x.e + 1, rm2);
    for (dp = dp + x.e + 1; x.c.length < dp; ) x.c.push(0);
  }
  return stringify(x, false, !!n);
};
P.toJSON = P.toString = function() {
  var x = this, Big2 = x.constructor;
  return stringify(x, x.e <= Big2.NE || x.e >= Big2.PE, !!x.c[0]);
};
if (typeof Symbol !== "undefined") {
  P[/* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom")] = P.toJSON;
}
P.toNumber = function() {
  var n = +stringify(this, true, true);
  if (this.constructor.strict === true && !this.eq(n.toString())) {
    throw Error(NAME + "Imprecise conversion");
  }
  return n;
};
P.toPrecision = function(sd, rm2) {
  var x = this, Big2 = x.constructor, n = x.c[0];
  if (sd !== UNDEFINED) {
    if (sd !== ~~sd || sd < 1 || sd > MAX_DP) {
      throw Error(INVALID + "precision");
    }
    x = round(new Big2(x), sd, rm2);
    for (; x.c.length < sd; ) x.c.push(0);
  }
  return stringify(x, sd <= x.e || x.e <= Big2.NE || x.e >= Big2.PE, !!n);
};
P.valueOf = function() {
  var x = this, Big2 = x.constructor;
  if (Big2.strict === true) {
    throw Error(NAME + "valueOf disallowed");
  }
  return stringify(x, x.e <= Big2.NE || x.e >= Big2.PE, true);
};
var Big = _Big_();
var big_default = Big;

// ../../packages/domain/src/money/exact.ts
var ExactBig = big_default();
ExactBig.strict = true;
var exact = (text7) => new ExactBig(text7);

// ../../packages/domain/src/money/decimalText.ts
var longestFigure = 60;
var typedFigure = /^[+-]?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|(?=\.\d))(?:\.\d*)?$/;
var wireFigure = /^[+-]?\d+(?:\.\d+)?(?:e-\d{1,2})?$/i;
var plainText = (figure2) => figure2.eq("0") ? "0" : figure2.toFixed();
var plainFigure = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;
var read = (text7, grammar) => {
  if (text7.length > longestFigure) return void 0;
  if (plainFigure.test(text7)) return text7;
  if (!grammar.test(text7)) return void 0;
  const figure2 = plainText(exact(text7.replace(/^\+|,/g, "")));
  return figure2.length > longestFigure ? void 0 : figure2;
};
var parseTyped = (text7) => read(text7.trim(), typedFigure);
var readWire = (value) => {
  if (typeof value === "number") return read(String(value), wireFigure);
  return typeof value === "string" ? read(value, wireFigure) : void 0;
};

// ../../packages/domain/src/money/arithmetic.ts
var add = (left, right) => plainText(exact(left).plus(right));
var subtract = (left, right) => plainText(exact(left).minus(right));
var multiply = (left, right) => plainText(exact(left).times(right));
var sum = (figures3) => figures3.reduce(add, "0");
var unitOf = (decimals) => decimals === 0 ? "1" : `0.${"1".padStart(decimals, "0")}`;
var divideDown = (dividend, divisor, decimals) => {
  const scaled = exact(dividend).times(`1e${String(decimals)}`);
  const quotient = scaled.minus(scaled.mod(divisor)).div(divisor);
  return plainText(quotient.times(`1e-${String(decimals)}`));
};
var divideUp = (dividend, divisor, decimals) => {
  const quotient = divideDown(dividend, divisor, decimals);
  return exact(quotient).times(divisor).lt(dividend) ? add(quotient, unitOf(decimals)) : quotient;
};
var percentOf = (figure2, percent2) => multiply(multiply(figure2, percent2), "0.01");

// ../../packages/domain/src/money/compare.ts
var compare = (left, right) => exact(left).cmp(right);
var isAbove = (figure2, other) => compare(figure2, other) > 0;
var isBelow = (figure2, other) => compare(figure2, other) < 0;
var isPositive = (figure2) => !figure2.startsWith("-") && /[1-9]/.test(figure2);
var isZero = (figure2) => compare(figure2, "0") === 0;
var smaller = (left, right) => isAbove(left, right) ? right : left;
var larger = (left, right) => isBelow(left, right) ? right : left;

// ../../packages/domain/src/money/rounding.ts
var zero = "0".charCodeAt(0);
var truncate = 0;
var halfAway = 1;
var awayFromZero = 3;
var rounded = (value, decimals, rounding) => {
  const figure2 = exact(value);
  if (rounding === "nearest") return figure2.round(decimals, halfAway);
  const isTowardsZero = figure2.lt("0") ? rounding === "up" : rounding === "down";
  return figure2.round(decimals, isTowardsZero ? truncate : awayFromZero);
};
var round2 = (value, decimals, rounding) => plainText(rounded(value, decimals, rounding));
var roundDown = (value, decimals) => round2(value, decimals, "down");
var roundUp = (value, decimals) => round2(value, decimals, "up");
var decimalsOf = (value) => {
  const point = value.indexOf(".");
  if (point < 0) return 0;
  let end2 = value.length;
  while (value.charCodeAt(end2 - 1) === zero) end2 -= 1;
  return end2 - point - 1;
};
var hasAtMostDecimals = (value, decimals) => decimalsOf(value) <= decimals;

// ../../packages/domain/src/money/step.ts
var isMultipleOf = (value, step) => exact(value).mod(step).eq("0");

// ../../packages/domain/src/money/ledgerUnit.ts
var ledgerDecimals = 18;

// ../../packages/domain/src/format/figure.ts
var separateThousands = (whole2) => whole2.replace(/\B(?=(\d{3})+$)/g, ",");
var showExactly = (value) => {
  const [digits2 = "", fraction] = value.split(".");
  const whole2 = separateThousands(digits2);
  return fraction === void 0 ? whole2 : `${whole2}.${fraction}`;
};

// ../../packages/domain/src/format/count.ts
var counted = (count2, one, many = `${one}s`) => `${count2.toLocaleString("en")} ${count2 === 1 ? one : many}`;

// ../../packages/domain/src/format/utcDay.ts
var dayMs = 24 * 60 * 6e4;
var utcDay = (moment5) => new Date(moment5).toISOString().slice(0, 10);

// ../../packages/domain/src/markets/dayChange.ts
var changeColour = (change4) => compare(change4, "0") < 0 ? "red" : "green";

// ../../packages/domain/src/format/moment.ts
var wireMoment = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;
var lastMoment = 864e13;
var parse2 = (text7) => {
  const match = wireMoment.exec(text7);
  if (match === null) return NaN;
  const hasZone = match[1] !== void 0 || text7.length === "YYYY-MM-DD".length;
  const iso = text7.replace(" ", "T").replace(/(\.\d{3})\d+/, "$1");
  return Date.parse(hasZone ? iso : `${iso}Z`);
};
var readMoment = (value) => {
  const moment5 = typeof value === "string" ? parse2(value) : value;
  return typeof moment5 === "number" && Math.abs(moment5) <= lastMoment ? moment5 : void 0;
};
var two = (part) => String(part).padStart(2, "0");
var showAt = (moment5, minutesEast) => {
  const shifted = new Date(moment5 + minutesEast * 6e4);
  const day6 = [two(shifted.getUTCDate()), two(shifted.getUTCMonth() + 1), String(shifted.getUTCFullYear())].join("-");
  const time = [shifted.getUTCHours(), shifted.getUTCMinutes(), shifted.getUTCSeconds()].map(two).join(":");
  return `${day6} ${time}`;
};
var formatMoment = (value, offsetAt) => {
  const moment5 = readMoment(value);
  if (moment5 === void 0) return void 0;
  return { local: showAt(moment5, offsetAt(moment5)), utc: `${showAt(moment5, 0)} UTC` };
};

// ../../packages/domain/src/assets/assets.ts
var figures = ([decimals, withdrawalDecimals], minimum, withdrawalFee2, withdrawalFeePercent = "0") => ({
  decimals,
  minimumDeposit: minimum,
  minimumWithdrawal: minimum,
  withdrawalFee: withdrawalFee2,
  withdrawalFeePercent,
  withdrawalDecimals
});
var coins = {
  BTC: {
    fullName: "Bitcoin",
    network: "Bitcoin",
    addressForm: "bitcoin",
    ...figures([8, 8], "0.005", "0.001")
  },
  ETH: {
    fullName: "Ethereum",
    network: "Ethereum",
    addressForm: "ethereum",
    ...figures([18, 8], "0.02", "0.01")
  },
  XRP: {
    fullName: "XRP",
    network: "XRP Ledger",
    addressForm: "ripple",
    ...figures([6, 6], "20", "0.25")
  },
  USDT: {
    fullName: "Tether USD",
    network: "Ethereum (ERC20)",
    addressForm: "ethereum",
    ...figures([6, 6], "35", "3.2")
  },
  USDC: {
    fullName: "USD Coin",
    network: "Ethereum (ERC20)",
    addressForm: "ethereum",
    ...figures([6, 6], "20", "0.8")
  },
  XDC: {
    fullName: "XDC Network",
    network: "XDC Network",
    addressForm: "xdc",
    ...figures([18, 8], "1000", "0")
  },
  XDCE: {
    fullName: "XDCE (ERC20)",
    network: "Ethereum (ERC20)",
    addressForm: "ethereum",
    ...figures([18, 8], "10000", "20", "0.2")
  },
  BCHABC: {
    fullName: "Bitcoin Cash ABC",
    network: "Bitcoin Cash ABC",
    addressForm: "bitcoin cash",
    ...figures([8, 8], "0.05", "0.001")
  },
  BCHSV: {
    fullName: "Bitcoin SV",
    network: "Bitcoin SV",
    addressForm: "bitcoin sv",
    ...figures([8, 8], "0.05", "0.001")
  }
};
var assetSymbols = Object.keys(coins);
var assetOf = (symbol) => ({ symbol, ...coins[symbol] });
var assets = assetSymbols.map(assetOf);
var readAssetSymbol = (text7) => {
  const symbol = text7.trim().toUpperCase();
  return assetSymbols.find((known3) => known3 === symbol);
};

// ../../packages/domain/src/markets/candles.ts
var minute = 60;
var day = 86400;
var firstMonday = 4 * day;
var lengths = {
  "1": minute,
  "3": 3 * minute,
  "5": 5 * minute,
  "15": 15 * minute,
  "30": 30 * minute,
  "60": 60 * minute,
  "120": 120 * minute,
  "240": 240 * minute,
  "1D": day
};
var startOfMonth = (at) => {
  const date2 = new Date(at * 1e3);
  return Date.UTC(date2.getUTCFullYear(), date2.getUTCMonth()) / 1e3;
};
var candleStart = (at, resolution) => {
  if (resolution === "M") return startOfMonth(at);
  if (resolution === "1W") return Math.floor((at - firstMonday) / (7 * day)) * 7 * day + firstMonday;
  return Math.floor(at / lengths[resolution]) * lengths[resolution];
};
var joinCandles = (earlier, later2) => ({
  at: earlier.at,
  open: earlier.open,
  high: larger(earlier.high, later2.high),
  low: smaller(earlier.low, later2.low),
  close: later2.close,
  volume: add(earlier.volume, later2.volume)
});
var mergeCandles = (candles, resolution) => {
  const merged2 = [];
  for (const candle of candles) {
    const at = candleStart(candle.at, resolution);
    const last2 = merged2.at(-1);
    if (last2?.at === at) merged2[merged2.length - 1] = joinCandles(last2, candle);
    else merged2.push({ ...candle, at });
  }
  return merged2;
};

// ../../packages/domain/src/markets/pairs.ts
var spotPairNames = [
  "XDC-ETH",
  "XDC-BTC",
  "XDC-XRP",
  "XDC-XDCE",
  "XDC-USDT",
  "XDC-USDC",
  "ETH-USDT",
  "BTC-USDC",
  "XRP-USDT",
  "BTC-USDT"
];
var perpetualPairNames = ["BTC-PERPETUAL", "ETH-PERPETUAL"];
var pairNames = [...spotPairNames, ...perpetualPairNames];
var listed = (listing) => ({
  kind: "spot",
  isMirrored: false,
  ...listing,
  priceStep: unitOf(listing.priceDecimals)
});
var everyPair = { priceBandPercent: "10", fees: { buy: "0.5", sell: "0.5" } };
var xdcTerms = {
  ...everyPair,
  base: "XDC",
  priceDecimals: 8,
  amountDecimals: 6,
  displayDecimals: 8,
  defaultGrouping: 0,
  lowestPrice: "0.000001",
  highestPrice: "1000",
  minimum: { value: "2", currency: "XDC", of: "amount" },
  maximum: { value: "100000", currency: "XDC" }
};
var xdcBtcTerms = { ...xdcTerms, priceDecimals: 10, lowestPrice: "0.0000000001", highestPrice: "1" };
var xdceTerms = {
  ...xdcTerms,
  amountDecimals: 0,
  defaultGrouping: 1,
  fees: { buy: "0", sell: "0" },
  fixedPrice: "1"
};
var xrpTerms = {
  ...everyPair,
  base: "XRP",
  priceDecimals: 5,
  amountDecimals: 5,
  displayDecimals: 5,
  defaultGrouping: 1,
  lowestPrice: "0.000001",
  highestPrice: "1000",
  minimum: { value: "1", currency: "XRP", of: "amount" },
  maximum: { value: "3000", currency: "XRP" }
};
var ethTerms = {
  ...everyPair,
  base: "ETH",
  priceDecimals: 2,
  amountDecimals: 5,
  displayDecimals: 2,
  defaultGrouping: 1,
  lowestPrice: "0.01",
  highestPrice: "10000000",
  minimum: { value: "3", currency: "USDT", of: "total" },
  maximum: { value: "1", currency: "ETH" }
};
var btcTerms = {
  ...ethTerms,
  base: "BTC",
  minimum: { value: "5", currency: "USDT", of: "total" },
  maximum: { value: "0.1", currency: "BTC" }
};
var btcUsdcTerms = { ...btcTerms, minimum: { value: "5", currency: "USDC", of: "total" } };
var table = {
  "XDC-ETH": listed({ ...xdcTerms, id: "1", name: "XDC-ETH", quote: "ETH" }),
  "XDC-BTC": listed({ ...xdcBtcTerms, id: "2", name: "XDC-BTC", quote: "BTC" }),
  "XDC-XRP": listed({ ...xdcTerms, id: "3", name: "XDC-XRP", quote: "XRP" }),
  "XDC-XDCE": listed({ ...xdceTerms, id: "4", name: "XDC-XDCE", quote: "XDCE" }),
  "XDC-USDT": listed({ ...xdcTerms, id: "5", name: "XDC-USDT", quote: "USDT" }),
  "XDC-USDC": listed({ ...xdcTerms, id: "6", name: "XDC-USDC", quote: "USDC", isMirrored: true }),
  "ETH-USDT": listed({ ...ethTerms, id: "7", name: "ETH-USDT", quote: "USDT", isMirrored: true }),
  "BTC-USDC": listed({ ...btcUsdcTerms, id: "8", name: "BTC-USDC", quote: "USDC", isMirrored: true }),
  "XRP-USDT": listed({ ...xrpTerms, id: "9", name: "XRP-USDT", quote: "USDT", isMirrored: true }),
  "BTC-USDT": listed({ ...btcTerms, id: "10", name: "BTC-USDT", quote: "USDT", isMirrored: true }),
  // Nothing is documented for the perpetual contracts; they use the values of the same asset against USDT.
  "BTC-PERPETUAL": listed({ ...btcTerms, id: "11", name: "BTC-PERPETUAL", quote: "USDT", kind: "perpetual" }),
  "ETH-PERPETUAL": listed({ ...ethTerms, id: "12", name: "ETH-PERPETUAL", quote: "USDT", kind: "perpetual" })
};
var named = (names, text7) => {
  const name2 = text7.trim().toUpperCase();
  return names.find((known3) => known3 === name2);
};
var readPairName = (text7) => named(pairNames, text7);
var pairOf = (name2) => table[name2];
var findPair = (text7) => {
  const name2 = readPairName(text7);
  return name2 === void 0 ? void 0 : pairOf(name2);
};
var spotPairs = spotPairNames.map(pairOf);
var perpetualPairs = perpetualPairNames.map(pairOf);
var pairs = [...spotPairs, ...perpetualPairs];

// ../../packages/domain/src/markets/listSizes.ts
var listSizes = {
  orderBookBrief: 5,
  orderBook: 500,
  openOrders: 500,
  tape: 100,
  liveTape: 40,
  tradeHistory: 50,
  candles: 2e3,
  page: 100
};

// ../../packages/domain/src/info/serviceFigures.ts
var serviceFigures = {
  minimumAge: 18,
  unregisteredRecipientDays: 30,
  sellDepositMinutes: 15,
  closureDays: 90,
  withdrawalWaitHours: 24,
  twoFactorCodeSeconds: 30,
  emailCodeMinutes: 2,
  emailLinkMinutes: 30,
  verificationLinkHours: 24,
  kycHours: "24-48",
  stricterChecksHours: "6-12",
  deliveryHours: 24,
  swapVerificationHours: 48
};

// ../../packages/domain/src/messages/fields.ts
var fieldTexts = {
  required: "This field is required.",
  email: "Enter valid email address.",
  // The doubled dollar sign is documented. The password rule has the characters that actually count.
  password: "Password should be atleast 8 characters long, should be combination of 1 uppercase, 1 lowercase, 1 number and 1 special character(Accepted Special char- !@#$$%^&*). Should not contain any blank space.",
  commonPassword: "This password is too common. Choose one that is harder to guess.",
  samePassword: "New password should be different from the old one.",
  registrationConfirm: "Password does not match",
  expiredConfirm: "Passwords do not match",
  mobile: "Mobile number only accepts number.",
  numeric: "Current field only accepts number.",
  mailCode: "Invalid OTP",
  twoFactorCode: "Enter the 6-digit code from your authenticator app.",
  captcha: "Enter the number shown.",
  addressTypo: "This address probably has a typo. Check every character, or copy it again.",
  amount: "Enter an amount above 0.",
  photoType: "The photo must be a JPG.",
  photoSize: "The photo must be under 3 MB.",
  brokenPhoto: "This photo can't be read. Choose another one.",
  pictureType: "Choose a JPG or PNG picture.",
  pictureSize: "The picture must be under 3 MB.",
  pictureEmpty: "This file is empty. Choose another one.",
  dialCode: "Enter a dial code like +65.",
  controls: "Don't use line breaks or other control characters.",
  otherControls: "Don't use control characters.",
  unseen: "Use visible characters.",
  country: "Choose a country from the list.",
  brokenPicture: "This picture can't be read. Choose another one.",
  antiPhishingWord: "Use 4 to 20 letters and digits.",
  day: "Enter a valid date.",
  underage: `You must be ${serviceFigures.minimumAge} or older.`,
  rangeInFuture: "The range can't end after today.",
  rangeReversed: "The start date can't be after the end date."
};
var minimumLengthText = (length) => `Must contains minimum of ${length} character.`;
var longestText = (longest3) => `Use at most ${longest3} characters.`;
var nameText = (length) => `Name should be atleast ${length} characters long and only alphabets allowed and it should not start with space.`;
var addressText = (asset5) => `Enter valid ${asset5} address.`;
var decimalsText = (decimals) => `At most ${decimals} decimals are allowed.`;

// ../../packages/domain/src/messages/trading.ts
var tradingTexts = {
  limit: "Limit",
  groups: "Groups",
  tabs: { openOrders: "Open Orders", tradeHistory: "Trade History", funds: "Funds" },
  underMaintenance: "Under Maintenance",
  cancelling: "Cancelling",
  cancelUnreachable: "Cancelling is under process",
  partiallyCompleted: "Order Partially Completed Successfully",
  completed: "Order Completed Successfully",
  visitorPrompt: "Log in or register to trade."
};
var minimumText = (minimum, currency2) => `Minimum ${minimum} ${currency2}`;
var maximumText = (maximum, currency2) => `Maximum ${maximum} ${currency2}`;
var priceBandText = (percent2) => `Maximum ${String(percent2)}% +/- deviation allowed from last price`;

// ../../packages/domain/src/orders/orderTexts.ts
var orderTexts = {
  price: "Enter a price above 0.",
  balanceUnknown: "Your balance hasn't loaded yet.",
  verifying: "Checking your order\u2026"
};
var priceBoundsText = (lowest, highest) => `The price must be between ${lowest} and ${highest}.`;
var fixedPriceText = (price) => `The price is fixed at ${price}.`;
var notEnoughText = (currency2) => `Not enough ${currency2}.`;

// ../../packages/domain/src/orders/limitOrder.ts
var orderTotal = ({ price, amount }) => multiply(price, amount);
var isWithinBand = (price, centre, percent2) => {
  const deviation = isBelow(price, centre) ? subtract(centre, price) : subtract(price, centre);
  return !isAbove(multiply(deviation, "100"), multiply(centre, percent2));
};
var openPriceMessage = (price, circumstances) => {
  const { pair: pair2, lastPrice, referencePrice: centre = lastPrice } = circumstances;
  const { lowestPrice, highestPrice, priceDecimals, priceBandPercent } = pair2;
  if (isBelow(price, lowestPrice) || isAbove(price, highestPrice)) return priceBoundsText(lowestPrice, highestPrice);
  if (!hasAtMostDecimals(price, priceDecimals)) return decimalsText(priceDecimals);
  if (centre === void 0 || !isPositive(centre)) return void 0;
  return isWithinBand(price, centre, priceBandPercent) ? void 0 : priceBandText(priceBandPercent);
};
var priceMessage = (typed, circumstances) => {
  if (typed.trim() === "") return fieldTexts.required;
  const price = parseTyped(typed);
  if (price === void 0 || !isPositive(price)) return orderTexts.price;
  const { fixedPrice } = circumstances.pair;
  if (fixedPrice === void 0) return openPriceMessage(price, circumstances);
  return compare(price, fixedPrice) === 0 ? void 0 : fixedPriceText(fixedPrice);
};
var isBelowMinimum = (amount, typedPrice, { minimum }) => {
  if (minimum.of === "amount") return isBelow(amount, minimum.value);
  const price = parseTyped(typedPrice);
  return price !== void 0 && isBelow(orderTotal({ price, amount }), minimum.value);
};
var amountMessage = (typed, typedPrice, pair2) => {
  if (typed.trim() === "") return fieldTexts.required;
  const amount = parseTyped(typed);
  if (amount === void 0 || !isPositive(amount)) return fieldTexts.amount;
  if (!hasAtMostDecimals(amount, pair2.amountDecimals)) return decimalsText(pair2.amountDecimals);
  if (isBelowMinimum(amount, typedPrice, pair2)) return minimumText(pair2.minimum.value, pair2.minimum.currency);
  return isAbove(amount, pair2.maximum.value) ? maximumText(pair2.maximum.value, pair2.maximum.currency) : void 0;
};
var checkLimitOrder = ({ price, amount }, circumstances) => {
  const aboutPrice = priceMessage(price, circumstances);
  const aboutAmount = amountMessage(amount, price, circumstances.pair);
  return {
    ...aboutPrice === void 0 ? {} : { price: aboutPrice },
    ...aboutAmount === void 0 ? {} : { amount: aboutAmount }
  };
};

// ../../packages/domain/src/orders/disabledReason.ts
var isUnderMaintenance = ({
  pair: pair2,
  isTradable,
  stopped: stopped2
}) => !isTradable || stopped2 !== void 0 || pair2.kind === "perpetual";

// ../../packages/domain/src/orders/formFill.ts
var orderCall = (pair2) => pair2.fixedPrice === void 0 ? "placeOrder" : "placeSwapOrder";

// ../../packages/domain/src/staking/plans.ts
var stakingKinds = ["flexible", "fixed"];
var bounds = { minimum: "100000", maximum: "5000000" };
var stakingPlans = {
  flexible: {
    ...bounds,
    terms: [
      { months: 3, yearlyRate: "4.75" },
      { months: 6, yearlyRate: "5.1" },
      { months: 9, yearlyRate: "5.45" },
      { months: 12, yearlyRate: "5.84" }
    ],
    defaultMonths: 3,
    step: "100000"
  },
  fixed: {
    ...bounds,
    terms: [
      { months: 6, yearlyRate: "7.1" },
      { months: 12, yearlyRate: "7.84" }
    ],
    defaultMonths: 6,
    step: "50000"
  }
};
var stakingTerm = (kind5, months) => stakingPlans[kind5].terms.find((term) => term.months === months);

// ../../packages/domain/src/staking/stakingAmount.ts
var multipleText = (step) => `Enter a multiple of ${step} XDC.`;
var stakingAmount = (kind5) => (typed) => {
  if (typed.trim() === "") return fieldTexts.required;
  const amount = parseTyped(typed);
  if (amount === void 0 || !hasAtMostDecimals(amount, 0)) return fieldTexts.numeric;
  const { minimum, maximum, step } = stakingPlans[kind5];
  if (isBelow(amount, minimum)) return minimumText(minimum, "XDC");
  if (isAbove(amount, maximum)) return maximumText(maximum, "XDC");
  return isMultipleOf(amount, step) ? void 0 : multipleText(step);
};

// ../../packages/domain/src/staking/stakingDates.ts
var stakeReturnDays = 7;
var termEnd = (start, months) => {
  const end2 = new Date(start);
  const dayOfMonth = end2.getUTCDate();
  end2.setUTCDate(1);
  end2.setUTCMonth(end2.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end2.getUTCFullYear(), end2.getUTCMonth() + 1, 0)).getUTCDate();
  return end2.setUTCDate(Math.min(dayOfMonth, lastDay));
};
var daysBetween = (from2, to) => (to - from2) / dayMs;
var returnsBy = (revokedAt, days = stakeReturnDays) => revokedAt + days * dayMs;

// ../../packages/domain/src/staking/rewards.ts
var rateDays = "36500";
var periodRewards = ({ staked, yearlyRate, days }) => divideDown(multiply(multiply(staked, yearlyRate), String(days)), rateDays, ledgerDecimals);

// ../../packages/domain/src/staking/course.ts
var rewardMonths = {
  flexible: (months) => Array.from({ length: months }, (_, month) => month + 1),
  fixed: (months) => [months]
};
var stakeCourse = ({ kind: kind5, amount, term, start }) => {
  const { months, yearlyRate } = term;
  const dates = [start, ...rewardMonths[kind5](months).map((month) => termEnd(start, month))];
  const rewards2 = dates.slice(1).map((at, index) => {
    const from2 = dates[index] ?? start;
    const days = daysBetween(from2, at);
    return { number: index + 1, from: from2, at, days, amount: periodRewards({ staked: amount, yearlyRate, days }) };
  });
  return { rewards: rewards2, release: { at: termEnd(start, months), amount } };
};
var estimatedYield = (staked) => sum(stakeCourse(staked).rewards.map(({ amount }) => amount));

// ../../packages/domain/src/messages/staking.ts
var stakingTexts = {
  navigation: { staking: "Staking", orders: "Staking Orders", rewards: "Staking Rewards" },
  kinds: { flexible: "Flexible Staking", fixed: "Fixed Staking" },
  agreement: "Confirm and understand that the estimated yield does not represent a guarantee of the actual yield.",
  disabled: "Staking Disabled",
  closed: "The community staking cap is reached. Staking is temporarily stopped.",
  loginNeeded: "Login to continue",
  twoFactorNeeded: "Please enable 2FA",
  revoke: "Revoke",
  disableAutoRenewal: "Disable Auto",
  autoRenewalDisabled: "Wont Renew",
  unreachable: "Something went wrong",
  rewardsUnavailable: "Something went wrong!"
};

// ../../packages/domain/src/swap/ratio.ts
var december = (day6) => Date.UTC(2020, 11, day6, 5, 30);
var last = { until: december(28), ratio: "10" };
var swapPeriods = [
  { until: december(6), ratio: "1" },
  { until: december(10), ratio: "3" },
  { until: december(20), ratio: "5" },
  last
];
var swapRatio = (boughtAt) => {
  if (boughtAt > last.until) return void 0;
  return (swapPeriods.find(({ until }) => boughtAt < until) ?? last).ratio;
};
var swappedXdc = (xdce, boughtAt) => {
  const ratio = swapRatio(boughtAt);
  return ratio === void 0 ? void 0 : divideDown(xdce, ratio, ledgerDecimals);
};

// ../../packages/domain/src/messages/ratioSwap.ts
var verification = `${serviceFigures.swapVerificationHours} hours`;
var ratioSwapTexts = {
  tabs: { form: "Ratio Swap", details: "Ratio Swap Details" },
  agreement: "I Agree above Terms and Conditions.",
  send: "SEND",
  txHash: "Invalid TxHash",
  amount: "Amount should be greater than 0",
  usd: "USD should be greater than 0",
  buyingDate: "The buying date must be between 6 Dec 2020 05:30 and 28 Dec 2020 05:30 (GMT).",
  submitted: `Your swap request was submitted. Verification can take up to ${verification}.`,
  submittedBefore: "This swap request was already submitted.",
  tooLittle: "This amount is too small to swap.",
  tooLong: "Use at most 18 digits before the decimal point and 18 after it.",
  tooLate: "Purchases after 28 Dec 2020 are not supported.",
  hashUsed: "This transaction was already used for a swap request.",
  otherRequest: "This ID is already used by another request.",
  agreementNeeded: "Please agree to the terms and conditions.",
  compliance: "The compliance team may cancel withdrawals of suspicious users."
};
var swapTerms = [
  "XDCE bought before 6 Dec (5:30 GMT) is swapped at 1:1.",
  "XDCE bought from 6 to 10 Dec is swapped at 3:1.",
  "XDCE bought from 10 to 20 Dec is swapped at 5:1.",
  "XDCE bought from 20 to 28 Dec is swapped at 10:1.",
  ratioSwapTexts.tooLate,
  `Manual verification can take up to ${verification}.`,
  "A sufficient XDCE balance is needed for the withdrawal request."
];

// ../../packages/domain/src/messages/serverWording.ts
var serverWording = {
  loggedIn: "Login successfully.",
  twoFactorWanted: "Please Enter 2FA",
  newLoginActivity: "Please check your email for OTP to verify login activity.",
  loginActivityVerified: "User New Login Activity Verified Successfully.",
  loginActivityRefused: "Login Activity Token Incorrect.",
  passwordReset: "Password Reset Successful, please login",
  accountVerified: "User verified Successfully.",
  verificationRefused: "verify_token incorrect or expired.",
  twoFactorDisabled: "User 2FA status disabled successfully",
  codeVerified: "OTP Verified Successfully",
  sessionKept: "User JWT Successfully",
  sessionEnded: "please login again"
};
var txHashRefusal = (value) => `Your txHash value : ${value} is invalid`;

// ../../packages/domain/src/validation/txHash.ts
var hash = /^0x[0-9a-fA-F]{64}$/;
var txHashOnServer = (value) => hash.test(value) ? void 0 : txHashRefusal(value);

// ../../packages/domain/src/swap/ratioSwapForm.ts
var buyingDates = { from: "2020-12-06T05:30", to: "2020-12-28T05:30" };
var tooGreat = `1${"0".repeat(ledgerDecimals)}`;
var aboveZero = (message) => (typed) => {
  const figure2 = parseTyped(typed);
  if (figure2 === void 0 || !isPositive(figure2)) return message;
  return hasAtMostDecimals(figure2, ledgerDecimals) && isBelow(figure2, tooGreat) ? void 0 : ratioSwapTexts.tooLong;
};
var earliest = Date.parse(`${buyingDates.from}Z`);
var latest = Date.parse(`${buyingDates.to}Z`);
var boughtAmount = aboveZero(ratioSwapTexts.amount);
var paidUsd = aboveZero(ratioSwapTexts.usd);

// ../../packages/domain/src/messages/swap.ts
var swapTexts = {
  amount: "Amount should be greater than 0",
  whole: "Only whole XDCE can be swapped.",
  paused: "Swapping is paused.",
  otherCurrency: "Only XDCE can be swapped."
};

// ../../packages/domain/src/swap/quickSwap.ts
var quickSwapPair = pairOf("XDC-XDCE");
var { amountDecimals, fees } = quickSwapPair;
var quickSwapCurrency = "XDCE";
var quickSwapAmount = (balance) => (typed) => {
  const amount = parseTyped(typed);
  if (amount === void 0 || !isPositive(amount)) return swapTexts.amount;
  if (!hasAtMostDecimals(amount, amountDecimals)) return swapTexts.whole;
  return balance !== void 0 && isAbove(amount, balance) ? notEnoughText(quickSwapCurrency) : void 0;
};

// ../../packages/domain/src/validation/rule.ts
var allOf = (...rules2) => (value) => {
  for (const rule of rules2) {
    const message = rule(value);
    if (message !== void 0) return message;
  }
  return void 0;
};
var matching = (pattern, message) => (value) => pattern.test(value) ? void 0 : message;

// ../../packages/domain/src/validation/text.ts
var required = (value) => value.trim() === "" ? fieldTexts.required : void 0;
var minimumLength = (length) => (value) => value.length < length ? minimumLengthText(length) : void 0;
var anything = () => void 0;
var mobileNumber = matching(/^\d+$/, fieldTexts.mobile);
var dialCode = matching(/^(?=.{1,8}$)\+?\d[\d-]*$/, fieldTexts.dialCode);
var digitsOnly = matching(/^\d+$/, fieldTexts.numeric);
var nameParts = new RegExp("^\\p{L}[\\p{L}\\p{M}]*(?:[ -]\\p{L}[\\p{L}\\p{M}]*)?$", "u");
var name = (length) => (value) => value.length >= length && nameParts.test(value) ? void 0 : nameText(length);
var personName = allOf(required, minimumLength(2), name(2));

// ../../packages/domain/src/validation/line.ts
var withoutControls = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;
var withoutOtherControls = /^(?:[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]|[\n\r\t])*$/u;
var canBeSeen = /[^\s\p{C}]/u;
var charactersIn = (text7) => Array.from(text7.trim()).length;
var noLongerThan = (longest3) => (text7) => charactersIn(text7) > longest3 ? longestText(longest3) : void 0;
var line = (longest3) => allOf(
  required,
  matching(withoutControls, fieldTexts.controls),
  matching(canBeSeen, fieldTexts.unseen),
  noLongerThan(longest3)
);
var lines = (longest3) => allOf(
  required,
  matching(withoutOtherControls, fieldTexts.otherControls),
  matching(canBeSeen, fieldTexts.unseen),
  noLongerThan(longest3)
);
var ifGiven = (rule) => (text7) => text7.trim() === "" ? void 0 : rule(text7);

// ../../packages/domain/src/validation/form.ts
var checkForm = (rules2, form) => {
  const messages = {};
  for (const field in rules2) {
    const message = rules2[field](form[field], form);
    if (message !== void 0) messages[field] = message;
  }
  return messages;
};

// ../../packages/domain/src/validation/email.ts
var longestAddress = 254;
var local = /[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*/;
var domain = /(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})/;
var address = new RegExp(`^${local.source}@${domain.source}$`);
var email = (value) => value.length <= longestAddress && address.test(value.toLowerCase()) ? void 0 : fieldTexts.email;
var requiredEmail = allOf(required, email);
var normaliseEmail = (typed) => typed.trim().toLowerCase();
var separator = /[\s,;]+/;
var splitEmails = (typed) => [
  ...new Set(
    typed.split(separator).map(normaliseEmail).filter((part) => part !== "")
  )
];

// ../../packages/domain/src/validation/commonPassword.ts
var commonWords = [
  "password",
  "passwort",
  "passcode",
  "pass",
  "passw",
  "qwerty",
  "qwertz",
  "qwertyuiop",
  "azerty",
  "asdf",
  "asdfgh",
  "asdfghjkl",
  "zxcv",
  "zxcvbn",
  "zxcvbnm",
  "qazwsx",
  "zaqwsx",
  "qwer",
  "qweasd",
  "welcome",
  "letmein",
  "login",
  "admin",
  "administrator",
  "root",
  "test",
  "testing",
  "changeme",
  "default",
  "secret",
  "iloveyou",
  "monkey",
  "dragon",
  "master",
  "sunshine",
  "princess",
  "football",
  "baseball",
  "superman",
  "batman",
  "shadow",
  "abc",
  "abcd",
  "abcdef",
  "summer",
  "winter",
  "spring",
  "autumn",
  "hello",
  "trustno",
  "bitcoin",
  "crypto",
  "ethereum",
  "exchange",
  "trading",
  "aa",
  "aaa",
  "qw"
];
var known = new Set(commonWords);
var disguises = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s"
};
var undisguised = (text7) => text7.replaceAll(/[@431!0$5]/g, (sign) => disguises[sign] ?? sign);
var core = (value) => value.replace(/^[^a-z]+/, "").replace(/[^a-z]+$/, "");
var isKnownWord = (value) => known.has(value) || known.has(undisguised(value));
var lettersOf = (value) => value.replaceAll(/[^a-z]/g, "");
var isCommonPassword = (password2) => {
  const value = password2.toLowerCase();
  return [core(value), core(undisguised(value)), lettersOf(value)].some(isKnownWord);
};
var uncommon = (value) => isCommonPassword(value) ? fieldTexts.commonPassword : void 0;

// ../../packages/domain/src/validation/password.ts
var passwordParts = ["length", "upperCase", "lowerCase", "digit", "special", "noBlank"];
var passwordLimits = { shortest: 8, special: "!@#$%^&*-" };
var patterns = {
  length: new RegExp(`^.{${passwordLimits.shortest},}$`, "s"),
  upperCase: /[A-Z]/,
  lowerCase: /[a-z]/,
  digit: /\d/,
  special: new RegExp(`[${passwordLimits.special}]`),
  noBlank: /^\S+$/
};
var metPasswordParts = (value) => passwordParts.filter((part) => patterns[part].test(value));
var password = (value) => metPasswordParts(value).length === passwordParts.length ? void 0 : fieldTexts.password;
var newPassword = allOf(required, password, uncommon);
var currentPassword = allOf(required, minimumLength(6));
var differentFrom = (old) => (value) => value === old ? fieldTexts.samePassword : void 0;
var equalTo = (other, message) => (value) => value === other ? void 0 : message;

// ../../packages/domain/src/validation/codes.ts
var mailCode2 = matching(/^\d{5}$/, fieldTexts.mailCode);
var twoFactorCode = allOf(required, digitsOnly, matching(/^\d{6}$/, fieldTexts.twoFactorCode));

// ../../packages/domain/src/validation/antiPhishingWord.ts
var antiPhishingWordLength = { shortest: 4, longest: 20 };
var { shortest, longest } = antiPhishingWordLength;
var words = new RegExp(
  String.raw`^(?=.{${shortest},${longest}}$)[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[ -][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$`,
  "u"
);
var antiPhishingWord = allOf(required, matching(words, fieldTexts.antiPhishingWord));

// ../../node_modules/@noble/hashes/utils.js
function isBytes(a) {
  return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
var atitle = (title) => title ? `"${title}" ` : "";
function anumber(n, title = "") {
  if (typeof n !== "number")
    throw new TypeError(atitle(title) + "expected number, got " + typeof n);
  if (!Number.isSafeInteger(n) || n < 0)
    throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
  return n;
}
function abool(value, title = "") {
  if (typeof value !== "boolean")
    throw new TypeError(atitle(title) + "expected boolean, got type=" + typeof value);
  return value;
}
function abytes(value, length, title = "") {
  if (isBytes(value) && (length === void 0 || value.length === length))
    return value;
  if (length !== void 0)
    anumber(length, "length");
  const bytes2 = isBytes(value);
  const ofLen = length !== void 0 ? ` of length ${length}` : "";
  const got = bytes2 ? `length=${value.length}` : `type=${typeof value}`;
  const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
  if (!bytes2)
    throw new TypeError(message);
  throw new RangeError(message);
}
var aobject = (value, label) => {
  if (value === null || typeof value !== "object" || Array.isArray(value))
    throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
var aopts = (value, label) => {
  aobject(value, label);
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null)
    throw new TypeError(`"${label}" expected plain object`);
  if (Object.hasOwn(value, "__proto__"))
    throw new TypeError(`"${label}.__proto__" is not allowed`);
};
function aexists(instance, checkFinished = true) {
  if (instance.destroyed)
    throw new Error("hash was destroyed");
  if (checkFinished && instance.finished)
    throw new Error("digest() was already called");
}
function aoutput(out, instance) {
  abytes(out, void 0, "output");
  const min = instance.outputLen;
  if (!(out.length >= min)) {
    throw new RangeError('"output" expected length >= ' + min);
  }
}
function u32(arr) {
  return new Uint32Array(arr.buffer, arr.byteOffset, Math.floor(arr.byteLength / 4));
}
function clean(...arrays) {
  for (let i = 0; i < arrays.length; i++) {
    arrays[i].fill(0);
  }
}
function createView(arr) {
  return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
function rotr(word2, shift) {
  return word2 << 32 - shift | word2 >>> shift;
}
var isLE = /* @__PURE__ */ (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)();
function byteSwap(word2) {
  return word2 << 24 & 4278190080 | word2 << 8 & 16711680 | word2 >>> 8 & 65280 | word2 >>> 24 & 255;
}
function byteSwap32(arr) {
  for (let i = 0; i < arr.length; i++) {
    arr[i] = byteSwap(arr[i]);
  }
  return arr;
}
var swap32IfBE = isLE ? (u) => u : byteSwap32;
var hasHexBuiltin = /* @__PURE__ */ (() => (
  // @ts-ignore
  typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function"
))();
var hexes = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
function bytesToHex(bytes2) {
  abytes(bytes2);
  if (hasHexBuiltin)
    return bytes2.toHex();
  let hex = "";
  for (let i = 0; i < bytes2.length; i++) {
    hex += hexes[bytes2[i]];
  }
  return hex;
}
function asciiToBase16(ch) {
  return ch >= 48 && ch <= 57 ? ch - 48 : ch >= 65 && ch <= 70 ? ch - (65 - 10) : ch >= 97 && ch <= 102 ? ch - (97 - 10) : void 0;
}
function hexToBytes(hex) {
  if (typeof hex !== "string")
    throw new TypeError("hex string expected, got " + typeof hex);
  if (hasHexBuiltin) {
    try {
      return Uint8Array.fromHex(hex);
    } catch (error) {
      if (error instanceof SyntaxError)
        throw new RangeError(error.message);
      throw error;
    }
  }
  const hl = hex.length;
  const al = hl / 2;
  if (hl % 2)
    throw new RangeError("hex string expected, got unpadded hex of length " + hl);
  const array = new Uint8Array(al);
  for (let ai = 0, hi = 0; ai < al; ai++, hi += 2) {
    const n1 = asciiToBase16(hex.charCodeAt(hi));
    const n2 = asciiToBase16(hex.charCodeAt(hi + 1));
    if (n1 === void 0 || n2 === void 0) {
      const char = hex[hi] + hex[hi + 1];
      throw new RangeError('hex string expected, got non-hex character "' + char + '" at index ' + hi);
    }
    array[ai] = n1 * 16 + n2;
  }
  return array;
}
function utf8ToBytes(str) {
  if (typeof str !== "string")
    throw new TypeError("string expected");
  const encoded = new TextEncoder().encode(str);
  try {
    return new Uint8Array(encoded);
  } finally {
    clean(encoded);
  }
}
function concatBytes(...arrays) {
  let sum2 = 0;
  for (let i = 0; i < arrays.length; i++) {
    const a = arrays[i];
    abytes(a);
    sum2 += a.length;
  }
  const res = new Uint8Array(sum2);
  for (let i = 0, pad = 0; i < arrays.length; i++) {
    const a = arrays[i];
    res.set(a, pad);
    pad += a.length;
  }
  return res;
}
function checkOpts(defaults, opts, title = "opts") {
  aopts(defaults, "defaults");
  if (opts !== void 0)
    aopts(opts, title);
  const merged2 = Object.assign(/* @__PURE__ */ Object.create(null), defaults, opts);
  return merged2;
}
function createHasher(hashCons, info2 = {}) {
  if (typeof hashCons !== "function")
    throw new TypeError('"hashCons" expected function, got type=' + typeof hashCons);
  info2 = checkOpts({}, info2, "info");
  const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
  const tmp = hashCons(void 0);
  hashC.outputLen = tmp.outputLen;
  hashC.blockLen = tmp.blockLen;
  hashC.canXOF = tmp.canXOF;
  hashC.create = (opts) => hashCons(opts);
  Object.assign(hashC, info2);
  return Object.freeze(hashC);
}
var oidNist = (suffix) => ({
  // Current NIST hashAlgs suffixes used here fit in one DER subidentifier octet.
  // Larger suffix values would need base-128 OID encoding and a different length byte.
  oid: Uint8Array.from([6, 9, 96, 134, 72, 1, 101, 3, 4, 2, suffix])
});

// ../../node_modules/@noble/hashes/_u64.js
var U32_MASK64 = /* @__PURE__ */ (() => BigInt(2 ** 32 - 1))();
var _32n = /* @__PURE__ */ BigInt(32);
function fromBig(n, le = false) {
  if (le)
    return { h: Number(n & U32_MASK64), l: Number(n >> _32n & U32_MASK64) };
  return { h: Number(n >> _32n & U32_MASK64) | 0, l: Number(n & U32_MASK64) | 0 };
}
function split(lst, le = false) {
  const len = lst.length;
  let Ah = new Uint32Array(len);
  let Al = new Uint32Array(len);
  for (let i = 0; i < len; i++) {
    const { h, l } = fromBig(lst[i], le);
    [Ah[i], Al[i]] = [h, l];
  }
  return [Ah, Al];
}
var fromNumH = (n) => n / 2 ** 32 | 0;
var fromNumL = (n) => n >>> 0;
function setU64FromNum(view, byteOffset, n, isLE2) {
  const h = fromNumH(n);
  const l = fromNumL(n);
  view.setUint32(byteOffset, isLE2 ? l : h, isLE2);
  view.setUint32(byteOffset + 4, isLE2 ? h : l, isLE2);
}

// ../../node_modules/@noble/hashes/_md.js
function Chi(a, b, c) {
  return a & b ^ ~a & c;
}
function Maj(a, b, c) {
  return a & b ^ a & c ^ b & c;
}
var HashMD = class {
  blockLen;
  outputLen;
  canXOF = false;
  padOffset;
  isLE;
  // For partial updates less than block size
  buffer;
  view;
  finished = false;
  length = 0;
  pos = 0;
  destroyed = false;
  constructor(blockLen, outputLen, padOffset, isLE2) {
    this.blockLen = blockLen;
    this.outputLen = outputLen;
    this.padOffset = padOffset;
    this.isLE = isLE2;
    this.buffer = new Uint8Array(blockLen);
    this.view = createView(this.buffer);
  }
  update(data) {
    aexists(this);
    abytes(data);
    const { view, buffer, blockLen } = this;
    const len = data.length;
    let processed = false;
    for (let pos = 0; pos < len; ) {
      const take4 = Math.min(blockLen - this.pos, len - pos);
      if (take4 === blockLen) {
        const dataView = createView(data);
        for (; blockLen <= len - pos; pos += blockLen)
          this.process(dataView, pos);
        processed = true;
        continue;
      }
      buffer.set(pos === 0 && take4 === len ? data : data.subarray(pos, pos + take4), this.pos);
      this.pos += take4;
      pos += take4;
      if (this.pos === blockLen) {
        this.process(view, 0);
        this.pos = 0;
        processed = true;
      }
    }
    this.length += data.length;
    if (processed)
      this.roundClean();
    return this;
  }
  digestInto(out) {
    aexists(this);
    aoutput(out, this);
    this.finished = true;
    const { buffer, view, blockLen, isLE: isLE2 } = this;
    let { pos } = this;
    buffer[pos++] = 128;
    buffer.fill(0, pos);
    if (this.padOffset > blockLen - pos) {
      this.process(view, 0);
      buffer.fill(0);
    }
    setU64FromNum(view, blockLen - 8, this.length * 8, isLE2);
    this.process(view, 0);
    this.roundClean();
    const oview = out === buffer ? view : createView(out);
    const len = this.outputLen;
    const outLen = len / 4;
    const state = this.get();
    if (len % 4 || outLen > state.length)
      throw new Error("invalid outputLen");
    for (let i = 0; i < outLen; i++)
      oview.setUint32(4 * i, state[i], isLE2);
  }
  digest() {
    const { buffer, outputLen } = this;
    this.digestInto(buffer);
    const res = buffer.slice(0, outputLen);
    this.destroy();
    return res;
  }
  _cloneIntoMeta(to) {
    const { buffer, length, finished, destroyed, pos } = this;
    to.destroyed = destroyed;
    to.finished = finished;
    to.length = length;
    to.pos = pos;
    if (pos)
      to.buffer.set(buffer);
    return to;
  }
  clone() {
    return this._cloneInto();
  }
};
var SHA256_IV = /* @__PURE__ */ Uint32Array.from([
  1779033703,
  3144134277,
  1013904242,
  2773480762,
  1359893119,
  2600822924,
  528734635,
  1541459225
]);

// ../../node_modules/@noble/hashes/sha2.js
var SHA256_K = /* @__PURE__ */ Uint32Array.from([
  1116352408,
  1899447441,
  3049323471,
  3921009573,
  961987163,
  1508970993,
  2453635748,
  2870763221,
  3624381080,
  310598401,
  607225278,
  1426881987,
  1925078388,
  2162078206,
  2614888103,
  3248222580,
  3835390401,
  4022224774,
  264347078,
  604807628,
  770255983,
  1249150122,
  1555081692,
  1996064986,
  2554220882,
  2821834349,
  2952996808,
  3210313671,
  3336571891,
  3584528711,
  113926993,
  338241895,
  666307205,
  773529912,
  1294757372,
  1396182291,
  1695183700,
  1986661051,
  2177026350,
  2456956037,
  2730485921,
  2820302411,
  3259730800,
  3345764771,
  3516065817,
  3600352804,
  4094571909,
  275423344,
  430227734,
  506948616,
  659060556,
  883997877,
  958139571,
  1322822218,
  1537002063,
  1747873779,
  1955562222,
  2024104815,
  2227730452,
  2361852424,
  2428436474,
  2756734187,
  3204031479,
  3329325298
]);
var SHA256_W = /* @__PURE__ */ new Uint32Array(64);
var SHA2_32B = class extends HashMD {
  // We cannot use array here since array allows indexing by variable
  // which means optimizer/compiler cannot use registers.
  // Numeric initializers matter: starting the fields as `undefined` changes
  // V8's field representation and makes sha256 3x slower (measured).
  A = 0;
  B = 0;
  C = 0;
  D = 0;
  E = 0;
  F = 0;
  G = 0;
  H = 0;
  constructor(outputLen, IV) {
    super(64, outputLen, 8, false);
    this.A = IV[0] | 0;
    this.B = IV[1] | 0;
    this.C = IV[2] | 0;
    this.D = IV[3] | 0;
    this.E = IV[4] | 0;
    this.F = IV[5] | 0;
    this.G = IV[6] | 0;
    this.H = IV[7] | 0;
  }
  get() {
    const { A, B: B2, C, D, E, F, G, H } = this;
    return [A, B2, C, D, E, F, G, H];
  }
  // prettier-ignore
  set(A, B2, C, D, E, F, G, H) {
    this.A = A | 0;
    this.B = B2 | 0;
    this.C = C | 0;
    this.D = D | 0;
    this.E = E | 0;
    this.F = F | 0;
    this.G = G | 0;
    this.H = H | 0;
  }
  _cloneInto(to) {
    (to ||= new this.constructor()).set(...this.get());
    return this._cloneIntoMeta(to);
  }
  process(view, offset) {
    for (let i = 0; i < 16; i++, offset += 4)
      SHA256_W[i] = view.getUint32(offset, false);
    for (let i = 16; i < 64; i++) {
      const W15 = SHA256_W[i - 15];
      const W2 = SHA256_W[i - 2];
      const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
      const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
      SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
    }
    let { A, B: B2, C, D, E, F, G, H } = this;
    for (let i = 0; i < 64; i++) {
      const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
      const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
      const sigma0 = rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22);
      const T2 = sigma0 + Maj(A, B2, C) | 0;
      H = G;
      G = F;
      F = E;
      E = D + T1 | 0;
      D = C;
      C = B2;
      B2 = A;
      A = T1 + T2 | 0;
    }
    A = A + this.A | 0;
    B2 = B2 + this.B | 0;
    C = C + this.C | 0;
    D = D + this.D | 0;
    E = E + this.E | 0;
    F = F + this.F | 0;
    G = G + this.G | 0;
    H = H + this.H | 0;
    this.set(A, B2, C, D, E, F, G, H);
  }
  roundClean() {
    clean(SHA256_W);
  }
  destroy() {
    this.destroyed = true;
    this.set(0, 0, 0, 0, 0, 0, 0, 0);
    clean(this.buffer);
  }
};
var _SHA256 = class extends SHA2_32B {
  constructor() {
    super(32, SHA256_IV);
  }
};
var sha256 = /* @__PURE__ */ createHasher(
  () => new _SHA256(),
  /* @__PURE__ */ oidNist(1)
);

// ../../packages/domain/src/addresses/base58Check.ts
var bitcoinFormat = {
  alphabet: "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz",
  versions: [0, 5]
};
var rippleFormat = {
  alphabet: "rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz",
  versions: [0]
};
var checksumBytes = 4;
var payloadBytes = 21;
var decode = (text7, alphabet2) => {
  let number = 0n;
  for (const character of text7) number = number * 58n + BigInt(alphabet2.indexOf(character));
  const hex = number === 0n ? "" : number.toString(16);
  let zeros = 0;
  while (text7[zeros] === alphabet2[0]) zeros += 1;
  return concatBytes(new Uint8Array(zeros), hexToBytes(hex.length % 2 === 0 ? hex : `0${hex}`));
};
var encode = (bytes2, alphabet2) => {
  let text7 = "";
  for (let number = BigInt(`0x${bytesToHex(bytes2)}`); number > 0n; number /= 58n)
    text7 = alphabet2.charAt(Number(number % 58n)) + text7;
  let zeros = 0;
  while (bytes2[zeros] === 0) zeros += 1;
  return alphabet2.charAt(0).repeat(zeros) + text7;
};
var checksumOf = (payload) => sha256(sha256(payload)).subarray(0, checksumBytes);
var writeBase58 = (hash2, { alphabet: alphabet2, versions }) => {
  const payload = concatBytes(Uint8Array.from(versions.slice(0, 1)), hash2);
  return encode(concatBytes(payload, checksumOf(payload)), alphabet2);
};
var checkBase58 = (text7, { alphabet: alphabet2, versions }) => {
  const bytes2 = decode(text7, alphabet2);
  const payload = bytes2.subarray(0, -checksumBytes);
  const checksum2 = checksumOf(payload);
  if (bytesToHex(checksum2) !== bytesToHex(bytes2.subarray(-checksumBytes))) return "mistyped";
  const [version = -1] = payload;
  return payload.length === payloadBytes && versions.includes(version) ? "right" : "foreign";
};

// ../../packages/domain/src/addresses/cashAddress.ts
var alphabet = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
var mainNetwork = "bitcoincash";
var otherNetworks = ["bchtest", "bchreg", "ecash"];
var generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
var remainder = (values) => {
  let rest = 1n;
  for (const value of values) {
    const top = rest >> 35n;
    rest = (rest & 0x07ffffffffn) << 5n ^ BigInt(value);
    for (const [bit, generator] of generators.entries()) if (top >> BigInt(bit) & 1n) rest ^= generator;
  }
  return rest;
};
var prefixValues = (prefix) => Array.from(prefix, (letter) => letter.charCodeAt(0) & 31);
var characterBits = 5;
var checksumCharacters = 8;
var groupsOf = (number, count2) => Array.from(
  { length: count2 },
  (_, index) => Number(number >> BigInt(characterBits * (count2 - 1 - index)) & 0b11111n)
);
var writeCashAddress = (hash2) => {
  const values = groupsOf(BigInt(`0x${bytesToHex(hash2)}`) << 2n, 34);
  const open2 = [...prefixValues(mainNetwork), 0, ...values, ...groupsOf(0n, checksumCharacters)];
  const checksum2 = groupsOf(remainder(open2) ^ 1n, checksumCharacters);
  return `${mainNetwork}:${[...values, ...checksum2].map((value) => alphabet.charAt(value)).join("")}`;
};
var withPrefix = (address3) => `${mainNetwork}:${address3.toLowerCase().replace(`${mainNetwork}:`, "")}`;
var isHash160 = (values) => {
  const [size = -1, last2 = -1] = [values[1], values[33]];
  return size >> 2 === 0 && (last2 & 3) === 0;
};
var checkCashAddress = (address3) => {
  const text7 = address3.toLowerCase();
  const values = Array.from(text7.slice(text7.indexOf(":") + 1), (character) => alphabet.indexOf(character));
  const isOf3 = (network2) => remainder([...prefixValues(network2), 0, ...values]) === 1n;
  if (isOf3(mainNetwork)) return isHash160(values) ? "right" : "foreign";
  return otherNetworks.some(isOf3) ? "foreign" : "mistyped";
};

// ../../node_modules/@noble/hashes/sha3.js
var _0n = BigInt(0);
var _1n = BigInt(1);
var _2n = BigInt(2);
var _7n = BigInt(7);
var _256n = BigInt(256);
var _0x71n = BigInt(113);
var SHA3_PI = [];
var SHA3_ROTL = [];
var _SHA3_IOTA = [];
for (let round3 = 0, R = _1n, x = 1, y = 0; round3 < 24; round3++) {
  [x, y] = [y, (2 * x + 3 * y) % 5];
  SHA3_PI.push(2 * (5 * y + x));
  SHA3_ROTL.push((round3 + 1) * (round3 + 2) / 2 % 64);
  let t = _0n;
  for (let j = 0; j < 7; j++) {
    R = (R << _1n ^ (R >> _7n) * _0x71n) % _256n;
    if (R & _2n)
      t ^= _1n << (_1n << BigInt(j)) - _1n;
  }
  _SHA3_IOTA.push(t);
}
var IOTAS = split(_SHA3_IOTA, true);
var SHA3_IOTA_H = IOTAS[0];
var SHA3_IOTA_L = IOTAS[1];
var rotlSH = (h, l, s) => h << s | l >>> 32 - s;
var rotlSL = (h, l, s) => l << s | h >>> 32 - s;
var rotlBH = (h, l, s) => l << s - 32 | h >>> 64 - s;
var rotlBL = (h, l, s) => h << s - 32 | l >>> 64 - s;
var rotlH = (h, l, s) => s > 32 ? rotlBH(h, l, s) : rotlSH(h, l, s);
var rotlL = (h, l, s) => s > 32 ? rotlBL(h, l, s) : rotlSL(h, l, s);
var B = new Uint32Array(5 * 2);
function keccakP(s, rounds = 24) {
  if (!(s instanceof Uint32Array))
    throw new TypeError('"s" expected Uint32Array(50), got type=' + typeof s);
  if (s.length !== 50)
    throw new RangeError('"s" expected Uint32Array(50), got length=' + s.length);
  anumber(rounds, "rounds");
  if (rounds < 1 || rounds > 24)
    throw new Error('"rounds" expected integer 1..24');
  for (let round3 = 24 - rounds; round3 < 24; round3++) {
    for (let x = 0; x < 10; x++)
      B[x] = s[x] ^ s[x + 10] ^ s[x + 20] ^ s[x + 30] ^ s[x + 40];
    for (let x = 0; x < 10; x += 2) {
      const idx1 = (x + 8) % 10;
      const idx0 = (x + 2) % 10;
      const B0 = B[idx0];
      const B1 = B[idx0 + 1];
      const Th = rotlH(B0, B1, 1) ^ B[idx1];
      const Tl = rotlL(B0, B1, 1) ^ B[idx1 + 1];
      for (let y = 0; y < 50; y += 10) {
        s[x + y] ^= Th;
        s[x + y + 1] ^= Tl;
      }
    }
    let curH = s[2];
    let curL = s[3];
    for (let t = 0; t < 24; t++) {
      const shift = SHA3_ROTL[t];
      const Th = rotlH(curH, curL, shift);
      const Tl = rotlL(curH, curL, shift);
      const PI = SHA3_PI[t];
      curH = s[PI];
      curL = s[PI + 1];
      s[PI] = Th;
      s[PI + 1] = Tl;
    }
    for (let y = 0; y < 50; y += 10) {
      const b0 = s[y], b1 = s[y + 1], b2 = s[y + 2], b3 = s[y + 3];
      s[y] ^= ~s[y + 2] & s[y + 4];
      s[y + 1] ^= ~s[y + 3] & s[y + 5];
      s[y + 2] ^= ~s[y + 4] & s[y + 6];
      s[y + 3] ^= ~s[y + 5] & s[y + 7];
      s[y + 4] ^= ~s[y + 6] & s[y + 8];
      s[y + 5] ^= ~s[y + 7] & s[y + 9];
      s[y + 6] ^= ~s[y + 8] & b0;
      s[y + 7] ^= ~s[y + 9] & b1;
      s[y + 8] ^= ~b0 & b2;
      s[y + 9] ^= ~b1 & b3;
    }
    s[0] ^= SHA3_IOTA_H[round3];
    s[1] ^= SHA3_IOTA_L[round3];
  }
  clean(B);
}
var Keccak = class _Keccak {
  state;
  pos = 0;
  posOut = 0;
  finished = false;
  state32;
  destroyed = false;
  blockLen;
  suffix;
  outputLen;
  canXOF;
  enableXOF = false;
  rounds;
  // NOTE: we accept arguments in bytes instead of bits here.
  constructor(blockLen, suffix, outputLen, enableXOF = false, rounds = 24) {
    anumber(blockLen, "blockLen");
    anumber(suffix, "suffix");
    anumber(rounds, "rounds");
    abool(enableXOF, "enableXOF");
    this.blockLen = blockLen;
    this.suffix = suffix;
    this.outputLen = outputLen;
    this.enableXOF = enableXOF;
    this.canXOF = enableXOF;
    this.rounds = rounds;
    anumber(outputLen, "outputLen");
    if (!(0 < blockLen && blockLen < 200))
      throw new Error('"blockLen" must be 1..199');
    this.state = new Uint8Array(200);
    this.state32 = u32(this.state);
  }
  clone() {
    return this._cloneInto();
  }
  keccak() {
    swap32IfBE(this.state32);
    keccakP(this.state32, this.rounds);
    swap32IfBE(this.state32);
    this.posOut = 0;
    this.pos = 0;
  }
  update(data) {
    aexists(this);
    abytes(data);
    const { blockLen, state, state32 } = this;
    const len = data.length;
    const canUseU32 = blockLen % 4 === 0 && data.byteOffset % 4 === 0;
    const blockLen32 = blockLen / 4;
    const data32 = canUseU32 && len >= blockLen ? u32(data) : void 0;
    for (let pos = 0; pos < len; ) {
      if (data32 !== void 0 && this.pos === 0 && pos % 4 === 0 && len - pos >= blockLen) {
        for (let i = 0, o = pos / 4; i < blockLen32; i++)
          state32[i] ^= data32[o + i];
        pos += blockLen;
        this.pos = blockLen;
        this.keccak();
        continue;
      }
      const take4 = Math.min(blockLen - this.pos, len - pos);
      for (let i = 0; i < take4; i++)
        state[this.pos++] ^= data[pos++];
      if (this.pos === blockLen)
        this.keccak();
    }
    return this;
  }
  finish() {
    if (this.finished)
      return;
    this.finished = true;
    const { state, suffix, pos, blockLen } = this;
    state[pos] ^= suffix;
    if ((suffix & 128) !== 0 && pos === blockLen - 1)
      this.keccak();
    state[blockLen - 1] ^= 128;
    this.keccak();
  }
  writeInto(out) {
    aexists(this, false);
    abytes(out);
    this.finish();
    const bufferOut = this.state;
    const { blockLen } = this;
    for (let pos = 0, len = out.length; pos < len; ) {
      if (this.posOut >= blockLen)
        this.keccak();
      const take4 = Math.min(blockLen - this.posOut, len - pos);
      out.set(bufferOut.subarray(this.posOut, this.posOut + take4), pos);
      this.posOut += take4;
      pos += take4;
    }
    return out;
  }
  xofInto(out) {
    if (!this.enableXOF)
      throw new Error("XOF is not enabled");
    return this.writeInto(out);
  }
  xof(bytes2) {
    anumber(bytes2);
    return this.xofInto(new Uint8Array(bytes2));
  }
  digestInto(out) {
    aoutput(out, this);
    if (this.finished)
      throw new Error("digest() was already called");
    this.writeInto(out.length === this.outputLen ? out : out.subarray(0, this.outputLen));
    this.destroy();
  }
  digest() {
    const out = new Uint8Array(this.outputLen);
    this.digestInto(out);
    return out;
  }
  destroy() {
    this.destroyed = true;
    clean(this.state);
  }
  _cloneInto(to) {
    const { blockLen, suffix, outputLen, rounds, enableXOF } = this;
    to ||= new _Keccak(blockLen, suffix, outputLen, enableXOF, rounds);
    to.blockLen = blockLen;
    to.state32.set(this.state32);
    to.pos = this.pos;
    to.posOut = this.posOut;
    to.finished = this.finished;
    to.rounds = rounds;
    to.suffix = suffix;
    to.outputLen = outputLen;
    to.enableXOF = enableXOF;
    to.canXOF = this.canXOF;
    to.destroyed = this.destroyed;
    return to;
  }
};
var genKeccak = (suffix, blockLen, outputLen, info2 = {}) => createHasher(() => new Keccak(blockLen, suffix, outputLen), info2);
var keccak_256 = /* @__PURE__ */ genKeccak(1, 136, 32);

// ../../packages/domain/src/addresses/mixedCaseHex.ts
var digits = 40;
var withChecksum = (hex) => {
  const hash2 = bytesToHex(keccak_256(utf8ToBytes(hex)));
  return hex.replace(/[a-f]/g, (letter, place2) => hash2.charAt(place2) < "8" ? letter : letter.toUpperCase());
};
var checkMixedCaseHex = (address3) => {
  const hex = address3.slice(-digits);
  const lower = hex.toLowerCase();
  const isInOneCase = hex === lower || hex === hex.toUpperCase();
  return isInOneCase || hex === withChecksum(lower) ? "right" : "mistyped";
};

// ../../packages/domain/src/addresses/accountAddress.ts
var hexWriting = (prefix) => ({
  ofAccount: (hash2) => prefix + withChecksum(bytesToHex(hash2)),
  rewritten: (address3) => prefix + withChecksum(address3.slice(-40).toLowerCase())
});
var bitcoin = { ofAccount: (hash2) => writeBase58(hash2, bitcoinFormat), rewritten: (address3) => address3 };
var ripple = { ofAccount: (hash2) => writeBase58(hash2, rippleFormat), rewritten: (address3) => address3 };
var rewrittenCash = (address3) => /^[13]/.test(address3) ? address3 : withPrefix(address3);
var writings = {
  bitcoin,
  "bitcoin cash": { ofAccount: writeCashAddress, rewritten: rewrittenCash },
  "bitcoin sv": { ...bitcoin, rewritten: rewrittenCash },
  ethereum: hexWriting("0x"),
  ripple,
  xdc: hexWriting("xdc")
};
var writingOf = (asset5) => writings[assetOf(asset5).addressForm];
var accountAddress = (asset5, hash2) => writingOf(asset5).ofAccount(hash2);
var shownAddress = (asset5, address3) => writingOf(asset5).rewritten(address3);

// ../../packages/domain/src/messages/wallet/wallet.ts
var { deliveryHours, stricterChecksHours, withdrawalWaitHours } = serviceFigures;
var walletTexts = {
  kycNeeded: "Your KYC is not completed.",
  twoFactorNeeded: "Please enable 2FA.",
  waitingPeriod: `Please wait at least ${withdrawalWaitHours} hours after you have enabled 2FA or reset your password.`,
  aboveBalance: "Withdrawal amount can't be greater than your available balance.",
  depositDisabled: "Deposit Disabled",
  withdrawDisabled: "Withdraw Disabled",
  codeButton: { idle: "Get OTP", requesting: "Verifying", sent: "OTP Sent" },
  tag: "Destination tag",
  tagTooGreat: "A destination tag can't be greater than 4294967295.",
  depositConfirmations: "1 confirmation to arrive, 3 confirmations to withdraw.",
  purpose: "The wallet is meant for trading and staking only.",
  onlyErc20Usdt: "Only ERC20 USDT is supported.",
  largerWithdrawals: `Larger crypto withdrawals get stricter security checks, which may take ${stricterChecksHours} hours.`,
  delivery: `Delivery of crypto may take up to ${deliveryHours} hours.`
};
var withdrawalLimitReachedText = (maximum) => `Daily limit of ${maximum} XDC reached, cannot withdraw!`;

// ../../packages/domain/src/validation/address.ts
var base58 = "[1-9A-HJ-NP-Za-km-z]";
var cashAddressCharacters = { lower: "[qp][02-9ac-hj-np-z]{41}", upper: "[QP][02-9AC-HJ-NP-Z]{41}" };
var legacyForm = `[13]${base58}{26,33}`;
var cash = new RegExp(
  `^(?:${legacyForm}|(?:bitcoincash:)?${cashAddressCharacters.lower}|(?:BITCOINCASH:)?${cashAddressCharacters.upper})$`
);
var formats = {
  bitcoin: new RegExp(`^${legacyForm}$`),
  "bitcoin cash": cash,
  "bitcoin sv": cash,
  ethereum: /^(?:0x)?[0-9a-fA-F]{40}$/,
  ripple: new RegExp(`^r${base58}{24,34}$`),
  xdc: /^(?:xdc)?[0-9a-fA-F]{40}$/
};
var checkBitcoin = (address3) => checkBase58(address3, bitcoinFormat);
var checkRipple = (address3) => checkBase58(address3, rippleFormat);
var checkCash = (address3) => /^[13]/.test(address3) ? checkBitcoin(address3) : checkCashAddress(address3);
var checks = {
  bitcoin: checkBitcoin,
  "bitcoin cash": checkCash,
  "bitcoin sv": checkCash,
  ethereum: checkMixedCaseHex,
  ripple: checkRipple,
  xdc: checkMixedCaseHex
};
var checksum = (asset5) => (address3) => {
  const texts = {
    right: void 0,
    mistyped: fieldTexts.addressTypo,
    foreign: addressText(asset5)
  };
  return texts[checks[assetOf(asset5).addressForm](address3)];
};
var assetAddress = (asset5) => allOf(required, matching(formats[assetOf(asset5).addressForm], addressText(asset5)), checksum(asset5));
var needsDestinationTag = (asset5) => assetOf(asset5).addressForm === "ripple";
var greatestTag = 4294967295;
var withinRange = (tag) => Number(tag) > greatestTag ? walletTexts.tagTooGreat : void 0;
var destinationTag = (asset5) => needsDestinationTag(asset5) ? allOf(required, digitsOnly, withinRange) : anything;

// ../../packages/domain/src/validation/dates.ts
var { minimumAge } = serviceFigures;
var maximumAge = 150;
var dayPattern = /^\d{4}-\d{2}-\d{2}$/;
var isDay = (text7) => {
  if (!dayPattern.test(text7)) return false;
  const midnight = /* @__PURE__ */ new Date(`${text7}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text7);
};
var day2 = (value) => isDay(value) ? void 0 : fieldTexts.day;
var yearsBefore = (today, years) => `${String(Number(today.slice(0, 4)) - years)}${today.slice(4)}`;
var dateOfBirth = (today) => allOf(required, day2, (value) => {
  if (value > yearsBefore(today, minimumAge)) return fieldTexts.underage;
  return value > yearsBefore(today, maximumAge) ? void 0 : fieldTexts.day;
});

// ../../packages/domain/src/validation/chosenFile.ts
var jpg = { types: ["image/jpeg", "image/jpg"], ending: /\.jpe?g$/i };
var isOfKind = ({ name: name2, type }, { types, ending }) => type === "" ? ending.test(name2) : types.includes(type);
var limit = 3 * 1024 * 1024;
var isUnder3Mb = ({ size }) => size < limit;

// ../../packages/domain/src/validation/kycPhoto.ts
var kycPhoto = allOf(
  (file) => file === void 0 || file.size === 0 ? fieldTexts.required : void 0,
  (file) => file !== void 0 && isOfKind(file, jpg) ? void 0 : fieldTexts.photoType,
  (file) => file !== void 0 && isUnder3Mb(file) ? void 0 : fieldTexts.photoSize
);

// ../../packages/domain/src/validation/accountForms.ts
var signInRules = { email: requiredEmail, password: currentPassword };
var chosenPasswordRules = {
  password: newPassword,
  confirmPassword: (value, { password: password2 }) => allOf(required, equalTo(password2, fieldTexts.registrationConfirm))(value)
};
var registrationRules = {
  firstName: personName,
  lastName: personName,
  email: requiredEmail,
  ...chosenPasswordRules
};
var forgotPasswordRules = { email: requiredEmail };
var codeIf = (isWanted) => isWanted ? twoFactorCode : anything;
var expiredPasswordRules = ({
  hasTwoFactor,
  oldPassword
}) => ({
  email: requiredEmail,
  newPassword: allOf(newPassword, differentFrom(oldPassword)),
  confirmPassword: (value, form) => allOf(required, equalTo(form.newPassword, fieldTexts.expiredConfirm))(value),
  otp: allOf(required, mailCode2),
  tfaCode: codeIf(hasTwoFactor)
});
var profileName = allOf(personName, noLongerThan(60));
var profileRules = {
  userName: required,
  email: anything,
  firstName: profileName,
  lastName: profileName,
  isdCode: allOf(required, dialCode),
  phone: allOf(required, mobileNumber, noLongerThan(20)),
  streetAddress: line(300),
  city: line(100),
  postalCode: line(20),
  state: line(100),
  countries: required
};
var profileWireNames = {
  firstName: "firstName",
  lastName: "lastName",
  isdCode: "mobile_isd",
  phone: "mobile_no",
  streetAddress: "address",
  city: "city",
  postalCode: "postal_code",
  state: "state",
  countries: "country_id"
};

// ../../packages/domain/src/messages/accounts.ts
var accountTexts = {
  rememberMe: "Remember me",
  passwordExpired: "Your Password has Expired, Please Update New Password",
  registrationsStopped: "Registrations Stopped.",
  verifyEmail: "Verify Email",
  welcome: "Welcome to the exchange.",
  codeResent: "Resent New OTP on Mail",
  codeNotResent: "Error while sending new OTP",
  resend: "Resend code",
  resendIn: (left) => `Resend in ${left}`,
  signUpUnreachable: "Error occured",
  email: "Email",
  password: "Password",
  newPassword: "New password",
  confirmNewPassword: "Confirm new password",
  checkEmail: "Check your email",
  checkSpam: "Can't find it? Check your spam folder.",
  alreadyVerified: "Already verified?",
  backToSignIn: "Back to sign in"
};
var referralReward = { asset: "XDC", referrer: "1000", invited: "1500" };
var referralText = `Once the person you invite signs up and makes their first trade, you receive a reward worth ${referralReward.referrer} ${referralReward.asset} and they receive one worth ${referralReward.invited} ${referralReward.asset}.`;

// ../../packages/domain/src/messages/history.ts
var historyTexts = {
  tabs: { deposit: "Deposit", withdrawal: "Withdrawal" },
  backToWallet: "Back to Wallet",
  note: `Larger crypto withdrawals may take ${serviceFigures.stricterChecksHours} hours.`,
  sides: { all: "All", buy: "Buy", sell: "Sell" },
  reset: "Reset",
  withdrawal: { pending: "Pending", process: "Queued", completed: "Completed", cancelled: "Cancelled" },
  expected: { automatic: "30 Minutes", soon: "Upto 1 Hour", later: "Upto 8 Hour" },
  expectedHours: (hours) => `Up to ${counted(hours, "hour")}`
};

// ../../packages/domain/src/messages/kyc.ts
var kycTexts = {
  selectCountry: "Select Country",
  selectDocument: "Select Document",
  states: {
    NotSubmitted: "Not Submitted",
    Submitted: "Submitted",
    Approved: "Approved",
    Rejected: "Rejected"
  },
  documents: { passport: "Passport", drivingLicence: "Driver's license", nationalId: "National ID Card" },
  photos: "JPG, under 3MB",
  namesVerified: "Your name is verified. To change it, contact support.",
  approval: `Approval takes ${serviceFigures.kycHours} working hours.`
};

// ../../packages/domain/src/messages/markets.ts
var homeTexts = {
  openAccount: "OPEN ACCOUNT",
  signIn: "SIGN IN",
  heading: "Bitcoin and digital asset exchange",
  swap: "The place to swap XDCE to XDC, one for one.",
  swapLink: "Swap XDCE to XDC",
  closure: "All services have stopped and the exchange is about to close. Please withdraw your funds as soon as possible.",
  demo: "Trading and deposits are open on this demo."
};

// ../../packages/domain/src/messages/referral.ts
var referralTexts = {
  tooMany: "Invite up to 20 people at once.",
  ownAddress: "This is your own email address.",
  sent: "Your invitations have been sent."
};
var listed2 = new Intl.ListFormat("en", { type: "conjunction" });
var alreadyInvitedText = (addresses) => `You've already invited ${listed2.format(addresses)}.`;

// ../../packages/domain/src/messages/requests.ts
var requestAnswers = {
  otc: "Thank you. The OTC desk will contact you within 12 hours.",
  partnership: "Thank you. Our partnership team will contact you.",
  support: "Your support ticket has been submitted.",
  asset: "Your asset request has been submitted.",
  tooMany: "Too many requests. Wait a moment and try again.",
  otherRequest: "This ID is already used by another request."
};
var partnershipTypes = [
  "Brokers & Dealers",
  "Portfolio Manager",
  "Fund Manager",
  "Merchants & Stores",
  "Algo Traders & Others",
  "Custodians"
];
var partnershipOptions = ["Whitelabel Platform", "Referral Earning"];

// ../../packages/domain/src/messages/success.ts
var successTexts = {
  accounts: {
    registered: "Your account is ready. Verify your email address to sign in.",
    mailCodeWanted: "Enter the code we've emailed you.",
    passwordExpired: "Your password has expired. Choose a new one.",
    passwordLinkMailed: "If this address has an account, we've emailed it a link to choose a new password.",
    passwordChanged: "Your password was changed. Sign in with the new one.",
    twoFactorLinkMailed: "If these details are right, we've emailed you a link to turn two-factor off. It's valid for 30 minutes.",
    switchCodeMailed: "We've emailed you a code.",
    twoFactorOn: "Two-factor authentication is enabled.",
    twoFactorOff: "Two-factor authentication is disabled.",
    passwordChangedHere: "Your password has been changed.",
    wordSaved: "Anti-phishing word saved.",
    wordRemoved: "Anti-phishing word removed.",
    sessionEnded: "Session ended.",
    othersSignedOut: "You're signed out everywhere else.",
    loggedOut: "You're signed out."
  },
  favourites: { added: "Added to favourites.", removed: "Removed from favourites." },
  trading: {
    placed: "Order placed successfully.",
    cutShort: "Order placed. The rest was cancelled because it would have traded with your own order.",
    placedBeforeAndCancelled: "This order was already placed, and has since been cancelled.",
    cancelled: "Order cancelled successfully."
  },
  wallet: {
    requested: "Your withdrawal request has been submitted.",
    requestedBefore: "This withdrawal was already submitted.",
    codeSent: "OTP sent to your email.",
    addressSaved: "Address saved.",
    addressRemoved: "Address removed.",
    addressWaitSet: "Wait for new addresses changed."
  },
  staking: {
    begun: { flexible: "You've staked your XDC.", fixed: "You've staked your XDC for a fixed term." },
    begunBefore: "This stake already exists.",
    revoked: (days) => `Your stake has been revoked. Your XDC will be returned within ${days === 1 ? "1 day" : `${String(days)} days`}.`,
    renewalOff: "Auto-renewal is off."
  },
  kyc: { submitted: "Your documents have been submitted." },
  profile: { saved: "Profile saved." }
};
var withdrawalCancelled = (amount, asset5) => `Withdrawal cancelled. ${amount} ${asset5} is available again.`;

// ../../packages/domain/src/messages/shell.ts
var pageTitle = (brandName, screen) => `${brandName} | ${screen}`;
var homeTitle = (brandName) => pageTitle(brandName, "Bitcoin and digital asset exchange powered by the XDC protocol");

// ../../packages/domain/src/messages/wallet/keptDeposits.ts
var because = {
  minimum: (asset5) => `It's below the minimum deposit of ${showExactly(assetOf(asset5).minimumDeposit)} ${asset5}.`,
  tagMissing: () => "It came without a destination tag.",
  tagUnknown: () => "Its destination tag doesn't belong to any account.",
  addressUnknown: () => "Its address doesn't belong to any account.",
  closed: (asset5) => `Deposits of ${asset5} were paused when it arrived.`,
  changed: () => "The network first showed it with different details."
};
var keptDepositText = (keptFor, asset5) => because[keptFor](asset5);
var keptDepositNext = "Your coins are safe. We'll credit them or return them to the sender.";

// ../../packages/domain/src/messages/windDown.ts
var windDownTexts = {
  wallet: "Open wallet",
  trading: "Trading has stopped because the exchange is closing. You can still cancel orders and withdraw your funds.",
  swaps: "Swaps have stopped because the exchange is closing. You can still withdraw your funds.",
  deposits: "Deposits have stopped because the exchange is closing. You can still withdraw your funds.",
  staking: "Staking has stopped because the exchange is closing. Stakes that are running end with their current term."
};

// ../../packages/domain/src/accounts/twoFactorStatus.ts
var onValues = [1, "1", "enable"];
var isTwoFactorOn = (status2) => onValues.includes(status2);

// ../../packages/domain/src/accounts/deviceName.ts
var browsers = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*Safari\//, "Safari"]
];
var systems = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b|\bX11\b/, "Linux"]
];
var longest2 = 60;
var nameIn = (names, agent) => names.find(([sign]) => sign.test(agent))?.[1];
var deviceName = (userAgent) => {
  const agent = userAgent?.trim() ?? "";
  if (agent === "" || agent === "unknown") return "Unknown device";
  const [browser, system] = [nameIn(browsers, agent), nameIn(systems, agent)];
  if (browser !== void 0 && system !== void 0) return `${browser} on ${system}`;
  return browser ?? system ?? agent.slice(0, longest2);
};

// ../../packages/domain/src/kyc/countryDocuments.ts
var { passport, drivingLicence, nationalId } = kycTexts.documents;
var travelAndDriving = [
  { docTypeId: "passport", name: passport },
  { docTypeId: "driving-licence", name: drivingLicence }
];
var kycDocuments = [
  ...travelAndDriving,
  { docTypeId: "national-id", name: nationalId }
];
var withoutNationalId = /* @__PURE__ */ new Set(["AU", "CA", "DK", "GB", "NZ", "US"]);
var kycDocumentsOf = (countryId) => withoutNationalId.has(countryId) ? travelAndDriving : kycDocuments;

// ../../packages/domain/src/kyc/status.ts
var kycStatusNumbers = {
  NotSubmitted: 0,
  Submitted: 1,
  Approved: 2,
  Rejected: 3
};
var readings = /* @__PURE__ */ new Map([
  [String(kycStatusNumbers.NotSubmitted), "NotSubmitted"],
  ["pending", "NotSubmitted"],
  [String(kycStatusNumbers.Submitted), "Submitted"],
  ["submitted", "Submitted"],
  [String(kycStatusNumbers.Approved), "Approved"],
  ["approved", "Approved"],
  [String(kycStatusNumbers.Rejected), "Rejected"],
  ["rejected", "Rejected"]
]);
var readKycStatus = (status2) => typeof status2 === "string" || typeof status2 === "number" ? readings.get(String(status2).toLowerCase()) ?? "NotSubmitted" : "NotSubmitted";

// ../../packages/domain/src/kyc/kycForm.ts
var kycName = allOf(personName, noLongerThan(60));
var kycRules = (today) => ({
  firstName: kycName,
  lastName: kycName,
  gender: () => void 0,
  countries: required,
  docType: required,
  idProof: line(60),
  dob: dateOfBirth(today),
  doc1: kycPhoto,
  doc2: kycPhoto,
  doc3: kycPhoto
});

// ../../packages/domain/src/kyc/pictures.ts
var kycSides = ["front", "back", "holding"];

// ../../packages/domain/src/wallet/dailyLimit.ts
var dailyWithdrawalLimit = "2500000";

// ../../packages/domain/src/wallet/confirmations.ts
var depositConfirmations = { toArrive: 1, toWithdraw: 3 };
var followedBlocks = 12;

// ../../packages/domain/src/wallet/withdrawalAmount.ts
var withdrawalFee = (amount, { asset: asset5, configuredFee }) => {
  const { withdrawalFeePercent, withdrawalDecimals } = assetOf(asset5);
  return larger(roundUp(percentOf(amount, withdrawalFeePercent), withdrawalDecimals), configuredFee);
};

// ../../packages/domain/src/wallet/addressBook.ts
var mostSavedAddresses = 100;
var longestLabel = 40;
var addressLabel = line(longestLabel);
var savedAddressRules = (asset5) => ({
  label: addressLabel,
  address: assetAddress(asset5),
  destinationTag: destinationTag(asset5)
});
var plainAddress = (address3) => {
  const bare = address3.replace(/^(?:0x|xdc|bitcoincash:)/i, "");
  const isCaseFree = /^(?:[0-9a-f]{40}|[qp][02-9ac-hj-np-z]{41})$/i.test(bare);
  return isCaseFree ? bare.toLowerCase() : address3;
};
var destinationKey = (asset5, { address: address3, destinationTag: tag }) => needsDestinationTag(asset5) ? `${plainAddress(address3)}:${String(Number(tag))}` : plainAddress(address3);

// ../../packages/domain/src/messages/wallet/addressBook.ts
var addressSavedText = (label) => `This address is already saved as \u201C${label}\u201D.`;
var addressBookFullText = (most, asset5) => `You've saved ${String(most)} ${asset5} addresses, the maximum. Remove one to save another.`;

// ../../packages/domain/src/wallet/newAddress.ts
var hourMs = 60 * 6e4;
var newAddressWaitMs = 24 * hourMs;
var addressNewUntil = (savedSince, now) => {
  const until = (savedSince ?? now) + newAddressWaitMs;
  return until > now ? until : void 0;
};

// ../../packages/domain/src/messages/wallet/withdrawals.ts
var withdrawalsPausedText = (asset5) => `Withdrawals of ${asset5} are paused.`;
var depositsPausedText = (asset5) => `Deposits of ${asset5} are paused.`;
var feeTakesAllText = (fee, asset5) => `The fee is ${fee} ${asset5}. Enter a higher amount.`;
var noPriceText = (asset5) => `${asset5} can't be withdrawn right now: without a price we can't count it towards your daily limit.`;
var limitLeavesText = (left) => `You have ${left} XDC left of your daily limit. It resets at 00:00 UTC.`;
var heldBackText = ({ amount, asset: asset5, confirmations, needed: needed2, worth }) => `Your deposit of ${amount} ${asset5} has ${String(confirmations)} of ${String(needed2)} confirmations. Until it has all of them, keep coins worth ${worth} XDC in your account.`;
var passedOnText = ({ amount, asset: asset5, confirmations, needed: needed2, worth }) => `${amount} ${asset5} that you received come from a deposit with ${String(confirmations)} of ${String(needed2)} confirmations. Until it has all of them, keep coins worth ${worth} XDC in your account.`;
var owedText = (amount, asset5) => `A deposit was reversed by the network after you used it. Withdrawals stay locked until ${amount} ${asset5} is repaid by a new deposit.`;

// ../../packages/domain/src/wallet/withdrawalGate.ts
var waitingPeriodEnd = ({ withdrawalStartIn }) => {
  if (withdrawalStartIn === void 0 || withdrawalStartIn === null || withdrawalStartIn === "") return void 0;
  return readMoment(withdrawalStartIn) ?? Infinity;
};
var missingForWithdrawal = (facts, now) => {
  if (readKycStatus(facts.documentStatus) !== "Approved") return "kyc";
  if (!isTwoFactorOn(facts.tfaStatus)) return "twoFactor";
  const end2 = waitingPeriodEnd(facts);
  return end2 !== void 0 && now < end2 ? "waitingPeriod" : void 0;
};
var obstacleTexts = {
  kyc: walletTexts.kycNeeded,
  twoFactor: walletTexts.twoFactorNeeded,
  waitingPeriod: walletTexts.waitingPeriod
};
var withdrawalObstacleText = (obstacle) => obstacleTexts[obstacle];
var withdrawalObstacle = (facts, now) => {
  const obstacle = missingForWithdrawal(facts, now);
  return obstacle && withdrawalObstacleText(obstacle);
};

// ../../packages/domain/src/referral/mailbox.ts
var google = /* @__PURE__ */ new Set(["gmail.com", "googlemail.com"]);
var mailboxOf = (address3) => {
  const email3 = normaliseEmail(address3);
  const at = email3.lastIndexOf("@");
  const [typed, domain2] = [email3.slice(0, at), email3.slice(at + 1)];
  const tag = typed.indexOf("+");
  const name2 = tag > 0 ? typed.slice(0, tag) : typed;
  return google.has(domain2) ? `${name2.replaceAll(".", "")}@gmail.com` : `${name2}@${domain2}`;
};
var sameMailbox = (one, other) => mailboxOf(one) === mailboxOf(other);

// ../../packages/domain/src/referral/invitedAddresses.ts
var mostInvited = 20;
var invitedAddresses = (own) => (typed) => {
  const addresses = splitEmails(typed);
  if (addresses.length === 0) return fieldTexts.required;
  if (addresses.length > mostInvited) return referralTexts.tooMany;
  const wrong = addresses.map(email).find((message) => message !== void 0);
  if (wrong !== void 0 || own === void 0) return wrong;
  return addresses.some((address3) => sameMailbox(address3, own)) ? referralTexts.ownAddress : void 0;
};

// ../../packages/domain/src/referral/referralStatus.ts
var referralStatusTexts = {
  pending: "Pending",
  paid: "Completed",
  withheld: "Not eligible"
};

// ../../packages/domain/src/history/expectedTime.ts
var { automatic, soon, later } = historyTexts.expected;
var minuteMs = 6e4;
var officeHours = { from: (3 * 60 + 30) * minuteMs, to: (12 * 60 + 30) * minuteMs };
var isWeekday = (moment5) => ![0, 6].includes(new Date(moment5).getUTCDay());
var isCreatedInOfficeHours = (createdAt, now) => {
  const timeOfDay = createdAt % dayMs;
  return utcDay(createdAt) === utcDay(now) && isWeekday(createdAt) && timeOfDay >= officeHours.from && timeOfDay < officeHours.to;
};
var expected = {
  automatic: { caption: automatic, tone: "success", withinMs: 30 * minuteMs },
  soon: { caption: soon, tone: "warning", withinMs: 60 * minuteMs },
  later: { caption: later, tone: "danger", withinMs: 8 * 60 * minuteMs }
};
var expectationOf = (paymentType, createdAt, now) => {
  if (paymentType === "Auto") return "automatic";
  return createdAt !== void 0 && isCreatedInOfficeHours(createdAt, now) ? "soon" : "later";
};
var expectedWithinMs = (paymentType, now) => expected[expectationOf(paymentType, now, now)].withinMs;

// ../../packages/domain/src/info/publicPages.ts
var publicPages = [
  {
    path: "/",
    title: void 0,
    description: "Swap XDCE to XDC and trade digital assets on an exchange powered by the XDC protocol."
  },
  {
    path: "/trade",
    title: "Spot Trading",
    description: "Live prices, order books and trades for every spot pair, with limit orders."
  },
  {
    path: "/staking",
    title: "Staking",
    description: "Stake XDC for 3 to 12 months, flexible or fixed, and see every reward before you start."
  },
  {
    path: "/ratio-swap",
    title: "Ratio Swap",
    description: "Swap XDCE that you bought in December 2020 to XDC, at the ratio for the date you bought it."
  },
  { path: "/otc", title: "OTC Desk", description: "Trade large amounts of digital assets at one agreed price." },
  {
    path: "/partnership",
    title: "Partnership",
    description: "Run an exchange under your own name, or earn from referrals."
  },
  { path: "/support", title: "Support", description: "Get help from our support team." },
  { path: "/add-asset", title: "Add Asset", description: "Request a coin listing." },
  {
    path: "/about",
    title: "About",
    description: "What the exchange does, who it is for and how it keeps your coins."
  },
  {
    path: "/terms",
    title: "Terms of Use",
    description: "The rules for using the exchange: accounts, verification, trading, withdrawals and closure."
  },
  {
    path: "/privacy",
    title: "Privacy Policy",
    description: "Which personal data the exchange collects, why, which cookies it sets, and how to see your data."
  },
  {
    path: "/faqs",
    title: "FAQs",
    description: "Answers to questions about accounts, trading, deposits, withdrawals and staking."
  },
  {
    path: "/fees",
    title: "Fees",
    description: "What trading, depositing and withdrawing cost, pair by pair and coin by coin."
  },
  {
    path: "/tokens",
    title: "Token Details",
    description: "The coins traded here: key facts, with sources."
  },
  {
    path: "/status",
    title: "System Status",
    description: "Which coins can be deposited and withdrawn, and which pairs can be traded, right now."
  }
];
var publicPageAt = (pathname) => {
  const [, first = "", ...rest] = pathname.split("/");
  const hasParts = ["trade", "tokens"].includes(first);
  if (rest.length > 1 || rest.length === 1 && !hasParts) return void 0;
  return publicPages.find(({ path }) => path === `/${first}`);
};

// ../../packages/domain/src/requests/bounds.ts
var requestBounds = {
  name: 100,
  email: 254,
  number: 20,
  address: 200,
  story: 4e3,
  contract: 120,
  symbol: 20,
  position: 200,
  link: 500,
  figure: 60
};

// ../../packages/domain/src/requests/forms.ts
var senderName = allOf(personName, noLongerThan(requestBounds.name));
var senderEmail = allOf(requiredEmail, noLongerThan(requestBounds.email));
var senderMobile = allOf(required, mobileNumber, minimumLength(4), noLongerThan(requestBounds.number));
var senderNumber = allOf(required, digitsOnly, noLongerThan(requestBounds.number));
var story = lines(requestBounds.story);
var tokenDecimals = allOf(required, digitsOnly, noLongerThan(2));
var chosenFrom = (choices) => (choice) => choices.includes(choice) ? void 0 : fieldTexts.required;
var partnershipRules = {
  firstName: senderName,
  lastName: senderName,
  email: senderEmail,
  partnershipType: chosenFrom(partnershipTypes),
  partnershipOptions: chosenFrom(partnershipOptions),
  information: story
};
var erc20Rules = {
  tokenName: line(requestBounds.name),
  contractAddress: line(requestBounds.contract),
  tokenSymbol: line(requestBounds.symbol),
  tokenDecimals,
  requestedBy: line(requestBounds.name),
  logoUrl: line(requestBounds.link),
  contactNo: senderNumber,
  email: senderEmail
};
var otherAssetRules = {
  name: line(requestBounds.name),
  company: line(requestBounds.position),
  email: senderEmail,
  phone: senderMobile,
  token: line(requestBounds.name),
  projectWebsite: line(requestBounds.link),
  totalSupply: line(requestBounds.figure),
  marketPrice: ifGiven(line(requestBounds.figure)),
  marketCap: ifGiven(line(requestBounds.figure)),
  whitepaperLink: ifGiven(line(requestBounds.link)),
  gitHubLink: ifGiven(line(requestBounds.link)),
  remarks: ifGiven(story)
};

// ../../packages/domain/src/requests/requestRules.ts
var otcRequestRules = {
  name: senderName,
  email: senderEmail,
  mobileNo: senderMobile,
  tradeDetails: story
};
var partnershipRequestRules = {
  firstName: senderName,
  lastName: senderName,
  email: senderEmail,
  description: story
};
var contactRequestRules = {
  name: senderName,
  email: senderEmail,
  mobileNo: senderNumber,
  subject: line(requestBounds.position),
  description: story
};
var erc20RequestRules = {
  tokenName: line(requestBounds.name),
  contractAddress: line(requestBounds.contract),
  tokenSymbol: line(requestBounds.symbol),
  tokenDecimals,
  requestedBy: line(requestBounds.name),
  logoURL: line(requestBounds.link),
  contactNo: senderNumber,
  emailAddress: senderEmail
};
var otherAssetRequestRules = {
  name: line(requestBounds.name),
  companyPosition: line(requestBounds.position),
  emailAddress: senderEmail,
  contactNo: senderMobile,
  tokenName: line(requestBounds.name),
  website: line(requestBounds.link),
  supply: line(requestBounds.figure),
  marketPrice: ifGiven(line(requestBounds.figure)),
  marketCap: ifGiven(line(requestBounds.figure)),
  whitepaperLink: ifGiven(line(requestBounds.link)),
  gitHubLink: ifGiven(line(requestBounds.link)),
  remarks: ifGiven(story)
};
var requestReplyRule = story;

// ../../packages/domain/src/wiring/backoff.ts
var mostDoublings = 30;
var backoff = (failures, { firstMs, longestMs }) => Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, mostDoublings));

// src/exchange/sql/lacksReference.ts
var fixed = pairs.filter(({ fixedPrice }) => fixedPrice !== void 0).map(({ id }) => id);
var lacksReferenceSql = `(pair.id not in (${fixed.join(", ")})
  and exists (select from database_kind where kind = 'real')
  and not exists (select from reference_price where reference_price.pair = pair.id))`;

// src/exchange/sql/windDown.ts
var isWindingDownSql = `exists (select from switch where name = 'withdrawOnly' and is_on)`;
var readIsWindingDown = async (client) => {
  const { rows } = await client.query({
    name: "exchange-winding-down",
    text: `select ${isWindingDownSql} as "isOn"`,
    values: []
  });
  return rows[0]?.isOn === true;
};

// src/reference/statusStore.ts
var isWindingDown = sql`${sql.raw(isWindingDownSql)}`;
var lacksReference = sql`${sql.raw(lacksReferenceSql)}`;
var readOpenCurrencies = (db) => db.select({
  ...getTableColumns(currency),
  isDepositOpen: sql`${currency.isDepositOpen} and not ${isWindingDown}`
}).from(currency).orderBy(asc(currency.position));
var readOpenPairs = (db) => db.select({
  name: pair.name,
  isOpen: sql`${pair.isTradingOpen} and coalesce(${switches.isOn}, true) and not ${isWindingDown}
        and not ${lacksReference}`
}).from(pair).leftJoin(switches, eq(switches.name, "trading")).orderBy(asc(pair.id));
var createStatusStore = (db) => ({
  currencies: () => db.select().from(currency).orderBy(asc(currency.position)),
  openCurrencies: () => readOpenCurrencies(db),
  pairs: () => db.select({ ...getTableColumns(pair), lacksReference }).from(pair).orderBy(asc(pair.id)),
  openPairs: () => readOpenPairs(db),
  /** Whether at least one pair accepts orders and at least one coin can be deposited. */
  isTradingAndDepositing: async () => {
    const [pairs2, currencies] = await Promise.all([readOpenPairs(db), readOpenCurrencies(db)]);
    return pairs2.some(({ isOpen: isOpen3 }) => isOpen3) && currencies.some(({ isDepositOpen }) => isDepositOpen);
  },
  switches: async () => {
    const rows = await db.select().from(switches);
    return Object.fromEntries(rows.map(({ name: name2, isOn }) => [name2, isOn]));
  },
  isRegistrationOpen: async () => {
    const [row3] = await db.select({ isOpen: sql`${switches.isOn} and not ${isWindingDown}` }).from(switches).where(eq(switches.name, "registration"));
    return row3?.isOpen ?? false;
  },
  isWindingDown: async () => {
    const { rows } = await db.execute(sql`select ${isWindingDown} as "isOn"`);
    return rows[0]?.isOn === true;
  },
  /** Returns whether there is a switch of that name. */
  setSwitch: async (name2, isOn) => (await db.update(switches).set({ isOn }).where(eq(switches.name, name2))).rowCount === 1,
  setFigure: async (name2, amount) => (await db.update(operatorFigure).set({ amount }).where(eq(operatorFigure.name, name2))).rowCount === 1,
  setFees: async (name2, { buy, sell }) => (await db.update(pair).set({ buyFeePercent: buy, sellFeePercent: sell }).where(eq(pair.name, name2))).rowCount === 1,
  setDeposits: async (symbol, isDepositOpen) => (await db.update(currency).set({ isDepositOpen }).where(eq(currency.symbol, symbol))).rowCount === 1,
  setWithdrawals: async (symbol, isWithdrawalOpen) => (await db.update(currency).set({ isWithdrawalOpen }).where(eq(currency.symbol, symbol))).rowCount === 1
});

// src/operator/answer.ts
var done = (lines2, json2 = {}) => ({
  exit: 0,
  lines: [lines2].flat(),
  json: json2
});
var refused = (lines2, json2 = {}) => {
  const [error = "", ...more] = [lines2].flat();
  return { exit: 1, lines: [error, ...more], json: { error, ...json2 } };
};
var uncertain = (lines2, json2) => ({ exit: 2, lines: lines2, json: json2 });

// src/runtime/settings.ts
import { z as z2 } from "zod";

// src/runtime/after.ts
var longestTimerMs = 2 ** 31 - 1;
var afterPause = (milliseconds, callBack) => {
  const timer2 = setTimeout(callBack, Math.min(milliseconds, longestTimerMs));
  timer2.unref();
  return () => clearTimeout(timer2);
};

// src/runtime/proxySettings.ts
import { isIP } from "node:net";
import { z } from "zod";
var listed3 = (text7) => text7.split(",").map((one) => one.trim()).filter(Boolean);
var isNetwork = (text7) => {
  const [address3 = "", prefix, ...rest] = text7.split("/");
  const family = isIP(address3);
  if (family === 0 || rest.length > 0) return false;
  return prefix === void 0 || /^[1-9]\d*$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
};
var everybody = "true would let any client spoof its address. List the proxies' networks, or how many there are";
var unreadable = "must be false, the number of proxies, or their networks like 10.0.0.0/8, separated by commas";
var trustProxy = z.string().transform((text7, context) => {
  if (text7 === "false") return false;
  if (/^[1-9]\d?$/.test(text7)) return Number(text7);
  const networks = listed3(text7);
  if (networks.length > 0 && networks.every(isNetwork)) return networks;
  context.addIssue({ code: "custom", message: text7 === "true" ? everybody : unreadable });
  return z.NEVER;
});
var isOrigin = (text7) => /^https?:$/.test(protocolOf(text7)) && new URL(text7).origin === text7;
var protocolOf = (text7) => URL.canParse(text7) ? new URL(text7).protocol : "";
var origins = z.string().transform(listed3).refine(
  (all) => all.every(isOrigin),
  "must be origins like https://app.example, without a path, separated by commas"
);

// src/runtime/settings.ts
var minute2 = 6e4;
var hour = 60 * minute2;
var day3 = 24 * hour;
var flag = z2.enum(["true", "false"]).transform((text7) => text7 === "true");
var positive = z2.coerce.number().int().positive().max(3650 * day3);
var timer = positive.max(longestTimerMs);
var orNone = z2.coerce.number().int().min(0);
var percent = z2.coerce.number().min(0.01).max(50);
var text3 = z2.string().min(1);
var mailAddress = /^[^\s<>@]+@[^\s<>@]+$|^[^\r\n<>@]*<[^\s<>@]+@[^\s<>@]+>$/;
var described = (schema, description, unset) => schema.meta({ description, unset });
var serving = {
  NODE_ENV: described(
    z2.enum(["development", "test", "production"]).default("development"),
    "`production` turns demo features off, and requires `PUBLIC_URL` and `SECRETS_KEY`"
  ),
  HOST: described(text3.default("localhost"), "the address it listens on"),
  PORT: described(z2.coerce.number().int().min(0).max(65535).default(4e3), "the port it listens on"),
  PUBLIC_URL: described(
    z2.url({ protocol: /^https?$/ }).optional(),
    "where traders reach the application, for the links in emails; required in production",
    "`http://localhost:` and the port"
  ),
  CONFIG_FILE: described(text3.optional(), "the settings of the application", "the built `config.json`"),
  LOG_LEVEL: described(
    z2.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    "`fatal` to `trace`, or `silent`; `npm start` sets `warn`"
  ),
  METRICS_TOKEN: described(
    z2.string().min(16).optional(),
    "the `Bearer` token that reads `/metrics`",
    "none: only programs on this machine can read them, and in production nobody"
  ),
  SHUTDOWN_GRACE_MS: described(
    positive.default(1e4),
    "how long each step of a shutdown may take: the server, its connections, the database"
  )
};
var database = {
  DATA_DIR: described(text3.default(".data"), "where the embedded PostgreSQL keeps its data"),
  DATABASE_URL: described(
    z2.url({ protocol: /^postgres(ql)?$/ }).optional(),
    "a PostgreSQL to use instead of the embedded one: version 15 or later, with encoding UTF8 and `fsync` on, and not through a pooler in transaction mode",
    "the embedded one"
  ),
  NEW_EXCHANGE_IN: described(
    text3.optional(),
    "where the first start in production may set up a new exchange: `DATA_DIR`, or the name of the database at `DATABASE_URL`"
  ),
  DATABASE_POOL: described(positive.default(10), "the maximum number of database connections"),
  TAKE_OVER_MS: described(
    positive.default(1e4),
    "how long a start waits for another process that runs the same exchange to end"
  ),
  LEASE_MS: described(
    z2.coerce.number().int().min(500).max(8e3).default(6e3),
    "how long a process stays the owner of the exchange without renewing its lease in the database; at most 8 s"
  )
};
var network = {
  TRUST_PROXY: described(
    trustProxy.default(false),
    "whose `X-Forwarded-For` is trusted: the proxies' networks (`10.0.0.0/8, ::1`), or the number of proxies if the port can't be reached without them"
  ),
  ALLOWED_ORIGINS: described(
    origins.default([]),
    "other origins whose pages may call and connect, like `https://app.example`, separated by commas",
    "none"
  ),
  FLOOD_CALLS: described(
    orNone.default(600),
    "how many calls one address may make under `/api`; `0` means no limit. Behind a proxy set `TRUST_PROXY`, or all traders count as one"
  ),
  FLOOD_WINDOW_MS: described(positive.default(1e4), "within what time `FLOOD_CALLS` are counted"),
  BODY_LIMIT_BYTES: described(positive.default(64 * 1024), "the largest request body without files"),
  UPLOAD_LIMIT_BYTES: described(
    positive.default(12 * 1024 * 1024),
    "the largest request body with files; the limit for each file is in the contract"
  ),
  UPLOADS_AT_ONCE: described(
    positive.default(16),
    "how many uploads are received at a time, each held in memory; each trader can have two"
  ),
  UPLOAD_STALL_MS: described(timer.default(15e3), "an upload ends if less than 16 KB of it arrives in this time"),
  REQUEST_TIMEOUT_MS: described(positive.default(minute2), "how long a request may take to arrive"),
  HEADERS_TIMEOUT_MS: described(positive.default(15e3), "how long a request's headers may take to arrive"),
  CONNECTION_TIMEOUT_MS: described(positive.default(2 * minute2), "how long a connection may be idle")
};
var live = {
  LIVE_CONNECTIONS: described(
    orNone.default(200),
    "how many live connections one address may have open; `0` means no limit. Behind a proxy set `TRUST_PROXY`, as for `FLOOD_CALLS`"
  ),
  FEED_HEARTBEAT_MS: described(
    positive.default(3e3),
    "how often market figures are sent even if they haven't changed; the application marks them as stale after `staleAfterMs`"
  ),
  LIVE_GATHER_MS: described(timer.default(50), "how long changes to a book are gathered"),
  LIVE_QUEUE_BYTES: described(
    positive.default(1e6),
    "how much may queue for a slow reader before it is disconnected"
  )
};
var email2 = {
  SMTP_URL: described(
    z2.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
    "the mail server, `smtp://` or `smtps://`"
  ),
  MAIL_FROM: described(
    z2.string().regex(mailAddress, "must be an address, or a name and an address in <>").optional(),
    "the sender of emails: an address, or `Name <address>`",
    "`no-reply@` the host of `PUBLIC_URL`"
  ),
  REQUESTS_EMAIL: described(
    z2.email().optional(),
    "where requests from the public forms are sent",
    "`support@` at the sender's host"
  )
};
var money2 = {
  CUSTODY_POLL_MS: described(
    positive.default(1e3),
    "how often deposits and withdrawals are checked and moved to their next step"
  ),
  APPROVE_AFTER_MS: described(
    orNone.default(minute2),
    "how long a trader can cancel a withdrawal that needs no review, before it is approved"
  ),
  STRAYED_REVIEW_XDC: described(
    orNone.default(1e3),
    "withdrawals worth more than this many XDC are reviewed for an hour after their trader has traded at more than half the price band from the reference price"
  ),
  LEDGER_CHECK_EVERY_MS: described(
    timer.default(day3),
    "how often the exchange proves that all its money is accounted for, besides after each start"
  ),
  REFERRAL_BUDGET: described(
    z2.string().regex(/^\d{1,15}$/, "must be a whole number of XDC").optional(),
    "how much XDC is paid in rewards for inviting people at most, all together",
    "no limit"
  ),
  REWARD_PER_NETWORK: described(
    flag.optional(),
    "whether people on one network count as one person when inviting is rewarded",
    "`true` on a real database; on a demo everybody comes from one machine"
  ),
  STAKING_RETURN_DAYS: described(
    positive.max(3650).default(stakeReturnDays),
    "how many days a revoked stake takes to return"
  )
};
var trading = {
  REFERENCE_MINUTE_PERCENT: described(
    percent.default(1),
    "how far a pair's reference price, from which its price band is measured, moves in a minute at most"
  ),
  REFERENCE_DAY_PERCENT: described(
    percent.default(30),
    "how far it moves in 24 hours at most; there it stays, and the log and the metrics say so"
  )
};
var accounts = {
  SECRETS_KEY: described(
    z2.string().refine((key) => Buffer.from(key, "base64").length === 32, "must be 32 bytes as base64").optional(),
    "seals two-factor secrets and codes: 32 bytes as base64; required in production",
    "a file in `DATA_DIR`"
  ),
  SECRETS_KEY_LOST: described(
    text3.optional(),
    "gives up a key that is lost for good, for one start: see [The key for secrets](operations.md#the-key-for-secrets)"
  ),
  SESSION_IDLE_MS: described(positive.default(day3), "how long an unused session lasts"),
  SESSION_MAX_MS: described(positive.default(30 * day3), "how long any session lasts at most"),
  LOGIN_TRIES: described(positive.default(5), "wrong passwords before a wait"),
  LOGIN_WINDOW_MS: described(positive.default(15 * minute2), "the window in which wrong passwords count"),
  LOGIN_BLOCK_MS: described(positive.default(3e4), "the first wait, which doubles each time"),
  LOGIN_BLOCK_MAX_MS: described(positive.default(15 * minute2), "the longest wait"),
  ADDRESS_TRIES: described(positive.default(60), "attempts per IP address in `LOGIN_WINDOW_MS`"),
  CODE_TRIES: described(
    positive.default(10),
    "attempts at an emailed or authenticator code, per account, in `LOGIN_WINDOW_MS`"
  ),
  MAIL_TRIES: described(positive.default(5), "emailed codes and links per account in `LOGIN_WINDOW_MS`"),
  REGISTER_TRIES: described(positive.default(10), "new accounts per IP address in `LOGIN_WINDOW_MS`"),
  KYC_TRIES: described(positive.default(10), "submissions of identity documents in `LOGIN_WINDOW_MS`"),
  KYC_PICTURE_TRIES: described(
    positive.default(30),
    "photos of identity documents sent one by one in `LOGIN_WINDOW_MS`"
  ),
  AWAY_TRIES: described(
    positive.default(30),
    "code attempts, and emails, per account from all unfamiliar devices together"
  ),
  AWAY_WINDOW_MS: described(positive.default(day3), "the window in which `AWAY_TRIES` count"),
  AWAY_BLOCK_MAX_MS: described(positive.default(hour), "the longest wait after `AWAY_TRIES`"),
  INVITE_TRIES: described(
    positive.default(5),
    "invitations per trader, of up to 20 addresses each, in `AWAY_WINDOW_MS`"
  ),
  REQUEST_TRIES: described(
    positive.default(10),
    "requests from the public forms per network, and acknowledgements emailed to one address, in `AWAY_WINDOW_MS`"
  )
};
var demo = {
  DEMO_ACCOUNTS: described(flag.optional(), "the demo accounts; never in production", "`true`"),
  DEMO_MARKET: described(flag.optional(), "simulated makers and takers; never in production", "`true`"),
  DEMO_INTERVAL_MS: described(positive.default(1e3), "how often simulated traders act"),
  DEMO_FOLD_EVERY_MS: described(positive.default(hour), "how often their history is folded into totals"),
  DEMO_KEEP_MOVEMENTS_MS: described(positive.default(6 * hour), "how long their money movements are kept"),
  DEMO_KEEP_TRADES_MS: described(positive.default(2 * day3), "how long their trades are kept"),
  CHAIN_BLOCK_MS: described(
    orNone.default(1e4),
    "how often each simulated chain gets a block; `0` leaves that to `/dev/chain` and `npm run operator`"
  )
};
var settingsSchema = z2.object({
  ...serving,
  ...database,
  ...network,
  ...live,
  ...email2,
  ...money2,
  ...trading,
  ...accounts,
  ...demo
});

// src/runtime/env.ts
var demoNames = ["DEMO_MARKET", "DEMO_ACCOUNTS"];
var SettingsError = class extends Error {
};
var refuseDemo = (given) => {
  for (const name2 of demoNames)
    if (given[name2] === true)
      throw new SettingsError(`${name2} is for demonstrations and cannot be on while NODE_ENV is production.`);
};
var refuseUnset = ({ SECRETS_KEY, PUBLIC_URL }) => {
  if (SECRETS_KEY === void 0)
    throw new SettingsError(
      "SECRETS_KEY is needed in production: 32 random bytes as base64, for example from `openssl rand -base64 32`."
    );
  if (PUBLIC_URL === void 0)
    throw new SettingsError(
      "PUBLIC_URL is needed in production: the address traders open, for the links in emails, such as https://exchange.example."
    );
};
var settled = (given) => {
  const { DEMO_MARKET, DEMO_ACCOUNTS, PUBLIC_URL, ...env } = given;
  const isProduction = env.NODE_ENV === "production";
  if (isProduction) {
    refuseDemo(given);
    refuseUnset(given);
  }
  if (env.HEADERS_TIMEOUT_MS > env.REQUEST_TIMEOUT_MS)
    throw new SettingsError("HEADERS_TIMEOUT_MS is part of REQUEST_TIMEOUT_MS and cannot be longer.");
  return {
    ...env,
    DEMO_MARKET: DEMO_MARKET ?? !isProduction,
    DEMO_ACCOUNTS: DEMO_ACCOUNTS ?? !isProduction,
    PUBLIC_URL: (PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, "")
  };
};
var filledIn = (source) => Object.fromEntries(
  Object.entries(source).flatMap(([name2, value = ""]) => value.trim() === "" ? [] : [[name2, value.trim()]])
);
var readEnv = (source) => {
  const given = filledIn(source);
  const result = settingsSchema.safeParse(given);
  if (result.success) return settled(result.data);
  const faults = result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new SettingsError(`The environment is invalid. ${faults.join("; ")}`);
};

// src/db/findInCauses.ts
var findInCauses = (error, holds) => {
  if (!(error instanceof Error)) return false;
  const { code: code2, message, cause } = error;
  return holds({ code: typeof code2 === "string" ? code2 : "", message }) || findInCauses(cause, holds);
};

// src/db/databaseGone.ts
var codes = /^(ECONN|ENOENT|EPIPE|57014|57P0|08|53300)/;
var words2 = /Connection terminated|not queryable|Query read timeout|timeout (expired|exceeded when trying to connect)/;
var isDatabaseGone = (error) => findInCauses(error, ({ code: code2, message }) => codes.test(code2) || words2.test(message));

// src/db/embedded/host/startError.ts
var StartError = class extends Error {
  constructor(problem, message, hint, logLines = []) {
    super(message);
    this.problem = problem;
    this.hint = hint;
    this.logLines = logLines;
  }
  problem;
  hint;
  logLines;
  name = "StartError";
};

// src/explain.ts
var portOf = ({ port }) => String(port ?? "");
var silentDatabase = () => "The database isn't responding. Check the address in DATABASE_URL and that the server is running.";
var sentences = {
  EADDRNOTAVAIL: ({ address: address3 = "" }) => `This machine has no address ${address3}. Choose another one with HOST.`,
  EADDRINUSE: (error) => `Port ${portOf(error)} is in use by another program. Stop it, or choose another port: PORT=4001 npm start`,
  EACCES: (error) => error.syscall === "listen" ? `Port ${portOf(error)} needs permissions this account doesn't have. Choose a port above 1024 with PORT.` : `This account has no access to ${error.path ?? "a file it needs"}. Use the account that the exchange runs as.`,
  ECONNREFUSED: silentDatabase,
  ECONNRESET: silentDatabase,
  EHOSTUNREACH: silentDatabase,
  ENETUNREACH: silentDatabase,
  ETIMEDOUT: silentDatabase,
  ENOTFOUND: ({ hostname = "" }) => `There is no host ${hostname}. Check DATABASE_URL and HOST.`,
  "53100": () => "The database's disk is full. Free some space, then try again.",
  "25006": () => "The database is read-only. Make sure that DATABASE_URL isn't a standby, then try again.",
  "42501": ({ message }) => `The database role in DATABASE_URL lacks a permission: ${message}.`,
  "53300": () => "The database has reached its connection limit. Close other connections, or raise max_connections.",
  "57P03": () => "The database is starting or shutting down. Wait a moment, then try again.",
  "28000": ({ message }) => `The database rejected the connection in DATABASE_URL: ${message}.`,
  "3F000": () => "The database role in DATABASE_URL has no schema to create tables in. Set its search_path, for example to public.",
  "28P01": () => "The database rejected the password in DATABASE_URL. Correct it, then try again.",
  "55P03": () => "Another database session holds a lock that is needed here. End that session or wait for it to finish, then try again.",
  "3D000": () => "The database named in DATABASE_URL does not exist. Create it, or correct the name.",
  "42P01": () => "This database has not been set up by this version of the exchange. Start the exchange on it once, then try again."
};
var causeOf = (error) => error.cause instanceof Error ? causeOf(error.cause) : error;
var codeOf = (error) => {
  const { code: code2 } = error;
  if (code2 !== void 0) return code2;
  return error instanceof AggregateError && error.errors[0] instanceof Error ? codeOf(error.errors[0]) : void 0;
};
var explain = (error, what = "The exchange could not start.") => {
  if (error instanceof StartError) return [error.message, error.hint, ...error.logLines].filter(Boolean).join("\n");
  if (error instanceof SettingsError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const cause = causeOf(error);
  const code2 = codeOf(cause);
  const isSilent = code2 === void 0 && isDatabaseGone(cause);
  const sentence = isSilent ? silentDatabase : sentences[code2 ?? ""];
  return sentence ? sentence(cause) : `${what} ${cause.stack ?? cause.message}`;
};

// src/mail/settings.ts
var brandOf = ({ brandName }) => typeof brandName === "string" && brandName !== "" ? brandName : "XDC Exchange";
var senderOf = ({ PUBLIC_URL }, config) => ({
  brand: brandOf(config),
  publicUrl: PUBLIC_URL
});
var fromOf = ({ MAIL_FROM, PUBLIC_URL }, config) => {
  const brand = brandOf(config);
  if (MAIL_FROM === void 0) return { name: brand, address: `no-reply@${new URL(PUBLIC_URL).hostname}` };
  const [, name2 = "", address3 = MAIL_FROM] = /^(.*)<(.+)>$/.exec(MAIL_FROM) ?? [];
  return { name: name2.trim() || brand, address: address3 };
};
var hostOf = ({ address: address3 }) => address3.replace(/^.*@/, "");
var requestsEmailOf = (env, config) => env.REQUESTS_EMAIL ?? `support@${hostOf(fromOf(env, config))}`;
var hasMailbox = ({ NODE_ENV, SMTP_URL }) => SMTP_URL === void 0 && NODE_ENV !== "production";

// src/operator/escapeForTerminal.ts
var harmful = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
var escapeForTerminal = (text7) => text7.replaceAll(
  harmful,
  (character) => character === "\n" ? "\n" : `\\u{${character.codePointAt(0)?.toString(16) ?? ""}}`
);
var escapedUnit = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
var escapeJsonForTerminal = (value) => JSON.stringify(value, void 0, 2).replaceAll(
  harmful,
  (character) => character === "\n" ? "\n" : character.split("").map(escapedUnit).join("")
);

// src/db/client.ts
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";

// src/db/onConnection.ts
var onConnection = async (pool, work) => {
  const client = await pool.connect();
  try {
    const value = await work(client);
    client.release();
    return value;
  } catch (error) {
    client.release(isDatabaseGone(error));
    throw error;
  }
};
var inTransaction = (pool, begin5, work) => onConnection(pool, async (client) => {
  await client.query(begin5);
  try {
    const value = await work(client);
    await client.query("commit");
    return value;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
});

// src/db/session.ts
var relied = {
  // The only date format that the driver reads correctly.
  DateStyle: "ISO",
  TimeZone: "UTC",
  standard_conforming_strings: "on",
  // Rereads a row that has just been changed; a stricter level would fail the transaction.
  default_transaction_isolation: "read committed",
  // Listeners and the lease are silent for long periods.
  idle_session_timeout: "0",
  // Whoever waits for a lock has a limit of their own, and reports it as a database that is too slow.
  lock_timeout: "0"
};
var mayLoseData = `coalesce(current_setting('exchange.may_lose_data', true), '') = 'on'`;
var durableCommit = `
  case when current_setting('synchronous_commit') = 'off' and not ${mayLoseData}
    then 'on' else current_setting('synchronous_commit') end`;
var setIfSupported = (name2, value) => `case when current_setting('${name2}', true) is not null then set_config('${name2}', '${value}', false) end`;
var text4 = `select ${[
  ...Object.entries(relied).map(([name2, value]) => `set_config('${name2}', '${value}', false)`),
  `set_config('synchronous_commit', ${durableCommit}, false)`,
  // Migrations and checks of the whole ledger are long transactions. Since PostgreSQL 17.
  setIfSupported("transaction_timeout", "0")
].join(", ")}`;
var settleSession = async (client, settings = {}) => {
  await client.query({ text: text4, ...settings });
};
var openSession = async (client) => {
  await client.connect();
  try {
    await settleSession(client);
  } catch (error) {
    void client.end().catch(() => void 0);
    throw error;
  }
};

// src/db/client.ts
var CONNECT_MS = 3e3;
var patiently = { query_timeout: longestTimerMs };
var pinging = { text: "select 1", query_timeout: 2e3 };
var MayNotConnect = class extends Error {
  code = "ECONNREFUSED";
  constructor() {
    super("This process no longer owns the exchange.");
  }
};
var transactionOn = (pool) => (work, config) => onConnection(pool, (client) => drizzle(client, { schema: schema_exports }).transaction(work, config));
var connect = (options) => {
  const { connectionString, max, onError, applicationName, mayConnect = () => true } = options;
  const { statementMs = 15e3, silenceMs = 2e3 } = options;
  const pool = new Pool({
    connectionString,
    max,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: statementMs,
    // A line that was cut, or a server that hangs, reports nothing.
    query_timeout: statementMs + silenceMs,
    verify: (client, done2) => {
      if (mayConnect()) settleSession(client, { query_timeout: CONNECT_MS }).then(() => done2(), done2);
      else done2(new MayNotConnect());
    }
  });
  pool.on("connect", (client) => client.once("error", onError).on("error", () => void 0));
  pool.on("error", () => void 0);
  return {
    connectionString,
    db: Object.assign(drizzle(pool, { schema: schema_exports }), { transaction: transactionOn(pool) }),
    pool,
    ping: () => pool.query(pinging).then(
      () => true,
      () => false
    ),
    close: () => pool.end()
  };
};

// src/runtime/appConfig.ts
import { readFileSync } from "node:fs";
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var readText = (file) => {
  try {
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch {
    throw new SettingsError(`The configuration ${file} can't be read. Set CONFIG_FILE to a readable file.`);
  }
};
var readAppConfig = (file) => {
  const text7 = readText(file);
  try {
    const parsed = JSON.parse(text7);
    if (isRecord(parsed)) return parsed;
  } catch {
  }
  throw new SettingsError(`The configuration ${file} is not a JSON object. Correct it, or unset CONFIG_FILE.`);
};
var withSwitches = (config, { switches: switches2, isOpenDemo }) => {
  const given = isRecord(config["notices"]) ? config["notices"] : {};
  const withdrawOnly = switches2["withdrawOnly"] ?? false;
  const closure = withdrawOnly || (switches2["closureNotice"] ?? true);
  const notices = { ...given, closure, demo: isOpenDemo && !withdrawOnly, withdrawOnly };
  const isOpen3 = (name2) => !withdrawOnly && (switches2[name2] ?? false);
  return { ...config, notices, registrationOpen: isOpen3("registration"), stakingOpen: isOpen3("staking") };
};
var originOf = (value) => {
  if (typeof value !== "string" || !/^(https?|wss?):\/\//.test(value) || !URL.canParse(value)) return [];
  const { origin, protocol, host } = new URL(value);
  return protocol.startsWith("http") ? [origin, `${protocol === "https:" ? "wss" : "ws"}://${host}`] : [origin];
};
var pagePolicyOf = (config) => {
  const hosts = ["apiUrl", "chartUrl", "tradeHistoryUrl", "liveUrl"].flatMap((name2) => originOf(config[name2]));
  const liveChat = isRecord(config["liveChat"]) ? originOf(config["liveChat"]["scriptUrl"]) : [];
  return { connect: [.../* @__PURE__ */ new Set([...hosts, ...liveChat])], scripts: liveChat.filter((one) => one.startsWith("http")) };
};

// src/area/foldAreas.ts
var merged = (parts) => {
  const all = parts.flatMap((part) => Object.entries(part ?? {}));
  const names = all.map(([name2]) => name2);
  const twice = names.find((name2, index) => names.indexOf(name2) !== index);
  if (twice !== void 0) throw new Error(`Two areas have a ${twice}.`);
  return Object.fromEntries(all);
};
var commandsOf = (areas2, settings) => areas2.flatMap(({ commands }) => commands?.(settings) ?? []);
var operatorCommandsOf = (areas2) => areas2.flatMap(({ operator = [] }) => operator);
var textsOf = (areas2) => merged(areas2.map(({ letters: letters3 }) => letters3?.texts));
var lettersOf2 = (areas2) => (mail) => merged(areas2.map(({ letters: letters3 }) => letters3?.afterCommit?.(mail)));
var openAreas = (areas2, services) => {
  const opened = areas2.map(({ open: open2 }) => open2?.(services) ?? {});
  return {
    publicCalls: merged(opened.map(({ publicCalls: publicCalls2 }) => publicCalls2)),
    traderCalls: merged(opened.map(({ traderCalls: traderCalls2 }) => traderCalls2)),
    formChecks: merged(opened.map(({ formChecks }) => formChecks)),
    dueWork: merged(opened.map(({ dueWork: dueWork2 }) => dueWork2)),
    routes: async (api) => {
      for (const { routes } of opened) if (routes) await api.register(routes);
    },
    retention: opened.flatMap(({ retention = [] }) => retention),
    jobs: opened.flatMap(({ jobs = [] }) => jobs),
    feeds: opened.flatMap(({ feed = [] }) => feed)
  };
};

// src/mail/mailStyles.ts
var font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
var reading = `${font};font-size:16px;line-height:26px;color:#1c2024`;
var quiet = `${font};font-size:14px;line-height:22px;color:#60646c`;
var inline = {
  page: "margin:0;padding:0;background:#f9f9fb",
  preview: "display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:#f9f9fb",
  outer: "padding:32px 16px",
  column: "width:100%;max-width:520px",
  brand: `${font};font-size:14px;line-height:20px;font-weight:600;color:#1c2024;padding:0 0 16px`,
  card: "background:#ffffff;border:1px solid #e0e1e6;border-radius:8px;padding:32px 24px",
  word: `${quiet};margin:0 0 16px`,
  title: `${font};font-size:20px;line-height:28px;font-weight:600;color:#1c2024;margin:0 0 16px`,
  paragraph: `${reading};margin:0 0 16px`,
  facts: "margin:0 0 16px",
  factName: `${quiet};padding:4px 16px 4px 0;vertical-align:top;white-space:nowrap;text-align:left;font-weight:400`,
  factValue: `${font};font-size:14px;line-height:22px;color:#1c2024;padding:4px 0;word-break:break-word`,
  code: `${font};font-size:28px;line-height:36px;font-weight:600;letter-spacing:6px;color:#1c2024;background:#f0f0f3;border-radius:4px;padding:12px 12px 12px 18px;margin:0 0 16px;text-align:center`,
  button: `${font};display:inline-block;font-size:16px;line-height:24px;font-weight:600;color:#ffffff;background:#3e63dd;border-radius:4px;padding:10px 20px;text-decoration:none`,
  buttonRow: "margin:0 0 16px",
  valid: `${quiet};margin:0`,
  otherwise: `${quiet};margin:16px 0 0;padding:16px 0 0;border-top:1px solid #e0e1e6`,
  link: "color:#3a5bc7",
  footer: `${font};font-size:12px;line-height:16px;color:#60646c;padding:16px 0 0`
};
var darkRules = `
@media (prefers-color-scheme: dark) {
  .page { background: #111113 !important; }
  .preview { color: #111113 !important; }
  .card { background: #18191b !important; border-color: #2e3135 !important; }
  .text { color: #edeef0 !important; }
  .quiet { color: #b0b4ba !important; }
  .rule { border-color: #2e3135 !important; }
  .code { background: #212225 !important; }
  .link { color: #9eb1ff !important; }
}
`;

// src/devPages/markup.ts
var entities = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
var escaped = (text7) => text7.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "");
var written = (part) => {
  if (typeof part !== "object") return escaped(String(part));
  return "markup" in part ? part.markup : part.map(written).join("");
};
var markup = (texts, ...parts) => ({
  markup: texts.map((text7, index) => text7 + written(parts[index] ?? "")).join("")
});

// src/mail/plainText.ts
var stepText = (step) => [step.say, "code" in step ? `    ${step.code}` : step.link.href];
var nameWidthOf = (facts) => Math.max(10, ...facts.map(({ name: name2 }) => name2.length + 3));
var valueText = (value, indent) => value.split(/\r\n|\r|\n/).join(`
${" ".repeat(indent)}`);
var factsText = (facts) => {
  if (facts.length === 0) return [];
  const width = nameWidthOf(facts);
  return [facts.map(({ name: name2, value }) => `${`${name2}:`.padEnd(width)}${valueText(value, width)}`).join("\n")];
};
var noAnswer = ({ brand, publicUrl }) => `${brand}, ${publicUrl} \xB7 Replies to this address aren't read.`;
var wordText = ({ antiPhishingWord: antiPhishingWord2 }) => antiPhishingWord2 === void 0 ? [] : [`Your anti-phishing word: ${antiPhishingWord2}`];
var noticeText = ({ notice }) => notice === void 0 ? [] : [notice];
var plainText2 = (message, sender) => {
  const { say, link } = message.otherwise;
  const paragraphs2 = [
    ...wordText(message),
    ...noticeText(message),
    message.title,
    ...message.happened,
    ...factsText(message.facts),
    ...message.steps.flatMap(stepText),
    message.valid,
    link ? `${say} ${link.href}` : say,
    `-- 
${noAnswer(sender)}`
  ];
  return `${paragraphs2.join("\n\n")}
`;
};
var findInText = (text7) => {
  const [, code2] = /^ {4}(\d+)$/m.exec(text7) ?? [];
  const [link] = /^https?:\S+$/m.exec(text7) ?? [];
  return { ...code2 !== void 0 && { code: code2 }, ...link !== void 0 && { link } };
};

// src/mail/mailHtml.ts
var rules = { markup: darkRules };
var button = ({ label, href }) => markup`<p style="${inline.buttonRow}"><a href="${href}" target="_blank" rel="noopener noreferrer" style="${inline.button}">${label}</a></p>
`;
var code = (digits2) => markup`<p class="text code" style="${inline.code}">${digits2}</p>
`;
var stepHtml = (step) => markup`<p class="text" style="${inline.paragraph}">${step.say}</p>
${"code" in step ? code(step.code) : button(step.link)}`;
var fact = ({ name: name2, value }) => markup`<tr><th scope="row" class="quiet" style="${inline.factName}">${name2}</th><td class="text" style="${inline.factValue}">${value}</td></tr>
`;
var factsHtml = (facts) => facts.length === 0 ? markup`` : markup`<table cellpadding="0" cellspacing="0" border="0" style="${inline.facts}">
${facts.map(fact)}</table>
`;
var textLink = ({ label, href }) => markup` <a href="${href}" target="_blank" rel="noopener noreferrer" class="link" style="${inline.link}">${label}</a>`;
var otherwiseHtml = ({ say, link }) => markup`<p class="quiet rule" style="${inline.otherwise}">${say}${link ? textLink(link) : ""}</p>`;
var paragraph = (text7) => markup`<p class="text" style="${inline.paragraph}">${text7}</p>
`;
var word = (text7) => markup`<p class="quiet" style="${inline.word}">${text7}</p>
`;
var card = (message) => {
  const { title, happened: happened2, facts, steps, valid, otherwise } = message;
  return markup`${wordText(message).map(word)}${noticeText(message).map(word)}<h1 class="text" style="${inline.title}">${title}</h1>
${happened2.map(paragraph)}${factsHtml(facts)}${steps.map(stepHtml)}<p class="quiet" style="${inline.valid}">${valid}</p>
${otherwiseHtml(otherwise)}`;
};
var mailHtml = (message, sender) => markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${message.subject}</title>
<style>${rules}</style>
</head>
<body class="page" style="${inline.page}">
<div class="preview" style="${inline.preview}">${message.happened.at(-1) ?? ""}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" style="${inline.page}">
<tr><td align="center" style="${inline.outer}">
<table role="presentation" width="520" cellpadding="0" cellspacing="0" border="0" style="${inline.column}">
<tr><td class="text" style="${inline.brand}">${sender.brand}</td></tr>
<tr><td class="card" style="${inline.card}">
${card(message)}
</td></tr>
<tr><td class="quiet" style="${inline.footer}">${noAnswer(sender)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.markup;

// src/mail/compose.ts
var sortOf = (letter, { isDispensable = false }) => {
  if ("code" in letter || "link" in letter) return "code";
  return isDispensable ? "other" : "notice";
};
var createCompose = (texts) => (letter, sender, { antiPhishingWord: antiPhishingWord2, isWindingDown: isWindingDown2 = false } = {}) => {
  const write2 = texts[letter.kind];
  const { hasNotice = true, isDispensable, ...message } = write2(letter, sender);
  const notice = isWindingDown2 && hasNotice ? homeTexts.closure : void 0;
  const complete3 = { ...message, antiPhishingWord: antiPhishingWord2, notice };
  return {
    subject: message.subject,
    text: plainText2(complete3, sender),
    html: mailHtml(complete3, sender),
    sort: sortOf(letter, { isDispensable })
  };
};

// src/area/area.ts
var defineArea = (area) => area;

// src/identity/stores/audit.ts
import { and, desc, eq as eq2 } from "drizzle-orm";
var operatorAddress = "operator";
var createAudit = (queries) => ({
  note: async (kind5, { at, uniqueId, address: address3, device, details = {} }) => {
    const who = { uniqueId: uniqueId ?? null, address: address3, device: device ?? null };
    await queries.insert(securityEvent).values({ kind: kind5, ...who, at, details });
  },
  /** The latest times it happened, newest first. */
  newest: async (uniqueId, kind5, count2) => {
    const rows = await queries.select({ at: securityEvent.at }).from(securityEvent).where(and(eq2(securityEvent.uniqueId, uniqueId), eq2(securityEvent.kind, kind5))).orderBy(desc(securityEvent.at)).limit(count2);
    return rows.map(({ at }) => at);
  },
  /** Where the trader has signed in from. */
  signIns: (uniqueId) => queries.selectDistinct({ device: securityEvent.device, address: securityEvent.address }).from(securityEvent).where(and(eq2(securityEvent.uniqueId, uniqueId), eq2(securityEvent.kind, "logged in")))
});

// src/identity/stores/challenges.ts
import { and as and2, desc as desc2, eq as eq3, gt, isNull, ne } from "drizzle-orm";
var lifeMs = serviceFigures.emailLinkMinutes * 6e4;
var goOnMs = 2 * 6e4;
var columns = {
  tokenHash: loginChallenge.tokenHash,
  uniqueId: loginChallenge.uniqueId,
  deviceHash: loginChallenge.deviceHash,
  network: loginChallenge.address,
  hasPassedSecondFactor: loginChallenge.hasPassedSecondFactor
};
var createChallengeStore = (queries) => {
  const isFrom = (uniqueId, { deviceHash, network: network2 }) => and2(
    eq3(loginChallenge.uniqueId, uniqueId),
    eq3(loginChallenge.deviceHash, deviceHash),
    eq3(loginChallenge.address, network2)
  );
  const isOpen3 = (at) => and2(isNull(loginChallenge.confirmedAt), gt(loginChallenge.expiresAt, at));
  return {
    open: async ({ network: network2, ...challenge }, at) => {
      const expiresAt = new Date(at.getTime() + lifeMs);
      await queries.insert(loginChallenge).values({ ...challenge, address: network2, createdAt: at, expiresAt });
    },
    findOpen: async (tokenHash, at) => {
      const [row3] = await queries.select(columns).from(loginChallenge).where(and2(eq3(loginChallenge.tokenHash, tokenHash), isOpen3(at)));
      return row3;
    },
    newestOpen: async (uniqueId, place2, at) => {
      const [row3] = await queries.select(columns).from(loginChallenge).where(and2(isFrom(uniqueId, place2), isOpen3(at))).orderBy(desc2(loginChallenge.createdAt)).limit(1);
      return row3;
    },
    /** Ends all other pending logins of the same trader and place. */
    endOthers: async (tokenHash, { uniqueId, ...place2 }, at) => {
      await queries.update(loginChallenge).set({ expiresAt: at }).where(and2(isFrom(uniqueId, place2), isOpen3(at), ne(loginChallenge.tokenHash, tokenHash)));
    },
    /** Confirms the login and returns it, if it was still pending. */
    confirm: async (tokenHash, at) => {
      const [row3] = await queries.update(loginChallenge).set({ confirmedAt: at }).where(and2(eq3(loginChallenge.tokenHash, tokenHash), isOpen3(at))).returning(columns);
      return row3;
    },
    /** Whether a login confirmed here just now had passed its second factor; this lets one login continue. */
    goOn: async (uniqueId, place2, at) => {
      const mayGoOn = and2(
        isFrom(uniqueId, place2),
        eq3(loginChallenge.hasPassedSecondFactor, true),
        isNull(loginChallenge.usedAt),
        gt(loginChallenge.confirmedAt, new Date(at.getTime() - goOnMs))
      );
      const { rowCount } = await queries.update(loginChallenge).set({ usedAt: at }).where(mayGoOn);
      return rowCount !== null && rowCount > 0;
    }
  };
};

// src/identity/stores/codes.ts
import { and as and3, eq as eq4, gt as gt2, isNull as isNull2, sql as sql2 } from "drizzle-orm";
var lifeMs2 = serviceFigures.emailCodeMinutes * 6e4;
var tries = 5;
var createCodeStore = (queries, { digest }) => {
  const digestOf = ({ uniqueId, purpose, scope }, code2) => digest(uniqueId, purpose, scope, code2);
  const isLive = ({ uniqueId, purpose, scope }, at) => and3(
    eq4(mailCode.uniqueId, uniqueId),
    eq4(mailCode.purpose, purpose),
    eq4(mailCode.scope, scope),
    isNull2(mailCode.usedAt),
    gt2(mailCode.expiresAt, at),
    gt2(mailCode.triesLeft, 0)
  );
  const compare3 = async (key, code2, at, usedAt) => {
    const isRight = sql2`${mailCode.codeHash} = ${digestOf(key, code2)}`;
    const rows = await queries.update(mailCode).set({
      triesLeft: sql2`${mailCode.triesLeft} - case when ${isRight} then 0 else 1 end`,
      usedAt: sql2`case when ${isRight} then ${usedAt?.toISOString() ?? null}::timestamptz end`
    }).where(isLive(key, at)).returning({ isRight });
    return rows[0]?.isRight ?? false;
  };
  return {
    /** For code that compares digests elsewhere. */
    digestOf,
    /** When the newest code expires or expired; used codes count too. */
    expiresAt: async ({ uniqueId, purpose, scope }) => {
      const [row3] = await queries.select({ expiresAt: mailCode.expiresAt }).from(mailCode).where(and3(eq4(mailCode.uniqueId, uniqueId), eq4(mailCode.purpose, purpose), eq4(mailCode.scope, scope)));
      return row3?.expiresAt;
    },
    keep: async (key, code2, at) => {
      const fresh = {
        codeHash: digestOf(key, code2),
        expiresAt: new Date(at.getTime() + lifeMs2),
        triesLeft: tries,
        usedAt: null
      };
      await queries.insert(mailCode).values({ ...key, ...fresh }).onConflictDoUpdate({ target: [mailCode.uniqueId, mailCode.purpose, mailCode.scope], set: fresh });
    },
    /** Whether there is a code that could still be accepted. */
    isAwaited: async (key, at) => (await queries.select({ expiresAt: mailCode.expiresAt }).from(mailCode).where(isLive(key, at))).length > 0,
    /** Returns whether the code is right, without spending it. */
    isRight: (key, code2, at) => compare3(key, code2, at, null),
    /** Returns whether the code was right, and spends it. */
    spend: (key, code2, at) => compare3(key, code2, at, at),
    endAll: async (uniqueId, purpose, at) => {
      await queries.update(mailCode).set({ usedAt: at }).where(and3(eq4(mailCode.uniqueId, uniqueId), eq4(mailCode.purpose, purpose), isNull2(mailCode.usedAt)));
    }
  };
};

// src/identity/stores/links.ts
import { and as and4, eq as eq5, gt as gt3, isNull as isNull3 } from "drizzle-orm";

// src/identity/secrets/randomness.ts
import { createHash } from "node:crypto";
var letters = "abcdefghijklmnopqrstuvwxyz234567";
var codes2 = 1e5;
var fairDraws = Math.floor(2 ** 32 / codes2) * codes2;
var hashToken = (token) => createHash("sha256").update(token).digest();
var createRandomness = (randomBytes4) => {
  const drawCode = () => {
    const draw = randomBytes4(4).readUInt32BE();
    return draw < fairDraws ? draw % codes2 : drawCode();
  };
  const word2 = (length) => [...randomBytes4(length)].map((byte) => letters[byte % 32]).join("");
  return {
    /** For sessions, links and pending logins. */
    token: () => randomBytes4(32).toString("base64url"),
    mailCode: () => String(drawCode()).padStart(5, "0"),
    /** For identifiers that aren't secret. */
    shortId: () => word2(16),
    uniqueId: () => `u-${word2(16)}`,
    /** 160 bits in base32, as RFC 4226 recommends. */
    appSecret: () => word2(32).toUpperCase(),
    referralCode: () => word2(10).toUpperCase(),
    /** Short enough to read out over the phone. */
    requestReference: () => `R-${word2(8).toUpperCase()}`
  };
};

// src/identity/stores/links.ts
var minute3 = 6e4;
var short = serviceFigures.emailLinkMinutes * minute3;
var linkPurposes = {
  verifyAccount: { path: "/user/verify_account", lifeMs: serviceFigures.verificationLinkHours * 60 * minute3 },
  loginActivity: { path: "/updateLoginDetails", lifeMs: short },
  resetPassword: { path: "/reset_password", lifeMs: short },
  disableTwoFactor: { path: "/resetTfa", lifeMs: short }
};
var owner = { uniqueId: mailedLink.uniqueId, challenge: mailedLink.challenge };
var createLinkStore = (queries) => {
  const isLive = (purpose, token, at) => and4(
    eq5(mailedLink.tokenHash, hashToken(token)),
    eq5(mailedLink.purpose, purpose),
    isNull3(mailedLink.usedAt),
    gt3(mailedLink.expiresAt, at)
  );
  return {
    keep: async (link, token, at) => {
      const expiresAt = new Date(at.getTime() + linkPurposes[link.purpose].lifeMs);
      await queries.insert(mailedLink).values({ ...link, tokenHash: hashToken(token), createdAt: at, expiresAt });
    },
    /** The link's owner, while it works; doesn't use it up. */
    find: async (purpose, token, at) => {
      const [row3] = await queries.select(owner).from(mailedLink).where(isLive(purpose, token, at));
      return row3;
    },
    /** Uses up the link and returns its owner, to only one of several concurrent calls. */
    use: async (purpose, token, at) => {
      const [row3] = await queries.update(mailedLink).set({ usedAt: at }).where(isLive(purpose, token, at)).returning(owner);
      return row3;
    },
    endAll: async (uniqueId, purpose, at) => {
      await queries.update(mailedLink).set({ usedAt: at }).where(and4(eq5(mailedLink.uniqueId, uniqueId), eq5(mailedLink.purpose, purpose), isNull3(mailedLink.usedAt)));
    },
    wasMailedSince: async (uniqueId, purpose, since) => {
      const isRecent = and4(
        eq5(mailedLink.uniqueId, uniqueId),
        eq5(mailedLink.purpose, purpose),
        gt3(mailedLink.createdAt, since)
      );
      return (await queries.select(owner).from(mailedLink).where(isRecent).limit(1)).length > 0;
    }
  };
};

// src/identity/stores/places.ts
import { isIP as isIP2 } from "node:net";
import { and as and5, eq as eq6 } from "drizzle-orm";
var unknown = "unknown";
var group = (text7) => (Number.parseInt(text7, 16) || 0).toString(16);
var firstHalf = (address3) => {
  const [plain5 = ""] = address3.split("%");
  const [before = [], after2 = []] = plain5.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array(Math.max(0, 8 - before.length - after2.length)).fill("0");
  return [...before, ...zeros, ...after2].slice(0, 4).map(group).join(":");
};
var networkOf = (address3) => {
  const plain5 = address3.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIP2(plain5) === 4) return plain5;
  return isIP2(plain5) === 6 ? `${firstHalf(plain5)}::/64` : unknown;
};
var longestDevice = 200;
var readable = (text7) => text7.replaceAll(/[\p{Cc}\p{Cf}]/gu, "").trim().slice(0, longestDevice);
var placeOf = ({ ip, headers: headers2, deviceId }) => {
  const agent = headers2["user-agent"] ?? "";
  const deviceHash = hashToken(agent);
  const network2 = networkOf(ip);
  return {
    deviceHash,
    device: readable(agent) || unknown,
    network: network2,
    address: network2 === unknown ? network2 : ip,
    key: `${deviceHash.toString("hex")} ${network2}`,
    browser: deviceId === void 0 ? void 0 : hashToken(deviceId)
  };
};
var addressToTell = (address3) => address3 !== null && isIP2(address3) !== 0 ? address3 : null;
var deviceToTell = (device) => device === unknown ? null : device;
var createPlaceStore = (queries) => ({
  isKnown: async (uniqueId, { deviceHash, network: network2 }) => {
    const isThere2 = and5(
      eq6(knownPlace.uniqueId, uniqueId),
      eq6(knownPlace.deviceHash, deviceHash),
      eq6(knownPlace.address, network2)
    );
    return (await queries.select({ seenAt: knownPlace.seenAt }).from(knownPlace).where(isThere2)).length > 0;
  },
  remember: async (uniqueId, { deviceHash, network: network2, browser }, seenAt) => {
    await queries.insert(knownPlace).values({ uniqueId, deviceHash, address: network2, seenAt }).onConflictDoUpdate({
      target: [knownPlace.uniqueId, knownPlace.deviceHash, knownPlace.address],
      set: { seenAt }
    });
    if (browser) await queries.insert(knownDevice).values({ uniqueId, device: browser }).onConflictDoNothing();
  }
});

// src/identity/stores/sessions.ts
import { and as and6, desc as desc3, eq as eq7, gt as gt4, inArray, isNull as isNull4, lt, ne as ne2, sql as sql3 } from "drizzle-orm";
var seenEveryMs = 6e4;
var sessionEndedChannel = "session_ended";
var isSession = (id) => eq7(session.tokenHash, Buffer.from(id, "hex"));
var createSessionStore = (queries, { idleMs, maxMs }) => {
  const end2 = async (which, at) => {
    const { rows } = await queries.execute(sql3`
      with ended as (
        update ${session} set ended_at = ${at.toISOString()}::timestamptz
        where ${which} and ${session.endedAt} is null
        returning ${session.tokenHash}
      )
      select pg_notify(${sessionEndedChannel}, encode(token_hash, 'hex')) from ended`);
    return rows.length;
  };
  const holdsAt = (at) => and6(
    isNull4(session.endedAt),
    gt4(session.lastSeenAt, new Date(at.getTime() - idleMs)),
    gt4(session.createdAt, new Date(at.getTime() - maxMs))
  );
  return {
    open: async (token, uniqueId, place2, at, device) => {
      const tokenHash = hashToken(token);
      await queries.insert(session).values({ tokenHash, uniqueId, createdAt: at, lastSeenAt: at, place: place2, device });
    },
    /** The trader whose session the token belongs to, while it is valid. Each look-up counts as activity. */
    find: async (token, at) => {
      const tokenHash = hashToken(token);
      const [found] = await queries.select({
        uniqueId: trader.uniqueId,
        email: trader.email,
        frozenAt: trader.frozenAt,
        lastSeenAt: session.lastSeenAt
      }).from(session).innerJoin(trader, eq7(trader.uniqueId, session.uniqueId)).where(and6(eq7(session.tokenHash, tokenHash), holdsAt(at)));
      if (!found) return void 0;
      const stale = new Date(at.getTime() - seenEveryMs);
      if (found.lastSeenAt <= stale)
        await queries.update(session).set({ lastSeenAt: at }).where(and6(eq7(session.tokenHash, tokenHash), lt(session.lastSeenAt, at)));
      const { uniqueId, email: email3, frozenAt } = found;
      return { uniqueId, email: email3, session: tokenHash.toString("hex"), isFrozen: frozenAt !== null };
    },
    /** Which of these are still valid. This check doesn't count as activity, so they can still time out. */
    held: async (ids, at) => {
      const hashes = ids.map((id) => Buffer.from(id, "hex"));
      const found = await queries.select({ tokenHash: session.tokenHash }).from(session).where(and6(inArray(session.tokenHash, hashes), holdsAt(at)));
      return new Set(found.map(({ tokenHash }) => tokenHash.toString("hex")));
    },
    /** A trader's valid sessions, most recently used first. */
    ofTrader: (uniqueId, at) => queries.select({
      id: sql3`encode(${session.tokenHash}, 'hex')`,
      device: session.device,
      address: session.place,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt
    }).from(session).where(and6(eq7(session.uniqueId, uniqueId), holdsAt(at))).orderBy(desc3(session.lastSeenAt), desc3(session.createdAt), session.tokenHash),
    end: (id, at) => end2(isSession(id), at),
    /** Ends the session only if it belongs to this trader; returns how many ended. */
    endOwn: (uniqueId, id, at) => end2(and6(eq7(session.uniqueId, uniqueId), isSession(id)), at),
    /** Ends all sessions except `kept`; returns how many ended. */
    endAll: (uniqueId, at, kept3) => {
      const isAnother = kept3 === void 0 ? void 0 : ne2(session.tokenHash, Buffer.from(kept3, "hex"));
      return end2(and6(eq7(session.uniqueId, uniqueId), isAnother), at);
    }
  };
};
var tokenIn = (authorization) => {
  const token = authorization?.replace(/^Bearer\s+/i, "").trim();
  return token === "" ? void 0 : token;
};
var createTraderOf = (sessions, now) => async ({ headers: headers2 }) => {
  const token = tokenIn(headers2.authorization);
  return token === void 0 ? void 0 : sessions.find(token, new Date(now()));
};

// src/identity/stores/traders.ts
import { and as and7, eq as eq8, isNotNull, isNull as isNull5, lt as lt2, or } from "drizzle-orm";
var reservedEmailDomains = { simulation: "simulation.invalid", retired: "retired.test" };
var isTwoFactorOn2 = ({ twoFactorSince }) => twoFactorSince !== null;
var createTraderStore = (queries) => {
  const change4 = async (uniqueId, values) => {
    await queries.update(trader).set(values).where(eq8(trader.uniqueId, uniqueId));
  };
  const findBy = async (condition) => {
    const [row3] = await queries.select().from(trader).where(condition);
    return row3;
  };
  return {
    byEmail: (email3) => findBy(eq8(trader.email, email3)),
    byId: (uniqueId) => findBy(eq8(trader.uniqueId, uniqueId)),
    byReferralCode: (code2) => findBy(eq8(trader.referralCode, code2)),
    /** Anything else that locks this trader waits until the transaction ends. */
    lock: async (uniqueId) => {
      await queries.select({ id: trader.uniqueId }).from(trader).where(eq8(trader.uniqueId, uniqueId)).for("update");
    },
    /** Returns whether the address was free. A trader with a referrer counts as that trader's referral from now on. */
    add: async (values) => {
      const added = await queries.insert(trader).values(values).onConflictDoNothing({ target: trader.email });
      if (added.rowCount !== 1) return false;
      const { uniqueId: referred, referredBy: referrer2, createdAt } = values;
      if (typeof referrer2 === "string")
        await queries.insert(referral).values({ referred, referrer: referrer2, status: "pending", createdAt, updatedAt: createdAt });
      return true;
    },
    verify: (uniqueId) => change4(uniqueId, { isVerified: true }),
    /** Withdrawals are blocked for a day afterwards, however the password was changed. */
    resetPassword: (uniqueId, passwordHash, at) => change4(uniqueId, { passwordHash, passwordChangedAt: at, passwordResetAt: at, isPasswordExpired: false }),
    keepTwoFactorSecret: (uniqueId, twoFactorSecret) => change4(uniqueId, { twoFactorSecret }),
    /** Keeps the stored secret; the code that proved it can't be used again. */
    turnTwoFactorOn: (uniqueId, lastTotpStep, at) => change4(uniqueId, { twoFactorSince: at, lastTotpStep }),
    setAntiPhishingWord: (uniqueId, antiPhishingWord2) => change4(uniqueId, { antiPhishingWord: antiPhishingWord2 }),
    turnTwoFactorOff: (uniqueId) => change4(uniqueId, { twoFactorSecret: null, twoFactorSince: null, lastTotpStep: null }),
    /** Returns whether this step was still unused. A single statement: only one of several concurrent calls gets it. */
    takeTotpStep: async (uniqueId, step) => {
      const isLater = or(isNull5(trader.lastTotpStep), lt2(trader.lastTotpStep, step));
      const taken = await queries.update(trader).set({ lastTotpStep: step }).where(and7(eq8(trader.uniqueId, uniqueId), isNotNull(trader.twoFactorSince), isLater));
      return taken.rowCount === 1;
    }
  };
};

// src/identity/stores/twoFactorSwitchStore.ts
import { and as and8, eq as eq9, gt as gt5, gte, isNull as isNull6, sql as sql4 } from "drizzle-orm";
var createTwoFactorSwitchStore = (queries) => {
  const isOf3 = (id) => eq9(twoFactorSwitch.session, Buffer.from(id, "hex"));
  return {
    begin: async (id, uniqueId, turnsOn) => {
      const fresh = { turnsOn, verifiedAt: null };
      await queries.insert(twoFactorSwitch).values({ session: Buffer.from(id, "hex"), uniqueId, ...fresh }).onConflictDoUpdate({ target: twoFactorSwitch.session, set: fresh });
    },
    /** Returns whether there was anything to verify. */
    verify: async (id, at) => {
      const { rowCount } = await queries.update(twoFactorSwitch).set({ verifiedAt: at }).where(isOf3(id));
      return rowCount === 1;
    },
    verifiedSince: async (id, since) => {
      const [row3] = await queries.select({ turnsOn: twoFactorSwitch.turnsOn }).from(twoFactorSwitch).where(and8(isOf3(id), gte(twoFactorSwitch.verifiedAt, since)));
      return row3;
    },
    /** Discards the pending changes in one direction, in every session of the trader. */
    dropThose: async (uniqueId, { turnsOn }) => {
      await queries.delete(twoFactorSwitch).where(and8(eq9(twoFactorSwitch.uniqueId, uniqueId), eq9(twoFactorSwitch.turnsOn, turnsOn)));
    },
    /** Whether a valid session was emailed a code to turn two-factor on that expired, or expires, after `since`. */
    isSettingUp: async (uniqueId, since) => {
      const isCodeOfSwitch = and8(
        eq9(mailCode.uniqueId, twoFactorSwitch.uniqueId),
        eq9(mailCode.purpose, "twoFactor"),
        sql4`${mailCode.scope} = encode(${twoFactorSwitch.session}, 'hex')`
      );
      const rows = await queries.select({ turnsOn: twoFactorSwitch.turnsOn }).from(twoFactorSwitch).innerJoin(session, eq9(session.tokenHash, twoFactorSwitch.session)).innerJoin(mailCode, isCodeOfSwitch).where(
        and8(
          eq9(twoFactorSwitch.uniqueId, uniqueId),
          eq9(twoFactorSwitch.turnsOn, true),
          isNull6(session.endedAt),
          gt5(mailCode.expiresAt, since)
        )
      ).limit(1);
      return rows.length > 0;
    }
  };
};

// src/identity/core.ts
var createStores = (queries, { seals, settings }) => ({
  audit: createAudit(queries),
  challenges: createChallengeStore(queries),
  codes: createCodeStore(queries, seals),
  links: createLinkStore(queries),
  places: createPlaceStore(queries),
  sessions: createSessionStore(queries, settings.sessions),
  switches: createTwoFactorSwitchStore(queries),
  traders: createTraderStore(queries)
});
var together = async (core2, work) => {
  const mailed = [];
  const value = await core2.db.transaction((transaction) => {
    const mail = async (to, letter) => {
      await core2.mailer.send(transaction, to, letter);
      mailed.push(to);
    };
    return work({ ...createStores(transaction, core2), transaction, mail });
  });
  if (mailed.length > 0) core2.mailer.deliver();
  return value;
};

// src/identity/limits/limits.ts
import { eq as eq10, inArray as inArray2, sql as sql5 } from "drizzle-orm";

// src/identity/limits/tryRules.ts
var waitAfter = (count2, { tries: tries2, blockMs, blockMaxMs }) => {
  if (count2 < tries2) return void 0;
  return backoff(count2 - tries2 + 1, { firstMs: blockMs, longestMs: blockMaxMs });
};
var nextTry = (before, rule, now) => {
  const blockedUntil = before?.blockedUntil ?? 0;
  const waitMs2 = blockedUntil - now;
  if (waitMs2 > 0 && waitMs2 <= rule.blockMaxMs) return { waitMs: waitMs2 };
  const isForgotten = before === void 0 || now - Math.max(before.updatedAt, blockedUntil) > rule.windowMs;
  const count2 = isForgotten ? 1 : before.count + 1;
  const wait3 = waitAfter(count2, rule);
  return {
    waitMs: void 0,
    tried: { count: count2, updatedAt: now, blockedUntil: wait3 === void 0 ? void 0 : now + wait3 }
  };
};

// src/identity/limits/limits.ts
var awayKinds = { code: "awayCode", mail: "awayMail" };
var keyOf = ({ kind: kind5, subject }) => `${kind5} ${subject}`;
var optionalTime = (moment5) => moment5?.getTime();
var readLocked = async (transaction, key) => {
  await transaction.insert(tryCount).values({ key, count: 0, updatedAt: /* @__PURE__ */ new Date(0) }).onConflictDoNothing();
  const [row3] = await transaction.select().from(tryCount).where(eq10(tryCount.key, key)).for("update");
  return row3 && { ...row3, blockedUntil: optionalTime(row3.blockedUntil), updatedAt: row3.updatedAt.getTime() };
};
var write = async (transaction, key, { count: count2, blockedUntil, updatedAt }) => {
  const blocked = blockedUntil === void 0 ? null : new Date(blockedUntil);
  await transaction.update(tryCount).set({ count: count2, blockedUntil: blocked, updatedAt: new Date(updatedAt) }).where(eq10(tryCount.key, key));
};
var createLimits = (db, rules2, now) => {
  const takeOne = (limit2) => db.transaction(async (transaction) => {
    const key = keyOf(limit2);
    const next = nextTry(await readLocked(transaction, key), rules2[limit2.kind], now());
    if (next.waitMs === void 0) await write(transaction, key, next.tried);
    return next;
  });
  return {
    /** Counts a try against each limit, up to the first that must wait. */
    take: async (...limits) => {
      const used = [];
      for (const limit2 of limits) {
        const next = await takeOne(limit2);
        if (next.waitMs !== void 0) return { waitMs: next.waitMs, used };
        if (next.tried.blockedUntil !== void 0) used.push(limit2.kind);
      }
      return { waitMs: void 0, used };
    },
    /** Uncounts a try that turned out right, so the next one doesn't wait because of it; earlier tries still count. */
    giveBack: async (...limits) => {
      await db.update(tryCount).set({ count: sql5`greatest(${tryCount.count} - 1, 0)`, blockedUntil: null }).where(inArray2(tryCount.key, limits.map(keyOf)));
    },
    /** A right answer resets the count. */
    forget: async (...limits) => {
      await db.delete(tryCount).where(inArray2(tryCount.key, limits.map(keyOf)));
    }
  };
};

// src/identity/caller.ts
var eventOf = ({ trader: trader2, place: place2 }, at) => ({
  at,
  uniqueId: trader2?.uniqueId,
  address: place2.address,
  device: place2.device
});

// src/contract/handlers.ts
var refuse = (status2, message, field) => ({
  refused: status2,
  message,
  ...field !== void 0 && { field }
});
var isRefused = (answer2) => typeof answer2 === "object" && answer2 !== null && "refused" in answer2;
var isWithStatus = (answer2) => typeof answer2 === "object" && answer2 !== null && "httpStatus" in answer2;

// src/identity/refusals.ts
var refusals = {
  registrationsStopped: refuse(403, accountTexts.registrationsStopped),
  emailTaken: refuse(409, "This email address is already registered.", "email"),
  unknownReferralCode: refuse(400, "This referral code doesn't exist.", "referral_code"),
  wrongCredentials: refuse(401, "Wrong email or password."),
  notVerified: refuse(403, "Verify your email address first."),
  wrongLoginCode: refuse(401, fieldTexts.mailCode, "otp"),
  wrongMailCode: refuse(400, fieldTexts.mailCode, "otp"),
  wrongAppCode: refuse(400, "Wrong 2FA code.", "tfaCode"),
  wrongCurrentPassword: refuse(400, "Wrong current password.", "oldPassword"),
  wrongCode: refuse(400, "Wrong 2FA code.", "code"),
  alreadyOn: refuse(409, "Two-factor authentication is already on."),
  alreadyOff: refuse(409, "Two-factor authentication is already off."),
  mailCodeFirst: refuse(403, "Verify the code we emailed you first."),
  noSuchPart: refuse(400, "This part of the log can't be found. Refresh the log.", "before"),
  nothingToVerify: refuse(409, "This sign-in has expired. Sign in again."),
  wrongActivityToken: refuse(400, serverWording.loginActivityRefused, "loginActivityToken"),
  activityLinkExpired: refuse(400, serverWording.loginActivityRefused),
  accountLinkExpired: refuse(400, serverWording.verificationRefused),
  linkExpired: refuse(400, "This link is no longer valid. Request a new one."),
  resetLinkExpired: refuse(400, "This link is no longer valid. Request a new one.", "forgotCode"),
  samePassword: refuse(400, "The new password must be different from the old one.", "newPassword"),
  loggedOut: refuse(401, serverWording.sessionEnded)
};
var tooManyTries = (waitMs2) => ({
  ...refuse(429, "Too many attempts. Wait a moment and try again."),
  retryAfterSeconds: Math.max(1, Math.ceil(waitMs2 / 1e3))
});

// src/identity/guard.ts
var nobody = "";
var isPlaced = (limit2) => limit2.kind in awayKinds;
var atPlace = (limit2, place2, isKnownPlace) => {
  if (!isPlaced(limit2)) return [limit2];
  const { kind: kind5, subject } = limit2;
  if (isKnownPlace) return [{ kind: kind5, subject: `${subject} ${place2.key}` }];
  return [
    { kind: kind5, subject: `${subject} ${place2.network}` },
    { kind: awayKinds[kind5], subject }
  ];
};
var everyCountAt = (limit2, place2) => [
  ...atPlace(limit2, place2, true),
  ...atPlace(limit2, place2, false)
];
var countedAt = async ({ stores }, { trader: trader2, place: place2 }, ...limits) => {
  const isKnownPlace = await stores.places.isKnown(trader2?.uniqueId ?? nobody, place2);
  return limits.flatMap((limit2) => atPlace(limit2, place2, isKnownPlace));
};
var take = async ({ limits, stores, clock }, trying, counted4) => {
  const { waitMs: waitMs2, used } = await limits.take(...counted4);
  for (const kind5 of used) await stores.audit.note("tries used up", { ...eventOf(trying, clock()), details: { kind: kind5 } });
  return waitMs2 === void 0 ? void 0 : tooManyTries(waitMs2);
};
var countTry = async (core2, trying, ...limits) => take(core2, trying, limits.some(isPlaced) ? await countedAt(core2, trying, ...limits) : limits);
var tryCode = async (core2, attempt) => {
  const { subject, purpose, isAwaited, isRight, wrong } = attempt;
  const places2 = await countedAt(core2, attempt, { kind: "code", subject });
  const counted4 = places2.filter(({ kind: kind5 }) => isAwaited || kind5 === "code");
  const refused3 = await take(core2, attempt, counted4);
  if (refused3) return refused3;
  if (await isRight()) {
    await core2.limits.forget(...counted4);
    return void 0;
  }
  await core2.stores.audit.note("code refused", { ...eventOf(attempt, core2.clock()), details: { purpose } });
  return wrong;
};

// src/areas/accounts/proving/mailing.ts
var newLink = async ({ random: random2, settings, clock }, { links }, link) => {
  const token = random2.token();
  await links.keep(link, token, clock());
  return `${settings.publicUrl}${linkPurposes[link.purpose].path}/${token}`;
};
var mailLink = (core2, caller, purpose, letterOf) => together(core2, async (joint) => {
  const { uniqueId, email: email3 } = caller.trader;
  await joint.mail(email3, letterOf(await newLink(core2, joint, { uniqueId, purpose })));
  await joint.audit.note("link mailed", { ...eventOf(caller, core2.clock()), details: { purpose } });
});
var letters2 = {
  login: (code2) => ({ kind: "loginCode", code: code2 }),
  expiredPassword: (code2) => ({ kind: "expiredPassword", code: code2 })
};
var refuseTooManyMails = (core2, caller) => countTry(core2, caller, { kind: "mail", subject: caller.trader.uniqueId });
var mailCode3 = async (core2, caller, purpose) => {
  const { trader: trader2, place: place2 } = caller;
  const refused3 = await refuseTooManyMails(core2, caller);
  if (refused3) return refused3;
  const code2 = core2.random.mailCode();
  const at = core2.clock();
  await together(core2, async ({ codes: codes4, mail, audit }) => {
    await codes4.keep({ uniqueId: trader2.uniqueId, purpose, scope: place2.key }, code2, at);
    await mail(trader2.email, letters2[purpose](code2));
    await audit.note("code mailed", { ...eventOf(caller, at), details: { purpose } });
  });
  return void 0;
};

// src/areas/accounts/antiPhishingHandlers.ts
var changeWord = (core2, caller, word2) => together(core2, async ({ traders, audit, mail }) => {
  const { uniqueId, email: email3 } = caller.trader;
  const at = core2.clock();
  const notify = () => mail(email3, { kind: "antiPhishingWordChanged", isRemoved: word2 === null, at });
  if (word2 === null) await notify();
  await traders.setAntiPhishingWord(uniqueId, word2);
  if (word2 !== null) await notify();
  await audit.note("anti-phishing word changed", eventOf(caller, at));
});
var antiPhishingHandlers = (core2) => ({
  setAntiPhishingWord: async ({ trader: { uniqueId }, body, request }) => {
    const trader2 = await core2.stores.traders.byId(uniqueId);
    if (!trader2) return refusals.loggedOut;
    const word2 = body.word === "" ? null : body.word;
    const message = word2 === null ? successTexts.accounts.wordRemoved : successTexts.accounts.wordSaved;
    if (trader2.antiPhishingWord === word2) return { message };
    const caller = { trader: trader2, place: placeOf(request) };
    const refused3 = await refuseTooManyMails(core2, caller);
    if (refused3) return refused3;
    await changeWord(core2, caller, word2);
    return { message };
  }
});

// src/exchange/sql/columns.ts
var plainColumn = (rows, read4) => `{${rows.map(read4).join(",")}}`;
var textColumn = (rows, read4) => rows.map(read4);

// src/ledger/accounts.ts
var traderKinds = ["available", "in orders", "staked", "pending withdrawal", "swap hold"];
var houseKinds = [
  "fees",
  "custody",
  "swap reserve",
  "staking rewards",
  "referral rewards",
  "demo faucet",
  /** Coins that have arrived but aren't credited to anyone yet. */
  "unclaimed deposits"
];
var owedKind = "owed";

// src/ledger/units.ts
var toWhole = (figure2, decimals) => {
  const [whole2 = "0", fraction = ""] = figure2.split(".");
  if (fraction.length > decimals) throw new RangeError(`${figure2} has more than ${decimals} decimals.`);
  return BigInt(whole2 + fraction.padEnd(decimals, "0"));
};
var fromWhole = (whole2, decimals) => {
  if (whole2 === 0n) return "0";
  const sign = whole2 < 0n ? "-" : "";
  const digits2 = (whole2 < 0n ? -whole2 : whole2).toString().padStart(decimals + 1, "0");
  const point = digits2.length - decimals;
  let end2 = digits2.length;
  while (end2 > point && digits2.charCodeAt(end2 - 1) === 48) end2 -= 1;
  return end2 === point ? sign + digits2.slice(0, point) : `${sign}${digits2.slice(0, point)}.${digits2.slice(point, end2)}`;
};
var toUnits = (figure2) => toWhole(figure2, ledgerDecimals);
var smaller2 = (one, other) => one < other ? one : other;
var fromUnits = (units) => fromWhole(units, ledgerDecimals);

// src/ledger/legs.ts
var greatest = toUnits("1000000000000000");
var readAmount = (text7) => {
  const figure2 = readWire(text7);
  if (figure2 === void 0 || (figure2.split(".")[1]?.length ?? 0) > 18) return void 0;
  const units = toUnits(figure2);
  return units > 0n && units <= greatest ? units : void 0;
};
var readLegs = (legs) => {
  const exact2 = legs.flatMap((leg4) => {
    const amount = readAmount(leg4.amount);
    return amount === void 0 ? [] : [{ ...leg4, amount }];
  });
  return exact2.length === legs.length ? exact2 : void 0;
};
var purseName = (purse) => {
  if ("trader" in purse) return `trader ${purse.trader}`;
  return "house" in purse ? `house ${purse.house}` : `owed by ${purse.owedBy}`;
};
var purseAccount = (purse, asset5) => {
  if ("trader" in purse) return { owner: purse.trader, kind: "available", asset: asset5 };
  return "house" in purse ? { owner: null, kind: purse.house, asset: asset5 } : { owner: purse.owedBy, kind: owedKind, asset: asset5 };
};
var traderIn = (purse) => {
  if ("trader" in purse) return purse.trader;
  return "owedBy" in purse ? purse.owedBy : void 0;
};
var writtenLeg = ({ asset: asset5, amount, from: from2, to }) => ({
  asset: asset5,
  amount: fromUnits(amount),
  from: purseName(from2),
  to: purseName(to)
});
var canonical = (legs) => legs.map(({ asset: asset5, amount, from: from2, to }) => JSON.stringify([asset5, amount, from2, to])).toSorted();
var areSameLegs = (some, others2) => JSON.stringify(canonical(some)) === JSON.stringify(canonical(others2));
var tradersOf = (legs) => legs.flatMap(({ from: from2, to }) => [from2, to]).flatMap((purse) => traderIn(purse) ?? []);
var isToItself = ({ from: from2, to }) => purseName(from2) === purseName(to);

// src/exchange/refusals.ts
var refused2 = (refusal2) => ({ refused: refusal2 });
var wrongFigure = (field, message) => refused2({ code: "figure", message, field });
var wrongAmount = wrongFigure("amount", "The amount must be above 0.");
var wrongShares = wrongFigure("amount", "The shares must add up to the reserved amount.");
var wrongLegs = wrongFigure("amount", "Each amount must move between two different accounts.");
var noSuchPair = refused2({ code: "no such pair", message: "This pair doesn't exist.", field: "pair" });
var closed = refused2({ code: "closed", message: tradingTexts.underMaintenance, field: "pair" });
var tradingStopped = refused2({ code: "closed", message: windDownTexts.trading, field: "pair" });
var insufficient = refused2({ code: "insufficient", message: "Insufficient Fund", field: "amount" });
var ownOrder = refused2({
  code: "own order",
  message: "This order would trade with your own open order. Cancel that one first."
});
var swapPaused = refused2({ code: "closed", message: swapTexts.paused });
var swapsStopped = refused2({ code: "closed", message: windDownTexts.swaps });
var ownOffer = refused2({
  code: "own order",
  message: "This swap would trade with your own open order. Cancel that one first."
});
var notOffered = (lots) => refused2({
  code: "not offered",
  message: lots === "0" ? "No XDC is available right now. Nothing was swapped." : `Only ${lots} XDC is available right now. Nothing was swapped.`,
  field: "amount"
});
var tooManyOrders = refused2({
  code: "too many orders",
  message: `You have ${listSizes.openOrders} open orders, which is the maximum. Cancel one first.`
});
var clientIdUsed = refused2({
  code: "id used",
  message: "This client order ID is already used by another order.",
  field: "clientOrderId"
});
var idUsed = refused2({ code: "id used", message: "This ID is already in use." });
var noSuchOrder = refused2({ code: "no such order", message: "This order doesn't exist.", field: "order" });
var noSuchTrader = refused2({ code: "no such trader", message: "This trader doesn't exist." });
var notOpen = refused2({ code: "not open", message: "This order is no longer open.", field: "order" });
var noSuchHold = refused2({ code: "no such hold", message: "Nothing is reserved under this ID." });
var notHeld = refused2({ code: "not held", message: "This was already released or settled." });
var noReason = refused2({
  code: "reason",
  message: "Say who is doing this and why, in 1 to 500 printable characters."
});
var frozen = refused2({
  code: "frozen",
  message: "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
});
var failed = refused2({
  code: "failed",
  message: "Something went wrong on our side. Nothing has changed, and we've been notified."
});
var unavailable = refused2({
  code: "unavailable",
  message: "The exchange can't do this right now. Nothing has changed. Try again in a moment."
});
var halted = refused2({
  code: "unavailable",
  message: "Trading is on hold while we check our books. Nothing has changed, and your balances and open orders are safe."
});
var unconfirmed = refused2({
  code: "unconfirmed",
  message: "The exchange didn't confirm this in time. Check whether it went through before you try again."
});

// src/exchange/carryOut.ts
var movementsOf = (legs) => legs.flatMap(({ asset: asset5, amount, from: from2, to }) => [
  [purseAccount(from2, asset5), -amount],
  [purseAccount(to, asset5), amount]
]);
var planPosting = ({ id, legs }) => ({
  kind: "posting",
  reference: id,
  movements: movementsOf(legs)
});
var heldAccount = ({ trader: trader2, as, asset: asset5 }) => ({ owner: trader2, kind: as, asset: asset5 });
var planHold = (hold2) => ({
  kind: "hold",
  reference: hold2.id,
  movements: [
    [purseAccount({ trader: hold2.trader }, hold2.asset), -hold2.amount],
    [heldAccount(hold2), hold2.amount]
  ]
});
var planEnd = (hold2, { id, as, shares, also }) => ({
  kind: as === "released" ? "release" : "settle",
  reference: id,
  movements: [
    [heldAccount(hold2), -hold2.amount],
    ...shares.map(({ to, amount }) => [purseAccount(to, hold2.asset), amount]),
    ...movementsOf(also)
  ]
});
var endLegs = ({ asset: asset5 }, { shares, also }) => [
  ...shares.map(({ to, amount }) => ({ asset: asset5, amount: fromUnits(amount), from: "hold", to: purseName(to) })),
  ...also.map(writtenLeg)
];
var findEnds = ({ state }, ends2) => ends2.map((end2) => {
  const hold2 = state.holds.get(end2.id);
  if (hold2 === void 0) throw new Error(`Nothing is held under ${end2.id}.`);
  const total = end2.shares.reduce((sum2, { amount }) => sum2 + amount, 0n);
  if (total !== hold2.amount) throw new Error(`The shares of ${end2.id} don't add up to its amount.`);
  return [hold2, end2];
});
var isPossible = ({ kind: kind5 }, units) => kind5 === owedKind ? units <= 0n : units >= 0n;
var areCovered = (balances, planned) => {
  const left = /* @__PURE__ */ new Map();
  for (const [account2, amount] of planned.flatMap(({ movements: movements2 }) => movements2)) {
    if (account2.owner === null) continue;
    const key = `${account2.owner} ${account2.kind} ${account2.asset}`;
    left.set(key, { account: account2, units: (left.get(key)?.units ?? balances.read(account2)) + amount });
  }
  return [...left.values()].every(({ account: account2, units }) => isPossible(account2, units));
};
var plan = (draft, { postings = [], holds = [], ends: ends2 = [] }) => {
  const found = findEnds(draft, ends2);
  return {
    transfers: [
      ...holds.map(planHold),
      ...found.map(([hold2, end2]) => planEnd(hold2, end2)),
      ...postings.map(planPosting)
    ],
    ends: found.map(([hold2, end2]) => ({ hold: hold2, as: end2.as, legs: endLegs(hold2, end2) }))
  };
};
var move = ({ state, journal }, { kind: kind5, reference, movements: movements2 }) => {
  journal.move(
    kind5,
    reference,
    movements2.map(([account2, amount]) => [state.balances.of(account2), amount])
  );
};
var begin = (draft, hold2) => {
  const live2 = { ...hold2, status: "held" };
  draft.state.holds.set(hold2.id, live2);
  draft.newHolds.add(live2);
};
var end = ({ state, endedHolds }, { hold: hold2, as, legs }) => {
  state.holds.delete(hold2.id);
  endedHolds.push({ ...hold2, status: as, legs });
};
var addRows = ({ rows }, added) => {
  for (const { writer, row: row3 } of added) {
    const others2 = rows.get(writer);
    if (others2) others2.push(row3);
    else rows.set(writer, [row3]);
  }
};
var perform = (draft, kind5, effects, { transfers, ends: ends2 }) => {
  for (const transfer of transfers) move(draft, transfer);
  for (const hold2 of effects.holds ?? []) begin(draft, hold2);
  for (const one of ends2) end(draft, one);
  for (const posting of effects.postings ?? []) draft.postings.push({ ...posting, kind: kind5 });
  addRows(draft, effects.rows ?? []);
  draft.events.push(...effects.events ?? []);
  effects.change?.(draft.state);
};
var consider = (draft, decide8) => {
  const decision = decide8();
  return decision.refused ? { refused: decision.refused } : { decision, planned: plan(draft, decision) };
};
var carryOut = (draft, kind5, decide8) => {
  let considered;
  try {
    considered = consider(draft, decide8);
  } catch (error) {
    draft.failures.push(error);
    return failed;
  }
  const { decision, planned, refused: refused3 } = considered;
  if (refused3) return { refused: refused3 };
  if (!areCovered(draft.state.balances, planned.transfers)) return insufficient;
  perform(draft, kind5, decision, planned);
  return { done: decision.done };
};

// src/exchange/commandKind.ts
var erased = (kind5) => kind5;
var defineKind = (kind5) => {
  const { decide: decide8, ...described2 } = kind5;
  return erased({
    ...described2,
    carryOut: (draft, command, known3) => carryOut(draft, kind5.kind, () => decide8(draft, command, known3))
  });
};
var defineMatchedKind = ({
  match,
  ...described2
}) => erased({ ...described2, carryOut: match });

// src/exchange/readableLine.ts
var printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]{1,500}$/u;
var isReadableLine = (text7) => printable.test(text7) && text7.trim() !== "";

// src/db/plainDecimal.ts
var plainDecimal = (text7) => text7.includes(".") ? text7.replace(/\.?0+$/, "") : text7;

// src/exchange/fundLookups.ts
var holdFromRow = ({ id, owner: owner2, kind: kind5, asset: asset5, amount, status: status2 }) => ({
  id,
  trader: owner2,
  as: kind5,
  asset: asset5,
  amount: toUnits(plainDecimal(amount)),
  status: status2
});
var readEndedHolds = async (client, ids) => {
  const { rows } = await client.query({
    name: "exchange-ended-holds",
    text: `select id, owner, kind, asset, amount, status, legs from hold where id = any ($1) and status <> 'held'`,
    values: [ids]
  });
  return new Map(rows.map((row3) => [row3.id, { ...holdFromRow(row3), legs: row3.legs }]));
};
var readPostings = async (client, ids) => {
  const { rows } = await client.query({
    name: "exchange-postings",
    text: "select id, kind, legs, reason, made_by as by from posting where id = any ($1)",
    values: [ids]
  });
  return new Map(rows.map((row3) => [row3.id, row3]));
};
var readTraders = async (client, ids) => {
  if (ids.length === 0) return /* @__PURE__ */ new Set();
  const { rows } = await client.query({
    name: "exchange-traders",
    text: "select unique_id as id from trader where unique_id = any ($1)",
    values: [ids]
  });
  return new Set(rows.map(({ id }) => id));
};

// src/exchange/sql/rows.ts
var rowFor = (writer, row3) => ({
  writer,
  row: row3
});

// src/areas/accounts/freezing.ts
var setFrozen = (rows, { at }) => ({
  name: "accounts-set-frozen",
  text: `update trader set frozen_at = case when is_frozen then $3::timestamptz end
         from unnest($1::text[], $2::boolean[]) as changed (id, is_frozen) where unique_id = changed.id`,
  values: [textColumn(rows, ({ trader: trader2 }) => trader2), rows.map(({ isFrozen }) => isFrozen), new Date(at)]
});
var objectionTo = ({ trader: trader2, by, why }, traders) => {
  if (!isReadableLine(by) || !isReadableLine(why)) return noReason;
  return traders.has(trader2) ? void 0 : noSuchTrader;
};
var freezingKind = (kind5, isFrozen) => defineKind({
  kind: kind5,
  // A statement can't both freeze and unfreeze the same row.
  keysOf: ({ trader: trader2 }) => [`freezing ${trader2}`],
  lookUp: (client, commands) => readTraders(
    client,
    commands.map(({ trader: trader2 }) => trader2)
  ),
  decide: ({ state }, { trader: trader2, by, why }, traders) => {
    const objection = objectionTo({ trader: trader2, by, why }, traders);
    if (objection) return objection;
    if (state.frozen.has(trader2) === isFrozen) return { done: { isRepeat: true } };
    return {
      done: { isRepeat: false },
      rows: [rowFor(setFrozen, { trader: trader2, isFrozen })],
      events: [{ kind: isFrozen ? "account.frozen" : "account.unfrozen", payload: { trader: trader2, by, why } }],
      change: ({ frozen: frozen2 }) => {
        if (isFrozen) frozen2.add(trader2);
        else frozen2.delete(trader2);
      }
    };
  }
});
var freezeAccount = freezingKind("account.freeze", true);
var unfreezeAccount = freezingKind("account.unfreeze", false);

// src/areas/accounts/letters/accountLetters.ts
var accountLetters = (mail) => ({
  "account.frozen": async (transaction, { trader: uniqueId }, occurrence) => {
    const at = new Date(occurrence.at);
    await mail(transaction, uniqueId, { kind: "accountFrozen", at });
    await createAudit(transaction).note("account frozen", { at, uniqueId, address: operatorAddress });
  },
  "account.unfrozen": async (transaction, { trader: uniqueId }, occurrence) => {
    const at = new Date(occurrence.at);
    await mail(transaction, uniqueId, { kind: "accountUnfrozen", at });
    await createAudit(transaction).note("account unfrozen", { at, uniqueId, address: operatorAddress });
  }
});

// src/mail/phrases.ts
var utc = (at) => formatMoment(at.getTime(), () => 0)?.utc ?? at.toISOString();
var newPasswordLink = ({ publicUrl }) => ({
  label: "Choose a new password",
  href: `${publicUrl}/forgot_password`
});
var somebodyKnows = (sender, first) => ({
  say: `If this wasn't you, ${first} Someone knows your password, so choose a new one now:`,
  link: newPasswordLink(sender)
});
var codeIsShort = "This code is valid for 2 minutes and works once.";
var linkIsShort = "This link is valid for 30 minutes and works once.";
var keepCode = "don't enter or share this code.";

// src/areas/accounts/letters/securityTexts.ts
var emailFirst = (sender) => ({
  say: "If this wasn't you, someone else can get into your account. Change your email account's password first, then choose a new one here:",
  link: newPasswordLink(sender)
});
var newDevice = ({ at, address: address3, device }, sender) => ({
  subject: `A new device signed in to your ${sender.brand} account`,
  title: "New sign-in to your account",
  happened: [`Someone signed in to your ${sender.brand} account from a new device or network.`],
  facts: [
    { name: "Time", value: utc(at) },
    { name: "IP address", value: address3 },
    { name: "Device", value: deviceName(device) }
  ],
  steps: [],
  valid: "If this was you, there's nothing to do. Your profile lists every device that is signed in.",
  otherwise: somebodyKnows(sender, "act now.")
});
var twoFactorCode2 = ({ code: code2, turnsOn }, sender) => {
  const what = turnsOn ? "on" : "off";
  return {
    subject: `Your ${sender.brand} code to turn two-factor authentication ${what}`,
    title: `Turn two-factor authentication ${what}`,
    happened: [
      `We received a request to turn two-factor authentication ${what} for your ${sender.brand} account, from a device that is signed in.`
    ],
    facts: [],
    steps: [{ say: `Enter this code to turn two-factor authentication ${what}:`, code: code2 }],
    valid: codeIsShort,
    otherwise: somebodyKnows(sender, keepCode)
  };
};
var passwordChanged = ({ at }, sender) => ({
  subject: `Your ${sender.brand} password was changed`,
  title: "Your password was changed",
  happened: [`The password for your ${sender.brand} account was changed.`],
  facts: [{ name: "Time", value: utc(at) }],
  steps: [],
  valid: "Every other device was signed out. Sign in there with your new password. Withdrawals are locked for 24 hours after the change.",
  otherwise: emailFirst(sender)
});
var twoFactorEnabled = ({ at }, sender) => ({
  subject: `Two-factor authentication was turned on for your ${sender.brand} account`,
  title: "Two-factor authentication was turned on",
  happened: [
    `Two-factor authentication was turned on for your ${sender.brand} account. From now on, you'll need a code from your authenticator app to sign in.`
  ],
  facts: [{ name: "Time", value: utc(at) }],
  steps: [],
  valid: "Withdrawals stay locked for 24 hours after it was turned on.",
  otherwise: emailFirst(sender)
});
var twoFactorDisabled = ({ at }, sender) => ({
  subject: `Two-factor authentication was turned off for your ${sender.brand} account`,
  title: "Two-factor authentication was turned off",
  happened: [
    `Two-factor authentication was turned off for your ${sender.brand} account. You no longer need a code from your authenticator app to sign in.`
  ],
  facts: [{ name: "Time", value: utc(at) }],
  steps: [],
  valid: "Withdrawals stay locked until you turn two-factor authentication back on in your profile.",
  otherwise: emailFirst(sender)
});
var antiPhishingWordChanged = ({ at, isRemoved }, sender) => ({
  subject: `The anti-phishing word for your ${sender.brand} account was ${isRemoved ? "removed" : "changed"}`,
  title: `Your anti-phishing word was ${isRemoved ? "removed" : "changed"}`,
  happened: [
    isRemoved ? `The anti-phishing word for your ${sender.brand} account was removed. This is the last email that has one.` : `The anti-phishing word for your ${sender.brand} account was changed. It's at the top of this email.`
  ],
  facts: [{ name: "Time", value: utc(at) }],
  steps: [],
  valid: isRemoved ? "From now on our emails won't include a word." : "From now on it's in every email from us. An email without it isn't from us.",
  otherwise: somebodyKnows(sender, "act now.")
});
var securityTexts = {
  newDevice,
  twoFactorCode: twoFactorCode2,
  passwordChanged,
  twoFactorEnabled,
  twoFactorDisabled,
  antiPhishingWordChanged
};

// src/areas/accounts/letters/accountTexts.ts
var verifyAccount = ({ firstName, link }, { brand }) => ({
  subject: `Verify your email for ${brand}`,
  title: "Verify your email",
  happened: [`Hello ${firstName},`, `Thanks for signing up to ${brand} with this email address.`],
  facts: [],
  steps: [
    {
      say: "Verify your email address to sign in for the first time:",
      link: { label: "Verify email", href: link }
    }
  ],
  valid: "This link is valid for 24 hours and works once.",
  otherwise: {
    say: "If you didn't sign up, you can ignore this email: nobody can sign in to the account until the address is verified."
  }
});
var loginCode = ({ code: code2 }, sender) => ({
  subject: `Your ${sender.brand} sign-in code`,
  title: "Your sign-in code",
  happened: [`We received a request to sign in to ${sender.brand} with your password.`],
  facts: [],
  steps: [{ say: "Enter this code to continue:", code: code2 }],
  valid: codeIsShort,
  otherwise: somebodyKnows(sender, keepCode)
});
var loginActivity = (letter, sender) => ({
  subject: `New sign-in to your ${sender.brand} account`,
  title: "Was this you?",
  happened: [`We received a request to sign in to ${sender.brand} with your password, from a new device or network.`],
  facts: [
    { name: "Time", value: utc(letter.at) },
    { name: "IP address", value: letter.address },
    { name: "Device", value: deviceName(letter.device) }
  ],
  steps: [
    { say: "If this was you, enter this code on the sign-in page:", code: letter.code },
    {
      say: "Or confirm the sign-in with this link, then sign in again:",
      link: { label: "Confirm sign-in", href: letter.link }
    }
  ],
  valid: "The code is valid for 2 minutes, the link for 30 minutes. Each works once.",
  otherwise: somebodyKnows(sender, "don't confirm it: nobody gets in until you do.")
});
var expiredPassword = ({ code: code2 }, sender) => ({
  subject: `Your ${sender.brand} password has expired`,
  title: "Your password has expired",
  happened: [`We received a request to sign in to ${sender.brand} with your password. The password has expired.`],
  facts: [],
  steps: [{ say: "Enter this code with your new password:", code: code2 }],
  valid: codeIsShort,
  otherwise: somebodyKnows(sender, keepCode)
});
var resetPassword = ({ link }, { brand }) => ({
  subject: `Choose a new ${brand} password`,
  title: "Choose a new password",
  happened: [`We received a request to reset the password for your ${brand} account.`],
  facts: [],
  steps: [{ say: "Choose a new password here:", link: { label: "Choose a new password", href: link } }],
  valid: linkIsShort,
  otherwise: { say: "If this wasn't you, you can ignore this email: your password hasn't changed." }
});
var disableTwoFactor = ({ link }, sender) => ({
  subject: `Turn off two-factor authentication for your ${sender.brand} account`,
  title: "Turn off two-factor authentication",
  happened: [
    `We received a request to turn off two-factor authentication for your ${sender.brand} account, made with your password. Once it's off, you won't need a code from your authenticator app to sign in.`
  ],
  facts: [],
  steps: [{ say: "If you've lost your authenticator app:", link: { label: "Turn two-factor off", href: link } }],
  valid: linkIsShort,
  otherwise: somebodyKnows(sender, "don't follow the link: two-factor authentication stays on.")
});
var accountFrozen = ({ at }, { brand, publicUrl }) => ({
  subject: `Your ${brand} account is on hold`,
  title: "Your account is on hold",
  happened: [
    `We've put your ${brand} account on hold. You can still sign in, see your balances and cancel open orders. Everything else is paused.`
  ],
  facts: [{ name: "Time", value: utc(at) }],
  steps: [{ say: "To find out more:", link: { label: "Contact support", href: `${publicUrl}/support` } }],
  valid: "The hold lasts until we lift it. Your funds stay in your account.",
  otherwise: { say: `We'll never ask for your password or a code to lift a hold.` }
});
var accountUnfrozen = ({ at }, { brand, publicUrl }) => ({
  subject: `The hold on your ${brand} account has been lifted`,
  title: "Your account is no longer on hold",
  happened: [`We've lifted the hold on your ${brand} account. You can use it as before.`],
  facts: [{ name: "Time", value: utc(at) }],
  steps: [],
  valid: "Open orders you didn't cancel are still in the book.",
  otherwise: {
    say: "If anything looks wrong, contact support.",
    link: { label: "Contact support", href: `${publicUrl}/support` }
  }
});
var accountTexts2 = {
  verifyAccount,
  loginCode,
  loginActivity,
  expiredPassword,
  resetPassword,
  disableTwoFactor,
  accountFrozen,
  accountUnfrozen,
  ...securityTexts
};

// src/areas/accounts/login/activity.ts
var newActivity = (socketToken) => ({
  httpStatus: 422,
  body: { statusCode: 422, message: serverWording.newLoginActivity, data: { socketToken } }
});
var codeKey = ({ uniqueId, tokenHash }) => ({ uniqueId, purpose: "loginActivity", scope: tokenHash.toString("hex") });
var holdLogin = async (core2, caller, hasPassedSecondFactor, before) => {
  const { trader: trader2, place: place2 } = caller;
  const { uniqueId, email: email3 } = trader2;
  const refused3 = await refuseTooManyMails(core2, caller);
  if (refused3) return refused3;
  const at = core2.clock();
  const token = core2.random.token();
  const code2 = core2.random.mailCode();
  const tokenHash = hashToken(token);
  await together(core2, async (joint) => {
    const { deviceHash, network: network2, address: address3, device } = place2;
    await joint.challenges.open({ tokenHash, uniqueId, deviceHash, network: network2, hasPassedSecondFactor }, at);
    if (before) await joint.challenges.endOthers(tokenHash, before, at);
    await joint.codes.keep(codeKey({ uniqueId, tokenHash }), code2, at);
    await joint.audit.note("new place held", eventOf(caller, at));
    const link = await newLink(core2, joint, { uniqueId, purpose: "loginActivity", challenge: tokenHash });
    await joint.mail(email3, { kind: "loginActivity", code: code2, link, address: address3, device, at });
  });
  return token;
};
var confirmPlace = async (stores, tokenHash, place2, at) => {
  const confirmed2 = await stores.challenges.confirm(tokenHash, at);
  if (!confirmed2) return false;
  const { uniqueId } = confirmed2;
  await stores.places.remember(uniqueId, confirmed2, at);
  await stores.audit.note("new place confirmed", eventOf({ trader: { uniqueId }, place: place2 }, at));
  return true;
};
var confirmByCode = (core2, waiting, code2, place2) => together(core2, async (stores) => {
  const at = core2.clock();
  const { tokenHash, trader: trader2 } = waiting;
  const isRight = await stores.codes.spend(codeKey({ uniqueId: trader2.uniqueId, tokenHash }), code2, at);
  return isRight && confirmPlace(stores, tokenHash, place2, at);
});
var holdAnew = async (core2, caller) => {
  const { trader: trader2, place: place2 } = caller;
  const waiting = await core2.stores.challenges.newestOpen(trader2.uniqueId, place2, core2.clock());
  if (!waiting) return refusals.nothingToVerify;
  return holdLogin(core2, caller, waiting.hasPassedSecondFactor, waiting);
};
var findWaiting = async ({ stores, clock }, socketToken, email3) => {
  const waiting = await stores.challenges.findOpen(hashToken(socketToken), clock());
  const trader2 = waiting && await stores.traders.byId(waiting.uniqueId);
  return waiting && trader2?.email === email3 ? { tokenHash: waiting.tokenHash, trader: trader2 } : void 0;
};

// src/areas/accounts/proving/credentials.ts
var passwordLimit = (email3, place2, isKnownPlace) => ({
  kind: "password",
  subject: isKnownPlace ? `${email3} ${place2.key}` : email3
});
var nobody2 = "";
var checkCredentials = async (core2, given, place2) => {
  const { stores, limits, passwords, clock } = core2;
  const email3 = normaliseEmail(given.email);
  const trader2 = await stores.traders.byEmail(email3);
  const isKnownPlace = await stores.places.isKnown(trader2?.uniqueId ?? nobody2, place2);
  const [byAddress, byAccount] = [addressLimit(place2), passwordLimit(email3, place2, isKnownPlace)];
  const refused3 = await countTry(core2, { trader: trader2, place: place2 }, byAddress, byAccount);
  if (refused3) return { trader: void 0, refused: refused3 };
  const isRight = await passwords.isRight(trader2?.passwordHash, given.password).catch(async (error) => {
    await limits.giveBack(byAddress, byAccount);
    throw error;
  });
  if (!trader2 || !isRight) {
    await stores.audit.note("password refused", eventOf({ trader: trader2, place: place2 }, clock()));
    return { trader: void 0, refused: refusals.wrongCredentials };
  }
  await limits.giveBack(byAddress);
  await limits.forget(byAccount);
  return { trader: trader2 };
};
var addressLimit = ({ network: network2 }) => ({ kind: "address", subject: network2 });
var forgetGuesses = async ({ limits }, email3, place2) => {
  await limits.forget(passwordLimit(email3, place2, false));
  await limits.forget(passwordLimit(email3, place2, true));
};

// src/areas/accounts/login/activityHandlers.ts
var activityHandlers = (core2) => ({
  resendLoginActivityCode: async ({ body, request }) => {
    const place2 = placeOf(request);
    const checked = await checkCredentials(core2, body, place2);
    if (!checked.trader) return checked.refused;
    const held = await holdAnew(core2, { trader: checked.trader, place: place2 });
    if (isRefused(held)) return held;
    return { statusCode: 200, message: accountTexts.codeResent, data: { socketToken: held } };
  },
  verifyLoginActivity: async ({ body, request }) => {
    const place2 = placeOf(request);
    const limited = await countTry(core2, { trader: void 0, place: place2 }, addressLimit(place2));
    if (limited) return limited;
    const waiting = await findWaiting(core2, body.loginActivityToken, normaliseEmail(body.email));
    if (!waiting) return refusals.wrongActivityToken;
    const { trader: trader2 } = waiting;
    const refused3 = await tryCode(core2, {
      trader: trader2,
      place: place2,
      subject: trader2.uniqueId,
      purpose: "loginActivity",
      isAwaited: true,
      isRight: () => confirmByCode(core2, waiting, body.otp, place2),
      wrong: refusals.wrongMailCode
    });
    if (refused3) return refused3;
    await core2.limits.giveBack(addressLimit(place2));
    return { statusCode: 200, message: serverWording.loginActivityVerified };
  },
  confirmLoginActivity: async ({ parameters: { token }, request }) => {
    const at = core2.clock();
    const place2 = placeOf(request);
    const isConfirmed = await together(core2, async (stores) => {
      const link = await stores.links.use("loginActivity", token, at);
      return link?.challenge ? confirmPlace(stores, link.challenge, place2, at) : false;
    });
    return isConfirmed ? { message: serverWording.loginActivityVerified } : refusals.activityLinkExpired;
  }
});

// src/areas/accounts/login/loginAnswers.ts
import { asc as asc2 } from "drizzle-orm";

// src/identity/secrets/totp.ts
import { Secret, TOTP } from "otpauth";
var stepOfCode = (base32, code2, at) => {
  if (!/^\d{6}$/.test(code2)) return void 0;
  const drift = TOTP.validate({ token: code2, secret: Secret.fromBase32(base32), timestamp: at, window: 1 });
  return drift === null ? void 0 : TOTP.counter({ timestamp: at }) + drift;
};

// src/identity/secondFactor.ts
var secretStep = ({ seals, clock }, trader2, code2) => {
  if (trader2.twoFactorSecret === null) return void 0;
  const secret = seals.unseal(trader2.twoFactorSecret, trader2.uniqueId);
  const step = stepOfCode(secret, code2, clock().getTime());
  return step !== void 0 && step > (trader2.lastTotpStep ?? -1) ? step : void 0;
};
var appCodeStep = (core2, trader2, code2) => isTwoFactorOn2(trader2) ? secretStep(core2, trader2, code2) : void 0;
var checkAppCode = async (core2, { trader: trader2, place: place2, code: code2, wrong }) => {
  if (!isTwoFactorOn2(trader2)) return { step: void 0 };
  const step = appCodeStep(core2, trader2, code2 ?? "");
  const refused3 = await tryCode(core2, {
    trader: trader2,
    place: place2,
    subject: trader2.uniqueId,
    purpose: "app",
    isAwaited: true,
    isRight: async () => step !== void 0,
    wrong
  });
  return refused3 ?? { step };
};
var spendAppCode = async (core2, trader2, code2) => {
  const step = appCodeStep(core2, trader2, code2);
  return step !== void 0 && core2.stores.traders.takeTotpStep(trader2.uniqueId, step);
};
var secondFactorOf = (trader2) => {
  if (isTwoFactorOn2(trader2)) return "app";
  return trader2.isMailCodeOn ? "mail" : void 0;
};
var checkLoginCode = (core2, caller, factor, code2) => {
  const { trader: trader2, place: place2 } = caller;
  const { uniqueId } = trader2;
  const key = { uniqueId, purpose: "login", scope: place2.key };
  const spend = {
    app: () => spendAppCode(core2, trader2, code2),
    mail: () => core2.stores.codes.spend(key, code2, core2.clock())
  };
  const wrong = refusals.wrongLoginCode;
  const isRight = spend[factor];
  return tryCode(core2, { ...caller, subject: uniqueId, purpose: factor, isAwaited: true, isRight, wrong });
};
var setUpSecret = ({ seals }, trader2) => {
  if (trader2.twoFactorSecret === null || isTwoFactorOn2(trader2)) return void 0;
  try {
    return seals.unseal(trader2.twoFactorSecret, trader2.uniqueId);
  } catch {
    return void 0;
  }
};

// src/areas/accounts/login/loginAnswers.ts
var flag2 = (isOn) => isOn ? 1 : 0;
var known2 = (trader2) => ({
  statusCode: 200,
  uniqueId: trader2.uniqueId,
  email: trader2.email,
  tfaStatus: flag2(isTwoFactorOn2(trader2))
});
var wantsTwoFactor = (trader2) => ({
  ...known2(trader2),
  message: serverWording.twoFactorWanted,
  mailAuth: 0
});
var wantsMailCode = (trader2) => ({
  ...known2(trader2),
  message: successTexts.accounts.mailCodeWanted,
  mailAuth: 1
});
var wantsNewPassword = (trader2) => ({
  ...known2(trader2),
  message: successTexts.accounts.passwordExpired,
  forceResetPwd: true
});
var feeDetail = async ({ db }) => {
  const rows = await db.select().from(pair).orderBy(asc2(pair.id));
  return rows.map(({ name: name2, buyFeePercent, sellFeePercent }) => ({
    symbol: name2,
    buy: plainDecimal(buyFeePercent),
    sell: plainDecimal(sellFeePercent)
  }));
};
var loggedIn = async (core2, trader2, token) => {
  const tfaCode = setUpSecret(core2, trader2);
  return {
    ...known2(trader2),
    message: serverWording.loggedIn,
    token,
    feeDetail: await feeDetail(core2),
    ...tfaCode !== void 0 && { tfaCode },
    tfa_response: 1,
    mailAuth: flag2(trader2.isMailCodeOn),
    forceResetPwd: false
  };
};

// src/areas/accounts/login/login.ts
var isNewDevice = (before, here) => before.length > 0 && !before.some(
  ({ device, address: address3 }) => (device === null || device === here.device) && networkOf(address3) === here.network
);
var remindAfterMs = 5 * 6e4;
var remindToVerify = async (core2, caller) => {
  const { uniqueId, firstName } = caller.trader;
  const since = new Date(core2.clock().getTime() - remindAfterMs);
  if (!await core2.stores.links.wasMailedSince(uniqueId, "verifyAccount", since))
    await mailLink(core2, caller, "verifyAccount", (link) => ({ kind: "verifyAccount", firstName, link }));
  return refusals.notVerified;
};
var askForCode = async (core2, caller, factor) => {
  const { trader: trader2 } = caller;
  if (factor === "app") return wantsTwoFactor(trader2);
  return await mailCode3(core2, caller, "login") ?? wantsMailCode(trader2);
};
var requireSecondFactor = async (core2, caller, code2) => {
  const { trader: trader2, place: place2 } = caller;
  const factor = secondFactorOf(trader2);
  if (factor === void 0) return void 0;
  if (code2 !== void 0) return checkLoginCode(core2, caller, factor, code2);
  if (await core2.stores.challenges.goOn(trader2.uniqueId, place2, core2.clock())) return void 0;
  return askForCode(core2, caller, factor);
};
var requireKnownDevice = async (core2, caller) => {
  const { trader: trader2, place: place2 } = caller;
  if (!trader2.checksPlaces) return void 0;
  if (await core2.stores.places.isKnown(trader2.uniqueId, place2)) return void 0;
  const held = await holdLogin(core2, caller, secondFactorOf(trader2) !== void 0);
  return isRefused(held) ? held : newActivity(held);
};
var openSession2 = async (core2, caller) => {
  const { trader: trader2, place: place2 } = caller;
  const { uniqueId, email: email3 } = trader2;
  const token = core2.random.token();
  const at = core2.clock();
  await together(core2, async ({ sessions, places: places2, audit, mail }) => {
    const isNew2 = isNewDevice(await audit.signIns(uniqueId), place2);
    await sessions.open(token, uniqueId, place2.address, at, place2.device);
    await places2.remember(uniqueId, place2, at);
    await audit.note("logged in", eventOf(caller, at));
    if (isNew2) await mail(email3, { kind: "newDevice", address: place2.address, device: place2.device, at });
  });
  await core2.limits.forget(...everyCountAt({ kind: "mail", subject: uniqueId }, place2));
  return loggedIn(core2, trader2, token);
};
var nextLoginStep = async (core2, caller, code2) => {
  const { trader: trader2 } = caller;
  if (!trader2.isVerified) return remindToVerify(core2, caller);
  if (trader2.isPasswordExpired) return await mailCode3(core2, caller, "expiredPassword") ?? wantsNewPassword(trader2);
  return await requireSecondFactor(core2, caller, code2) ?? await requireKnownDevice(core2, caller) ?? openSession2(core2, caller);
};
var loginHandlers = (core2) => ({
  login: async ({ body, request }) => {
    const place2 = placeOf(request);
    const checked = await checkCredentials(core2, body, place2);
    if (!checked.trader) return checked.refused;
    const code2 = body.otp ?? body.code ?? body.mailOTP;
    return nextLoginStep(core2, { trader: checked.trader, place: place2 }, code2);
  }
});

// src/contract/formObjection.ts
var objectionToForm = (rules2, wireNames3, fields, others2 = {}) => {
  const names = Object.entries(wireNames3);
  const texts = names.map(([name2, sent]) => [name2, fields[sent] ?? ""]);
  if (texts.some(([, value]) => typeof value !== "string")) return void 0;
  const messages = checkForm(rules2, { ...others2, ...Object.fromEntries(texts) });
  const wrong = names.find(([name2]) => messages[name2] !== void 0);
  return wrong && refuse(400, messages[wrong[0]] ?? "", wrong[1]);
};
var objectionByRules = (rules2) => (fields) => {
  for (const [name2, faultOf] of Object.entries(rules2)) {
    const value = fields[name2];
    const message = typeof value === "string" ? faultOf(value, fields) : void 0;
    if (message !== void 0) return refuse(400, message, name2);
  }
  return void 0;
};

// src/areas/accounts/formChecks.ts
var objectionBy = (rules2) => {
  const wireNames3 = Object.fromEntries(Object.keys(rules2).map((name2) => [name2, name2]));
  return (fields) => objectionToForm(rules2, wireNames3, fields);
};
var bySignIn = objectionBy(signInRules);
var byRegistration = objectionBy(registrationRules);
var byForgotPassword = objectionBy(forgotPasswordRules);
var byActivityCode = objectionBy({ email: requiredEmail, otp: allOf(required, mailCode2) });
var byNewPassword = objectionBy({
  newPassword,
  confirmPassword: (value, form) => allOf(required, equalTo(form.newPassword, fieldTexts.registrationConfirm))(value)
});
var byExpiredPassword = objectionBy(expiredPasswordRules({ hasTwoFactor: false, oldPassword: "" }));
var byChangedPassword = objectionBy({
  oldPassword: currentPassword,
  newPassword,
  confirmPassword: (value, form) => allOf(required, equalTo(form.newPassword, fieldTexts.registrationConfirm))(value),
  code: (value) => value === "" ? void 0 : twoFactorCode(value)
});
var byWord = objectionBy({
  word: (value) => value === "" || antiPhishingWord(value) === void 0 ? void 0 : fieldTexts.antiPhishingWord
});
var accountFormChecks = ({ isRegistrationOpen }) => ({
  register: async (fields) => await isRegistrationOpen() ? byRegistration(fields) : refusals.registrationsStopped,
  login: bySignIn,
  resendLoginActivityCode: bySignIn,
  requestTfaReset: bySignIn,
  verifyLoginActivity: byActivityCode,
  resetExpiredPassword: byExpiredPassword,
  forgotPassword: byForgotPassword,
  resetPassword: byNewPassword,
  changePassword: byChangedPassword,
  verifyTfaOtp: objectionBy({ otp: allOf(required, mailCode2) }),
  switchTfa: objectionBy({ code: twoFactorCode }),
  setAntiPhishingWord: byWord
});

// src/identity/limits/forgetTries.ts
import { sql as sql6 } from "drizzle-orm";
var forgetTries = async (queries, { uniqueId, email: email3 }) => {
  const isTheirs = sql6`string_to_array(${tryCount.key}, ' ') && array[${uniqueId}, ${email3}]::text[]`;
  const { rowCount } = await queries.delete(tryCount).where(isTheirs);
  return rowCount ?? 0;
};

// src/operator/actions.ts
import { sql as sql7 } from "drizzle-orm";
var keepAction = async (queries, { at, who, why, words: words4, inboxId }) => {
  await queries.execute(
    sql7`insert into operator_action (at, who, why, words, inbox_id)
        values (${at.toISOString()}::timestamptz, ${who}, ${why}, ${words4}, ${inboxId ?? null})
        on conflict (inbox_id) do nothing`
  );
};
var kept = ({ at, ...row3 }) => ({ ...row3, at: new Date(at) });
var selected = sql7`select at, who, why, words, inbox_id as id, outcome
                     from operator_action left join inbox on inbox.id = inbox_id`;
var readActions = async (queries, most) => {
  const { rows } = await queries.execute(
    sql7`${selected} order by operator_action.number desc limit ${most}`
  );
  return rows.map(kept);
};
var findAction = async (queries, id) => {
  const { rows } = await queries.execute(sql7`${selected} where inbox_id = ${id}`);
  return rows[0] && kept(rows[0]);
};

// src/operator/command.ts
var reading2 = (command) => ({
  ...command,
  isChange: false
});
var changing = (command) => ({
  ...command,
  isChange: true
});
var usageOf = ({ name: name2, usage }) => `${name2} ${usage}`.trim();

// src/operator/reading.ts
var findTrader = async (queries, typed) => {
  const email3 = normaliseEmail(typed);
  const value = await createTraderStore(queries).byEmail(email3);
  return value ? { value } : { wrong: `There is no account ${email3}.` };
};
var readCoin = (typed) => {
  const value = readAssetSymbol(typed);
  return value ? { value } : { wrong: `There is no currency ${typed}.` };
};
var isAmbiguous = (typed) => /^[1-9]\d{0,2},\d{3}$/.test(typed);
var readMoney = (typed) => {
  if (isAmbiguous(typed))
    return {
      wrong: `${typed} can mean ${typed.replace(",", "")} or ${typed.replace(",", ".")}. Type it without a comma.`
    };
  const units = readAmount(parseTyped(typed) ?? "");
  if (units !== void 0) return { value: fromUnits(units) };
  return { wrong: `${typed} is not an amount. Type a figure above 0 with at most 18 decimals, such as 12.5.` };
};
var readPair = (typed) => {
  const name2 = typed.toUpperCase();
  const value = spotPairNames.find((known3) => known3 === name2);
  return value ? { value } : { wrong: `There is no pair ${typed}.` };
};

// src/areas/accounts/operator/accounts.ts
var address2 = "operator";
var changes = [
  {
    name: "account verify",
    meaning: "verify an address whose verification email never arrived",
    alreadySo: ({ email: email3, isVerified }) => isVerified ? `${email3} is already verified.` : void 0,
    make: async ({ transaction, trader: { uniqueId }, at }) => {
      await createTraderStore(transaction).verify(uniqueId);
      await createLinkStore(transaction).endAll(uniqueId, "verifyAccount", at);
      await createAudit(transaction).note("account verified", { at, uniqueId, address: address2 });
    },
    told: (email3) => `${email3} is verified.`
  },
  {
    name: "account unlock",
    meaning: "let a trader locked out by wrong passwords or codes sign in again",
    make: async ({ transaction, trader: { uniqueId, email: email3 }, at }) => {
      await forgetTries(transaction, { uniqueId, email: email3 });
      await createAudit(transaction).note("tries forgotten", { at, uniqueId, address: address2 });
    },
    told: (email3) => `${email3} can sign in without waiting.`
  },
  {
    name: "account sessions end",
    meaning: "sign a trader out on every device",
    make: async ({ transaction, trader: { uniqueId }, desk, at }) => {
      await createSessionStore(transaction, desk.sessionTimes).endAll(uniqueId, at);
      await createAudit(transaction).note("sessions ended", { at, uniqueId, address: address2 });
    },
    told: (email3) => `${email3} is signed out on every device.`
  }
];
var run = async ({ words: words4, action }, desk, change4) => {
  const { db } = desk.database;
  const { value: trader2, wrong } = await findTrader(db, words4[0] ?? "");
  if (wrong !== void 0) return refused(wrong);
  const { email: email3 } = trader2;
  const alreadySo2 = change4.alreadySo?.(trader2);
  if (alreadySo2 !== void 0) return done(alreadySo2, { outcome: "done", email: email3, isRepeat: true });
  const at = new Date(desk.now());
  await db.transaction(async (transaction) => {
    await change4.make({ transaction, trader: trader2, desk, at });
    await keepAction(transaction, { ...action, at });
  });
  return done(change4.told(email3), { outcome: "done", email: email3, isRepeat: false });
};
var accountCommands = changes.map(
  (change4) => changing({
    name: change4.name,
    usage: "<email>",
    meaning: change4.meaning,
    takes: [1, 1],
    run: (given, desk) => run(given, desk, change4)
  })
);

// src/areas/accounts/operator/holds.ts
import { sql as sql9 } from "drizzle-orm";

// src/exchange/failures.ts
import { DatabaseError } from "pg";

// src/db/cannotWrite.ts
var codes3 = /* @__PURE__ */ new Set(["53100", "58030", "25006"]);
var words3 = /No space left on device|Disk quota exceeded|Read-only file system/;
var cannotWrite = (error) => findInCauses(error, ({ code: code2, message }) => codes3.has(code2) || words3.test(message));

// src/exchange/failures.ts
var CommandFailed = class extends Error {
};
var ofOneCommand = /* @__PURE__ */ new Set(["21", "22", "23", "42", "44", "P0"]);
var isOutdated = (error) => error instanceof DatabaseError && error.code === "P0409";
var isOfOneCommand = (error) => {
  if (error instanceof CommandFailed) return true;
  return error instanceof DatabaseError && ofOneCommand.has(error.code?.slice(0, 2) ?? "") && !cannotWrite(error);
};

// src/inbox/awaitOutcome.ts
import { Client } from "pg";
var LOOK_EVERY_MS = 1e3;
var nextWord = (client, id, ms) => new Promise((resolve2, reject) => {
  const stop = () => {
    clearTimeout(timer2);
    client.off("notification", onWord);
    client.off("error", onError);
  };
  const onWord = ({ payload }) => {
    if (payload !== id) return;
    stop();
    resolve2();
  };
  const onError = (error) => {
    stop();
    reject(error);
  };
  const timer2 = setTimeout(() => {
    stop();
    resolve2();
  }, ms);
  client.on("notification", onWord);
  client.on("error", onError);
});
var awaitOutcome = async (options) => {
  const { connectionString, id, patienceMs, answerMs = 5e3 } = options;
  const until = performance.now() + patienceMs;
  const client = new Client({
    connectionString,
    application_name: "operator",
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs
  });
  await openSession(client);
  try {
    await client.query("listen inbox_done");
    for (; ; ) {
      const { rows } = await client.query(
        "select outcome from inbox where id = $1",
        [id]
      );
      const outcome = rows[0]?.outcome;
      const left = until - performance.now();
      if (outcome) return outcome;
      if (left <= 0) return void 0;
      await nextWord(client, id, Math.min(left, LOOK_EVERY_MS));
    }
  } finally {
    await client.end();
  }
};

// src/inbox/inboxStore.ts
import { sql as sql8 } from "drizzle-orm";
var handOver = async (queries, { id, command, by }) => {
  const text7 = JSON.stringify(command);
  const added = await queries.execute(
    sql8`insert into inbox (id, command, handed_by) values (${id}, ${text7}::jsonb, ${by}) on conflict (id) do nothing`
  );
  if (added.rowCount === 1) return true;
  const { rows } = await queries.execute(
    sql8`select command = ${text7}::jsonb as "isSame" from inbox where id = ${id}`
  );
  return rows[0]?.isSame === true;
};
var readWaiting = async (queries, most) => {
  const { rows } = await queries.execute(
    sql8`select number, command from inbox where outcome is null order by number limit ${most}`
  );
  return rows.map(({ number, command }) => ({ number: Number(number), command }));
};
var storeOutcome = async (queries, number, outcome) => {
  await queries.execute(
    sql8`update inbox set outcome = ${JSON.stringify(outcome)}::jsonb, done_at = clock_timestamp()
        where number = ${number} and outcome is null`
  );
};
var handed = sql8`select id, command, handed_by as by, handed_at as at, outcome from inbox`;
var findHanded = async (queries, id) => {
  const { rows } = await queries.execute(sql8`${handed} where id = ${id}`);
  return rows[0];
};
var listWaiting = async (queries) => {
  const { rows } = await queries.execute(
    sql8`${handed} where outcome is null order by number limit 100`
  );
  return rows;
};
var countWaiting = async (queries) => {
  const { rows } = await queries.execute(
    sql8`select count(*)::integer as count from inbox where outcome is null`
  );
  return rows[0]?.count ?? 0;
};
var isExchangeRunning = async (queries) => {
  const { rows } = await queries.execute(
    sql8`select holder is not null and expires_at > clock_timestamp() as "isRunning" from exchange_lease`
  );
  return rows[0]?.isRunning === true;
};

// src/operator/describeOutcome.ts
var forOperators = {
  insufficient: "A trader's available balance is too low for this.",
  "id used": "This ID is already used by another movement of money. Choose another --id, or leave it out.",
  failed: "Something went wrong in the exchange. See the server's log."
};
var describeRefusal = ({ code: code2, message }) => forOperators[code2] ?? message;
var describeOutcome = (outcome) => {
  if (outcome === null) return { outcome: "waiting" };
  return outcome.refused ? { outcome: "refused", refused: describeRefusal(outcome.refused) } : { outcome: "done" };
};

// src/operator/words.ts
var typeable = (words4) => words4.map((word2) => /^[\w@.:%+,-]+$/.test(word2) ? word2 : `"${word2.replaceAll(/["\\$`]/g, "\\$&")}"`).join(" ");
var program = "npm run operator --";

// src/operator/submitCommand.ts
var defaultPatienceMs = 3e4;
var toError = (error) => causeOf(error instanceof Error ? error : new Error(String(error)));
var store = ({ database: database2, now }, { action }, id, command) => database2.db.transaction(async (transaction) => {
  if (!await handOver(transaction, { id, command, by: action.who })) return false;
  const former = await findAction(transaction, id);
  if (former) return former.who === action.who && former.why === action.why;
  await keepAction(transaction, { ...action, at: new Date(now()), inboxId: id });
  return true;
});
var idTaken = async ({ database: database2 }, id) => {
  const former = await findAction(database2.db, id);
  const what = former ? ` (${former.who}: ${former.words} --why ${typeable([former.why])})` : "";
  return refused(
    `The ID ${id} is already used by another command${what}. Nothing has changed. Choose another ID, or leave it out.`,
    { id }
  );
};
var notStored = (id, error) => uncertain(
  [
    `The database didn't confirm that it stored this command (${toError(error).message}).`,
    `Run it again with --id ${id}: with the same ID it is run only once, however often you repeat it.`
  ],
  { id, outcome: "unconfirmed" }
);
var waitFor = async ({ database: database2 }, id, waitMs2) => {
  const { db, connectionString } = database2;
  const patienceMs = waitMs2 ?? (await isExchangeRunning(db) ? defaultPatienceMs : 0);
  return awaitOutcome({ connectionString, id, patienceMs });
};
var stillWaiting = (id, reason, json2) => uncertain(
  [`${reason} The command is stored as ${id} and will be run only once.`, `See its outcome: ${program} inbox ${id}`],
  { id, outcome: "waiting", ...json2 }
);
var noAnswerYet = async ({ database: database2 }, id) => {
  const isRunning2 = await isExchangeRunning(database2.db);
  const reason = isRunning2 ? "The exchange hasn't answered yet." : "No exchange is running on this database.";
  return stillWaiting(id, reason, { isExchangeRunning: isRunning2 });
};
var toldOf = (id, outcome, { told: told2 }) => {
  const { refused: refusal2 } = outcome;
  if (!refusal2) return told2(outcome.done, id);
  return refused(`The exchange refused this command. ${describeRefusal(refusal2)} Nothing has changed.`, {
    id,
    outcome: "refused",
    code: refusal2.code
  });
};
var answerOf = async (desk, id, waitMs2, work) => {
  let outcome;
  try {
    outcome = await waitFor(desk, id, waitMs2);
    if (outcome === void 0) return await noAnswerYet(desk, id);
  } catch (error) {
    return stillWaiting(id, `The connection to the database was lost (${toError(error).message}).`, {});
  }
  return toldOf(id, outcome, work);
};
var submitCommand = async (desk, given, work) => {
  const { newId, tell: tell3 } = desk;
  const { id = newId(), waitMs: waitMs2 } = given.options;
  for (const line2 of work.plan ?? []) tell3(line2);
  tell3(`Sending this to the exchange as ${id}\u2026`);
  let isTaken;
  try {
    const command = work.command(id);
    isTaken = await store(desk, given, id, command);
  } catch (error) {
    if (isOfOneCommand(toError(error))) throw error;
    return notStored(id, error);
  }
  return isTaken ? answerOf(desk, id, waitMs2, work) : idTaken(desk, id);
};

// src/areas/accounts/operator/holds.ts
var countOpenOrders = async (queries, trader2) => {
  const { rows } = await queries.execute(
    sql9`select count(*)::integer as count from trade_order where owner = ${trader2} and status = 'open'`
  );
  return rows[0]?.count ?? 0;
};
var openOrdersLine = (email3, count2) => count2 === 0 ? "There are no open orders." : `${counted(count2, "open order")} stay${count2 === 1 ? "s" : ""} in the book until cancelled: ${program} account orders cancel ${email3} --why "..."`;
var frozenLines = (email3, isRepeat2, openOrders) => [
  isRepeat2 ? `${email3} was already frozen.` : `${email3} is frozen: the trader can only sign in, see balances and cancel open orders. We've emailed them.`,
  openOrdersLine(email3, openOrders)
];
var freeze = async (given, desk) => {
  const { db } = desk.database;
  const { value: trader2, wrong } = await findTrader(db, given.words[0] ?? "");
  if (wrong !== void 0) return refused(wrong);
  const { uniqueId, email: email3 } = trader2;
  const { who: by, why } = given.action;
  return submitCommand(desk, given, {
    command: () => ({ kind: "account.freeze", trader: uniqueId, by, why }),
    told: async ({ isRepeat: isRepeat2 }, id) => {
      const openOrders = await countOpenOrders(db, uniqueId);
      return done(frozenLines(email3, isRepeat2, openOrders), { id, outcome: "done", isRepeat: isRepeat2, email: email3, openOrders });
    }
  });
};
var unfreeze = async (given, desk) => {
  const { value: trader2, wrong } = await findTrader(desk.database.db, given.words[0] ?? "");
  if (wrong !== void 0) return refused(wrong);
  const { uniqueId, email: email3 } = trader2;
  const { who: by, why } = given.action;
  return submitCommand(desk, given, {
    command: () => ({ kind: "account.unfreeze", trader: uniqueId, by, why }),
    told: ({ isRepeat: isRepeat2 }, id) => done(
      isRepeat2 ? `${email3} was not frozen.` : `${email3} is no longer frozen: the trader has full access again. We've emailed them.`,
      { id, outcome: "done", isRepeat: isRepeat2, email: email3 }
    )
  });
};
var cancelOrders = async (given, desk) => {
  const { value: trader2, wrong } = await findTrader(desk.database.db, given.words[0] ?? "");
  if (wrong !== void 0) return refused(wrong);
  const { uniqueId, email: email3 } = trader2;
  return submitCommand(desk, given, {
    command: () => ({ kind: "orders.cancel", trader: uniqueId }),
    told: ({ orders: orders2 }, id) => done(
      orders2.length === 0 ? `${email3} has no open orders.` : `Cancelled ${counted(orders2.length, "open order")} of ${email3}. Reserved funds are released.`,
      { id, outcome: "done", email: email3, orders: orders2.map((order2) => order2.id) }
    )
  });
};
var holdCommands = [
  changing({
    name: "account freeze",
    usage: "<email>",
    meaning: "freeze an account: its trader can only view it and cancel orders",
    takes: [1, 1],
    options: ["id"],
    run: freeze
  }),
  changing({
    name: "account unfreeze",
    usage: "<email>",
    meaning: "lift the freeze",
    takes: [1, 1],
    options: ["id"],
    run: unfreeze
  }),
  changing({
    name: "account orders cancel",
    usage: "<email>",
    meaning: "cancel all of a trader's open orders",
    takes: [1, 1],
    options: ["id"],
    run: cancelOrders
  })
];

// src/transfers/holdWithdrawals.ts
import { sql as sql10 } from "drizzle-orm";
var holdWithdrawals = async (queries, { trader: trader2, because: because2 }, at) => {
  await queries.execute(sql10`select hold_withdrawals(${trader2}, ${because2}, ${at.toISOString()}::timestamptz)`);
};
var holdWithdrawalsOf = (rows, { at }) => ({
  name: "wallet-hold-withdrawals",
  text: `select hold_withdrawals(trader, because, $3::timestamptz)
         from unnest($1::text[], $2::text[]) as changed (trader, because)`,
  values: [textColumn(rows, ({ trader: trader2 }) => trader2), textColumn(rows, ({ because: because2 }) => because2), new Date(at)]
});

// src/areas/accounts/password/passwordChange.ts
var changePassword = async (core2, change4) => {
  const { trader: trader2, place: place2, newPassword: newPassword2, keptSession, spend } = change4;
  const { uniqueId, email: email3 } = trader2;
  const hash2 = await core2.passwords.hash(newPassword2);
  const at = core2.clock();
  const isChanged = await together(core2, async (joint) => {
    if (!await spend(joint, at)) return false;
    await joint.traders.resetPassword(uniqueId, hash2, at);
    await holdWithdrawals(joint.transaction, { trader: uniqueId, because: "password" }, at);
    await joint.sessions.endAll(uniqueId, at, keptSession);
    await joint.links.endAll(uniqueId, "resetPassword", at);
    await joint.codes.endAll(uniqueId, "expiredPassword", at);
    await joint.audit.note("password changed", eventOf(change4, at));
    await joint.mail(email3, { kind: "passwordChanged", at });
    return true;
  });
  if (!isChanged) return false;
  await forgetGuesses(core2, email3, place2);
  return true;
};

// src/areas/accounts/password/changePasswordHandlers.ts
var checkOldPassword = async (core2, { trader: { email: email3 }, place: place2 }, password2) => {
  const checked = await checkCredentials(core2, { email: email3, password: password2 }, place2);
  if (checked.trader) return checked;
  return checked.refused === refusals.wrongCredentials ? refusals.wrongCurrentPassword : checked.refused;
};
var replacePassword = async (core2, caller, { oldPassword, newPassword: newPassword2, code: code2 }) => {
  const { place: place2, session: session2 } = caller;
  const checked = await checkOldPassword(core2, caller, oldPassword);
  if ("refused" in checked) return checked;
  const { trader: trader2 } = checked;
  const { uniqueId, passwordHash } = trader2;
  const app = await checkAppCode(core2, { trader: trader2, place: place2, code: code2, wrong: refusals.wrongCode });
  if ("refused" in app) return app;
  if (await core2.passwords.isRight(passwordHash, newPassword2)) return refusals.samePassword;
  const isChanged = await changePassword(core2, {
    trader: trader2,
    place: place2,
    newPassword: newPassword2,
    keptSession: session2,
    spend: async ({ traders }) => {
      await traders.lock(uniqueId);
      const now = await traders.byId(uniqueId);
      if (now?.passwordHash !== passwordHash || isTwoFactorOn2(now) !== isTwoFactorOn2(trader2)) return false;
      return app.step === void 0 || traders.takeTotpStep(uniqueId, app.step);
    }
  });
  if (isChanged) return void 0;
  return app.step === void 0 ? refusals.wrongCurrentPassword : refusals.wrongCode;
};
var changePasswordHandlers = (core2) => ({
  changePassword: async ({ trader: { uniqueId, session: session2 }, body, request }) => {
    const trader2 = await core2.stores.traders.byId(uniqueId);
    if (!trader2) return refusals.loggedOut;
    const refused3 = await replacePassword(core2, { trader: trader2, session: session2, place: placeOf(request) }, body);
    return refused3 ?? { message: successTexts.accounts.passwordChangedHere };
  }
});

// src/areas/accounts/proving/linkTries.ts
var countLinkTry = async (core2, { place: place2, email: email3, subject }) => {
  const stranger = { trader: void 0, place: place2 };
  const byAddress = await countTry(core2, stranger, addressLimit(place2));
  if (byAddress) return byAddress;
  const byAll = await countTry(core2, stranger, { kind: "link", subject });
  if (!byAll) return void 0;
  const trader2 = await core2.stores.traders.byEmail(email3);
  const isKnownPlace = await core2.stores.places.isKnown(trader2?.uniqueId ?? "", place2);
  if (!isKnownPlace) return byAll;
  return countTry(core2, { trader: trader2, place: place2 }, { kind: "link", subject: `${subject} ${place2.key}` });
};

// src/areas/accounts/password/newPasswords.ts
var nobody3 = "";
var checkMailedCode = async (core2, trader2, place2, { email: email3, otp }) => {
  const wrong = refusals.wrongMailCode;
  const key = codeKey2(trader2?.uniqueId ?? nobody3, place2);
  const refused3 = await tryCode(core2, {
    trader: trader2,
    place: place2,
    subject: `expired ${normaliseEmail(email3)}`,
    purpose: "expiredPassword",
    isAwaited: await core2.stores.codes.isAwaited(key, core2.clock()),
    isRight: () => core2.stores.codes.isRight(key, otp, core2.clock()),
    wrong
  });
  if (refused3) return refused3;
  return trader2 ? { trader: trader2 } : wrong;
};
var codeKey2 = (uniqueId, { key }) => ({ uniqueId, purpose: "expiredPassword", scope: key });
var replaceExpired = async (core2, caller, { newPassword: newPassword2, otp, tfaCode }) => {
  const { uniqueId, passwordHash } = caller.trader;
  const app = await checkAppCode(core2, { ...caller, code: tfaCode, wrong: refusals.wrongAppCode });
  if ("refused" in app) return app;
  if (await core2.passwords.isRight(passwordHash, newPassword2)) return refusals.samePassword;
  const isChanged = await changePassword(core2, {
    ...caller,
    newPassword: newPassword2,
    spend: async ({ traders, codes: codes4 }, at) => (app.step === void 0 || await traders.takeTotpStep(uniqueId, app.step)) && codes4.spend(codeKey2(uniqueId, caller.place), otp, at)
  });
  return isChanged ? void 0 : refusals.wrongMailCode;
};
var newPasswordHandlers = (core2) => ({
  resetExpiredPassword: async ({ body, request }) => {
    const place2 = placeOf(request);
    const found = await core2.stores.traders.byEmail(normaliseEmail(body.email));
    const limited = await countTry(core2, { trader: found, place: place2 }, addressLimit(place2));
    if (limited) return limited;
    const checked = await checkMailedCode(core2, found, place2, body);
    if ("refused" in checked) return checked;
    const refused3 = await replaceExpired(core2, { trader: checked.trader, place: place2 }, body);
    if (refused3) return refused3;
    await core2.limits.giveBack(addressLimit(place2));
    return { statusCode: 200, message: serverWording.passwordReset };
  },
  forgotPassword: async ({ body, request }) => {
    const place2 = placeOf(request);
    const email3 = normaliseEmail(body.email);
    const limited = await countLinkTry(core2, { place: place2, email: email3, subject: email3 });
    if (limited) return limited;
    core2.later.run(async () => {
      const trader2 = await core2.stores.traders.byEmail(email3);
      if (trader2) await mailLink(core2, { trader: trader2, place: place2 }, "resetPassword", (link) => ({ kind: "resetPassword", link }));
    });
    return { message: successTexts.accounts.passwordLinkMailed };
  },
  resetPassword: async ({ body: { forgotCode, newPassword: newPassword2 }, request }) => {
    const place2 = placeOf(request);
    const limited = await countTry(core2, { trader: void 0, place: place2 }, addressLimit(place2));
    if (limited) return limited;
    const { links, traders } = core2.stores;
    const link = await links.find("resetPassword", forgotCode, core2.clock());
    const trader2 = link && await traders.byId(link.uniqueId);
    if (!trader2) return refusals.resetLinkExpired;
    if (await core2.passwords.isRight(trader2.passwordHash, newPassword2)) return refusals.samePassword;
    const isChanged = await changePassword(core2, {
      trader: trader2,
      place: place2,
      newPassword: newPassword2,
      spend: async (stores, at) => await stores.links.use("resetPassword", forgotCode, at) !== void 0
    });
    if (!isChanged) return refusals.resetLinkExpired;
    await core2.limits.giveBack(addressLimit(place2));
    return { message: successTexts.accounts.passwordChanged };
  }
});

// src/areas/accounts/registration.ts
var referrerOf = async ({ stores }, code2) => {
  if (code2 === void 0 || code2 === "") return { referredBy: null };
  const referrer2 = /^\w+$/.test(code2) ? await stores.traders.byReferralCode(code2.toUpperCase()) : void 0;
  return referrer2 ? { referredBy: referrer2.uniqueId } : refusals.unknownReferralCode;
};
var newTrader = async ({ random: random2, passwords, clock }, { firstName, lastName, email: email3, password: password2 }, referredBy) => ({
  uniqueId: random2.uniqueId(),
  email: normaliseEmail(email3),
  firstName,
  lastName,
  passwordHash: await passwords.hash(password2),
  passwordChangedAt: clock(),
  referralCode: random2.referralCode(),
  referredBy,
  createdAt: clock()
});
var openAccount = (core2, trader2, place2) => together(core2, async (joint) => {
  if (!await joint.traders.add(trader2)) return false;
  const { uniqueId, email: email3, firstName } = trader2;
  const at = core2.clock();
  await joint.places.remember(uniqueId, place2, at);
  await joint.audit.note("registered", eventOf({ trader: trader2, place: place2 }, at));
  const link = await newLink(core2, joint, { uniqueId, purpose: "verifyAccount" });
  await joint.mail(email3, { kind: "verifyAccount", firstName, link });
  return true;
});
var registrationHandlers = (core2) => ({
  register: async ({ body, request }) => {
    const place2 = placeOf(request);
    const limit2 = { kind: "register", subject: place2.network };
    const limited = await countTry(core2, { trader: void 0, place: place2 }, limit2);
    if (limited) return limited;
    if (await core2.stores.traders.byEmail(normaliseEmail(body.email))) return refusals.emailTaken;
    const referrer2 = await referrerOf(core2, body.referral_code);
    if ("refused" in referrer2) return referrer2;
    const trader2 = await newTrader(core2, body, referrer2.referredBy);
    const isOpened = await openAccount(core2, trader2, place2);
    if (!isOpened) return refusals.emailTaken;
    return { statusCode: 200, message: successTexts.accounts.registered };
  },
  verifyAccount: async ({ parameters: { token }, request }) => {
    const place2 = placeOf(request);
    const at = core2.clock();
    const isVerified = await together(core2, async (stores) => {
      const link = await stores.links.use("verifyAccount", token, at);
      if (!link) return false;
      const { uniqueId } = link;
      await stores.traders.verify(uniqueId);
      await stores.places.remember(uniqueId, place2, at);
      await stores.audit.note("account verified", eventOf({ trader: { uniqueId }, place: place2 }, at));
      return true;
    });
    return isVerified ? { message: serverWording.accountVerified } : refusals.accountLinkExpired;
  }
});

// src/areas/accounts/sessions/securityLogStore.ts
import { sql as sql11 } from "drizzle-orm";
var sources = ["e", "w", "c", "s", "r", "n"];
var isSource = (text7) => sources.some((source) => source === text7);
var entryId = ({ source, number }) => `${source}-${String(number)}`;
var writePlace = (place2) => `${place2.at.toISOString()}-${entryId(place2)}`;
var readPlace = (text7) => {
  const [, moment5 = "", source = "", number = ""] = /^(\d{4}-[-T:.\d]{18}Z)-([a-z])-(\d{1,15})$/.exec(text7) ?? [];
  const at = new Date(moment5);
  return isSource(source) && !Number.isNaN(at.getTime()) ? { at, source, number: Number(number) } : void 0;
};
var toEntry = ({ ms, number, amount, asset: asset5, ...entry }) => ({
  ...entry,
  at: new Date(Number(ms)),
  number: Number(number),
  detail: amount === null ? null : `${plainDecimal(amount)} ${asset5 ?? ""}`
});
var latest2 = { moment: "infinity", source: "~", number: 0 };
var readSecurityLog = async (queries, uniqueId, { before, most }) => {
  const { moment: moment5, source, number } = before ? { ...before, moment: before.at.toISOString() } : latest2;
  const at = sql11`${moment5}::timestamptz`;
  const place2 = sql11`(${at}, ${source}::text, ${number}::bigint)`;
  const { rows } = await queries.execute(sql11`
    select (extract(epoch from at) * 1000)::bigint as ms, source, number, kind, address, device, amount, asset from (
      (select at, 'e' as source, id as number, kind, address, device, null::numeric as amount, null as asset
       from security_event
       where unique_id = ${uniqueId} and at <= ${at} and (at, 'e'::text, id) < ${place2}
       order by at desc, id desc limit ${most})
      union all
      (select created_at, 'w', number, 'withdrawal requested', null, null, amount, asset from withdrawal
       where owner = ${uniqueId} and created_at <= ${at} and (created_at, 'w'::text, number) < ${place2}
       order by created_at desc, number desc limit ${most})
      union all
      (select * from (
         select (select (step ->> 'at')::timestamptz from jsonb_array_elements(steps) as step
                 where step ->> 'step' = 'cancelled' limit 1) as ended_at,
           'c' as source, number, 'withdrawal cancelled', null, null, amount, asset from withdrawal
         where owner = ${uniqueId} and status = 'Cancelled') as cancelled
       where (ended_at, source, number) < ${place2}
       order by ended_at desc, number desc limit ${most})
      union all
      (select done_at, source, number, done, null, null, amount, 'XDC' from stake
       cross join lateral (values (created_at, 's', 'stake begun'), (revoked_at, 'r', 'stake revoked'),
         (renewal_disabled_at, 'n', 'auto-renewal disabled')) as happened (done_at, source, done)
       where owner = ${uniqueId} and (done_at, source, number) < ${place2}
       order by done_at desc, source desc, number desc limit ${most})
    ) as entry
    order by at desc, source desc, number desc limit ${most}`);
  return rows.map(toEntry);
};

// src/areas/accounts/sessions/securityLogHandlers.ts
var kinds = {
  registered: "registered",
  "account verified": "accountVerified",
  "password refused": "passwordRefused",
  "code refused": "codeRefused",
  "tries used up": "triesUsedUp",
  "code mailed": "codeMailed",
  "link mailed": "linkMailed",
  "new place held": "newDeviceHeld",
  "new place confirmed": "newDeviceConfirmed",
  "logged in": "signedIn",
  "logged out": "signedOut",
  "password changed": "passwordChanged",
  "two-factor turned on": "twoFactorEnabled",
  "two-factor turned off": "twoFactorDisabled",
  "anti-phishing word changed": "antiPhishingWordChanged",
  "tries forgotten": "triesForgotten",
  "sessions ended": "sessionsEnded",
  "withdrawal code mailed": "codeMailed",
  "address added": "addressAdded",
  "address changed": "addressChanged",
  "address removed": "addressRemoved",
  "address wait turned on": "addressWaitEnabled",
  "address wait turned off": "addressWaitDisabled",
  "account frozen": "accountFrozen",
  "account unfrozen": "accountUnfrozen",
  "kyc submitted": "kycSubmitted",
  "kyc approved": "kycApproved",
  "kyc rejected": "kycRejected",
  "kyc revoked": "kycRevoked",
  "withdrawal requested": "withdrawalRequested",
  "withdrawal cancelled": "withdrawalCancelled",
  "stake begun": "stakeBegun",
  "stake revoked": "stakeRevoked",
  "auto-renewal disabled": "autoRenewalDisabled"
};
var kindOf = new Map(Object.entries(kinds));
var toAnswer = ({ kind: kind5, address: address3, device, detail, ...place2 }) => ({
  id: entryId(place2),
  kind: kindOf.get(kind5) ?? kind5,
  at: place2.at.toISOString(),
  address: addressToTell(address3),
  device: deviceToTell(device),
  ...detail !== null && { detail }
});
var usualCount = 20;
var securityLogHandlers = ({ db }) => ({
  securityLog: async ({ trader: { uniqueId }, parameters: { before: from2, limit: limit2 = String(usualCount) } }) => {
    const before = from2 === void 0 ? void 0 : readPlace(from2);
    if (from2 !== void 0 && !before) return refusals.noSuchPart;
    const most = Number(limit2);
    const entries = await readSecurityLog(db, uniqueId, { before, most: most + 1 });
    const part = entries.slice(0, most);
    const last2 = entries.length > most ? part.at(-1) : void 0;
    return { data: part.map(toAnswer), next: last2 ? writePlace(last2) : null };
  }
});

// src/db/databaseListener.ts
import { Client as Client2 } from "pg";
var databaseListenerJob = (options) => {
  const { name: name2, connectionString, channel, onNotified, onListening, onError } = options;
  const { retryMs = 2e3, answerMs = 3e3 } = options;
  let listening;
  let handled = Promise.resolve();
  const inTurn3 = (work) => {
    const done2 = handled.then(work);
    handled = done2.catch(() => void 0);
    return done2;
  };
  const open2 = () => {
    const client = new Client2({
      connectionString,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true
    });
    client.on("error", onError);
    client.on("end", () => {
      if (listening === client) listening = void 0;
    });
    client.on("notification", ({ payload }) => {
      inTurn3(() => onNotified(payload)).catch(onError);
    });
    return client;
  };
  const hear = (client) => client.query(`listen ${client.escapeIdentifier(channel)}`);
  const check2 = async (client) => {
    try {
      await hear(client);
    } catch (error) {
      listening = void 0;
      await client.end();
      throw error;
    }
  };
  const listen = async (stopping) => {
    if (listening) {
      await check2(listening);
      return;
    }
    const client = open2();
    const cut = () => void client.end().catch(() => void 0);
    stopping.addEventListener("abort", cut, { once: true });
    listening = client;
    try {
      await openSession(client);
      await hear(client);
      await inTurn3(onListening);
    } catch (error) {
      listening = void 0;
      await client.end();
      throw error;
    } finally {
      stopping.removeEventListener("abort", cut);
    }
  };
  return { name: name2, everyMs: retryMs, work: listen, close: () => listening?.end() };
};

// src/areas/accounts/sessions/sessionFeed.ts
var createSessionFeed = (options) => {
  const { live: live2, log, stillHeld, everyMs = 6e4, ...connection } = options;
  const endDead = async () => {
    const ids = live2.sessions();
    if (ids.length === 0) return;
    const held = await stillHeld(ids);
    for (const id of ids) if (!held.has(id)) live2.endSession(id);
  };
  const listening = databaseListenerJob({
    ...connection,
    name: "session-listener",
    channel: sessionEndedChannel,
    onNotified: async (id) => {
      if (id !== void 0) live2.endSession(id);
    },
    onListening: endDead,
    onError: (error) => {
      log.warn({ reason: String(error) }, "The session-end listener lost its connection");
    }
  });
  const sweep = { name: "session-sweep", everyMs, firstAfterMs: everyMs, work: endDead };
  return { listening, sweep };
};

// src/areas/accounts/sessions/sessionHandlers.ts
var checkSessionHandlers = ({ stores, clock }) => ({
  checkSession: async ({ parameters: { token } }) => await stores.sessions.find(token, clock()) ? { message: serverWording.sessionKept } : refusals.loggedOut
});
var toAnswer2 = ({ createdAt, lastSeenAt, device, ...session2 }, current) => ({
  ...session2,
  device: deviceToTell(device),
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  isCurrent: session2.id === current
});
var endSessions = (core2, { trader: trader2, place: place2, end: end2 }) => together(core2, async ({ sessions, audit }) => {
  const at = core2.clock();
  const count2 = await end2(sessions, at);
  if (count2 === 0) return;
  await audit.note("sessions ended", { ...eventOf({ trader: trader2, place: place2 }, at), details: { count: String(count2) } });
});
var sessionId = /^[\da-f]{64}$/;
var ownSessionHandlers = (core2) => ({
  logout: async ({ trader: trader2, request }) => {
    const at = core2.clock();
    await core2.stores.sessions.end(trader2.session, at);
    await core2.stores.audit.note("logged out", eventOf({ trader: trader2, place: placeOf(request) }, at));
    return { message: successTexts.accounts.loggedOut };
  },
  sessions: async ({ trader: { uniqueId, session: session2 } }) => {
    const held = await core2.stores.sessions.ofTrader(uniqueId, core2.clock());
    return { data: held.map((one) => toAnswer2(one, session2)) };
  },
  endSession: async ({ trader: trader2, body: { session_id: id }, request }) => {
    if (sessionId.test(id))
      await endSessions(core2, {
        trader: trader2,
        place: placeOf(request),
        end: (sessions, at) => sessions.endOwn(trader2.uniqueId, id, at)
      });
    return { message: successTexts.accounts.sessionEnded };
  },
  endOtherSessions: async ({ trader: trader2, request }) => {
    await endSessions(core2, {
      trader: trader2,
      place: placeOf(request),
      end: (sessions, at) => sessions.endAll(trader2.uniqueId, at, trader2.session)
    });
    return { message: successTexts.accounts.othersSignedOut };
  }
});

// src/areas/accounts/sweep.ts
import { lt as lt3, or as or2 } from "drizzle-orm";
var hour2 = 60 * 6e4;
var day4 = 24 * hour2;
var keptMs = 7 * day4;
var forgetOld = async (db, now, sessionMaxMs) => {
  const old = new Date(now - keptMs);
  const oldSession = new Date(now - keptMs - sessionMaxMs);
  await db.delete(mailCode).where(lt3(mailCode.expiresAt, old));
  await db.delete(mailedLink).where(lt3(mailedLink.expiresAt, old));
  await db.delete(loginChallenge).where(lt3(loginChallenge.expiresAt, old));
  await db.delete(session).where(or2(lt3(session.endedAt, old), lt3(session.createdAt, oldSession)));
  await db.delete(tryCount).where(lt3(tryCount.updatedAt, old));
};
var sweepJob = (sweep) => ({
  name: "account-retention",
  everyMs: hour2,
  work: sweep
});

// src/identity/resetTwoFactor.ts
var resetTwoFactor = async ({ transaction, traders, switches: switches2, links, sessions, audit, mail }, event) => {
  const { uniqueId, at } = event;
  await traders.turnTwoFactorOff(uniqueId);
  await holdWithdrawals(transaction, { trader: uniqueId, because: "twoFactor" }, at);
  await switches2.dropThose(uniqueId, { turnsOn: true });
  await links.endAll(uniqueId, "disableTwoFactor", at);
  await sessions.endAll(uniqueId, at);
  await audit.note("two-factor turned off", event);
  const trader2 = await traders.byId(uniqueId);
  if (trader2) await mail(trader2.email, { kind: "twoFactorDisabled", at });
};

// src/areas/accounts/twoFactor/twoFactorHandlers.ts
var twoFactorHandlers = (core2) => ({
  requestTfaReset: async ({ body, request }) => {
    const place2 = placeOf(request);
    const email3 = normaliseEmail(body.email);
    const limited = await countLinkTry(core2, { place: place2, email: email3, subject: `2FA ${email3}` });
    if (limited) return limited;
    const trader2 = await core2.stores.traders.byEmail(email3);
    const isRight = await core2.passwords.isRight(trader2?.passwordHash, body.password);
    core2.later.run(async () => {
      if (trader2 && isRight && trader2.isVerified && isTwoFactorOn2(trader2))
        await mailLink(core2, { trader: trader2, place: place2 }, "disableTwoFactor", (link) => ({ kind: "disableTwoFactor", link }));
    });
    return { message: successTexts.accounts.twoFactorLinkMailed };
  },
  disableTfaByLink: async ({ parameters: { token }, request }) => {
    const place2 = placeOf(request);
    const at = core2.clock();
    const isDisabled = await together(core2, async (joint) => {
      const link = await joint.links.use("disableTwoFactor", token, at);
      if (!link) return false;
      const { uniqueId } = link;
      const event = eventOf({ trader: { uniqueId }, place: place2 }, at);
      await resetTwoFactor(joint, { ...event, uniqueId, details: { by: "link" } });
      return true;
    });
    return isDisabled ? { message: serverWording.twoFactorDisabled } : refusals.linkExpired;
  }
});
var twoFactorStatusHandlers = ({ stores }) => ({
  tfaStatus: async ({ trader: { uniqueId } }) => {
    const trader2 = await stores.traders.byId(uniqueId);
    return { data: { tfaStatus: trader2 && isTwoFactorOn2(trader2) ? 1 : 0 } };
  }
});

// src/areas/accounts/twoFactor/twoFactorSwitch.ts
var verifiedForMs = 10 * 6e4;
var switchCodeKey = ({ trader: trader2, session: session2 }) => ({
  uniqueId: trader2.uniqueId,
  purpose: "twoFactor",
  scope: session2
});
var alreadySo = (trader2, turnsOn) => {
  if (isTwoFactorOn2(trader2) !== turnsOn) return void 0;
  return turnsOn ? refusals.alreadyOn : refusals.alreadyOff;
};
var lockedTrader = async ({ traders }, { trader: trader2 }) => {
  await traders.lock(trader2.uniqueId);
  return await traders.byId(trader2.uniqueId) ?? trader2;
};
var keepSecret = async (core2, { traders, switches: switches2 }, trader2) => {
  const since = new Date(core2.clock().getTime() - verifiedForMs);
  const { uniqueId, twoFactorSecret } = trader2;
  if (twoFactorSecret !== null && await switches2.isSettingUp(uniqueId, since)) return;
  await traders.keepTwoFactorSecret(uniqueId, core2.seals.seal(core2.random.appSecret(), uniqueId));
};
var mailSwitchCode = async (core2, switching, turnsOn) => {
  const { trader: trader2, session: session2 } = switching;
  const refused3 = alreadySo(trader2, turnsOn) ?? await refuseTooManyMails(core2, switching);
  if (refused3) return refused3;
  const code2 = core2.random.mailCode();
  const at = core2.clock();
  return together(core2, async (joint) => {
    const now = await lockedTrader(joint, switching);
    const already = alreadySo(now, turnsOn);
    if (already) return already;
    if (turnsOn) await keepSecret(core2, joint, now);
    await joint.switches.begin(session2, trader2.uniqueId, turnsOn);
    await joint.codes.keep(switchCodeKey(switching), code2, at);
    await joint.audit.note("code mailed", { ...eventOf(switching, at), details: { purpose: "twoFactor" } });
    await joint.mail(trader2.email, { kind: "twoFactorCode", code: code2, turnsOn });
    return void 0;
  });
};
var verifySwitchCode = (core2, switching, code2) => together(core2, async ({ codes: codes4, switches: switches2 }) => {
  const at = core2.clock();
  return await codes4.spend(switchCodeKey(switching), code2, at) && switches2.verify(switching.session, at);
});
var wantedSwitch = async (core2, { switches: switches2 }, { trader: trader2, session: session2 }) => {
  const since = new Date(core2.clock().getTime() - verifiedForMs);
  const wanted = await switches2.verifiedSince(session2, since);
  if (!wanted) return refusals.mailCodeFirst;
  return alreadySo(trader2, wanted.turnsOn) ?? wanted;
};
var turn = async (joint, { trader: trader2, place: place2 }, step, at) => {
  const turnsOn = !isTwoFactorOn2(trader2);
  const { uniqueId, email: email3 } = trader2;
  if (turnsOn) await joint.traders.turnTwoFactorOn(uniqueId, step, at);
  else {
    await joint.traders.turnTwoFactorOff(uniqueId);
    await holdWithdrawals(joint.transaction, { trader: uniqueId, because: "twoFactor" }, at);
  }
  await joint.switches.dropThose(uniqueId, { turnsOn: !turnsOn });
  await joint.links.endAll(uniqueId, "disableTwoFactor", at);
  await joint.audit.note(turnsOn ? "two-factor turned on" : "two-factor turned off", {
    ...eventOf({ trader: trader2, place: place2 }, at),
    details: { by: "code" }
  });
  await joint.mail(email3, { kind: turnsOn ? "twoFactorEnabled" : "twoFactorDisabled", at });
  return turnsOn;
};
var switchTwoFactor = (core2, switching, code2) => together(core2, async (joint) => {
  const locked = { ...switching, trader: await lockedTrader(joint, switching) };
  const wanted = await wantedSwitch(core2, joint, locked);
  if ("refused" in wanted) return wanted;
  const step = secretStep(core2, locked.trader, code2);
  if (step === void 0) return refusals.wrongCode;
  return { isOn: await turn(joint, locked, step, core2.clock()) };
});

// src/areas/accounts/twoFactor/twoFactorSwitchHandlers.ts
var switchingOf = async ({ stores }, { trader: { uniqueId, session: session2 }, request }) => {
  const trader2 = await stores.traders.byId(uniqueId);
  return trader2 ? { trader: trader2, session: session2, place: placeOf(request) } : refusals.loggedOut;
};
var tryMailedCode = async (core2, switching, otp) => tryCode(core2, {
  ...switching,
  // Counted separately from the app's codes, because a right code here proves nothing about those.
  subject: `twoFactor ${switching.trader.uniqueId}`,
  purpose: "twoFactor",
  isAwaited: await core2.stores.codes.isAwaited(switchCodeKey(switching), core2.clock()),
  isRight: () => verifySwitchCode(core2, switching, otp),
  wrong: refusals.wrongMailCode
});
var tryAppCode = async (core2, switching, code2) => {
  const { uniqueId } = switching.trader;
  let switched = refusals.wrongCode;
  const refused3 = await tryCode(core2, {
    ...switching,
    subject: uniqueId,
    purpose: "app",
    isAwaited: true,
    isRight: async () => {
      switched = await switchTwoFactor(core2, switching, code2);
      return switched !== refusals.wrongCode;
    },
    wrong: refusals.wrongCode
  });
  return refused3 ?? switched;
};
var twoFactorSwitchHandlers = (core2) => ({
  generateTfaOtp: async ({ body: { tfaStatus }, ...asked }) => {
    const switching = await switchingOf(core2, asked);
    if (isRefused(switching)) return switching;
    const refused3 = await mailSwitchCode(core2, switching, tfaStatus === "Enable");
    if (refused3?.refused === 409) return { ...refused3, field: "tfaStatus" };
    return refused3 ?? { message: successTexts.accounts.switchCodeMailed };
  },
  verifyTfaOtp: async ({ body: { otp }, ...asked }) => {
    const switching = await switchingOf(core2, asked);
    if (isRefused(switching)) return switching;
    const refused3 = await tryMailedCode(core2, switching, otp);
    return refused3 ?? { message: serverWording.codeVerified };
  },
  switchTfa: async ({ body: { code: code2 }, ...asked }) => {
    const switching = await switchingOf(core2, asked);
    if (isRefused(switching)) return switching;
    const wanted = await wantedSwitch(core2, core2.stores, switching);
    if (isRefused(wanted)) return wanted;
    const switched = await tryAppCode(core2, switching, code2);
    if (isRefused(switched)) return switched;
    const { trader: trader2, place: place2 } = switching;
    await core2.limits.forget(...everyCountAt({ kind: "mail", subject: trader2.uniqueId }, place2));
    return {
      status: 200,
      message: switched.isOn ? successTexts.accounts.twoFactorOn : successTexts.accounts.twoFactorOff
    };
  }
});

// src/areas/accounts/area.ts
var publicCalls = (core2) => ({
  ...registrationHandlers(core2),
  ...loginHandlers(core2),
  ...activityHandlers(core2),
  ...newPasswordHandlers(core2),
  ...twoFactorHandlers(core2),
  ...checkSessionHandlers(core2)
});
var traderCalls = (core2) => ({
  ...twoFactorStatusHandlers(core2),
  ...twoFactorSwitchHandlers(core2),
  ...changePasswordHandlers(core2),
  ...antiPhishingHandlers(core2),
  ...ownSessionHandlers(core2),
  ...securityLogHandlers(core2)
});
var accounts2 = defineArea({
  name: "accounts",
  commands: () => [freezeAccount, unfreezeAccount],
  letters: { texts: accountTexts2, afterCommit: accountLetters },
  operator: [...accountCommands, ...holdCommands],
  open: ({ core: core2, database: database2, log, status: status2, now }) => ({
    publicCalls: publicCalls(core2),
    traderCalls: traderCalls(core2),
    formChecks: accountFormChecks(status2),
    retention: [sweepJob(() => forgetOld(database2.db, now(), core2.settings.sessions.maxMs))],
    feed: (live2) => {
      const { connectionString } = database2;
      const stillHeld = (ids) => core2.stores.sessions.held(ids, new Date(now()));
      const ended2 = createSessionFeed({ connectionString, live: live2, log, stillHeld });
      return { jobs: [ended2.sweep], listeners: [ended2.listening] };
    }
  })
});

// src/exchange/liveOrder.ts
var idPattern = /^o-([1-9]\d{0,14})$/;
var orderId = (number) => `o-${number}`;
var readOrderId = (text7) => {
  const digits2 = idPattern.exec(text7)?.[1];
  return digits2 === void 0 ? void 0 : Number(digits2);
};
var wholeFee = 100000000n;
var afterFee = (gross, fee) => gross * (wholeFee - fee) / wholeFee;
var grossOf = ({ side, market, lotsFilled, traded }) => side === "buy" ? market.base(lotsFilled) : traded;
var reserveOf = ({ side, market, ticks }, lots) => side === "buy" ? market.quote(ticks, lots) : market.base(lots);
var toOrder = (order2) => {
  const { market, clientOrderId } = order2;
  return {
    id: orderId(order2.id),
    trader: order2.owner,
    pair: market.pair.name,
    side: order2.side,
    price: market.price(order2.ticks),
    amount: market.amount(order2.lotsOrdered),
    filled: market.amount(order2.lotsFilled),
    total: fromUnits(order2.traded),
    received: fromUnits(order2.received),
    fee: fromUnits(grossOf(order2) - order2.received),
    status: order2.status,
    ...clientOrderId !== void 0 && { clientOrderId },
    createdAt: order2.createdAt,
    updatedAt: order2.updatedAt
  };
};

// src/exchange/market.ts
var marketOf = (pair2) => {
  const { priceDecimals, amountDecimals: amountDecimals2 } = pair2;
  const baseUnit = 10n ** BigInt(ledgerDecimals - amountDecimals2);
  const quoteUnit = 10n ** BigInt(ledgerDecimals - amountDecimals2 - priceDecimals);
  return {
    pair: pair2,
    id: Number(pair2.id),
    ticks: (price) => Number(toWhole(price, priceDecimals)),
    lots: (amount) => Number(toWhole(amount, amountDecimals2)),
    price: (ticks) => fromWhole(BigInt(ticks), priceDecimals),
    amount: (lots) => fromWhole(BigInt(lots), amountDecimals2),
    base: (lots) => BigInt(lots) * baseUnit,
    quote: (ticks, lots) => BigInt(ticks) * BigInt(lots) * quoteUnit
  };
};
var byName = new Map(pairs.map((pair2) => [pair2.name, marketOf(pair2)]));
var byId = new Map(Array.from(byName.values(), (market) => [market.id, market]));
var findMarket = (name2) => byName.get(name2);
var marketById = (id) => {
  const market = byId.get(id);
  if (!market) throw new Error(`The database has a pair ${id} that isn't in the table of pairs.`);
  return market;
};

// src/orders/orderRows.ts
var cancelledStatus = (filled) => isZero(filled) ? "cancelled" : "partially cancelled";
var pastStatus = ({ status: status2, filled }) => {
  if (status2 === "cancelled") return cancelledStatus(filled);
  return status2 === "completed" ? "completed" : "partially";
};
var placedStatus = ({ status: status2, filled }) => status2 === "open" && isZero(filled) ? "active" : pastStatus({ status: status2, filled });
var figuresOf = (row3) => {
  const [price, amount, filled] = [plainDecimal(row3.price), plainDecimal(row3.amount), plainDecimal(row3.filled)];
  const [traded, received] = [plainDecimal(row3.total), plainDecimal(row3.received)];
  const fee = subtract(row3.side === "buy" ? filled : traded, received);
  return { price, amount, filled, traded, received, fee, open: subtract(amount, filled) };
};
var toOpenOrder = (row3) => {
  const { price, amount, filled, fee, open: open2 } = figuresOf(row3);
  return {
    uniqueId: orderId(row3.id),
    pairName: marketById(row3.pair).pair.name,
    type: row3.side,
    price,
    originalQty: amount,
    filledQty: filled,
    total: multiply(price, amount),
    updatedTotal: multiply(price, open2),
    status: "active",
    createdAt: row3.createdAt.toISOString(),
    fee,
    ...row3.clientOrderId !== null && { client_order_id: row3.clientOrderId }
  };
};
var toPastOrder = (row3) => {
  const { price, amount, filled, traded, received, fee, open: open2 } = figuresOf(row3);
  const { name: name2 } = marketById(row3.pair).pair;
  return {
    uniqueId: orderId(row3.id),
    name: name2,
    tradeType: name2 === quickSwapPair.name ? "swap" : "limit",
    type: row3.side,
    status: pastStatus({ status: row3.status, filled }),
    averagePrice: isZero(filled) ? price : divideDown(traded, filled, ledgerDecimals),
    amount,
    receivedTotal: received,
    // The total of what was filled, plus the rest at the order's price.
    total: add(traded, multiply(price, open2)),
    fee,
    updatedAt: row3.updatedAt.toISOString()
  };
};

// src/orders/orderStore.ts
import { and as and9, desc as desc4, eq as eq11, gt as gt6, gte as gte2, inArray as inArray3, lt as lt4, ne as ne3, sql as sql12 } from "drizzle-orm";

// src/orders/rows.ts
var rowsOf = (page, limit2) => ({
  limit: Number(limit2),
  offset: (Number(page) - 1) * Number(limit2)
});
var countedAtMost = 1e3;

// src/orders/orderStore.ts
var everyPair2 = pairs.map(({ id }) => Number(id));
var conditionsOf = (owner2, { from: from2, to }) => [
  eq11(tradeOrder.owner, owner2),
  ...from2 ? [gte2(tradeOrder.updatedAt, from2)] : [],
  ...to ? [lt4(tradeOrder.updatedAt, to)] : []
];
var isEnded = ne3(tradeOrder.status, "open");
var isOpen = eq11(tradeOrder.status, "open");
var isPartlyFilled = gt6(tradeOrder.filled, "0");
var lastChangedFirst = sql12`${tradeOrder.updatedAt} desc, ${tradeOrder.id} desc`;
var createOrderStore = (queries) => {
  const count2 = async (...conditions2) => {
    const counted4 = queries.select({ row: sql12`1`.as("row") }).from(tradeOrder).where(and9(...conditions2)).orderBy(tradeOrder.pair, desc4(tradeOrder.updatedAt)).limit(countedAtMost).as("counted");
    const [row3] = await queries.select({ rows: sql12`count(*)` }).from(counted4);
    return Number(row3?.rows ?? 0);
  };
  return {
    /** Newest first. */
    open: (owner2, { limit: limit2, offset }) => queries.select().from(tradeOrder).where(and9(eq11(tradeOrder.owner, owner2), isOpen)).orderBy(desc4(tradeOrder.id)).limit(limit2).offset(offset),
    /** Orders that are filled, at least in part, or ended. Last changed first. */
    past: (owner2, { limit: limit2, offset }, filter = {}) => {
      const { pairs: pairs2 = everyPair2 } = filter;
      const newest = (...conditions2) => sql12`(select id, updated_at from ${tradeOrder} where ${and9(...conditionsOf(owner2, filter), ...conditions2)}
             order by ${lastChangedFirst} limit ${offset + limit2})`;
      const wanted = sql12`${sql12.param(pairs2)}::integer[]`;
      const isOfPair = sql12`${tradeOrder.pair} = wanted.pair`;
      const isWanted = sql12`${tradeOrder.pair} = any(${wanted})`;
      const ended2 = sql12`select newest.* from unnest(${wanted}) as wanted (pair),
                        lateral ${newest(isOfPair, isEnded)} as newest`;
      const ids = sql12`select id from (${ended2} union all ${newest(isWanted, isOpen, isPartlyFilled)}) as trade_order
                      order by ${lastChangedFirst} limit ${limit2} offset ${offset}`;
      return queries.select().from(tradeOrder).where(sql12`${tradeOrder.id} in (${ids})`).orderBy(lastChangedFirst);
    },
    /** How many there are, up to `countedAtMost`. */
    countPast: async (owner2, filter = {}) => {
      const { pairs: pairs2 = everyPair2 } = filter;
      const conditions2 = [...conditionsOf(owner2, filter), inArray3(tradeOrder.pair, [...pairs2])];
      const [ended2, open2] = await Promise.all([
        count2(...conditions2, isEnded),
        count2(...conditions2, isOpen, isPartlyFilled)
      ]);
      return Math.min(ended2 + open2, countedAtMost);
    }
  };
};

// src/areas/history/range.ts
var startAfterEnd = refuse(400, fieldTexts.rangeReversed, "from");
var rowsUnlessAsked = 500;
var [firstMoment, lastMoment2] = [0, Date.parse("9999-12-31T23:59:59.999Z")];
var momentOf = (text7) => {
  const moment5 = text7 === void 0 ? NaN : Date.parse(text7);
  return Number.isNaN(moment5) ? void 0 : new Date(Math.min(Math.max(moment5, firstMoment), lastMoment2));
};

// src/areas/history/orderHistory.ts
var isOf = ({ name: name2, base, quote }, wanted) => [name2, base, quote].some((one) => one === wanted);
var numbersOfPairs = (...wanted) => {
  const names = wanted.filter((one) => one !== void 0);
  if (names.length === 0) return void 0;
  return pairs.filter((pair2) => names.every((name2) => isOf(pair2, name2))).map(({ id }) => Number(id));
};
var orderHistoryHandlers = (queries) => {
  const store2 = createOrderStore(queries);
  return {
    orderHistory: async ({ trader: trader2, parameters }) => {
      const { curr, currency: currency2, from: start, to: end2, page = 1, limit: limit2 = rowsUnlessAsked } = parameters;
      const [from2, to] = [momentOf(start), momentOf(end2)];
      if (from2 && to && from2 > to) return startAfterEnd;
      const filter = { pairs: numbersOfPairs(curr, currency2), from: from2, to };
      const [rows, count2] = await Promise.all([
        store2.past(trader2.uniqueId, rowsOf(page, limit2), filter),
        store2.countPast(trader2.uniqueId, filter)
      ]);
      return { data: rows.map(toPastOrder), count: count2 };
    }
  };
};

// src/exchange/sql/putRows.ts
var plain = (type) => (read4) => ({ type, values: (rows) => plainColumn(rows, (row3) => read4(row3) ?? "null") });
var numeric2 = plain("numeric");
var bigint3 = plain("bigint");
var integer2 = plain("integer");
var smallint2 = plain("smallint");
var bool = plain("boolean");
var text5 = (read4) => ({ type: "text", values: (rows) => textColumn(rows, read4) });
var written2 = (value) => value === null ? null : JSON.stringify(value);
var json = (read4) => ({
  type: "jsonb",
  values: (rows) => textColumn(rows, (row3) => written2(read4(row3)))
});
var dateOf = (at) => at === null ? null : new Date(at);
var moment3 = (read4) => ({
  type: "timestamptz",
  values: (rows) => rows.map((row3) => dateOf(read4(row3)))
});
var groupMoment = {
  type: "timestamptz",
  values: (_, { at }) => new Date(at),
  isShared: true
};
var groupNumber = { type: "bigint", values: (_, group2) => group2.number, isShared: true };
var changing2 = (column) => ({ ...column, isChanged: true });
var putRows = ({ name: name2, table: table2, key = "id", columns: columns5 }) => {
  const all = Object.entries(columns5).map(([column, about], index) => ({ ...about, column, place: `$${index + 1}` }));
  const own = all.filter(({ isShared }) => !isShared);
  const shared = all.filter(({ isShared }) => isShared);
  const changed2 = all.filter(({ isChanged }) => isChanged);
  const parts = [
    `insert into ${table2} (${[...own, ...shared].map(({ column }) => column).join(", ")})`,
    `select ${["*", ...shared.map(({ place: place2, type }) => `${place2}::${type}`)].join(", ")}`,
    `from unnest(${own.map(({ place: place2, type }) => `${place2}::${type}[]`).join(", ")})`,
    ...changed2.length === 0 ? [] : [
      `on conflict (${key}) do update set ${changed2.map(({ column }) => `${column} = excluded.${column}`).join(", ")}`
    ]
  ];
  const statement = { name: name2, text: parts.join(" ") };
  return (rows, group2) => ({ ...statement, values: all.map(({ values }) => values(rows, group2)) });
};

// src/transfers/incoming.ts
var incomingColumns = `id, asset, transaction_id as "transactionId", address,
  destination_tag as "destinationTag", sender, amount, owner, status, kept_for as "keptFor", confirmations, height,
  credits, return_to as "returnTo", return_transaction as "returnTransaction", steps, created_at as "createdAt"`;
var toIncoming = ({ amount, height, createdAt, ...row3 }) => ({
  ...row3,
  amount: plainDecimal(amount),
  height: height === null ? null : Number(height),
  createdAt: createdAt.getTime()
});
var readIncoming = async (client, ids) => {
  const { rows } = await client.query({
    name: "wallet-incoming",
    text: `select ${incomingColumns} from incoming where id = any ($1)`,
    values: [ids]
  });
  return new Map(rows.map((row3) => [row3.id, toIncoming(row3)]));
};
var putIncoming = putRows({
  name: "wallet-put-incoming",
  table: "incoming",
  columns: {
    id: text5(({ id }) => id),
    asset: text5(({ asset: asset5 }) => asset5),
    transaction_id: text5(({ transactionId }) => transactionId),
    address: text5(({ address: address3 }) => address3),
    destination_tag: text5(({ destinationTag: destinationTag2 }) => destinationTag2),
    sender: text5(({ sender }) => sender),
    amount: numeric2(({ amount }) => amount),
    owner: changing2(text5(({ owner: owner2 }) => owner2)),
    status: changing2(text5(({ status: status2 }) => status2)),
    kept_for: changing2(text5(({ keptFor }) => keptFor)),
    confirmations: changing2(smallint2(({ confirmations }) => confirmations)),
    height: changing2(bigint3(({ height }) => height)),
    credits: changing2(smallint2(({ credits }) => credits)),
    return_to: changing2(json(({ returnTo }) => returnTo)),
    return_transaction: changing2(text5(({ returnTransaction }) => returnTransaction)),
    steps: changing2(json(({ steps }) => steps)),
    created_at: moment3(({ createdAt }) => createdAt),
    updated_at: changing2(groupMoment)
  }
});
var withStep = (incoming2, at, step) => ({
  ...incoming2,
  steps: [...incoming2.steps, { ...step, at: new Date(at).toISOString() }]
});
var incomingKey = (id) => `incoming ${id}`;

// src/transfers/depositItem.ts
var depositStatuses = {
  waiting: "Pending",
  kept: "Pending",
  returning: "Pending",
  credited: "Completed",
  returned: "Returned",
  gone: "Reversed",
  reversed: "Reversed"
};
var isOpen2 = ({ status: status2 }) => depositStatuses[status2] === "Pending";
var toDepositItem = (incoming2) => ({
  status: depositStatuses[incoming2.status],
  currencyName: incoming2.asset,
  amount: incoming2.amount,
  createdAt: new Date(incoming2.createdAt).toISOString(),
  transactionId: incoming2.transactionId,
  depositId: incoming2.id,
  confirmations: incoming2.confirmations,
  confirmationsNeeded: depositConfirmations.toWithdraw,
  ...incoming2.keptFor !== null && isOpen2(incoming2) && { keptFor: incoming2.keptFor },
  steps: [...incoming2.steps]
});

// src/transfers/withdrawal.ts
var withdrawalColumns = `id, number, owner as trader, client_id as "clientId", asset, amount, fee, address,
  destination_tag as "destinationTag", status, payment_type as "paymentType", worth, released_at as "releasedAt",
  transaction_id as "transactionId", network_fee as "networkFee", confirmations, waits_until as "waitsUntil", steps, created_at as "createdAt"`;
var toWithdrawal = (row3) => ({
  ...row3,
  number: Number(row3.number),
  amount: plainDecimal(row3.amount),
  fee: plainDecimal(row3.fee),
  worth: plainDecimal(row3.worth),
  releasedAt: row3.releasedAt?.getTime() ?? null,
  waitsUntil: row3.waitsUntil?.getTime() ?? null,
  createdAt: row3.createdAt.getTime()
});
var readWithdrawals = async (client, ids) => {
  const { rows } = await client.query({
    name: "wallet-withdrawals",
    text: `select ${withdrawalColumns} from withdrawal where id = any ($1)`,
    values: [ids]
  });
  return new Map(rows.map((row3) => [row3.id, toWithdrawal(row3)]));
};
var putWithdrawals = putRows({
  name: "wallet-put-withdrawals",
  table: "withdrawal",
  columns: {
    id: text5(({ id }) => id),
    number: bigint3(({ number }) => number),
    owner: text5(({ trader: trader2 }) => trader2),
    client_id: text5(({ clientId }) => clientId),
    asset: text5(({ asset: asset5 }) => asset5),
    amount: numeric2(({ amount }) => amount),
    fee: numeric2(({ fee }) => fee),
    address: text5(({ address: address3 }) => address3),
    destination_tag: text5(({ destinationTag: destinationTag2 }) => destinationTag2),
    status: changing2(text5(({ status: status2 }) => status2)),
    payment_type: changing2(text5(({ paymentType }) => paymentType)),
    worth: numeric2(({ worth }) => worth),
    released_at: changing2(moment3(({ releasedAt }) => releasedAt)),
    transaction_id: changing2(text5(({ transactionId }) => transactionId)),
    network_fee: changing2(json(({ networkFee }) => networkFee)),
    confirmations: changing2(smallint2(({ confirmations }) => confirmations)),
    waits_until: changing2(moment3(({ waitsUntil }) => waitsUntil)),
    steps: changing2(json(({ steps }) => steps)),
    created_at: moment3(({ createdAt }) => createdAt),
    updated_at: changing2(groupMoment)
  }
});
var withLine = (withdrawal, at, { until, ...line2 }) => ({
  ...withdrawal,
  waitsUntil: until ?? null,
  steps: [
    ...withdrawal.steps,
    { ...line2, at: new Date(at).toISOString(), ...until !== void 0 && { until: new Date(until).toISOString() } }
  ]
});
var newAddressUntil = ({ steps }) => {
  const until = steps.find(({ waitsFor: waitsFor3 }) => waitsFor3 === "newAddress")?.until;
  return until === void 0 ? void 0 : Date.parse(until);
};
var sentAmount = ({ amount, fee }) => subtract(amount, fee);
var withdrawalKey = (id) => `withdrawal ${id}`;
var traderKey = (trader2) => `withdrawals of ${trader2}`;
var withdrawalHold = (id) => `withdrawal ${id}`;

// src/transfers/withdrawalItem.ts
var toWithdrawalItem = (withdrawal) => ({
  status: withdrawal.status,
  currencyName: withdrawal.asset,
  amount: withdrawal.amount,
  createdAt: new Date(withdrawal.createdAt).toISOString(),
  transactionId: withdrawal.id,
  walletTxId: withdrawal.transactionId,
  paymentType: withdrawal.paymentType,
  fee: withdrawal.fee,
  receiveAmount: sentAmount(withdrawal),
  address: withdrawal.address,
  destinationTag: withdrawal.destinationTag,
  ...withdrawal.clientId !== null && { client_withdrawal_id: withdrawal.clientId },
  steps: [...withdrawal.steps]
});

// src/areas/history/transactionHistory.ts
var tables = { Deposit: "incoming", Withdraw: "withdrawal" };
var conditionsOf2 = ({ owner: owner2, asset: asset5, from: from2, to, clientId }) => {
  const asked = [
    ["owner =", owner2],
    ["asset =", asset5],
    ["created_at >=", from2],
    ["created_at <", to],
    ["client_id =", clientId]
  ];
  const given = asked.filter(([, value]) => value !== void 0);
  return {
    where: given.map(([condition], index) => `${condition} $${index + 1}`).join(" and "),
    values: given.map(([, value]) => value)
  };
};
var read2 = async (queries, list8, filter, { limit: limit2, offset }) => {
  const { where, values } = conditionsOf2(filter);
  const from2 = `from ${tables[list8]} where ${where}`;
  const page = `order by created_at desc, number desc limit ${limit2} offset ${offset}`;
  if (list8 === "Deposit") {
    const { rows: rows2 } = await queries.query(
      `select ${incomingColumns} ${from2} ${page}`,
      values
    );
    return rows2.map((row3) => toDepositItem(toIncoming(row3)));
  }
  const { rows } = await queries.query(
    `select ${withdrawalColumns} ${from2} ${page}`,
    values
  );
  return rows.map((row3) => toWithdrawalItem(toWithdrawal(row3)));
};
var count = async (queries, list8, filter) => {
  const { where, values } = conditionsOf2(filter);
  const counted4 = `select 1 from ${tables[list8]} where ${where} order by created_at desc limit ${countedAtMost}`;
  const { rows } = await queries.query(`select count(*) as total from (${counted4}) counted`, values);
  return Number(rows[0]?.total ?? 0);
};
var transactionHistoryHandlers = (queries) => ({
  transactionHistory: async ({ trader: trader2, parameters }) => {
    const { type, currency: asset5, page = 1, limit: limit2 = rowsUnlessAsked } = parameters;
    const [from2, to] = [momentOf(parameters.from), momentOf(parameters.to)];
    if (from2 && to && from2 > to) return startAfterEnd;
    const clientId = type === "Withdraw" ? parameters.client_withdrawal_id : void 0;
    const filter = { owner: trader2.uniqueId, asset: asset5, from: from2, to, clientId };
    const [data, total] = await Promise.all([
      read2(queries, type, filter, rowsOf(page, limit2)),
      count(queries, type, filter)
    ]);
    return { data, total };
  }
});

// src/areas/history/area.ts
var history = defineArea({
  name: "history",
  open: ({ database: { db, pool } }) => ({
    traderCalls: { ...orderHistoryHandlers(db), ...transactionHistoryHandlers(pool) }
  })
});

// src/reference/fees.ts
import { asc as asc3 } from "drizzle-orm";
var feesOf = async (db) => {
  const [pairs2, currencies] = await Promise.all([
    db.select().from(pair).orderBy(asc3(pair.id)),
    db.select().from(currency).orderBy(asc3(currency.position))
  ]);
  return {
    tradingFees: pairs2.map(({ name: name2, buyFeePercent, sellFeePercent }) => ({
      symbol: name2,
      currencySymbol: name2,
      buy: plainDecimal(buyFeePercent),
      sell: plainDecimal(sellFeePercent)
    })),
    withdrawalFees: currencies.map(({ symbol, withdrawalFee: withdrawalFee2, minWithdrawal }) => ({
      currencyName: symbol,
      withdrawalFee: plainDecimal(withdrawalFee2),
      minWithdrawal: plainDecimal(minWithdrawal)
    }))
  };
};

// src/reference/referenceData.ts
import { countries } from "countries-list";
var erc20 = ["XDCE", "USDT", "USDC"];
var currencyRows = assets.map(({ symbol, withdrawalFee: withdrawalFee2, minimumWithdrawal }, position) => ({
  symbol,
  position,
  assetType: erc20.includes(symbol) ? "ERC20" : "Coin",
  isDepositOpen: true,
  isWithdrawalOpen: true,
  withdrawalFee: withdrawalFee2,
  minWithdrawal: minimumWithdrawal,
  autoBelow: multiply(minimumWithdrawal, "10")
}));
var pairRows = pairs.map(({ id, name: name2, kind: kind5, fees: fees2 }) => ({
  id: Number(id),
  name: name2,
  // No order call is documented for perpetual contracts.
  isTradingOpen: kind5 === "spot",
  buyFeePercent: fees2.buy,
  sellFeePercent: fees2.sell
}));
var countryRows = Object.entries(countries).map(([id, { name: name2, phone }]) => ({
  id,
  name: name2,
  dialCode: `+${phone[0]}`
}));
var switchRows = [
  { name: "closureNotice", isOn: true },
  { name: "registration", isOn: false },
  { name: "staking", isOn: false },
  { name: "withdrawOnly", isOn: false }
];
var tradingSwitch = { name: "trading", isOn: true };
var figureRows = [{ name: "stakingCap", amount: "1000000000" }];

// src/areas/info/operator.ts
var switchNames = switchRows.map(({ name: name2 }) => name2);
var isSwitch = (name2) => switchNames.includes(name2);
var readOnOff = (word2) => {
  if (word2 === "on") return true;
  return word2 === "off" ? false : void 0;
};
var onOff = (isOn) => isOn ? "on" : "off";
var change = (desk, { action }, set2, answers) => desk.database.db.transaction(async (transaction) => {
  if (!await set2(createStatusStore(transaction))) return refused(answers.missing);
  await keepAction(transaction, { ...action, at: new Date(desk.now()) });
  return answers.changed;
});
var switchWords = { name: "switch", usage: `<${switchNames.join("|")}> <on|off>` };
var currencyWords = { name: "currency", usage: "<COIN> <deposits|withdrawals> <on|off>" };
var feesWords = { name: "fees", usage: "<PAIR> <buy %> <sell %>" };
var setSwitch = async (given, desk) => {
  const [name2 = "", word2] = given.words;
  const isOn = readOnOff(word2);
  if (!isSwitch(name2) || isOn === void 0) return refused(`Usage: ${usageOf(switchWords)}`);
  return change(desk, given, ({ setSwitch: set2 }) => set2(name2, isOn), {
    changed: done(`${name2} is ${onOff(isOn)}.`, { outcome: "done", switch: name2, isOn }),
    missing: `There is no switch ${name2}.`
  });
};
var everythingOpen = {
  withdrawOnly: false,
  closureNotice: false,
  registration: true,
  staking: true
};
var openEverything = ({ action }, desk) => desk.database.db.transaction(async (transaction) => {
  const status2 = createStatusStore(transaction);
  for (const name2 of switchNames.filter(isSwitch)) await status2.setSwitch(name2, everythingOpen[name2]);
  await keepAction(transaction, { ...action, at: new Date(desk.now()) });
  return done("Registration and staking are open, and the closure notice is hidden.", {
    outcome: "done",
    switches: everythingOpen
  });
});
var setCurrency = async (given, desk) => {
  const [typed = "", what, word2] = given.words;
  const isOpen3 = readOnOff(word2);
  const symbol = typed.toUpperCase();
  if (isOpen3 === void 0 || what !== "deposits" && what !== "withdrawals")
    return refused(`Usage: ${usageOf(currencyWords)}`);
  const set2 = (status2) => what === "deposits" ? status2.setDeposits(symbol, isOpen3) : status2.setWithdrawals(symbol, isOpen3);
  const subject = what === "deposits" ? "Deposits" : "Withdrawals";
  return change(desk, given, set2, {
    changed: done(`${subject} of ${symbol} are ${onOff(isOpen3)}.`, { outcome: "done", currency: symbol, what, isOpen: isOpen3 }),
    missing: `There is no currency ${typed}.`
  });
};
var readPercent = (word2) => {
  const percent2 = parseTyped(word2);
  if (percent2 === void 0 || isBelow(percent2, "0") || isAbove(percent2, "100")) return void 0;
  return hasAtMostDecimals(percent2, 6) ? percent2 : void 0;
};
var setFees = async (given, desk) => {
  const [typed = "", buyWord = "", sellWord = ""] = given.words;
  const [buy, sell] = [readPercent(buyWord), readPercent(sellWord)];
  if (buy === void 0 || sell === void 0)
    return refused("A fee is a percentage from 0 to 100 with at most 6 decimals.");
  const pair2 = typed.toUpperCase();
  const sentence = `New orders on ${pair2} pay ${buy}% to buy and ${sell}% to sell. Existing orders keep their fees.`;
  return change(desk, given, (status2) => status2.setFees(pair2, { buy, sell }), {
    changed: done(sentence, { outcome: "done", pair: pair2, buy, sell }),
    missing: `There is no pair ${typed}.`
  });
};
var settingCommands = [
  changing({
    ...switchWords,
    meaning: "open or close registration and staking, show the closure notice, stop everything except withdrawals",
    takes: [2, 2],
    run: setSwitch
  }),
  changing({
    name: "open",
    usage: "",
    meaning: "open registration and staking, end wind-down mode and hide the closure notice",
    takes: [0, 0],
    run: openEverything
  }),
  changing({
    ...currencyWords,
    meaning: "open or close deposits or withdrawals of a coin",
    takes: [3, 3],
    run: setCurrency
  }),
  changing({
    ...feesWords,
    meaning: "set the fees for a pair's new orders, as a percentage of what they receive",
    takes: [3, 3],
    run: setFees
  })
];

// src/areas/info/area.ts
var info = defineArea({
  name: "info",
  operator: settingCommands,
  open: ({ database: database2 }) => ({ publicCalls: { fees: async () => ({ data: await feesOf(database2.db) }) } })
});

// src/areas/kyc/deciding.ts
var lookUp = async (client, commands) => {
  const { rows } = await client.query({
    name: "kyc-submissions",
    text: `select id, unique_id as trader, status, first_name as "firstName", last_name as "lastName"
           from kyc_submission where id = any ($1)`,
    values: [commands.map(({ submission }) => submission)]
  });
  return new Map(rows.map((row3) => [row3.id, row3]));
};
var statusNumbers = {
  approved: kycStatusNumbers.Approved,
  rejected: kycStatusNumbers.Rejected
};
var setTraders = (rows) => ({
  name: "kyc-set-traders",
  text: `update trader set kyc_status = decided.status,
           first_name = case when decided.status = 2 then decided.first_name else trader.first_name end,
           last_name = case when decided.status = 2 then decided.last_name else trader.last_name end
         from unnest($1::text[], $2::smallint[], $3::text[], $4::text[]) as decided (id, status, first_name, last_name)
         where unique_id = decided.id`,
  values: [
    textColumn(rows, ({ trader: trader2 }) => trader2),
    rows.map(({ decision }) => statusNumbers[decision]),
    textColumn(rows, ({ firstName }) => firstName),
    textColumn(rows, ({ lastName }) => lastName)
  ]
});
var endSubmissions = (rows, { at }) => ({
  name: "kyc-end-submissions",
  text: `with ended as (
           update kyc_submission set status = decided.status, decided_by = decided.by, reason = decided.reason,
             decided_at = $5
           from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as decided (id, status, by, reason)
           where kyc_submission.id = decided.id and kyc_submission.status = 'submitted'
           returning kyc_submission.id)
         select assert_current((select count(*) from ended) = cardinality($1))`,
  values: [
    textColumn(rows, ({ submission }) => submission),
    textColumn(rows, ({ decision }) => decision),
    textColumn(rows, ({ by }) => by),
    textColumn(rows, ({ reason }) => reason ?? null),
    new Date(at)
  ]
});
var statusWords = {
  approved: "These documents are already approved.",
  rejected: "These documents are already rejected.",
  replaced: "The trader has replaced these documents with others. Review those instead."
};
var noSuchDocuments = refused2({ code: "no such documents", message: "These documents don't exist." });
var objectionTo2 = ({ by, why }, known3) => {
  if (!isReadableLine(by) || !isReadableLine(why)) return noReason;
  if (!known3) return noSuchDocuments;
  return known3.status === "submitted" ? void 0 : refused2({ code: "too late", message: statusWords[known3.status] });
};
var decidingKind = (kind5, decision) => defineKind({
  kind: kind5,
  keysOf: ({ submission }) => [`kyc ${submission}`],
  lookUp,
  decide: (_view, command, submissions) => {
    const known3 = submissions.get(command.submission);
    const objection = objectionTo2(command, known3);
    if (objection || !known3) return objection ?? noSuchDocuments;
    const { id: submission, trader: trader2, firstName, lastName } = known3;
    const reason = decision === "rejected" ? { reason: command.why } : {};
    const decided = { submission, trader: trader2, decision, ...reason };
    const row3 = { ...decided, by: command.by, firstName, lastName };
    return {
      done: { trader: trader2 },
      rows: [rowFor(setTraders, row3), rowFor(endSubmissions, row3)],
      events: [{ kind: "kyc.decided", payload: decided }]
    };
  }
});
var kycKinds = [decidingKind("kyc.approve", "approved"), decidingKind("kyc.reject", "rejected")];

// src/areas/kyc/kycFeed.ts
var followKyc = ({ exchange, live: live2 }) => exchange.onCommitted(({ events }) => {
  for (const { kind: kind5, payload } of events)
    if (kind5 === "kyc.decided" || kind5 === "kyc.revoked") live2.tellTrader(payload.trader, "update-kyc-status", {});
});

// src/runtime/workQueue.ts
var overloaded = () => Object.assign(new Error("Too many requests are queued"), { statusCode: 503 });
var createWorkQueue = ({ atOnce: atOnce2, waiting }) => {
  let running = 0;
  const queue = [];
  const enter2 = async () => {
    if (running < atOnce2) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw overloaded();
    await new Promise((resolve2) => queue.push(resolve2));
  };
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    await enter2();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};

// src/pictures/drawPicture.ts
var starts = { jpeg: Buffer.from("ffd8ff", "hex"), png: Buffer.from("89504e470d0a1a0a", "hex") };
var mostPixels = 5e7;
var mostSeconds = 10;
var inTurn = createWorkQueue({ atOnce: 1, waiting: 50 });
var loadSharp = async () => {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });
  return sharp;
};
var drawAnew = async (file, longestSide2) => {
  const sharp = await loadSharp();
  return sharp(file, { limitInputPixels: mostPixels, failOn: "warning" }).timeout({ seconds: mostSeconds }).autoOrient().resize(longestSide2, longestSide2, { fit: "inside", withoutEnlargement: true }).flatten({ background: "white" }).jpeg({ quality: 85 }).toBuffer();
};
var drawPicture = async (file, { kinds: kinds2, longestSide: longestSide2 }) => {
  const isKnown = kinds2.some((kind5) => file.subarray(0, starts[kind5].length).equals(starts[kind5]));
  if (!isKnown) return { wrong: "kind" };
  const jpeg = await inTurn(() => drawAnew(file, longestSide2).catch(() => void 0));
  return jpeg ? { jpeg } : { wrong: "broken" };
};

// src/areas/kyc/refusals.ts
var sideWords = {
  front: "the front",
  back: "the back",
  holding: "you holding the document"
};
var refusals2 = {
  picturesMissing: refuse(400, "Please add all three photos.", "doc_image"),
  pictureMissing: refuse(400, fieldTexts.required, "picture"),
  filesAndIds: refuse(400, "Send the photos or their IDs, not both.", "picture_ids"),
  noSuchCountry: refuse(400, fieldTexts.country, "country_id"),
  unknownCountry: refuse(404, "We don't recognise this country.", "country_id"),
  noSuchDocument: refuse(400, "Choose a document from the list.", "doc_type_id"),
  alreadyApproved: refuse(409, "Your identity is already verified.")
};
var notYours = (field) => refuse(400, "We can't find those documents.", field);
var goneOf = (side) => refuse(400, `The photo of ${sideWords[side]} is no longer available. Send it again.`, "picture_ids");
var wrongPicture = (wrong, field) => wrong === "kind" ? refuse(415, "Please use JPG photos.", field) : refuse(422, fieldTexts.brokenPhoto, field);

// src/areas/kyc/kycPictures.ts
var longestSide = 2400;
var makeKycPicture = async ({ data, fieldName }) => {
  const { jpeg, wrong } = await drawPicture(data, { kinds: ["jpeg"], longestSide });
  return jpeg ?? wrongPicture(wrong, fieldName);
};
var makeKycPictures = async (files) => {
  const made = [];
  for (const file of files) {
    const jpeg = await makeKycPicture(file);
    if (isRefused(jpeg)) return jpeg;
    made.push(jpeg);
  }
  return made;
};

// src/identity/papers/kycStore.ts
import { and as and10, desc as desc5, eq as eq12, inArray as inArray4, isNull as isNull7, lt as lt5 } from "drizzle-orm";

// src/identity/papers/places.ts
var ownFolder = "/files/kyc";
var reviewFolder = "/files/kyc-review";
var ownPath = (id) => `${ownFolder}/${id}.jpg`;
var reviewLink = (publicUrl, token) => `${publicUrl}/api${reviewFolder}/${token}`;
var pictureSeal = ({ uniqueId, id, side }) => `kyc picture ${uniqueId} ${id} ${side}`;
var numberSeal = ({ uniqueId, id }) => `kyc number ${uniqueId} ${id}`;

// src/identity/papers/kycStore.ts
var documentDigest = (seals, { countryId, documentType, documentNumber }) => seals.digest(
  "document",
  countryId,
  documentType,
  documentNumber.normalize("NFKC").replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase()
);
var createKycStore = (queries, seals) => ({
  hasCountry: async (id) => (await queries.select({ id: country.id }).from(country).where(eq12(country.id, id))).length > 0,
  setStatus: async (uniqueId, kycStatus) => {
    await queries.update(trader).set({ kycStatus }).where(eq12(trader.uniqueId, uniqueId));
  },
  last: async (uniqueId) => {
    const [row3] = await queries.select().from(kycSubmission).where(eq12(kycSubmission.uniqueId, uniqueId)).orderBy(desc5(kycSubmission.number)).limit(1);
    return row3;
  },
  isOwn: async (uniqueId, id) => {
    const isTheirs = and10(eq12(kycSubmission.uniqueId, uniqueId), eq12(kycSubmission.id, id));
    return (await queries.select({ id: kycSubmission.id }).from(kycSubmission).where(isTheirs)).length > 0;
  },
  /** Nothing where its key was lost for good. */
  numberOf: (row3) => row3.documentNumber === null ? void 0 : seals.unseal(row3.documentNumber, numberSeal(row3)),
  add: async ({ documentNumber, ...submission }) => {
    await queries.insert(kycSubmission).values({
      ...submission,
      documentNumber: seals.seal(documentNumber, numberSeal(submission)),
      documentDigest: documentDigest(seals, { ...submission, documentNumber }),
      status: "submitted"
    });
  },
  /** Replaces a waiting submission, and deletes pictures of submissions that are no longer needed. */
  endEarlier: async (uniqueId) => {
    const ended2 = await queries.select({ id: kycSubmission.id }).from(kycSubmission).where(and10(eq12(kycSubmission.uniqueId, uniqueId), inArray4(kycSubmission.status, ["submitted", "rejected"])));
    const ids = ended2.map(({ id }) => id);
    if (ids.length === 0) return;
    await queries.update(kycSubmission).set({ status: "replaced" }).where(and10(inArray4(kycSubmission.id, ids), eq12(kycSubmission.status, "submitted")));
    await queries.delete(kycPicture).where(inArray4(kycPicture.submission, ids));
  },
  addPicture: async ({ jpeg, ...picture }) => {
    await queries.insert(kycPicture).values({ ...picture, jpeg: seals.seal(jpeg, pictureSeal(picture)) });
  },
  /** The pictures of a submission, or those not submitted yet. */
  picturesOf: (uniqueId, submission) => queries.select({ id: kycPicture.id, side: kycPicture.side }).from(kycPicture).where(
    and10(
      eq12(kycPicture.uniqueId, uniqueId),
      submission === null ? isNull7(kycPicture.submission) : eq12(kycPicture.submission, submission)
    )
  ),
  areOwn: async (uniqueId, ids) => {
    const isTheirs = and10(eq12(kycPicture.uniqueId, uniqueId), inArray4(kycPicture.id, [...ids]));
    const found = await queries.select({ id: kycPicture.id }).from(kycPicture).where(isTheirs);
    return found.length === new Set(ids).size;
  },
  submitPictures: async (ids, submission) => {
    await queries.update(kycPicture).set({ submission }).where(inArray4(kycPicture.id, [...ids]));
  },
  forgetWaiting: async (uniqueId, side) => {
    const isWaiting = and10(eq12(kycPicture.uniqueId, uniqueId), isNull7(kycPicture.submission));
    await queries.delete(kycPicture).where(side === void 0 ? isWaiting : and10(isWaiting, eq12(kycPicture.side, side)));
  },
  pictureOf: async (uniqueId, id) => {
    const isTheirs = and10(eq12(kycPicture.uniqueId, uniqueId), eq12(kycPicture.id, id));
    const [found] = await queries.select().from(kycPicture).where(isTheirs);
    return found && seals.unsealBytes(found.jpeg, pictureSeal(found));
  },
  /** Deletes pictures that weren't submitted in time, and expired links. */
  sweep: async (before) => {
    await queries.delete(kycPicture).where(and10(isNull7(kycPicture.submission), lt5(kycPicture.sentAt, before)));
    await queries.delete(kycPictureLink).where(lt5(kycPictureLink.expiresAt, before));
  }
});

// src/areas/kyc/submitting.ts
var idsIn = (text7 = "") => text7.split(",").flatMap((id) => id.trim() === "" ? [] : [id.trim()]);
var readPictureIds = (text7) => {
  const ids = text7.split(",").map((id) => id.trim());
  return ids.length === kycSides.length && !ids.includes("") ? ids : void 0;
};
var objectionToReplaced = async (store2, uniqueId, sent) => {
  const record = sent.user_documation_verification_id ?? "";
  if (record !== "" && !await store2.isOwn(uniqueId, record)) return notYours("user_documation_verification_id");
  const pictures = idsIn(sent.imageId);
  return pictures.length === 0 || await store2.areOwn(uniqueId, pictures) ? void 0 : notYours("imageId");
};
var missingOf = (ids, waiting) => {
  const missing2 = kycSides.find((side, index) => !waiting.some((one) => one.side === side && one.id === ids[index]));
  return missing2 && goneOf(missing2);
};
var objectionToIds = async (store2, uniqueId, { ids }) => ids && missingOf(ids, await store2.picturesOf(uniqueId, null));
var keepPictures = async (store2, { random: random2, clock }, { drawn, ids }, { uniqueId, submission }) => {
  if (ids) await store2.submitPictures(ids, submission);
  for (const [index, side] of kycSides.entries()) {
    const jpeg = drawn?.[index];
    if (jpeg) await store2.addPicture({ id: random2.shortId(), uniqueId, side, submission, jpeg, sentAt: clock() });
  }
  await store2.forgetWaiting(uniqueId);
};
var lockUnapproved = async (transaction, core2, uniqueId) => {
  const { traders } = createStores(transaction, core2);
  await traders.lock(uniqueId);
  const trader2 = await traders.byId(uniqueId);
  return readKycStatus(trader2?.kycStatus) === "Approved" ? refusals2.alreadyApproved : void 0;
};
var submit = (core2, caller, sent, pictures) => core2.db.transaction(async (transaction) => {
  const { uniqueId } = caller.trader;
  const store2 = createKycStore(transaction, core2.seals);
  const objection = await lockUnapproved(transaction, core2, uniqueId) ?? await objectionToReplaced(store2, uniqueId, sent) ?? await objectionToIds(store2, uniqueId, pictures);
  if (objection) return objection;
  const at = core2.clock();
  const id = `kyc-${core2.random.shortId()}`;
  await store2.endEarlier(uniqueId);
  await store2.add({
    id,
    uniqueId,
    firstName: sent.first_name.trim(),
    lastName: sent.last_name.trim(),
    gender: Number(sent.gender),
    birthDate: sent.dob,
    countryId: sent.country_id,
    documentType: sent.doc_type_id,
    documentNumber: sent.doc_unique_no.trim(),
    submittedAt: at
  });
  await keepPictures(store2, core2, pictures, { uniqueId, submission: id });
  await store2.setStatus(uniqueId, kycStatusNumbers.Submitted);
  await createStores(transaction, core2).audit.note("kyc submitted", eventOf(caller, at));
  return void 0;
});
var keepPicture = (core2, uniqueId, picture) => core2.db.transaction(async (transaction) => {
  const objection = await lockUnapproved(transaction, core2, uniqueId);
  if (isRefused(objection)) return objection;
  const store2 = createKycStore(transaction, core2.seals);
  await store2.forgetWaiting(uniqueId, picture.side);
  const id = core2.random.shortId();
  await store2.addPicture({ id, uniqueId, submission: null, sentAt: core2.clock(), ...picture });
  return id;
});

// src/areas/kyc/kycHandlers.ts
var enter = async (core2, uniqueId, request, kind5) => {
  const trader2 = await core2.stores.traders.byId(uniqueId);
  if (!trader2) return refusals.loggedOut;
  if (readKycStatus(trader2.kycStatus) === "Approved") return refusals2.alreadyApproved;
  const caller = { trader: trader2, place: placeOf(request) };
  return await countTry(core2, caller, { kind: kind5, subject: uniqueId }) ?? caller;
};
var readPictures = async (ids, files) => {
  if (ids === void 0 || ids === "") {
    const drawn = await makeKycPictures(files);
    return isRefused(drawn) ? drawn : { drawn };
  }
  const read4 = readPictureIds(ids);
  return read4 ? { ids: read4 } : { ...refusals2.picturesMissing, field: "picture_ids" };
};
var kycTraderHandlers = (core2) => {
  const store2 = createKycStore(core2.db, core2.seals);
  return {
    documentTypes: async ({ body: { country_id: country2 } }) => await store2.hasCountry(country2) ? { data: [...kycDocumentsOf(country2)] } : refusals2.unknownCountry,
    submitKyc: async ({ body, files, trader: { uniqueId }, request }) => {
      if (!await store2.hasCountry(body.country_id)) return refusals2.noSuchCountry;
      const documents = kycDocumentsOf(body.country_id);
      if (!documents.some(({ docTypeId }) => docTypeId === body.doc_type_id)) return refusals2.noSuchDocument;
      const caller = await enter(core2, uniqueId, request, "kyc");
      if (isRefused(caller)) return caller;
      const pictures = await readPictures(body.picture_ids, files);
      if (isRefused(pictures)) return pictures;
      const refused3 = await submit(core2, caller, body, pictures);
      return refused3 ?? { statusCode: 200, message: successTexts.kyc.submitted };
    },
    sendKycPicture: async ({ body: { side }, files: [file], trader: { uniqueId }, request }) => {
      const caller = await enter(core2, uniqueId, request, "kycPicture");
      if (isRefused(caller)) return caller;
      if (!file) return refusals2.pictureMissing;
      const jpeg = await makeKycPicture(file);
      if (isRefused(jpeg)) return jpeg;
      const pictureId = await keepPicture(core2, uniqueId, { side, jpeg });
      return isRefused(pictureId) ? pictureId : { statusCode: 200, data: { pictureId, side } };
    }
  };
};

// src/areas/kyc/kycFormChecks.ts
var wireNames = {
  firstName: "first_name",
  lastName: "last_name",
  dob: "dob",
  countries: "country_id",
  docType: "doc_type_id",
  idProof: "doc_unique_no"
};
var others = { gender: "male", doc1: void 0, doc2: void 0, doc3: void 0 };
var isSent = (value) => (value ?? "") !== "";
var objectionToTexts = (fields, today) => objectionToForm(kycRules(today), wireNames, fields, others) ?? (isSent(fields["gender"]) ? void 0 : refuse(400, fieldTexts.required, "gender"));
var isListed = (id) => typeof id === "string" && /^[A-Za-z]{2}$/.test(id);
var isWhole = (files) => files.length === 3 && files.every(({ data }) => data.length > 0);
var objectionToPictures = (fields, files) => {
  if (isSent(fields["doc_image"])) return wrongPicture("kind", "doc_image");
  if (!isSent(fields["picture_ids"])) return isWhole(files) ? void 0 : refusals2.picturesMissing;
  return files.length === 0 ? void 0 : refusals2.filesAndIds;
};
var objectionToPicture = (fields, [file]) => {
  if (isSent(fields["picture"])) return wrongPicture("kind", "picture");
  return file && file.data.length > 0 ? void 0 : refusals2.pictureMissing;
};
var kycFormChecks = ({ now }) => ({
  submitKyc: (fields, files) => {
    const today = utcDay(now());
    const objection = objectionToTexts(fields, today) ?? objectionToPictures(fields, files);
    return objection ?? (isListed(fields["country_id"]) ? void 0 : refusals2.noSuchCountry);
  },
  sendKycPicture: objectionToPicture,
  documentTypes: (fields) => isSent(fields["country_id"]) && !isListed(fields["country_id"]) ? refusals2.unknownCountry : void 0
});

// src/areas/kyc/revokeOperator.ts
import { sql as sql13 } from "drizzle-orm";
var readOpen = async ({ database: database2 }, trader2) => {
  const { rows } = await database2.db.execute(
    sql13`select count(*) filter (where released_at is null)::integer as held,
          coalesce(array_agg(id order by number) filter (where released_at is not null), '{}') as "withCustody"
        from withdrawal where owner = ${trader2} and status in ('Pending', 'Process')`
  );
  return rows[0] ?? { held: 0, withCustody: [] };
};
var linesOf = (email3, { held, withCustody }) => [
  `${email3} is no longer verified and can't withdraw. We've emailed them.`,
  held === 0 ? "No withdrawals are waiting." : `${counted(held, "withdrawal")} can't be approved or sent any more.`,
  ...withCustody.length === 0 ? [] : [`Custody already has these, and may have sent them: ${withCustody.join(", ")}.`]
];
var revoke = async (given, desk) => {
  const { value: trader2, wrong } = await findTrader(desk.database.db, given.words[0] ?? "");
  if (wrong !== void 0) return refused(wrong);
  const { uniqueId, email: email3 } = trader2;
  const { who: by, why } = given.action;
  return submitCommand(desk, given, {
    plan: [`About to revoke the verification of ${email3}.`],
    command: () => ({ kind: "kyc.revoke", trader: uniqueId, by, why }),
    told: async (_outcome, id) => {
      const open2 = await readOpen(desk, uniqueId);
      return done(linesOf(email3, open2), { id, outcome: "done", email: email3, ...open2 });
    }
  });
};
var revokeCommand = changing({
  name: "kyc revoke",
  usage: "<email>",
  meaning: "take an approval back and hold the trader's withdrawals; the trader sees the reason",
  takes: [1, 1],
  options: ["id"],
  run: revoke
});

// src/areas/kyc/revoking.ts
var revoke2 = (rows, { at }) => ({
  name: "kyc-revoke",
  text: `with revoked as (
           update trader set kyc_status = ${String(kycStatusNumbers.Rejected)}
           from unnest($1::text[]) as asked (id)
           where unique_id = asked.id and kyc_status = ${String(kycStatusNumbers.Approved)} returning unique_id),
         ended as (
           update kyc_submission set status = 'rejected', decided_by = asked.by, reason = asked.why, decided_at = $4
           from unnest($1::text[], $2::text[], $3::text[]) as asked (id, by, why)
           where kyc_submission.unique_id = asked.id and kyc_submission.status = 'approved' returning 1)
         select assert_current((select count(*) from revoked) = cardinality($1))`,
  values: [
    textColumn(rows, ({ trader: trader2 }) => trader2),
    textColumn(rows, ({ by }) => by),
    textColumn(rows, ({ why }) => why),
    new Date(at)
  ]
});
var notApproved = refused2({ code: "too late", message: "This trader's identity isn't verified." });
var revokeKyc = defineKind({
  kind: "kyc.revoke",
  // Requested withdrawals are there by then, to be held.
  keysOf: ({ trader: trader2 }) => [`kyc of ${trader2}`, traderKey(trader2)],
  lookUp: async (client, commands) => {
    const { rows } = await client.query({
      name: "kyc-statuses",
      text: "select unique_id as id, kyc_status as status from trader where unique_id = any ($1)",
      values: [commands.map(({ trader: trader2 }) => trader2)]
    });
    return new Map(rows.map(({ id, status: status2 }) => [id, status2]));
  },
  decide: (_view, command, statuses4) => {
    const { trader: trader2, by, why } = command;
    if (!isReadableLine(by) || !isReadableLine(why)) return noReason;
    const status2 = statuses4.get(trader2);
    if (status2 === void 0) return noSuchTrader;
    if (status2 !== kycStatusNumbers.Approved) return notApproved;
    return {
      done: { trader: trader2 },
      rows: [rowFor(revoke2, { trader: trader2, by, why }), rowFor(holdWithdrawalsOf, { trader: trader2, because: "kyc" })],
      events: [{ kind: "kyc.revoked", payload: { trader: trader2, reason: why } }]
    };
  }
});

// src/pictures/ownPictureRoute.ts
var noSuchPicture = { statusCode: 404, message: "There's no such picture." };
var ownPictureRoute = async (api, { folder: folder2, traderOf, pictureOf }) => {
  api.get(`${folder2}/:file`, async (request, reply) => {
    const trader2 = await traderOf(request);
    const [, name2] = /^([\w-]+)\.jpg$/.exec(request.params.file) ?? [];
    const jpeg = trader2 && name2 !== void 0 ? await pictureOf(trader2.uniqueId, name2) : void 0;
    if (!jpeg) return reply.status(404).send({ ...noSuchPicture, requestId: request.id });
    return reply.header("Cache-Control", "private, no-store").type("image/jpeg").send(jpeg);
  });
};

// src/identity/papers/reviewStore.ts
import { and as and11, asc as asc4, eq as eq13, gt as gt7, isNull as isNull8 } from "drizzle-orm";
var forgetSealedPapers = async (queries) => {
  await queries.delete(kycPicture);
  await queries.update(kycSubmission).set({ documentNumber: null });
  return (await createReviewStore(queries).waiting()).map(({ id }) => id);
};
var createReviewStore = (queries) => ({
  /** Longest waiting first. */
  waiting: () => queries.select({ id: kycSubmission.id, email: trader.email, submittedAt: kycSubmission.submittedAt }).from(kycSubmission).innerJoin(trader, eq13(trader.uniqueId, kycSubmission.uniqueId)).where(eq13(kycSubmission.status, "submitted")).orderBy(asc4(kycSubmission.submittedAt), asc4(kycSubmission.number)),
  countryName: async (id) => {
    const [found] = await queries.select({ name: country.name }).from(country).where(eq13(country.id, id));
    return found?.name ?? id;
  },
  /** Whether a reviewer was given links to the pictures of this submission. */
  wasShown: async (submission) => {
    const links = await queries.select({ picture: kycPictureLink.picture }).from(kycPictureLink).innerJoin(kycPicture, eq13(kycPicture.id, kycPictureLink.picture)).where(eq13(kycPicture.submission, submission)).limit(1);
    return links.length > 0;
  },
  addLink: async ({ token, ...link }) => {
    await queries.insert(kycPictureLink).values({ tokenHash: hashToken(token), ...link });
  },
  /** The picture, if the link is unused. A single statement, so that only one of several simultaneous calls gets it. */
  open: async (token, at) => {
    const [link] = await queries.update(kycPictureLink).set({ openedAt: at }).where(
      and11(
        eq13(kycPictureLink.tokenHash, hashToken(token)),
        isNull8(kycPictureLink.openedAt),
        gt7(kycPictureLink.expiresAt, at)
      )
    ).returning({ picture: kycPictureLink.picture, madeBy: kycPictureLink.madeBy });
    if (!link) return void 0;
    const [found] = await queries.select({
      jpeg: kycPicture.jpeg,
      id: kycPicture.id,
      uniqueId: kycPicture.uniqueId,
      side: kycPicture.side,
      submission: kycPicture.submission,
      email: trader.email
    }).from(kycPicture).innerJoin(trader, eq13(trader.uniqueId, kycPicture.uniqueId)).where(eq13(kycPicture.id, link.picture));
    return found && { ...found, madeBy: link.madeBy };
  }
});

// src/areas/kyc/reviewRoute.ts
var openPicture = ({ db, seals, clock, keepAction: keepAction2 }, token) => db.transaction(async (transaction) => {
  const at = clock();
  const opened = await createReviewStore(transaction).open(token, at);
  if (!opened) return void 0;
  const { email: email3, madeBy, side, submission, jpeg } = opened;
  await keepAction2(transaction, {
    at,
    who: madeBy,
    why: `Opened the picture of ${sideWords[side]} (${submission ?? "not submitted"}).`,
    words: `kyc show ${email3}`
  });
  return seals.unsealBytes(jpeg, pictureSeal(opened));
});
var headers = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "Referrer-Policy": "no-referrer"
};
var reviewRoute = async (api, { core: core2 }) => {
  api.get(
    `${reviewFolder}/:token`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const jpeg = await openPicture(core2, request.params.token);
      void reply.headers(headers);
      if (!jpeg) return reply.status(404).send({ ...noSuchPicture, requestId: request.id });
      return reply.type("image/jpeg").send(jpeg);
    }
  );
};

// src/areas/kyc/kycRoutes.ts
var kycRoutes = async (api, { core: core2, traderOf }) => {
  const { pictureOf } = createKycStore(core2.db, core2.seals);
  await api.register(ownPictureRoute, { folder: ownFolder, traderOf, pictureOf });
  await api.register(reviewRoute, { core: core2 });
};

// src/areas/kyc/letters.ts
var contactSupport = ({ publicUrl }) => ({
  say: "If you didn't send us any documents, contact support now.",
  link: { label: "Contact support", href: `${publicUrl}/support` }
});
var kycApproved = ({ at }, sender) => ({
  subject: `Your identity is verified on ${sender.brand}`,
  title: "Your identity is verified",
  happened: [`We've verified your identity for your ${sender.brand} account.`],
  facts: [{ name: "Time", value: utc(at) }],
  steps: [
    {
      say: "You can withdraw once two-factor authentication has been on for 24 hours:",
      link: { label: "Open wallet", href: `${sender.publicUrl}/wallet` }
    }
  ],
  valid: "You don't need to send anything else.",
  otherwise: contactSupport(sender)
});
var kycRejected = ({ at, reason }, sender) => ({
  subject: `We couldn't verify your identity on ${sender.brand}`,
  title: "We couldn't verify your identity",
  happened: [`We've checked the documents for your ${sender.brand} account, but couldn't approve them.`],
  facts: [
    { name: "Reason", value: reason },
    { name: "Time", value: utc(at) }
  ],
  steps: [
    {
      say: "Send them again:",
      link: { label: "Open identity verification", href: `${sender.publicUrl}/profile?tab=kyc` }
    }
  ],
  valid: "In the meantime you can trade and deposit. Withdrawals unlock once your identity is verified.",
  otherwise: contactSupport(sender)
});
var kycRevoked = ({ at, reason }, sender) => ({
  subject: `Your identity is no longer verified on ${sender.brand}`,
  title: "Your identity is no longer verified",
  happened: [`We've taken back the approval of your documents for your ${sender.brand} account.`],
  facts: [
    { name: "Reason", value: reason },
    { name: "Time", value: utc(at) }
  ],
  steps: [
    {
      say: "Send us your documents again:",
      link: { label: "Open identity verification", href: `${sender.publicUrl}/profile?tab=kyc` }
    }
  ],
  valid: "In the meantime you can trade and deposit. Withdrawals are locked, and those we have not sent yet are on hold.",
  otherwise: {
    say: "If you think this is a mistake, contact support.",
    link: { label: "Contact support", href: `${sender.publicUrl}/support` }
  }
});
var kycTexts2 = { kycApproved, kycRejected, kycRevoked };
var kycLetters = (mail) => ({
  "kyc.revoked": async (transaction, { trader: uniqueId, reason }, occurrence) => {
    const at = new Date(occurrence.at);
    await mail(transaction, uniqueId, { kind: "kycRevoked", reason, at });
    await createAudit(transaction).note("kyc revoked", { at, uniqueId, address: operatorAddress });
  },
  "kyc.decided": async (transaction, { trader: uniqueId, decision, reason = "" }, occurrence) => {
    const at = new Date(occurrence.at);
    const isApproved = decision === "approved";
    await mail(transaction, uniqueId, isApproved ? { kind: "kycApproved", at } : { kind: "kycRejected", reason, at });
    const kind5 = isApproved ? "kyc approved" : "kyc rejected";
    await createAudit(transaction).note(kind5, { at, uniqueId, address: operatorAddress });
  }
});

// src/areas/kyc/operator.ts
import { randomBytes as randomBytes2 } from "node:crypto";

// src/runtime/spokenMoment.ts
var spokenMoment = (at) => `${at.toISOString().slice(0, 19).replace("T", " ")} UTC`;

// src/areas/kyc/operator.ts
var minute4 = 6e4;
var linkMs = minute4;
var random = createRandomness(randomBytes2);
var storeOf = ({ database: database2 }) => createKycStore(database2.db, {});
var spokenWait = (ms) => {
  const minutes = Math.max(0, Math.floor(ms / minute4));
  if (minutes < 60) return counted(minutes, "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? counted(hours, "hour") : counted(Math.floor(hours / 24), "day");
};
var list = async ({ database: database2, now }) => {
  const waiting = await createReviewStore(database2.db).waiting();
  const lines2 = waiting.map(
    ({ id, email: email3, submittedAt }) => `${spokenMoment(submittedAt)}  ${email3}  waiting for ${spokenWait(now() - submittedAt.getTime())}  (${id})`
  );
  return done(lines2.length === 0 ? "No documents are waiting." : lines2, {
    waiting: waiting.map(({ id, email: email3, submittedAt }) => ({
      submission: id,
      email: email3,
      submittedAt: submittedAt.toISOString(),
      waitingMinutes: Math.floor((now() - submittedAt.getTime()) / minute4)
    }))
  });
};
var findLast = async (desk, typed) => {
  const { value: trader2, wrong } = await findTrader(desk.database.db, typed);
  if (wrong !== void 0) return { wrong };
  const submission = await storeOf(desk).last(trader2.uniqueId);
  return submission ? { value: { trader: trader2, submission } } : { wrong: `${trader2.email} has submitted no documents.` };
};
var numberOf = ({ seals }, submission) => {
  if (submission.documentNumber === null) return "not available; its key was lost for good";
  try {
    return seals()?.unseal(submission.documentNumber, numberSeal(submission)) ?? sealed;
  } catch {
    return sealed;
  }
};
var sealed = "sealed; run this with the exchange's SECRETS_KEY or data folder to read it";
var makeLinks = async (desk, { submission }, madeBy) => {
  const { database: database2, now, publicUrl } = desk;
  const pictures = await storeOf(desk).picturesOf(submission.uniqueId, submission.id);
  const store2 = createReviewStore(database2.db);
  const links = {};
  for (const side of kycSides) {
    const picture = pictures.find((one) => one.side === side);
    if (!picture) continue;
    const token = random.token();
    await store2.addLink({ token, picture: picture.id, madeBy, expiresAt: new Date(now() + linkMs) });
    links[side] = reviewLink(publicUrl, token);
  }
  return links;
};
var show = async ({ words: [email3 = ""], who }, desk) => {
  const found = await findLast(desk, email3);
  if (found.wrong !== void 0) return refused(found.wrong);
  const { trader: trader2, submission } = found.value;
  const { countryId, documentType, decidedAt, decidedBy, reason } = submission;
  const country2 = await createReviewStore(desk.database.db).countryName(countryId);
  const document = kycDocumentsOf(countryId).find(({ docTypeId }) => docTypeId === documentType)?.name ?? documentType;
  const links = await makeLinks(desk, found.value, who);
  const facts = [
    ["status", submission.status],
    ...decidedAt && decidedBy !== null ? [["decided", `${spokenMoment(decidedAt)} by ${decidedBy}`]] : [],
    ...reason === null ? [] : [["reason", reason]],
    ["name", `${submission.firstName} ${submission.lastName}`],
    ["gender", submission.gender === 0 ? "male" : "female"],
    ["born", submission.birthDate],
    ["country", country2],
    ["document", document],
    ["number", numberOf(desk, submission)],
    ...Object.entries(links)
  ];
  const lines2 = facts.map(([name2, value]) => `  ${name2.padEnd(9)} ${value}`);
  const hint = Object.keys(links).length === 0 ? [] : ["Each link opens its photo once and expires after a minute."];
  return done([`${spokenMoment(submission.submittedAt)}  ${trader2.email}  (${submission.id})`, ...lines2, ...hint], {
    submission: submission.id,
    email: trader2.email,
    submittedAt: submission.submittedAt.toISOString(),
    ...Object.fromEntries(facts)
  });
};
var findWaiting2 = async (given, desk) => {
  const found = await findLast(desk, given.words[0] ?? "");
  if (found.wrong !== void 0) return found;
  const { trader: trader2, submission } = found.value;
  const { submission: wanted = submission.id } = given.options;
  const since = spokenMoment(submission.submittedAt);
  if (wanted !== submission.id)
    return {
      wrong: `${trader2.email} has replaced ${wanted} with ${submission.id}, submitted ${since}. Review that one.`
    };
  if (submission.status === "submitted") return found;
  return {
    wrong: `${trader2.email} has no documents waiting: those submitted ${since} are already ${submission.status}.`
  };
};
var findShown = async (given, desk) => {
  const found = await findWaiting2(given, desk);
  if (found.wrong !== void 0 || given.options.submission !== void 0) return found;
  const { trader: trader2, submission } = found.value;
  if (await createReviewStore(desk.database.db).wasShown(submission.id)) return found;
  const since = spokenMoment(submission.submittedAt);
  return {
    wrong: `Nobody has looked at the documents of ${trader2.email} submitted ${since} (${submission.id}). Look at them first: ${program} kyc show ${trader2.email}`
  };
};
var approval = {
  kind: "kyc.approve",
  find: findShown,
  plan: "About to approve",
  told: (email3) => `${email3} is verified and can withdraw. We've emailed them.`
};
var rejection = {
  kind: "kyc.reject",
  find: findWaiting2,
  plan: "About to reject",
  told: (email3) => `The documents of ${email3} were rejected. We've emailed them the reason.`
};
var decide = async (given, desk, { kind: kind5, find, plan: plan2, told: told2 }) => {
  const found = await find(given, desk);
  if (found.wrong !== void 0) return refused(found.wrong);
  const { trader: trader2, submission } = found.value;
  const { who: by, why } = given.action;
  const { email: email3 } = trader2;
  return submitCommand(desk, given, {
    plan: [`${plan2} the documents of ${email3}, submitted ${spokenMoment(submission.submittedAt)} (${submission.id}).`],
    command: () => ({ kind: kind5, submission: submission.id, by, why }),
    told: (_outcome, id) => done(told2(email3), { id, outcome: "done", email: email3, submission: submission.id })
  });
};
var kycCommands = [
  reading2({
    name: "kyc list",
    usage: "",
    meaning: "identity documents to review, longest waiting first",
    takes: [0, 0],
    run: (_given, desk) => list(desk)
  }),
  reading2({
    name: "kyc show",
    usage: "<email>",
    meaning: "what a trader submitted, with a one-time link to each photo",
    takes: [1, 1],
    run: show
  }),
  changing({
    name: "kyc approve",
    usage: "<email>",
    meaning: "verify a trader, so that they can withdraw (--submission ID: only these documents)",
    takes: [1, 1],
    options: ["id", "submission"],
    run: (given, desk) => decide(given, desk, approval)
  }),
  changing({
    name: "kyc reject",
    usage: "<email>",
    meaning: "reject the documents; the trader sees the reason (--submission ID: only these)",
    takes: [1, 1],
    options: ["id", "submission"],
    run: (given, desk) => decide(given, desk, rejection)
  })
];

// src/areas/kyc/area.ts
var hour3 = 60 * 6e4;
var day5 = 24 * hour3;
var sweepJob2 = ({ core: core2, now }) => ({
  name: "kyc-retention",
  everyMs: hour3,
  work: () => createKycStore(core2.db, core2.seals).sweep(new Date(now() - day5))
});
var kyc = defineArea({
  name: "kyc",
  commands: () => [...kycKinds, revokeKyc],
  letters: { texts: kycTexts2, afterCommit: kycLetters },
  operator: [...kycCommands, revokeCommand],
  open: ({ core: core2, exchange, traderOf, now }) => ({
    traderCalls: kycTraderHandlers(core2),
    formChecks: kycFormChecks({ now }),
    routes: (api) => kycRoutes(api, { core: { ...core2, keepAction }, traderOf }),
    retention: [sweepJob2({ core: core2, now })],
    feed: (live2) => ({ stop: followKyc({ exchange, live: live2 }) })
  })
});

// src/areas/markets/favourites.ts
import { and as and12, asc as asc5, eq as eq14 } from "drizzle-orm";
var createFavouriteStore = (queries) => ({
  /** The numbers of the pairs, in the order they were chosen. */
  of: async (uniqueId) => {
    const rows = await queries.select({ pair: favouritePair.pair }).from(favouritePair).where(eq14(favouritePair.uniqueId, uniqueId)).orderBy(asc5(favouritePair.createdAt), asc5(favouritePair.pair));
    return rows.map(({ pair: pair2 }) => pair2);
  },
  add: async (uniqueId, pair2, createdAt) => {
    await queries.insert(favouritePair).values({ uniqueId, pair: pair2, createdAt }).onConflictDoNothing();
  },
  remove: async (uniqueId, pair2) => {
    await queries.delete(favouritePair).where(and12(eq14(favouritePair.uniqueId, uniqueId), eq14(favouritePair.pair, pair2)));
  }
});
var noSuchPair2 = refuse(404, "This pair doesn't exist.", "pair_id");
var isPair = (id) => pairs.some((pair2) => pair2.id === id);
var favouriteTraderHandlers = ({ db, now }) => {
  const store2 = createFavouriteStore(db);
  return {
    favouritePairs: async ({ trader: trader2 }) => ({
      data: (await store2.of(trader2.uniqueId)).map((pair2) => ({ pairId: String(pair2) }))
    }),
    addFavouritePair: async ({ trader: trader2, body: { pair_id: pair2 } }) => {
      if (!isPair(pair2)) return noSuchPair2;
      await store2.add(trader2.uniqueId, Number(pair2), new Date(now()));
      return { status: 200, message: successTexts.favourites.added };
    },
    removeFavouritePair: async ({ trader: trader2, body: { pair_id: pair2 } }) => {
      if (!isPair(pair2)) return noSuchPair2;
      await store2.remove(trader2.uniqueId, Number(pair2));
      return { status: 200, message: successTexts.favourites.removed };
    }
  };
};

// src/areas/markets/klines.ts
var sourceOf = {
  "1": 60,
  "3": 60,
  "5": 60,
  "15": 900,
  "30": 900,
  "60": 3600,
  "120": 3600,
  "240": 3600,
  "1D": 86400,
  "1W": 86400,
  M: 86400
};
var mostParts = 31;
var readRange = ({ resolution, from: from2, to }) => [
  candleStart(from2, resolution),
  to + mostParts * sourceOf[resolution]
];
var withRunning = (stored, running, seconds) => {
  if (!running) return [...stored];
  const at = Math.floor(running.at / seconds) * seconds;
  const last2 = stored.at(-1);
  if (last2?.at === at) return [...stored.slice(0, -1), joinCandles(last2, running)];
  return last2 === void 0 || last2.at < at ? [...stored, { ...running, at }] : [...stored];
};
var klines = (stored, running, range) => {
  const { resolution, from: from2, to, limit: limit2 } = range;
  const merged2 = mergeCandles(withRunning(stored, running, sourceOf[resolution]), resolution);
  return merged2.filter(({ at }) => at >= candleStart(from2, resolution) && at < to).slice(-limit2);
};
var toColumns = (candles) => {
  if (candles.length === 0) return { s: "no_data" };
  return {
    s: "ok",
    t: candles.map(({ at }) => at),
    dateStr: candles.map(({ at }) => new Date(at * 1e3).toISOString()),
    o: candles.map(({ open: open2 }) => open2),
    h: candles.map(({ high }) => high),
    l: candles.map(({ low }) => low),
    c: candles.map(({ close: close2 }) => close2),
    v: candles.map(({ volume }) => volume)
  };
};

// src/areas/markets/handlers.ts
var noSuchPair3 = refuse(404, "This pair doesn't exist.", "pair");
var lastSecond = 864e10;
var marketsHandlers = ({ market, candles }) => ({
  pairPrices: () => ({ data: market.stats() }),
  estimateUsd: ({ parameters: { pair: name2, price } }) => {
    const pair2 = findPair(name2);
    if (!pair2) return noSuchPair3;
    const usd = market.usdPrices()[pair2.quote];
    if (usd === void 0) return refuse(503, "There is no price yet. Try again in a moment.");
    return { data: { pair: pair2.name, price, usdPrice: multiply(price, usd) } };
  },
  candles: async ({ parameters }) => {
    const pair2 = findPair(parameters.pair);
    if (!pair2) return noSuchPair3;
    const { resolution, from: from2, limit: limit2 = listSizes.candles } = parameters;
    const range = { resolution, from: from2, to: Math.min(parameters.to, lastSecond), limit: limit2 };
    if (range.from >= range.to) return toColumns([]);
    const stored = await candles.read(pair2.name, sourceOf[resolution], ...readRange(range));
    return toColumns(klines(stored, market.running(pair2.name), range));
  }
});

// src/areas/markets/marketFeed.ts
var createMarketFeed = (market, live2) => (moved3) => {
  if (moved3.length === 0) return;
  const stats = market.stats(moved3.map(pairOf));
  live2.publish("pairStats", stats);
  live2.publish(
    "pairVolume",
    stats.map(({ pairName, volume }) => ({ pairName, volume }))
  );
  live2.publish("estimate-price-update", market.usdPrices());
};

// src/exchange/reference/reference.ts
var whole = 10000n;
var usualCaps = { minute: 100n, day: 3000n };
var capsOf = (percent2) => ({
  minute: BigInt(Math.round(percent2.minute * 100)),
  day: BigInt(Math.round(percent2.day * 100))
});
var closesKept = 15;
var closesNeeded = 8;
var hoursKept = 24;
var freshFor = 60;
var hourOf = (minute6) => Math.floor(minute6 / 60);
var beginAt = (price, minute6) => ({
  price,
  closes: Array.from({ length: closesKept }, () => ({ price, isTraded: false })),
  tradedIn: 0,
  hours: [{ hour: hourOf(minute6), low: price, high: price }]
});
var closeMinutes = (reference, close2, from2, to) => {
  const price = close2 ?? reference.closes.at(-1)?.price ?? reference.price;
  const quiet2 = Math.min(to - from2 - 1, closesKept);
  const ended2 = Array.from({ length: 1 + quiet2 }, (_, index) => ({
    price,
    isTraded: index === 0 && close2 !== void 0
  }));
  return {
    ...reference,
    closes: [...reference.closes, ...ended2].slice(-closesKept),
    tradedIn: close2 === void 0 ? reference.tradedIn : from2
  };
};
var inOrder = (prices) => prices.toSorted((one, other) => one < other ? -1 : Number(one > other));
var mediansOf = (prices) => {
  const sorted = inOrder(prices);
  const [low, high] = [sorted[sorted.length - 1 >> 1], sorted[sorted.length >> 1]];
  return low === void 0 || high === void 0 ? void 0 : [low, high];
};
var clamp2 = (figure2, low, high) => figure2 < low ? low : figure2 > high ? high : figure2;
var medianClose = ({ closes }) => mediansOf(closes.map(({ price }) => price))?.[0];
var isBusy = ({ closes }) => closes.filter(({ isTraded }) => isTraded).length >= closesNeeded;
var ownVoice = (reference) => {
  const median = isBusy(reference) ? medianClose(reference) : void 0;
  return median === void 0 ? [] : [median];
};
var priceForOthers = (reference, minute6, band) => {
  const median = minute6 - reference.tradedIn > freshFor ? void 0 : medianClose(reference);
  if (median === void 0 || isBusy(reference)) return median;
  const { price } = reference;
  const quarter = price * band / whole / 4n;
  return clamp2(median, price - quarter, price + quarter);
};
var destination = (reference, implied, band) => {
  const { price } = reference;
  const [low, high] = mediansOf([...ownVoice(reference), ...implied]) ?? [price, price];
  const wanted = clamp2(price, low, high);
  const others2 = mediansOf(implied);
  if (!others2) return wanted;
  const middle = (others2[0] + others2[1]) / 2n;
  const half = middle * band / whole / 2n;
  return clamp2(wanted, middle - half, middle + half);
};
var dayRange = ({ price, hours }) => {
  const lows = inOrder([price, ...hours.map(({ low }) => low)]);
  const highs = inOrder([price, ...hours.map(({ high }) => high)]);
  return { low: lows[0] ?? price, high: highs.at(-1) ?? price };
};
var reachOf = ({ low, high }, percent2) => [
  (high * (whole - percent2) + whole - 1n) / whole,
  low * (whole + percent2) / whole
];
var withHour = (hours, hour7, prices) => {
  const kept3 = hours.filter((one) => one.hour >= hour7 - hoursKept);
  const running = kept3.find((one) => one.hour === hour7);
  const all = inOrder([...prices, ...running ? [running.low, running.high] : []]);
  const [low = 0n, high = low] = [all[0], all.at(-1)];
  return [...kept3.filter((one) => one !== running), { hour: hour7, low, high }];
};
var alertOf = (isAtCap, isFarAlone) => {
  if (isAtCap) return "capped";
  return isFarAlone ? "alone" : void 0;
};
var isCapped = (before, price, near, [low, high], step) => price !== near || before.alert === "capped" && (price - step <= low || price + step >= high);
var moveReference = (before, { implied, band, caps, minute: minute6 }) => {
  const hour7 = hourOf(minute6);
  const known3 = { ...before, hours: withHour(before.hours, hour7, [before.price]) };
  const range = dayRange(known3);
  const step = before.price * caps.minute / whole;
  const near = clamp2(destination(before, implied, band), before.price - step, before.price + step);
  const reach = reachOf(range, caps.day);
  const price = clamp2(near, ...reach);
  const [low, high] = reachOf(range, caps.day / 3n);
  const isFar2 = price < low || price > high;
  return {
    ...known3,
    price,
    hours: withHour(known3.hours, hour7, [price]),
    alert: alertOf(isCapped(before, price, near, reach, step), isFar2 && implied.length === 0)
  };
};

// src/exchange/reference/routes.ts
var quoted = spotPairs.filter(({ fixedPrice }) => fixedPrice === void 0);
var coins2 = [...new Set(quoted.flatMap(({ base, quote }) => [base, quote]))];
var legsBetween = (base, quote, except) => quoted.flatMap((pair2) => {
  if (pair2.name === except) return [];
  if (pair2.base === base && pair2.quote === quote) return [{ pair: pair2.name, isInverted: false }];
  return pair2.base === quote && pair2.quote === base ? [{ pair: pair2.name, isInverted: true }] : [];
});
var routesOf = ({ name: name2, base, quote }) => [
  ...legsBetween(base, quote, name2).map((leg4) => [leg4]),
  ...coins2.flatMap(
    (coin) => legsBetween(base, coin, name2).flatMap((first) => legsBetween(coin, quote, name2).map((second) => [first, second]))
  )
];

// src/exchange/reference/references.ts
var bandOf = (name2) => toWhole(pairOf(name2).priceBandPercent, 2);
var referencePairs = pairs.filter(({ fixedPrice }) => fixedPrice === void 0).map((pair2) => ({ pair: pair2, routes: routesOf(pair2), band: bandOf(pair2.name) }));
var hasReference = ({ fixedPrice }) => fixedPrice === void 0;
var emptyReferences = () => ({
  pairs: /* @__PURE__ */ new Map(),
  minute: 0,
  latest: /* @__PURE__ */ new Map(),
  isChanged: false,
  mustBeSet: false,
  strayed: /* @__PURE__ */ new Map()
});
var minuteOf = (at) => Math.floor(at / 6e4);
var oneUnit = toUnits("1");
var impliedBy = (route, priceOf) => {
  let implied = oneUnit;
  for (const { pair: pair2, isInverted } of route) {
    const price = priceOf(pair2);
    if (price === void 0 || price === 0n) return [];
    implied = isInverted ? implied * oneUnit / price : implied * price / oneUnit;
  }
  return implied === 0n ? [] : [implied];
};
var marketOf2 = (name2) => {
  const market = findMarket(name2);
  if (!market) throw new Error(`There is no pair ${name2}.`);
  return market;
};
var kept2 = (name2, reference, lastTrade) => {
  const market = marketOf2(name2);
  const tick = toUnits(market.price(1));
  const ticks = Math.max(1, Number((reference.price + tick / 2n) / tick));
  return { ...reference, lastTrade, ticks, shown: market.price(ticks) };
};
var referencePriceOf = ({ pairs: known3 }, name2) => known3.get(name2)?.shown;
var shownReferences = ({ pairs: known3 }) => Array.from(known3, ([pair2, { shown: price, alert }]) => ({ pair: pair2, price, alert }));
var noteTrade = ({ latest: latest3 }, pair2, ticks) => {
  latest3.set(pair2, ticks);
};
var strayedMs = 60 * 6e4;
var isFar = ({ pairs: known3 }, name2, ticks) => {
  const reference = known3.get(name2);
  if (!reference) return false;
  return 200 * Math.abs(ticks - reference.ticks) > reference.ticks * Number(pairOf(name2).priceBandPercent);
};
var noteStrayed = (references, pair2, ticks, { traders, at }) => {
  if (!isFar(references, pair2, ticks)) return void 0;
  for (const trader2 of traders) references.strayed.set(trader2, at + strayedMs);
  return at + strayedMs;
};
var setReference = (references, pair2, price, at, lastTrade) => {
  references.minute = Math.max(references.minute, minuteOf(at));
  references.latest.delete(pair2);
  references.pairs.set(pair2, kept2(pair2, beginAt(price, references.minute), lastTrade));
  references.isChanged = true;
};
var latestOf = ({ latest: latest3 }, name2) => {
  const ticks = latest3.get(name2);
  return ticks === void 0 ? void 0 : toUnits(marketOf2(name2).price(ticks));
};
var begin2 = (references, minute6, lastPrice, lastTrade) => {
  if (references.mustBeSet) return;
  for (const { pair: pair2 } of referencePairs) {
    const price = references.pairs.has(pair2.name) ? void 0 : lastPrice(pair2.name);
    if (price === void 0 || price === "0") continue;
    references.pairs.set(pair2.name, kept2(pair2.name, beginAt(toUnits(price), minute6), lastTrade));
    references.latest.delete(pair2.name);
  }
};
var moveReferences = (references, { at, caps, lastPrice, lastTrade }) => {
  const minute6 = minuteOf(at);
  if (minute6 <= references.minute) return [];
  const { pairs: before, minute: from2 } = references;
  const closed2 = new Map(
    Array.from(before, ([name2, one]) => [name2, closeMinutes(one, latestOf(references, name2), from2, minute6)])
  );
  const priceOf = (name2) => {
    const one = closed2.get(name2);
    return one && priceForOthers(one, minute6, bandOf(name2));
  };
  const alerts2 = [];
  for (const { pair: pair2, routes, band } of referencePairs) {
    const one = closed2.get(pair2.name);
    if (!one) continue;
    const implied = routes.flatMap((route) => impliedBy(route, priceOf));
    const moved3 = kept2(pair2.name, moveReference(one, { implied, band, caps, minute: minute6 }), lastTrade);
    before.set(pair2.name, moved3);
    if (moved3.alert !== void 0 && moved3.alert !== one.alert)
      alerts2.push({ pair: pair2.name, price: moved3.shown, alert: moved3.alert });
  }
  begin2(references, minute6, lastPrice, lastTrade);
  for (const [trader2, until] of references.strayed) if (until <= at) references.strayed.delete(trader2);
  references.minute = minute6;
  references.latest.clear();
  references.isChanged = before.size > 0;
  return alerts2;
};

// src/exchange/reference/referenceRows.ts
var recentOf = ({ closes, hours }) => ({
  closes: closes.map(({ price, isTraded }) => [fromUnits(price), isTraded]),
  hours: hours.map(({ hour: hour7, low, high }) => [hour7, fromUnits(low), fromUnits(high)])
});
var writeReferences = ({ pairs: pairs2, minute: minute6 }) => ({
  name: "exchange-write-references",
  text: `insert into reference_price (pair, price, minute, last_trade, traded_in, alert, recent)
         select * from jsonb_to_recordset($1::jsonb) as moved
           (pair integer, price numeric, minute bigint, last_trade bigint, traded_in bigint, alert text, recent jsonb)
         on conflict (pair) do update set price = excluded.price, minute = excluded.minute,
           last_trade = excluded.last_trade, traded_in = excluded.traded_in, alert = excluded.alert,
           recent = excluded.recent`,
  values: [
    JSON.stringify(
      Array.from(pairs2, ([name2, reference]) => ({
        pair: findMarket(name2)?.id,
        price: fromUnits(reference.price),
        minute: minute6,
        last_trade: reference.lastTrade,
        traded_in: reference.tradedIn,
        alert: reference.alert ?? null,
        recent: recentOf(reference)
      }))
    )
  ]
});
var putStrayed = (rows, { at }) => {
  const until = new Map(rows.map((row3) => [row3.trader, row3.until]));
  return {
    name: "exchange-put-strayed",
    text: `with gone as (delete from strayed_trader where until <= $3 and trader <> all ($1::text[]))
           insert into strayed_trader (trader, until) select * from unnest($1::text[], $2::timestamptz[])
           on conflict (trader) do update set until = excluded.until`,
    values: [
      textColumn([...until.keys()], (trader2) => trader2),
      [...until.values()].map((ms) => new Date(ms)),
      new Date(at)
    ]
  };
};
var readStrayed = async (client) => {
  const { rows } = await client.query("select trader, until from strayed_trader");
  return new Map(rows.map(({ trader: trader2, until }) => [trader2, until.getTime()]));
};
var toReference = ({ price, tradedIn, alert, recent }) => ({
  price: toUnits(plainDecimal(price)),
  closes: recent.closes.map(([close2, isTraded]) => ({ price: toUnits(close2), isTraded })),
  tradedIn: Number(tradedIn),
  hours: recent.hours.map(([hour7, low, high]) => ({ hour: hour7, low: toUnits(low), high: toUnits(high) })),
  alert: alert ?? void 0
});
var readReferences = async (client) => {
  const references = emptyReferences();
  const { rows: purposes } = await client.query(
    `select exists (select from database_kind where kind = 'real') as "isReal"`
  );
  references.mustBeSet = purposes[0]?.isReal === true;
  references.strayed = await readStrayed(client);
  const { rows } = await client.query(
    `select pair.name, reference.price, minute, last_trade as "lastTrade", traded_in as "tradedIn", alert, recent,
       (select trade.price from trade where trade.pair = reference.pair and trade.id > last_trade
        order by trade.id desc limit 1) as latest
     from reference_price as reference join pair on pair.id = reference.pair order by pair.id`
  );
  for (const row3 of rows) {
    const name2 = readPairName(row3.name);
    const market = name2 && findMarket(name2);
    if (!market) continue;
    references.pairs.set(market.pair.name, kept2(market.pair.name, toReference(row3), Number(row3.lastTrade)));
    references.minute = Math.max(references.minute, Number(row3.minute));
    if (row3.latest !== null) references.latest.set(market.pair.name, market.ticks(plainDecimal(row3.latest)));
  }
  return references;
};

// src/areas/markets/linkedTraders.ts
var usualLength = 50;
var looked = 2e5;
var readLinked = async (pool, most) => {
  const { rows } = await pool.query(
    `with met as materialized (
       select least(maker.owner, taker.owner) as one, greatest(maker.owner, taker.owner) as other, trade.pair, trade.at
       from trade join trade_order maker on maker.id = maker_order join trade_order taker on taker.id = taker_order
       where trade.id > (select last_trade from exchange) - $1 and maker.owner <> taker.owner),
     couple as (
       select one, other, array_agg(distinct pair.name order by pair.name) as pairs, count(*)::integer as trades,
         max(at) as "lastAt"
       from met join pair on pair.id = met.pair group by one, other)
     select first.email as one, second.email as other, pairs, trades, "lastAt", shared.*
     from couple join trader first on first.unique_id = one join trader second on second.unique_id = other
     cross join lateral (
       select exists (select from known_place mine join known_place theirs using (address)
           where mine.unique_id = one and theirs.unique_id = other and address <> 'unknown') as "isSameNetwork",
         exists (select from known_device mine join known_device theirs using (device)
           where mine.unique_id = one and theirs.unique_id = other) as "isSameDevice") as shared
     where "isSameNetwork" or "isSameDevice" order by trades desc, one, other limit $2`,
    [looked, most]
  );
  return rows;
};
var sharedBy = ({ isSameNetwork, isSameDevice }) => {
  if (isSameNetwork && isSameDevice) return "the same network and device";
  return isSameDevice ? "the same device" : "the same network";
};
var lineOf = (linked) => {
  const { one, other, pairs: pairs2, trades, lastAt } = linked;
  return `${one} and ${other}: ${counted(trades, "trade")} on ${pairs2.join(", ")}, the last ${spokenMoment(lastAt)}; ${sharedBy(linked)}`;
};
var show2 = async ({ options: { last: last2 = usualLength } }, { database: database2 }) => {
  const linked = await readLinked(database2.pool, last2);
  return done(
    linked.length === 0 ? "No accounts that share a network or device have traded with each other." : linked.map(lineOf),
    {
      linked: linked.map(({ lastAt, ...row3 }) => ({ ...row3, lastAt: lastAt.toISOString() }))
    }
  );
};
var linkedTradersCommand = reading2({
  name: "market linked",
  usage: "[--last 50]",
  meaning: "accounts that share a network or device and trade with each other",
  takes: [0, 0],
  options: ["last"],
  run: show2
});

// src/areas/markets/operator.ts
var alerts = {
  capped: "at its cap for a day; check the price and set it",
  alone: "moved far, and no other pair confirms it; check the price"
};
var readPriced = (typed) => {
  const { value: pair2, wrong } = readPair(typed);
  if (wrong !== void 0) return { wrong };
  return hasReference(pairOf(pair2)) ? { value: pair2 } : { wrong: `The price of ${pair2} is fixed.` };
};
var pairsOf = (word2) => {
  if (word2 === void 0) return { value: spotPairNames.filter((name2) => hasReference(pairOf(name2))) };
  const { value, wrong } = readPriced(word2);
  return wrong === void 0 ? { value: [value] } : { wrong };
};
var show3 = async ({ words: words4 }, { database: database2 }) => {
  const { value: names, wrong } = pairsOf(words4[0]);
  if (wrong !== void 0) return refused(wrong);
  const stored = await readReferences(database2.pool);
  const known3 = new Map(shownReferences(stored).map((one) => [one.pair, one]));
  const rows = names.map((name2) => ({ pair: name2, price: known3.get(name2)?.price, alert: known3.get(name2)?.alert }));
  const missing2 = stored.mustBeSet ? "none yet: the pair is closed until one is set" : "none yet";
  return done(
    rows.map(
      ({ pair: pair2, price, alert }) => [pair2.padEnd(10), price ?? missing2, ...alert ? [`  ${alerts[alert]}`] : []].join(" ")
    ),
    { references: rows.map(({ pair: pair2, price, alert }) => ({ pair: pair2, price: price ?? null, alert: alert ?? null })) }
  );
};
var set = async (given, desk) => {
  const [pair2, price] = [readPriced(given.words[0] ?? ""), readMoney(given.options.set ?? "")];
  if (pair2.wrong !== void 0) return refused(pair2.wrong);
  if (price.wrong !== void 0) return refused(price.wrong);
  const { who: by, why: reason } = given.action;
  return submitCommand(desk, given, {
    command: () => ({ kind: "reference.set", pair: pair2.value, price: price.value, reason, by }),
    told: (set2, id) => done(
      [
        `The reference price of ${pair2.value} is ${set2.price}. Orders up to ${pairOf(pair2.value).priceBandPercent} % from it are accepted.`,
        `It follows the trades from here. To see it: ${program} market reference ${pair2.value}`
      ],
      { id, outcome: "done", pair: pair2.value, price: set2.price }
    )
  });
};
var marketCommands = [
  changing({
    name: "market reference",
    usage: "PAIR --set PRICE",
    meaning: "set the price that the price band of a pair is measured from",
    takes: [1, 1],
    options: ["set", "id"],
    onlyWith: "set",
    run: set
  }),
  reading2({
    name: "market reference",
    usage: "[PAIR]",
    meaning: "the prices that price bands are measured from, and which need a look",
    takes: [0, 1],
    run: show3
  }),
  linkedTradersCommand
];

// src/areas/markets/area.ts
var markets = defineArea({
  name: "markets",
  operator: marketCommands,
  open: ({ candles, database: { db }, market, now }) => ({
    publicCalls: marketsHandlers({ market, candles }),
    traderCalls: favouriteTraderHandlers({ db, now }),
    feed: (live2) => ({ publishFigures: createMarketFeed(market, live2) })
  })
});

// src/identity/papers/kycRecord.ts
var kycRecordOf = async (queries, seals, uniqueId) => {
  const store2 = createKycStore(queries, seals);
  const last2 = await store2.last(uniqueId);
  if (!last2) return null;
  const pictures = await store2.picturesOf(uniqueId, last2.id);
  const of2 = (side) => pictures.find((picture) => picture.side === side);
  const number = store2.numberOf(last2);
  const [front, back, holding] = [of2("front"), of2("back"), of2("holding")];
  return {
    uniqueId: last2.id,
    ...front && { imgUniqueId: front.id, image: ownPath(front.id) },
    ...back && { imgUniqueId_2: back.id, image_2: ownPath(back.id) },
    ...holding && { imgUniqueId_3: holding.id, image_3: ownPath(holding.id) },
    firstName: last2.firstName,
    lastName: last2.lastName,
    gender: last2.gender,
    countryId: last2.countryId,
    docTypeId: last2.documentType,
    ...number !== void 0 && { docUniqueNo: number },
    dob: last2.birthDate,
    submittedAt: last2.submittedAt.toISOString(),
    reason: last2.reason
  };
};

// src/areas/profile/picture.ts
var noPicture = refuse(415, fieldTexts.pictureType, "profile_image");
var broken = refuse(422, fieldTexts.brokenPicture, "profile_image");
var makePicture = async (file) => {
  const { jpeg, wrong } = await drawPicture(file, { kinds: ["jpeg", "png"], longestSide: 512 });
  if (jpeg) return jpeg;
  return wrong === "kind" ? noPicture : broken;
};

// src/areas/profile/profileStore.ts
import { and as and13, desc as desc6, eq as eq15 } from "drizzle-orm";
var createProfileStore = (queries) => ({
  find: async (uniqueId) => {
    const [found] = await queries.select({ trader, picture: profilePicture.name }).from(trader).leftJoin(profilePicture, eq15(profilePicture.uniqueId, trader.uniqueId)).where(eq15(trader.uniqueId, uniqueId));
    return found;
  },
  /** Until the transaction ends, others can't change the trader or decide on their documents. */
  lock: async (uniqueId) => {
    const [found] = await queries.select({ kycStatus: trader.kycStatus, firstName: trader.firstName, lastName: trader.lastName }).from(trader).where(eq15(trader.uniqueId, uniqueId)).for("update");
    return found;
  },
  change: async (uniqueId, values) => {
    await queries.update(trader).set(values).where(eq15(trader.uniqueId, uniqueId));
  },
  /** Replaces the previous one: a trader has one picture. */
  keepPicture: async (uniqueId, name2, jpeg) => {
    await queries.insert(profilePicture).values({ uniqueId, name: name2, jpeg }).onConflictDoUpdate({ target: profilePicture.uniqueId, set: { name: name2, jpeg } });
  },
  pictureOf: async (uniqueId, name2) => {
    const [found] = await queries.select({ jpeg: profilePicture.jpeg }).from(profilePicture).where(and13(eq15(profilePicture.uniqueId, uniqueId), eq15(profilePicture.name, name2)));
    return found?.jpeg;
  },
  apiKeysOf: (uniqueId) => queries.select().from(apiKey).where(eq15(apiKey.uniqueId, uniqueId)).orderBy(desc6(apiKey.createdAt), desc6(apiKey.apiKey)),
  countries: () => queries.select().from(country),
  country: async (id) => {
    const [found] = await queries.select().from(country).where(eq15(country.id, id));
    return found;
  }
});

// src/areas/profile/pictureRoute.ts
var folder = "/files/profile";
var picturePath = (name2) => `${folder}/${name2}.jpg`;
var pictureRoute = async (api, { db, traderOf }) => {
  const { pictureOf } = createProfileStore(db);
  await api.register(ownPictureRoute, { folder, traderOf, pictureOf });
};

// src/areas/profile/profileAnswers.ts
var profileAnswer = ({ trader: trader2, picture, tfaCode, kyc: kyc2 }) => ({
  firstName: trader2.firstName,
  lastName: trader2.lastName,
  email: trader2.email,
  referralCode: trader2.referralCode,
  documentStatus: kycStatusNumbers[readKycStatus(trader2.kycStatus)],
  tfaStatus: isTwoFactorOn2(trader2) ? 1 : 0,
  ...tfaCode !== void 0 && { tfaCode },
  mobileISD: trader2.mobileIsd,
  mobileNo: trader2.mobileNo,
  address: trader2.streetAddress,
  city: trader2.city,
  state: trader2.state,
  postalCode: trader2.postalCode,
  countryId: trader2.countryId,
  profileImage: picture === null ? null : picturePath(picture),
  antiPhishingWord: trader2.antiPhishingWord,
  kyc: kyc2 ?? null
});
var apiKeyAnswer = ({ apiKey: apiKey2, name: name2, createdAt, lastUsedAt }) => ({
  apiKey: apiKey2,
  ...name2 !== null && { name: name2 },
  createdAt: createdAt.toISOString(),
  ...lastUsedAt !== null && { lastUsedAt: lastUsedAt.toISOString() }
});

// src/areas/profile/profileFormChecks.ts
var noSuchCountry = refuse(400, fieldTexts.country, "country_id");
var objectionToNames = (before, wanted) => {
  if (readKycStatus(before?.kycStatus) !== "Approved") return void 0;
  const changed2 = ["firstName", "lastName"].find((name2) => wanted[name2] !== before?.[name2]);
  return changed2 && refuse(409, kycTexts.namesVerified, changed2);
};
var isListed2 = (id) => typeof id === "string" && /^[A-Za-z]{2}$/.test(id);
var profileFormChecks = {
  updateUser: (fields) => {
    if ((fields["profile_image"] ?? "") !== "") return noPicture;
    return objectionToForm(profileRules, profileWireNames, fields, { userName: "", email: "" }) ?? (isListed2(fields["country_id"]) ? void 0 : noSuchCountry);
  }
};

// src/areas/profile/handlers.ts
var { compare: compare2 } = new Intl.Collator("en");
var profileHandlers = (db) => ({
  countries: async () => {
    const rows = await createProfileStore(db).countries();
    const byName3 = rows.toSorted((one, other) => compare2(one.name, other.name));
    return { data: byName3.map(({ id, name: name2, dialCode: dialCode2 }) => ({ countryId: id, name: name2, dialCode: dialCode2 })) };
  }
});
var valuesOf = (sent) => ({
  firstName: sent.firstName.trim(),
  lastName: sent.lastName.trim(),
  mobileIsd: sent.mobile_isd.trim(),
  mobileNo: sent.mobile_no.trim(),
  streetAddress: sent.address.trim(),
  city: sent.city.trim(),
  state: sent.state.trim(),
  postalCode: sent.postal_code.trim(),
  countryId: sent.country_id
});
var pictureIn = async ([file]) => file && makePicture(file.data);
var profileTraderHandlers = (core2) => {
  const { db, random: random2 } = core2;
  const store2 = createProfileStore(db);
  return {
    userProfile: async ({ trader: { uniqueId } }) => {
      const found = await store2.find(uniqueId);
      if (!found) return refusals.loggedOut;
      const kyc2 = await kycRecordOf(db, core2.seals, uniqueId);
      return { data: profileAnswer({ ...found, kyc: kyc2, tfaCode: setUpSecret(core2, found.trader) }) };
    },
    updateUser: async ({ body, files, trader: { uniqueId } }) => {
      const country2 = await store2.country(body.country_id);
      if (country2?.name !== body.country.trim()) return noSuchCountry;
      const picture = await pictureIn(files);
      if (isRefused(picture)) return picture;
      const refused3 = await db.transaction(async (transaction) => {
        const changing3 = createProfileStore(transaction);
        const values = valuesOf(body);
        const objection = objectionToNames(await changing3.lock(uniqueId), values);
        if (objection) return objection;
        await changing3.change(uniqueId, values);
        if (picture) await changing3.keepPicture(uniqueId, random2.token(), picture);
        return void 0;
      });
      return refused3 ?? { message: successTexts.profile.saved };
    },
    apiKeys: async ({ trader: { uniqueId } }) => ({ data: (await store2.apiKeysOf(uniqueId)).map(apiKeyAnswer) })
  };
};

// src/areas/profile/area.ts
var profile = defineArea({
  name: "profile",
  open: ({ core: core2, database: { db }, traderOf }) => ({
    publicCalls: profileHandlers(db),
    traderCalls: profileTraderHandlers(core2),
    formChecks: profileFormChecks,
    routes: (api) => pictureRoute(api, { db, traderOf })
  })
});

// src/areas/ratioSwap/letters.ts
var contactSupport2 = (say, { publicUrl }) => ({
  say,
  link: { label: "Contact support", href: `${publicUrl}/support` }
});
var purchase = ({ txHash: txHash2, amount }) => [
  { name: "Transaction", value: txHash2 },
  { name: "Amount", value: `${amount} XDCE` }
];
var swapApproved = (letter, sender) => ({
  subject: `Your ratio swap on ${sender.brand} was approved`,
  title: "Your ratio swap was approved",
  happened: [`We've checked your purchase and swapped it. You received ${letter.xdc} XDC.`],
  facts: [
    ...purchase(letter),
    { name: "Ratio", value: `${letter.ratio}:1` },
    { name: "You received", value: `${letter.xdc} XDC` },
    { name: "Time", value: utc(letter.at) }
  ],
  steps: [{ say: "See it in your wallet:", link: { label: "Open wallet", href: `${sender.publicUrl}/wallet` } }],
  valid: "You can trade with it now.",
  otherwise: contactSupport2("If anything looks wrong, contact support.", sender)
});
var swapRejected = (letter, sender) => ({
  subject: `Your ratio swap on ${sender.brand} was rejected`,
  title: "Your ratio swap was rejected",
  happened: [
    "We've checked your purchase and couldn't approve the swap.",
    `Nothing was swapped: ${letter.amount} XDCE is available again.`
  ],
  facts: [...purchase(letter), { name: "Reason", value: letter.reason }, { name: "Time", value: utc(letter.at) }],
  steps: [
    {
      say: "If you can fix this, submit the request again:",
      link: { label: "Open ratio swap", href: `${sender.publicUrl}/ratio-swap` }
    }
  ],
  valid: "You can use the same transaction again.",
  otherwise: contactSupport2("If you didn't request a swap, contact support now.", sender)
});
var swapTexts2 = { swapApproved, swapRejected };
var swapLetter = (swap2, at) => {
  const { status: status2, txHash: txHash2, amount, xdc: xdc2, boughtAt, reason } = swap2;
  const facts = { txHash: txHash2, amount, at };
  if (status2 === "Approved") return { kind: "swapApproved", ratio: swapRatio(boughtAt) ?? "", xdc: xdc2, ...facts };
  return status2 === "Rejected" ? { kind: "swapRejected", reason: reason ?? "", ...facts } : void 0;
};
var swapLetters = (mail) => ({
  "swap.changed": async (transaction, { swap: swap2 }, { at }) => {
    const letter = swapLetter(swap2, new Date(at));
    if (letter) await mail(transaction, swap2.trader, letter);
  }
});

// src/areas/ratioSwap/requests/ratioSwap.ts
var swapChanged = (swap2) => [{ kind: "swap.changed", payload: { swap: swap2 } }];
var swapStatuses = ["Pending", "Approved", "Rejected"];
var ratioSwapColumns = `id, number, owner as trader, client_id as "clientId", tx_hash as "txHash",
  bought_at as "boughtAt", amount, amount_usd as "amountUsd", xdc, status, decided_by as "decidedBy", reason,
  created_at as "createdAt", updated_at as "updatedAt"`;
var toRatioSwap = (row3) => ({
  ...row3,
  number: Number(row3.number),
  boughtAt: row3.boughtAt.getTime(),
  amount: plainDecimal(row3.amount),
  amountUsd: plainDecimal(row3.amountUsd),
  xdc: plainDecimal(row3.xdc),
  createdAt: row3.createdAt.getTime(),
  updatedAt: row3.updatedAt.getTime()
});
var readRatioSwaps = async (client, ids) => {
  const { rows } = await client.query({
    name: "ratio-swaps",
    text: `select ${ratioSwapColumns} from ratio_swap where id = any ($1)`,
    values: [ids]
  });
  return new Map(rows.map((row3) => [row3.id, toRatioSwap(row3)]));
};
var putRatioSwaps = putRows({
  name: "ratio-swap-put",
  table: "ratio_swap",
  columns: {
    id: text5(({ id }) => id),
    number: bigint3(({ number }) => number),
    owner: text5(({ trader: trader2 }) => trader2),
    client_id: text5(({ clientId }) => clientId),
    tx_hash: text5(({ txHash: txHash2 }) => txHash2),
    bought_at: moment3(({ boughtAt }) => boughtAt),
    amount: numeric2(({ amount }) => amount),
    amount_usd: numeric2(({ amountUsd }) => amountUsd),
    xdc: numeric2(({ xdc: xdc2 }) => xdc2),
    status: changing2(text5(({ status: status2 }) => status2)),
    decided_by: changing2(text5(({ decidedBy }) => decidedBy)),
    reason: changing2(text5(({ reason }) => reason)),
    created_at: moment3(({ createdAt }) => createdAt),
    updated_at: changing2(moment3(({ updatedAt }) => updatedAt))
  }
});
var swapHold = (id) => `swap ${id}`;

// src/areas/ratioSwap/operator.ts
var usualLength2 = 50;
var columns2 = `${ratioSwapColumns}, (select email from trader where unique_id = owner) as email`;
var toListed = (row3) => ({ ...toRatioSwap(row3), email: row3.email });
var spoken = (at) => spokenMoment(new Date(at));
var figures2 = ({ amount, xdc: xdc2, boughtAt }) => `${amount} XDCE at ${swapRatio(boughtAt) ?? "?"}:1 for ${xdc2} XDC`;
var linesOf2 = (swap2) => [
  `${swap2.id}  ${swap2.status}  ${spoken(swap2.createdAt)}  ${swap2.email}`,
  `  swaps   ${figures2(swap2)}, bought ${spoken(swap2.boughtAt)} for ${swap2.amountUsd} USD`,
  `  with    ${swap2.txHash}`
];
var list2 = async ({ words: [wanted = "pending"], options: { last: last2 = usualLength2 } }, desk) => {
  const status2 = swapStatuses.find((one) => one.toLowerCase() === wanted.toLowerCase());
  if (status2 === void 0)
    return refused(`There is no status ${wanted}. Type pending, approved or rejected, or leave it out for pending.`);
  const order2 = status2 === "Pending" ? "number" : "updated_at desc, number desc";
  const { rows } = await desk.database.pool.query(
    `select ${columns2} from ratio_swap where status = $1 order by ${order2} limit $2`,
    [status2, last2]
  );
  const swaps = rows.map(toListed);
  const nothing2 = status2 === "Pending" ? "No swap requests are waiting." : `No swap requests were ${wanted}.`;
  return done(swaps.length === 0 ? nothing2 : swaps.flatMap(linesOf2), { swaps });
};
var decisionLines = ({ decidedBy, reason, updatedAt }) => decidedBy === null ? [] : [`  decided ${spoken(updatedAt)} by ${decidedBy}: ${reason ?? ""}`];
var show4 = async ({ words: [id = ""] }, desk) => {
  const { rows } = await desk.database.pool.query(
    `select ${columns2}, (select count(*)::integer from ratio_swap other
       where other.tx_hash = ratio_swap.tx_hash and other.id <> ratio_swap.id) as others
     from ratio_swap where id = $1`,
    [id]
  );
  const [row3] = rows;
  if (!row3) return refused("There is no such swap request.");
  const swap2 = toListed(row3);
  const again = row3.others === 0 ? [] : [`  before  this transaction was in ${counted(row3.others, "other request")}`];
  return done([...linesOf2(swap2), ...again, ...decisionLines(swap2)], { swap: swap2 });
};
var told = {
  "swap.approve": {
    said: (swap2) => `${swap2.id}: approved, ${swap2.xdc} XDC paid. We've emailed the trader.`,
    before: "was already approved."
  },
  "swap.reject": {
    said: (swap2) => `${swap2.id}: rejected, ${swap2.amount} XDCE available again. The trader will see your reason.`,
    before: "was already rejected."
  }
};
var decide2 = (kind5) => (given, desk) => {
  const [id = ""] = given.words;
  const { who: by, why } = given.action;
  const { said: said2, before } = told[kind5];
  return submitCommand(desk, given, {
    command: () => ({ kind: kind5, id, by, why }),
    told: ({ swap: swap2, isRepeat: isRepeat2 }, commandId) => done(isRepeat2 ? `${swap2.id}: ${before}` : said2(swap2), { id: commandId, outcome: "done", isRepeat: isRepeat2, swap: swap2 })
  });
};
var swapCommands = [
  reading2({
    name: "swap list",
    usage: "[pending|approved|rejected] [--last N]",
    meaning: "pending ratio swaps, longest waiting first, or approved or rejected ones",
    takes: [0, 1],
    options: ["last"],
    run: list2
  }),
  reading2({
    name: "swap show",
    usage: "<swap>",
    meaning: "one ratio swap, with who decided it and why",
    takes: [1, 1],
    run: show4
  }),
  changing({
    name: "swap approve",
    usage: "<swap>",
    meaning: "approve a ratio swap: take the held XDCE and pay the XDC",
    takes: [1, 1],
    options: ["id"],
    run: decide2("swap.approve")
  }),
  changing({
    name: "swap reject",
    usage: "<swap>",
    meaning: "reject a ratio swap and give the XDCE back; the trader sees the reason",
    takes: [1, 1],
    options: ["id"],
    run: decide2("swap.reject")
  })
];

// src/areas/ratioSwap/ratioSwapFeed.ts
var followRatioSwaps = ({ exchange, live: live2 }) => exchange.onCommitted(({ events }) => {
  for (const { kind: kind5, payload } of events)
    if (kind5 === "swap.changed") live2.tellTrader(payload.swap.trader, "ratio-swap-update", {});
});

// src/areas/ratioSwap/requests/deciding.ts
var reserve = { house: "swap reserve" };
var ends = {
  "swap.approve": ({ id, trader: trader2, amount, xdc: xdc2 }) => ({
    id: swapHold(id),
    as: "settled",
    shares: [{ to: reserve, amount: toUnits(amount) }],
    also: [{ asset: "XDC", amount: toUnits(xdc2), from: reserve, to: { trader: trader2 } }]
  }),
  "swap.reject": ({ id, trader: trader2, amount }) => ({
    id: swapHold(id),
    as: "released",
    shares: [{ to: { trader: trader2 }, amount: toUnits(amount) }],
    also: []
  })
};
var noSuchSwap = refused2({ code: "no such swap", message: "There is no such swap request." });
var objectionTo3 = ({ by, why }) => isReadableLine(by) && isReadableLine(why) ? void 0 : noReason;
var decidingKind2 = (kind5, status2) => {
  const decideOn = (at, before, { by, why }) => {
    if (before.status === status2) return { done: { swap: before, isRepeat: true } };
    if (before.status !== "Pending")
      return refused2({ code: "too late", message: `This request is already ${before.status.toLowerCase()}.` });
    const swap2 = { ...before, status: status2, decidedBy: by, reason: why, updatedAt: at };
    return {
      done: { swap: swap2, isRepeat: false },
      ends: [ends[kind5](before)],
      rows: [rowFor(putRatioSwaps, swap2)],
      events: swapChanged(swap2)
    };
  };
  return defineKind({
    kind: kind5,
    keysOf: ({ id }) => [`swap ${id}`],
    lookUp: (client, commands) => readRatioSwaps(
      client,
      commands.map(({ id }) => id)
    ),
    decide: ({ at }, command, known3) => {
      const before = known3.get(command.id);
      return before ? objectionTo3(command) ?? decideOn(at, before, command) : noSuchSwap;
    }
  });
};
var decidingKinds = [decidingKind2("swap.approve", "Approved"), decidingKind2("swap.reject", "Rejected")];

// src/exchange/sql/clientIds.ts
var clientKey = (trader2, clientId) => `${trader2} ${clientId}`;
var readByClient = async (client, commands, { table: table2, columns: columns5, read: read4 }) => {
  const asked = commands.filter(({ clientId }) => typeof clientId === "string");
  const { rows } = await client.query({
    name: `${table2}-by-client`,
    text: `select ${columns5} from ${table2}
           where (owner, client_id) in (select * from unnest($1::text[], $2::text[]))`,
    values: [textColumn(asked, ({ trader: trader2 }) => trader2), textColumn(asked, ({ clientId }) => clientId ?? null)]
  });
  return new Map(rows.map((row3) => [clientKey(row3.trader, row3.clientId ?? ""), read4(row3)]));
};

// src/exchange/sql/numbers.ts
var takeNumbers = async (client, sequence, commands) => {
  const { rows } = await client.query({
    name: `${sequence}s`,
    text: `select nextval('${sequence}') as number from generate_series(1, $1)`,
    values: [commands.length]
  });
  return new Map(commands.map((command, index) => [command, Number(rows[index]?.number)]));
};

// src/areas/ratioSwap/requests/requesting.ts
var readUsed = async (client, commands) => {
  const { rows } = await client.query({
    name: "ratio-swap-used",
    text: `select tx_hash as "txHash" from ratio_swap where tx_hash = any ($1) and status <> 'Rejected'`,
    values: [commands.map(({ txHash: txHash2 }) => txHash2)]
  });
  return new Set(rows.map(({ txHash: txHash2 }) => txHash2));
};
var tooLate = refused2({ code: "closed", message: ratioSwapTexts.tooLate, field: "buyingDate" });
var tooLittle = refused2({ code: "figure", message: ratioSwapTexts.tooLittle, field: "amount" });
var hashUsed = refused2({ code: "id used", message: ratioSwapTexts.hashUsed, field: "txHash" });
var otherRequest = refused2({ code: "id used", message: ratioSwapTexts.otherRequest, field: "clientSwapId" });
var isSame = (known3, { txHash: txHash2, boughtAt, amount, amountUsd }) => known3.txHash === txHash2 && known3.boughtAt === boughtAt && compare(known3.amount, amount) === 0 && compare(known3.amountUsd, amountUsd) === 0;
var repeated = (known3, command) => isSame(known3, command) ? { done: { swap: known3, isRepeat: true } } : otherRequest;
var take2 = ({ at }, command, known3) => {
  const { trader: trader2, txHash: txHash2, boughtAt, clientId = null, amountUsd } = command;
  const amount = readAmount(command.amount);
  if (amount === void 0) return wrongAmount;
  const xdc2 = swappedXdc(command.amount, boughtAt);
  if (xdc2 === void 0) return tooLate;
  if (!isAbove(xdc2, "0")) return tooLittle;
  if (known3.used.has(txHash2)) return hashUsed;
  const number = known3.numbers.get(command) ?? 0;
  const id = `rs-${String(number)}`;
  const figures3 = { amount: fromUnits(amount), amountUsd, xdc: xdc2 };
  const moments = { boughtAt, createdAt: at, updatedAt: at };
  const undecided = { status: "Pending", decidedBy: null, reason: null };
  const swap2 = { id, number, trader: trader2, clientId, txHash: txHash2, ...figures3, ...moments, ...undecided };
  return {
    done: { swap: swap2, isRepeat: false },
    holds: [{ id: swapHold(id), trader: trader2, as: "swap hold", asset: "XDCE", amount }],
    rows: [rowFor(putRatioSwaps, swap2)],
    events: swapChanged(swap2)
  };
};
var requestSwap = defineKind({
  kind: "swap.request",
  // Serialised by trader and by hash, since each looks up what came before.
  keysOf: ({ trader: trader2, txHash: txHash2 }) => [`swaps of ${trader2}`, `purchase ${txHash2}`],
  lookUp: async (client, commands) => {
    const [byClient, used, numbers, isWindingDown2] = await Promise.all([
      readByClient(client, commands, { table: "ratio_swap", columns: ratioSwapColumns, read: toRatioSwap }),
      readUsed(client, commands),
      takeNumbers(client, "ratio_swap_number", commands),
      readIsWindingDown(client)
    ]);
    return { byClient, used, numbers, isWindingDown: isWindingDown2 };
  },
  decide: (view, command, known3) => {
    const { trader: trader2, clientId } = command;
    const before = clientId === void 0 ? void 0 : known3.byClient.get(clientKey(trader2, clientId));
    if (before) return repeated(before, command);
    if (view.state.frozen.has(trader2)) return frozen;
    return known3.isWindingDown ? swapsStopped : take2(view, command, known3);
  }
});

// src/contract/exchangeRefusals.ts
var statuses = {
  figure: 400,
  "no such pair": 404,
  "no such order": 404,
  "no such trader": 404,
  "not open": 409,
  "no such hold": 404,
  "not held": 409,
  closed: 409,
  insufficient: 400,
  "not offered": 409,
  "own order": 409,
  "too many orders": 409,
  "id used": 409,
  reason: 400,
  frozen: 403,
  "not allowed": 403,
  limit: 403,
  "no such deposit": 404,
  "no such withdrawal": 404,
  "no such documents": 404,
  "no such swap": 404,
  "no such stake": 404,
  "too late": 409,
  failed: 500,
  unavailable: 503,
  unconfirmed: 504
};
var refusing = (wireFields) => ({ code: code2, message, field }) => refuse(statuses[code2], message, field && wireFields[field]);

// src/areas/ratioSwap/swapAnswers.ts
var wireMoment2 = (at) => new Date(at).toISOString();
var toSwapRow = (swap2) => ({
  transactionHash: swap2.txHash,
  buyDate: wireMoment2(swap2.boughtAt),
  amount: swap2.amount,
  amountUSD: swap2.amountUsd,
  swappedXDC: swap2.status === "Approved" ? swap2.xdc : null,
  reason: swap2.status === "Rejected" ? swap2.reason : null,
  status: swap2.status,
  updatedAt: wireMoment2(swap2.updatedAt),
  ...swap2.clientId !== null && { client_swap_id: swap2.clientId }
});

// src/areas/ratioSwap/swapHandlers.ts
var refusedBy = refusing({
  amount: "amount",
  txHash: "txHash",
  buyingDate: "buyingDate",
  clientSwapId: "client_swap_id"
});
var toRefused = (refusal2) => refusedBy(refusal2.field === "buyingDate" ? { ...refusal2, code: "figure" } : refusal2);
var figure = (text7) => parseTyped(text7) ?? text7;
var ratioSwapTraderHandlers = ({ exchange, queries }) => ({
  submitSwapRatio: async ({ trader: trader2, body }) => {
    const { done: done2, refused: refused3 } = await exchange.submit({
      kind: "swap.request",
      trader: trader2.uniqueId,
      clientId: body.client_swap_id,
      txHash: body.txHash.toLowerCase(),
      boughtAt: Date.parse(body.buyingDate),
      amount: figure(body.amount),
      amountUsd: figure(body.amountUSD)
    });
    if (refused3) return toRefused(refused3);
    const message = done2.isRepeat ? ratioSwapTexts.submittedBefore : ratioSwapTexts.submitted;
    return { status: 200, message, data: toSwapRow(done2.swap) };
  },
  swapRatioDetails: async ({ trader: trader2 }) => {
    const { rows } = await queries.query({
      name: "ratio-swaps-of-trader",
      text: `select ${ratioSwapColumns} from ratio_swap where owner = $1 order by number desc`,
      values: [trader2.uniqueId]
    });
    return { statusCode: 200, data: rows.map((row3) => toSwapRow(toRatioSwap(row3))) };
  }
});
var requestRules = {
  txHash: txHashOnServer,
  buyingDate: (value) => readMoment(value) === void 0 ? ratioSwapTexts.buyingDate : void 0,
  amount: boughtAmount,
  amountUSD: paidUsd
};
var ratioSwapFormChecks = { submitSwapRatio: objectionByRules(requestRules) };

// src/areas/ratioSwap/area.ts
var ratioSwap = defineArea({
  name: "ratioSwap",
  commands: () => [requestSwap, ...decidingKinds],
  letters: { texts: swapTexts2, afterCommit: swapLetters },
  operator: swapCommands,
  open: ({ database: database2, exchange }) => ({
    traderCalls: ratioSwapTraderHandlers({ exchange, queries: database2.pool }),
    formChecks: ratioSwapFormChecks,
    feed: (live2) => ({ stop: followRatioSwaps({ exchange, live: live2 }) })
  })
});

// src/areas/referral/invitationMail.ts
import { eq as eq16 } from "drizzle-orm";
var kind = "referral.invite";
var invitationWork = (invited2, at) => ({
  id: `invitation ${invited2.referrer} ${invited2.email}`,
  kind,
  payload: invited2,
  dueAt: at
});
var spokenName = (...names) => names.every((name2) => personName(name2) === void 0) ? names.join(" ") : "Someone you may know";
var invitationDueHandlers = ({ mailer }) => ({
  [kind]: async (transaction, payload) => {
    const { referrer: referrer2, email: email3 } = payload;
    const find = (isTheirs) => transaction.select().from(trader).where(isTheirs);
    const [[inviter], [known3]] = [await find(eq16(trader.uniqueId, referrer2)), await find(eq16(trader.email, email3))];
    if (!inviter || known3) return;
    const { firstName, lastName, referralCode } = inviter;
    await mailer.send(transaction, email3, {
      kind: "invitation",
      inviter: spokenName(firstName, lastName),
      referralCode,
      email: email3
    });
  }
});

// src/areas/referral/letters.ts
import { inArray as inArray5 } from "drizzle-orm";
var { asset, referrer: toReferrer, invited: toInvited } = referralReward;
var registerLink = ({ publicUrl }, { referralCode, email: email3 }) => `${publicUrl}/register?${new URLSearchParams({ referral_code: referralCode, email: email3 }).toString()}`;
var invitation = (letter, sender) => ({
  subject: `${letter.inviter} has invited you to ${sender.brand}`,
  isDispensable: true,
  title: `${letter.inviter} has invited you`,
  happened: [`${letter.inviter} trades on ${sender.brand} and would like you to join.`],
  facts: [
    { name: "You receive", value: `${toInvited} ${asset}` },
    { name: "They receive", value: `${toReferrer} ${asset}` }
  ],
  steps: [
    {
      say: "Sign up with this link so that you both get your reward:",
      link: { label: "Sign up", href: registerLink(sender, letter) }
    }
  ],
  valid: "Rewards are paid after your first trade, once you're both verified.",
  otherwise: {
    say: "If you don't know them or don't want an account, ignore this email. We send it only once, and no account is created until you sign up."
  }
});
var referralPaid = (letter, { brand, publicUrl }) => ({
  subject: `You received ${letter.amount} ${letter.asset} from ${brand}`,
  title: "Your referral reward",
  happened: [
    letter.role === "referrer" ? `${letter.other} signed up with your code and made their first trade on ${brand}.` : `${letter.other} invited you, and you made your first trade on ${brand}.`
  ],
  facts: [
    { name: "Reward", value: `${letter.amount} ${letter.asset}` },
    { name: "Time", value: utc(letter.at) }
  ],
  steps: [{ say: "See it in your wallet:", link: { label: "Open wallet", href: `${publicUrl}/wallet` } }],
  valid: "You can trade with it now.",
  otherwise: {
    say: "If anything looks wrong, contact support.",
    link: { label: "Contact support", href: `${publicUrl}/support` }
  }
});
var referralTexts2 = { invitation, referralPaid };
var lettersAbout = async (transaction, { referred, referrer: referrer2, status: status2 }, at) => {
  if (status2 !== "paid") return [];
  const people = await transaction.select({ id: trader.uniqueId, firstName: trader.firstName, lastName: trader.lastName }).from(trader).where(inArray5(trader.uniqueId, [referred, referrer2]));
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const facts = { kind: "referralPaid", asset, at };
  return [
    { to: referrer2, letter: { ...facts, role: "referrer", other: names.get(referred) ?? "", amount: toReferrer } },
    { to: referred, letter: { ...facts, role: "referred", other: names.get(referrer2) ?? "", amount: toInvited } }
  ];
};
var referralLetters = (mail) => ({
  "referral.settled": async (transaction, settled3, { at }) => {
    for (const { to, letter } of await lettersAbout(transaction, settled3, new Date(at)))
      await mail(transaction, to, letter);
  }
});

// src/areas/referral/rewards/storedReferral.ts
var hasTraded = (owner2) => `(exists (select from trade_order where owner = ${owner2} and status <> 'open' and filled > 0)
    or exists (select from trade_order where owner = ${owner2} and status = 'open' and filled > 0))`;
var areVerified = `not exists (
  select from trader where unique_id in (referred, referrer) and kyc_status <> ${kycStatusNumbers.Approved})`;
var rewarded = (theirs = "true") => `(
  select referral.referrer union all
  select person from referral earlier, unnest(array[earlier.referred, earlier.referrer]) as person
  where earlier.status = 'paid' and person <> referral.referred and ${theirs})`;
var sharesDocument = `exists (
  select from kyc_submission own join kyc_submission other using (document_digest)
  where own.unique_id = referred and own.status = 'approved' and other.status in ('approved', 'rejected')
    and other.unique_id in ${rewarded()})`;
var sharesDevice = `exists (
  select from known_device own join known_device other using (device)
  where own.unique_id = referred and other.unique_id in ${rewarded()})`;
var isReal = `not exists (select from database_kind where kind = 'demo')`;
var sharesNetwork = `coalesce($2, ${isReal}) and exists (
  select from known_place own join known_place other using (address)
  where own.unique_id = referred and address <> 'unknown'
    and other.unique_id in ${rewarded("earlier.referrer = referral.referrer")})`;
var readReferrals = async (client, referred, isPerNetwork) => {
  const { rows } = await client.query({
    name: "referral-read",
    text: `select referred, referrer, status, invited.email as "referredEmail", inviting.email as "referrerEmail",
             ${hasTraded("referred")} as "hasTraded", ${areVerified} as "areVerified",
             ${sharesDocument} as "sharesDocument", ${sharesDevice} as "sharesDevice", ${sharesNetwork} as "sharesNetwork"
           from referral join trader invited on invited.unique_id = referred
           join trader inviting on inviting.unique_id = referrer
           where referred = any ($1)`,
    values: [referred, isPerNetwork]
  });
  return new Map(rows.map((row3) => [row3.referred, row3]));
};
var settleReferrals = (rows, { at }) => ({
  name: "referral-settle",
  text: `update referral set status = settled.status, withheld_because = settled.because, updated_at = $4
         from unnest($1::text[], $2::text[], $3::text[]) as settled (referred, status, because)
         where referral.referred = settled.referred`,
  values: [
    textColumn(rows, ({ referred }) => referred),
    textColumn(rows, ({ status: status2 }) => status2),
    rows.map(({ withheldBecause: withheldBecause2 }) => withheldBecause2),
    new Date(at)
  ]
});

// src/areas/referral/operator.ts
var statuses2 = ["pending", "paid", "withheld"];
var usualLength3 = 50;
var { asset: asset2, referrer: toReferrer2, invited: toInvited2 } = referralReward;
var emailsWhere = (isSo) => {
  const emails = ["inviting", "invited"].map((one) => `case when ${isSo(one)} then ${one}.email end`);
  return `array_remove(array[${emails.join()}], null)`;
};
var readListed = async ({ database: database2 }, wanted, most) => {
  const { rows } = await database2.pool.query(
    `select invited.email as invited, inviting.email as inviter, status, withheld_because as "withheldBecause",
       updated_at as "updatedAt", ${hasTraded("referred")} as "hasTraded", made_by as "paidBy", reason as why,
       ${emailsWhere((one) => `${one}.frozen_at is not null`)} as frozen,
       ${emailsWhere((one) => `${one}.kyc_status <> ${kycStatusNumbers.Approved}`)} as unverified
     from referral join trader invited on invited.unique_id = referred
     join trader inviting on inviting.unique_id = referrer
     left join posting on posting.id = 'referral ' || referred
     where status = any ($1) order by updated_at desc, referred limit $2`,
    [wanted, most]
  );
  return rows;
};
var grounds = {
  sameMailbox: "both addresses lead to the same inbox",
  sameDocument: "the document belongs to somebody who was rewarded before",
  sameDevice: "the browser belongs to somebody who was rewarded before",
  sameNetwork: "the network is that of the inviter, or of somebody else they invited"
};
var waitsFor = ({ hasTraded: isTrader, frozen: frozen2, unverified }) => {
  if (!isTrader) return "for a first trade";
  if (unverified.length > 0) return `until verified: ${unverified.join(" and ")}`;
  return frozen2.length === 0 ? "about to be paid, unless the budget is used up" : `until unfrozen: ${frozen2.join(" and ")}`;
};
var detailOf = (listed4) => {
  const { status: status2, withheldBecause: withheldBecause2, inviter, invited: invited2, paidBy, why } = listed4;
  if (status2 === "pending") return `waits  ${waitsFor(listed4)}`;
  if (withheldBecause2 !== null) return `why    ${grounds[withheldBecause2]}`;
  const who = paidBy === null ? "" : `, by ${paidBy}: ${why ?? ""}`;
  return `paid   ${toReferrer2} ${asset2} to ${inviter}, ${toInvited2} ${asset2} to ${invited2}${who}`;
};
var linesOf3 = (listed4) => [
  `${spokenMoment(listed4.updatedAt)}  ${listed4.status.padEnd(8)}  ${listed4.invited}, invited by ${listed4.inviter}`,
  `  ${detailOf(listed4)}`
];
var list3 = async ({ words: [wanted], options: { last: last2 = usualLength3 } }, desk) => {
  const chosen = statuses2.filter((status2) => wanted === void 0 || status2 === wanted);
  if (chosen.length === 0)
    return refused(`There is no status ${wanted ?? ""}. Type ${statuses2.join(", ")}, or leave it out.`);
  const referrals = await readListed(desk, chosen, last2);
  return done(referrals.length === 0 ? "There are no such referrals." : referrals.flatMap(linesOf3), { referrals });
};
var pay = async (given, desk) => {
  const { value: trader2, wrong } = await findTrader(desk.database.db, given.words[0] ?? "");
  if (wrong !== void 0) return refused(wrong);
  const { uniqueId: referred, email: email3 } = trader2;
  const { who: by, why } = given.action;
  return submitCommand(desk, given, {
    command: () => ({ kind: "referral.pay", referred, by, why }),
    told: ({ isRepeat: isRepeat2 }, id) => done(
      isRepeat2 ? `The rewards for inviting ${email3} were already paid.` : `Paid ${toInvited2} ${asset2} to ${email3} and ${toReferrer2} ${asset2} to the trader who invited them. We've emailed both.`,
      { id, outcome: "done", isRepeat: isRepeat2, email: email3 }
    )
  });
};
var referralCommands = [
  reading2({
    name: "referral list",
    usage: `[${statuses2.join("|")}] [--last N]`,
    meaning: "referrals and the status of their rewards, newest first",
    takes: [0, 1],
    options: ["last"],
    run: list3
  }),
  changing({
    name: "referral pay",
    usage: "<email of the invited person>",
    meaning: "pay both rewards of a withheld referral",
    takes: [1, 1],
    options: ["id"],
    run: pay
  })
];

// src/areas/referral/referralFeed.ts
var amounts = { referrer: referralReward.referrer, referred: referralReward.invited };
var followReferralRewards = ({ exchange, live: live2 }) => exchange.onCommitted(({ events }) => {
  for (const { kind: kind5, payload } of events)
    if (kind5 === "referral.settled")
      for (const role of ["referrer", "referred"])
        live2.tellTrader(payload[role], "referral-update", {
          userId: payload[role],
          role,
          referralStatus: referralStatusTexts[payload.status],
          referralAmount: amounts[role],
          currencySymbol: referralReward.asset
        });
});

// src/dueWork/dueWorkStore.ts
import { and as and14, asc as asc6, eq as eq17, inArray as inArray6, isNull as isNull9, lte, notInArray } from "drizzle-orm";
var scheduleWork = async (queries, work, at) => {
  const added = await queries.insert(dueWork).values({ ...work, nextTryAt: work.dueAt, createdAt: at }).onConflictDoNothing();
  return added.rowCount === 1;
};
var isDue = (at) => and14(isNull9(dueWork.doneAt), lte(dueWork.nextTryAt, at));
var claimWork = async (transaction, kinds2, at) => {
  const [claimed] = await transaction.select().from(dueWork).where(and14(isDue(at), inArray6(dueWork.kind, kinds2))).orderBy(asc6(dueWork.nextTryAt), asc6(dueWork.id)).limit(1).for("update", { skipLocked: true });
  return claimed;
};
var markDone = async (transaction, { id, tries: tries2 }, doneAt) => {
  await transaction.update(dueWork).set({ doneAt, tries: tries2 + 1 }).where(eq17(dueWork.id, id));
};
var postpone = async (transaction, { id, tries: tries2 }, nextTryAt) => {
  await transaction.update(dueWork).set({ nextTryAt, tries: tries2 + 1 }).where(eq17(dueWork.id, id));
};
var otherKindsDue = async (queries, kinds2, at) => {
  const found = await queries.selectDistinct({ kind: dueWork.kind }).from(dueWork).where(and14(isDue(at), notInArray(dueWork.kind, kinds2)));
  return found.map(({ kind: kind5 }) => kind5);
};

// src/areas/referral/referralAnswers.ts
var amounts2 = { referrer: referralReward.referrer, referred: referralReward.invited };
var referralRow = ({ role, status: status2, updatedAt, firstName, lastName }) => {
  const said2 = referralStatusTexts[status2];
  return {
    updatedAt: updatedAt.toISOString(),
    firstName,
    lastName,
    referralAmount: amounts2[role],
    currencySymbol: referralReward.asset,
    // Both rewards are paid in one movement, so they always have the same status.
    referralStatus: said2,
    referrerStatus: said2,
    referredStatus: said2,
    role
  };
};
var bonusRow = ({ updatedAt, firstName, lastName }) => ({
  updated_at: updatedAt.toISOString(),
  referred_name: `${firstName} ${lastName}`,
  referred_users: 1,
  referrer_bonus: referralReward.referrer,
  currency: referralReward.asset
});
var referralRows = (referrals) => referrals.flatMap(
  (one) => one.role === "referrer" && one.status === "paid" ? [bonusRow(one), referralRow(one)] : [referralRow(one)]
);

// src/areas/referral/referralStore.ts
import { and as and15, desc as desc7, eq as eq18, inArray as inArray7, notExists, or as or3, sql as sql14 } from "drizzle-orm";
var mostInvitationsListed = 1e3;
var createReferralStore = (queries) => ({
  /** Those the trader invited, and the one who invited the trader; last changed first. */
  ofTrader: (uniqueId) => {
    const isReferrer = eq18(referral.referrer, uniqueId);
    const other = sql14`case when ${isReferrer} then ${referral.referred} else ${referral.referrer} end`;
    return queries.select({
      role: sql14`case when ${isReferrer} then 'referrer' else 'referred' end`,
      status: referral.status,
      updatedAt: referral.updatedAt,
      firstName: trader.firstName,
      lastName: trader.lastName
    }).from(referral).innerJoin(trader, eq18(trader.uniqueId, other)).where(or3(isReferrer, eq18(referral.referred, uniqueId))).orderBy(desc7(referral.updatedAt), referral.referred);
  },
  /**
   * Invitations that led to no sign-up yet. An account opened without the trader's code makes no difference, so the
   * list doesn't reveal who has an account.
   */
  invitationsOf: (uniqueId) => {
    const cameByIt = queries.select({ referred: referral.referred }).from(referral).innerJoin(trader, eq18(trader.uniqueId, referral.referred)).where(and15(eq18(referral.referrer, uniqueId), eq18(trader.email, referralInvitation.email)));
    return queries.select({ email: referralInvitation.email, sentAt: referralInvitation.sentAt }).from(referralInvitation).where(and15(eq18(referralInvitation.referrer, uniqueId), notExists(cameByIt))).orderBy(desc7(referralInvitation.sentAt), referralInvitation.email).limit(mostInvitationsListed);
  },
  /** Those of the addresses that the trader has invited before. */
  invitedBefore: async (uniqueId, addresses) => {
    const rows = await queries.select({ email: referralInvitation.email }).from(referralInvitation).where(and15(eq18(referralInvitation.referrer, uniqueId), inArray7(referralInvitation.email, [...addresses])));
    const known3 = new Set(rows.map(({ email: email3 }) => email3));
    return addresses.filter((address3) => known3.has(address3));
  },
  keepInvitations: async (referrer2, addresses, sentAt) => {
    await queries.insert(referralInvitation).values(addresses.map((email3) => ({ referrer: referrer2, email: email3, sentAt })));
  }
});

// src/areas/referral/referralHandlers.ts
var wrongList = (message) => refuse(400, message, "email");
var invite = ({ db, clock }, referrer2, addresses) => db.transaction(async (transaction) => {
  await createTraderStore(transaction).lock(referrer2);
  const store2 = createReferralStore(transaction);
  const before = await store2.invitedBefore(referrer2, addresses);
  if (before.length > 0) return refuse(409, alreadyInvitedText(before), "email");
  const at = clock();
  await store2.keepInvitations(referrer2, addresses, at);
  for (const email3 of addresses) await scheduleWork(transaction, invitationWork({ referrer: referrer2, email: email3 }, at), at);
  return void 0;
});
var referralTraderHandlers = ({
  core: core2,
  isRegistrationOpen,
  isBudgetUsedUp
}) => ({
  referrals: async ({ trader: { uniqueId } }) => {
    const store2 = createReferralStore(core2.db);
    const [referrals, invitations, budgetUsedUp] = await Promise.all([
      store2.ofTrader(uniqueId),
      store2.invitationsOf(uniqueId),
      isBudgetUsedUp()
    ]);
    return {
      statusCode: 200,
      data: referralRows(referrals),
      invitations: invitations.map(({ email: email3, sentAt }) => ({ email: email3, sentAt: sentAt.toISOString() })),
      budgetUsedUp
    };
  },
  sendReferralCode: async ({ body: { email: email3 }, request, trader: { uniqueId, email: own } }) => {
    const wrong = invitedAddresses(own)(email3);
    if (wrong !== void 0) return wrongList(wrong);
    if (!await isRegistrationOpen()) return refusals.registrationsStopped;
    const trying = { trader: await core2.stores.traders.byId(uniqueId), place: placeOf(request) };
    const limited = await countTry(core2, trying, { kind: "invite", subject: uniqueId });
    const refused3 = limited ?? await invite(core2, uniqueId, splitEmails(email3));
    return isRefused(refused3) ? refused3 : { statusCode: 200, message: referralTexts.sent };
  }
});
var referralFormChecks = {
  sendReferralCode: ({ email: email3 = "" }) => {
    const wrong = typeof email3 === "string" ? invitedAddresses()(email3) : void 0;
    return wrong === void 0 ? void 0 : wrongList(wrong);
  }
};

// src/areas/referral/rewards/budget.ts
var each = toUnits(referralReward.referrer) + toUnits(referralReward.invited);
var isUsedUp = (budget, balance) => budget !== void 0 && toUnits(budget) + balance < each;
var readIsUsedUp = async (client, budget) => {
  if (budget === void 0) return false;
  const { rows } = await client.query({
    name: "referral-budget",
    text: `select balance from account where owner is null and kind = 'referral rewards' and asset = $1`,
    values: [referralReward.asset]
  });
  return isUsedUp(budget, toUnits(plainDecimal(rows[0]?.balance ?? "0")));
};

// src/areas/referral/rewards/rewardJob.ts
var minute5 = 6e4;
var due = `
  select referred from referral
  where status = 'pending' and ${hasTraded("referred")}
    and ${areVerified}
    and not exists (select from trader where unique_id in (referred, referrer) and frozen_at is not null)`;
var settleAll = async ({ exchange, log }, referred, stopping) => {
  for (const one of referred) {
    if (stopping.aborted) return;
    const { refused: refused3 } = await exchange.submit({ kind: "referral.reward", referred: one });
    if (refused3?.code === "limit") return;
    if (refused3?.code === "unavailable" || refused3?.code === "unconfirmed") throw new Error(refused3.message);
    if (refused3) log.warn({ referred: one, code: refused3.code, reason: refused3.message }, "A reward was refused");
  }
};
var read3 = async ({ pool, budget }, { narrowed = "", values = [] } = {}) => {
  if (await readIsUsedUp(pool, budget)) return [];
  const { rows } = await pool.query(`${due} ${narrowed} order by created_at, referred`, values);
  return rows.map(({ referred }) => referred);
};
var sweepJob3 = (options, everyMs) => ({
  name: "referral-rewards",
  everyMs,
  work: async (stopping) => {
    if (options.exchange.isOpen()) await settleAll(options, await read3(options), stopping);
  }
});
var afterTradesJob = (options, everyMs, takeTraders) => ({
  name: "referral-rewards-after-trades",
  everyMs,
  work: async (stopping) => {
    const traders = takeTraders();
    if (traders.length === 0 || !options.exchange.isOpen()) return;
    const referred = await read3(options, { narrowed: "and referred = any ($1)", values: [traders] });
    await settleAll(options, referred, stopping);
  }
});
var followReferrals = ({ background, everyMs = minute5, ...options }) => {
  const traded = /* @__PURE__ */ new Set();
  const takeTraders = () => {
    const traders = [...traded];
    traded.clear();
    return traders;
  };
  const sweep = background.add(sweepJob3(options, everyMs));
  const afterTrades = background.add(afterTradesJob(options, everyMs, takeTraders));
  options.exchange.onCommitted(({ orders: orders2, events }) => {
    for (const { change: change4, order: order2 } of orders2) if (change4 === "filled") traded.add(order2.trader);
    if (traded.size > 0) void afterTrades.ask();
    if (events.some(({ kind: kind5 }) => kind5 === "account.unfrozen" || kind5 === "kyc.decided")) void sweep.ask();
  });
};

// src/areas/referral/rewards/rewarding.ts
var notInvited = refused2({ code: "no such trader", message: "This trader wasn't invited." });
var notTraded = refused2({ code: "not allowed", message: "This trader hasn't made their first trade yet." });
var notVerified = refused2({ code: "not allowed", message: "One of the two is not verified yet." });
var usedUp = refused2({ code: "limit", message: "The budget for rewards is used up." });
var notWithheld = refused2({
  code: "not allowed",
  message: "This reward is not withheld. It is paid automatically after the first trade, once both are verified."
});
var onHold = refused2({ code: "frozen", message: "One of the two accounts is frozen. Unfreeze it first." });
var { asset: asset3, referrer: toReferrer3, invited: toReferred } = referralReward;
var from = { house: "referral rewards" };
var rewards = ({ referred, referrer: referrer2 }, of2) => ({
  id: `referral ${referred}`,
  legs: [
    { asset: asset3, amount: toUnits(toReferrer3), from, to: { trader: referrer2 } },
    { asset: asset3, amount: toUnits(toReferred), from, to: { trader: referred } }
  ],
  ...of2
});
var withheldBecause = ({
  referredEmail,
  referrerEmail,
  sharesDocument: sharesDocument2,
  sharesDevice: sharesDevice2,
  sharesNetwork: sharesNetwork2
}) => {
  if (sameMailbox(referredEmail, referrerEmail)) return "sameMailbox";
  if (sharesDocument2) return "sameDocument";
  if (sharesDevice2) return "sameDevice";
  return sharesNetwork2 ? "sameNetwork" : void 0;
};
var settled2 = ({ referred, referrer: referrer2 }, status2, because2) => ({
  done: { status: status2, isRepeat: false },
  rows: [rowFor(settleReferrals, { referred, status: status2, withheldBecause: because2 })],
  events: [{ kind: "referral.settled", payload: { referred, referrer: referrer2, status: status2 } }]
});
var pay2 = ({ state }, referral3, of2) => {
  const { referred, referrer: referrer2 } = referral3;
  if (state.frozen.has(referred) || state.frozen.has(referrer2)) return onHold;
  return { ...settled2(referral3, "paid", null), postings: [rewards(referral3, of2)] };
};
var house = { owner: null, kind: "referral rewards", asset: asset3 };
var reward = (view, referral3, budget) => {
  const { status: status2, hasTraded: hasTraded2, areVerified: areVerified2 } = referral3;
  if (status2 !== "pending") return { done: { status: status2, isRepeat: true } };
  if (!hasTraded2) return notTraded;
  if (!areVerified2) return notVerified;
  const because2 = withheldBecause(referral3);
  if (because2 !== void 0) return settled2(referral3, "withheld", because2);
  return isUsedUp(budget, view.state.balances.read(house)) ? usedUp : pay2(view, referral3, {});
};
var payWithheld = (view, referral3, { by, why }) => {
  const { status: status2 } = referral3;
  if (status2 === "paid") return { done: { status: status2, isRepeat: true } };
  return status2 === "pending" ? notWithheld : pay2(view, referral3, { by, reason: why });
};
var keysOf = () => ["referral rewards"];
var objectionTo4 = ({ by, why }) => isReadableLine(by) && isReadableLine(why) ? void 0 : noReason;
var referralKinds = ({ budget, isPerNetwork }) => {
  const lookUp4 = (client, commands) => readReferrals(
    client,
    commands.map(({ referred }) => referred),
    isPerNetwork
  );
  return [
    defineKind({
      kind: "referral.reward",
      keysOf,
      lookUp: lookUp4,
      decide: (view, { referred }, known3) => {
        const referral3 = known3.get(referred);
        return referral3 ? reward(view, referral3, budget) : notInvited;
      }
    }),
    defineKind({
      kind: "referral.pay",
      keysOf,
      lookUp: lookUp4,
      decide: (view, command, known3) => {
        const referral3 = known3.get(command.referred);
        return referral3 ? objectionTo4(command) ?? payWithheld(view, referral3, command) : notInvited;
      }
    })
  ];
};

// src/areas/referral/area.ts
var referral2 = defineArea({
  name: "referral",
  commands: ({ env }) => referralKinds({ budget: env.REFERRAL_BUDGET, isPerNetwork: env.REWARD_PER_NETWORK }),
  letters: { texts: referralTexts2, afterCommit: referralLetters },
  operator: referralCommands,
  open: ({ core: core2, database: { pool }, env: { REFERRAL_BUDGET: budget }, exchange, log, mailer, status: status2 }) => ({
    traderCalls: referralTraderHandlers({
      core: core2,
      isRegistrationOpen: status2.isRegistrationOpen,
      isBudgetUsedUp: () => readIsUsedUp(pool, budget)
    }),
    formChecks: referralFormChecks,
    jobs: (background) => followReferrals({ background, pool, budget, exchange, log }),
    dueWork: invitationDueHandlers({ mailer }),
    feed: (live2) => ({ stop: followReferralRewards({ exchange, live: live2 }) })
  })
});

// src/areas/requests/letters.ts
var subjectOf = ({ subject, reference }) => `${subject} (${reference})`;
var paragraphs = (text7) => text7.split(/\s*\n\s*/).filter((part) => part !== "");
var requestReceived = (letter, { brand }) => ({
  subject: subjectOf(letter),
  isDispensable: true,
  title: "We've received your request",
  happened: [`Thanks for contacting ${brand}. We'll reply to this address.`],
  facts: [
    { name: "Reference", value: letter.reference },
    { name: "Request", value: letter.subject },
    { name: "Time", value: utc(letter.at) }
  ],
  steps: [],
  valid: `Mention ${letter.reference} when you contact us about it.`,
  otherwise: { say: "If you didn't send this request, you can ignore this email." }
});
var requestArrived = (letter) => ({
  subject: subjectOf(letter),
  hasNotice: false,
  title: letter.subject,
  happened: [`${letter.name} (${letter.email}) sent a request.`],
  facts: [{ name: "Reference", value: letter.reference }, ...letter.filledIn, { name: "Time", value: utc(letter.at) }],
  steps: [],
  valid: `Answer it with the operator command: requests answer ${letter.reference}`,
  otherwise: { say: "The sender typed all of the above. Don't follow any links or open anything it asks you to." }
});
var requestAnswered = (letter, { publicUrl }) => ({
  subject: `Re: ${subjectOf(letter)}`,
  title: "Our reply",
  happened: paragraphs(letter.said),
  facts: [{ name: "Reference", value: letter.reference }],
  steps: [],
  valid: "We'll never ask for your password or a code.",
  otherwise: {
    say: `To reply, mention ${letter.reference} in a support ticket.`,
    link: { label: "Contact support", href: `${publicUrl}/support` }
  }
});
var requestTexts2 = { requestReceived, requestArrived, requestAnswered };

// src/areas/requests/requestForms.ts
var of = (fields, name2) => fields[name2] ?? "";
var byName2 = (emailField) => (fields) => ({
  name: of(fields, "name"),
  email: of(fields, emailField)
});
var otc = {
  kind: "otc",
  rules: otcRequestRules,
  taken: requestAnswers.otc,
  subject: () => "OTC enquiry",
  sender: byName2("email"),
  labels: { name: "Name", email: "Email", mobileNo: "Mobile", tradeDetails: "Trade details" }
};
var partnership = {
  kind: "partnership",
  rules: partnershipRequestRules,
  taken: requestAnswers.partnership,
  subject: (fields) => `Partnership enquiry: ${of(fields, "options")}`,
  sender: (fields) => ({
    name: `${of(fields, "firstName")} ${of(fields, "lastName")}`,
    email: of(fields, "email")
  }),
  labels: {
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    type: "Type",
    options: "Option",
    description: "Information"
  }
};
var support = {
  kind: "support",
  rules: contactRequestRules,
  taken: requestAnswers.support,
  subject: (fields) => `Support ticket: ${of(fields, "query")}`,
  sender: byName2("email"),
  // The query itself is in the subject.
  labels: { subject: "Query", name: "Name", mobileNo: "Mobile", email: "Email", description: "Description" }
};
var erc202 = {
  kind: "erc20 asset",
  rules: erc20RequestRules,
  taken: requestAnswers.asset,
  subject: () => "Request to list a token",
  sender: (fields) => ({ name: of(fields, "requestedBy"), email: of(fields, "emailAddress") }),
  labels: {
    tokenName: "Token",
    contractAddress: "Contract",
    tokenSymbol: "Symbol",
    tokenDecimals: "Decimals",
    requestedBy: "From",
    logoURL: "Logo",
    contactNo: "Contact",
    emailAddress: "Email"
  }
};
var otherAsset = {
  kind: "other asset",
  rules: otherAssetRequestRules,
  taken: requestAnswers.asset,
  subject: () => "Request to list a coin",
  sender: byName2("emailAddress"),
  labels: {
    name: "Name",
    companyPosition: "Company",
    emailAddress: "Email",
    contactNo: "Phone",
    tokenName: "Token",
    website: "Website",
    supply: "Supply",
    marketPrice: "Price",
    marketCap: "Cap",
    whitepaperLink: "Whitepaper",
    gitHubLink: "GitHub",
    remarks: "Remarks"
  }
};
var requestForms = {
  requestOtc: otc,
  requestPartnership: partnership,
  contactSupport: support,
  requestErc20Asset: erc202,
  requestOtherAsset: otherAsset
};
var formOfKind = (kind5) => Object.values(requestForms).find((form) => form.kind === kind5) ?? support;
var filledIn2 = ({ labels }, fields) => Object.entries(labels).flatMap(([field, name2]) => {
  const value = of(fields, field).trim();
  return value === "" ? [] : [{ name: name2, value }];
});

// src/areas/requests/requestStore.ts
import { and as and16, asc as asc7, desc as desc8, eq as eq19, ne as ne4 } from "drizzle-orm";

// src/db/requestSchema.ts
import { bigint as bigint4, jsonb as jsonb2, pgTable as pgTable3, text as text6, timestamp as timestamp3 } from "drizzle-orm/pg-core";
var moment4 = (name2) => timestamp3(name2, { withTimezone: true });
var publicRequest = pgTable3("public_request", {
  id: bigint4({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  reference: text6().notNull().unique(),
  kind: text6().$type().notNull(),
  clientId: text6("client_id").unique(),
  name: text6().notNull(),
  email: text6().notNull(),
  fields: jsonb2().$type().notNull(),
  status: text6().$type().notNull().default("open"),
  createdAt: moment4("created_at").notNull(),
  updatedAt: moment4("updated_at").notNull()
});
var requestReply = pgTable3("request_reply", {
  id: bigint4({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  requestId: bigint4("request_id", { mode: "number" }).notNull(),
  said: text6().notNull(),
  saidBy: text6("said_by").notNull(),
  createdAt: moment4("created_at").notNull()
});

// src/areas/requests/requestStore.ts
var createRequestStore = (queries) => ({
  /** Undefined if the client's ID was used before. */
  add: async (request, at) => {
    const [added] = await queries.insert(publicRequest).values({ ...request, createdAt: at, updatedAt: at }).onConflictDoNothing({ target: publicRequest.clientId }).returning();
    return added;
  },
  byClientId: async (clientId) => {
    const [found] = await queries.select().from(publicRequest).where(eq19(publicRequest.clientId, clientId));
    return found;
  },
  byReference: async (reference) => {
    const [found] = await queries.select().from(publicRequest).where(eq19(publicRequest.reference, reference.toUpperCase())).for("update");
    return found;
  },
  /** Waiting requests come longest waiting first; settled ones newest first. */
  list: (status2, most) => queries.select().from(publicRequest).where(eq19(publicRequest.status, status2)).orderBy(status2 === "open" ? asc7(publicRequest.id) : desc8(publicRequest.updatedAt)).limit(most),
  count: (status2) => queries.$count(publicRequest, eq19(publicRequest.status, status2)),
  repliesTo: (id) => queries.select().from(requestReply).where(eq19(requestReply.requestId, id)).orderBy(asc7(requestReply.id)),
  reply: async (id) => {
    const [found] = await queries.select({ reply: requestReply, request: publicRequest }).from(requestReply).innerJoin(publicRequest, eq19(publicRequest.id, requestReply.requestId)).where(eq19(requestReply.id, id));
    return found;
  },
  addReply: async (reply, at) => {
    const [added] = await queries.insert(requestReply).values({ ...reply, createdAt: at }).returning({ id: requestReply.id });
    return added?.id ?? 0;
  },
  /** Returns whether the status was different before. */
  setStatus: async (id, status2, at) => {
    const changed2 = await queries.update(publicRequest).set({ status: status2, updatedAt: at }).where(and16(eq19(publicRequest.id, id), ne4(publicRequest.status, status2)));
    return changed2.rowCount === 1;
  }
});

// src/areas/requests/requestMail.ts
var threads = {
  toSender: (reference) => `request-${reference}`,
  toOperator: (reference) => `request-${reference}-arrived`,
  answer: (reference, reply) => `request-${reference}-answer-${String(reply)}`
};
var textOf = ({ kind: kind5, reference, name: name2, email: email3, fields, createdAt }) => {
  const form = formOfKind(kind5);
  return { reference, name: name2, email: email3, subject: form.subject(fields), filledIn: filledIn2(form, fields), at: createdAt };
};
var mailRequest = async (mailer, queries, request, { operator, isAcknowledged }) => {
  const text7 = textOf(request);
  const { reference, subject, email: email3, at } = text7;
  await mailer.send(queries, operator, { kind: "requestArrived", ...text7 }, { id: threads.toOperator(reference) });
  if (!isAcknowledged) return;
  const received = { kind: "requestReceived", reference, subject, at };
  await mailer.send(queries, email3, received, { id: threads.toSender(reference) });
};
var kind2 = "request.answer";
var answerWork = (reply, at) => ({
  id: `request answer ${String(reply)}`,
  kind: kind2,
  payload: { reply },
  dueAt: at
});
var requestDueHandlers = ({ mailer }) => ({
  [kind2]: async (transaction, payload) => {
    const { reply: id } = payload;
    const found = await createRequestStore(transaction).reply(id);
    if (!found) return;
    const { reply, request } = found;
    const { reference, subject } = textOf(request);
    await mailer.send(
      transaction,
      request.email,
      { kind: "requestAnswered", reference, subject, said: reply.said },
      { id: threads.answer(reference, id), inReplyTo: threads.toSender(reference) }
    );
  }
});

// src/operator/listing.ts
var longestList = 1e3;
var moreLines = (thing, total, shown) => {
  if (total <= shown) return [];
  const more = `and ${counted(total - shown, `more ${thing}`)}`;
  return [total > longestList ? `${more}.` : `${more}: --last ${String(total)} shows all.`];
};

// src/areas/requests/operator.ts
var usualLength4 = 50;
var statuses3 = ["open", "answered", "closed"];
var subjectOf2 = ({ kind: kind5, fields }) => formOfKind(kind5).subject(fields);
var lineOf2 = (request) => [
  request.reference,
  request.status,
  spokenMoment(request.createdAt),
  request.email,
  escapeForTerminal(subjectOf2(request))
].join("  ");
var indented = (text7) => escapeForTerminal(text7).split("\n").map((line2) => `    ${line2}`);
var fieldLines = ({ kind: kind5, fields }) => filledIn2(formOfKind(kind5), fields).flatMap(({ name: name2, value }) => [`  ${name2}`, ...indented(value)]);
var replyLines = ({ said: said2, saidBy, createdAt }) => [
  `  Answered ${spokenMoment(createdAt)} by ${saidBy}`,
  ...indented(said2)
];
var noSuch = (reference) => refused(`There is no request ${escapeForTerminal(reference)}.`);
var list4 = async ({ words: [wanted = "open"], options: { last: last2 = usualLength4 } }, desk) => {
  const status2 = statuses3.find((one) => one === wanted.toLowerCase());
  if (status2 === void 0) return refused(`There is no status ${wanted}. Type open, answered or closed.`);
  const store2 = createRequestStore(desk.database.db);
  const requests2 = await store2.list(status2, last2);
  const total = await store2.count(status2);
  if (requests2.length === 0) return done(`No requests are ${status2}.`, { requests: requests2, total });
  return done([...requests2.map(lineOf2), ...moreLines("request", total, requests2.length)], { requests: requests2, total });
};
var show5 = async ({ words: [reference = ""] }, desk) => {
  const store2 = createRequestStore(desk.database.db);
  const request = await store2.byReference(reference);
  if (!request) return noSuch(reference);
  const replies = await store2.repliesTo(request.id);
  return done([lineOf2(request), ...fieldLines(request), ...replies.flatMap(replyLines)], { request, replies });
};
var change2 = async (given, desk, make, told2) => {
  const [reference = ""] = given.words;
  const at = new Date(desk.now());
  return desk.database.db.transaction(async (transaction) => {
    const store2 = createRequestStore(transaction);
    const request = await store2.byReference(reference);
    if (!request) return noSuch(reference);
    const made = await make(store2, request, at);
    if (typeof made === "object") return made;
    if (made !== void 0) await scheduleWork(transaction, answerWork(made, at), at);
    await keepAction(transaction, { ...given.action, at });
    return done(told2(request), { outcome: "done", reference: request.reference, isRepeat: false });
  });
};
var notPrintable = `An answer has 1 to ${String(requestBounds.story)} printable characters, and may have several lines.`;
var answeredBefore = (reference, { saidBy, createdAt }) => done(`${reference} already has this answer, by ${saidBy} at ${spokenMoment(createdAt)}. It isn't emailed again.`, {
  outcome: "done",
  reference,
  isRepeat: true
});
var answer = (given, desk) => {
  const said2 = (given.words[1] ?? "").trim();
  if (requestReplyRule(said2) !== void 0) return Promise.resolve(refused(notPrintable));
  return change2(
    given,
    desk,
    async (store2, { id, reference, status: status2 }, at) => {
      const before = (await store2.repliesTo(id)).find((reply2) => reply2.said === said2);
      if (before) return answeredBefore(reference, before);
      if (status2 === "closed") return refused("This request is closed.");
      const reply = await store2.addReply({ requestId: id, said: said2, saidBy: given.action.who }, at);
      await store2.setStatus(id, "answered", at);
      return reply;
    },
    ({ reference, email: email3 }) => `${reference}: answered. The exchange will email ${email3}.`
  );
};
var close = (given, desk) => change2(
  given,
  desk,
  async (store2, { id, reference }, at) => await store2.setStatus(id, "closed", at) ? void 0 : done(`${reference} was already closed.`, { outcome: "done", reference, isRepeat: true }),
  ({ reference }) => `${reference}: closed.`
);
var requestCommands = [
  reading2({
    name: "requests list",
    usage: "[open|answered|closed] [--last N]",
    meaning: "requests from the public forms: open ones, longest waiting first, or answered or closed ones",
    takes: [0, 1],
    options: ["last"],
    run: list4
  }),
  reading2({
    name: "requests show",
    usage: "<request>",
    meaning: "one request, with what its sender filled in and the replies",
    takes: [1, 1],
    run: show5
  }),
  changing({
    name: "requests answer",
    usage: '<request> "<answer>"',
    meaning: "email a reply to the sender of a request, in the same thread",
    takes: [2, 2],
    run: answer
  }),
  changing({
    name: "requests close",
    usage: "<request>",
    meaning: "close a request without notifying its sender",
    takes: [1, 1],
    run: close
  })
];

// src/areas/requests/requestHandlers.ts
var isSame2 = (known3, { kind: kind5 }, fields) => {
  const names = /* @__PURE__ */ new Set([...Object.keys(known3.fields), ...Object.keys(fields)]);
  return known3.kind === kind5 && [...names].every((name2) => known3.fields[name2] === fields[name2]);
};
var otherRequest2 = refuse(409, requestAnswers.otherRequest, "client_request_id");
var tooMany = async (core2, { request }) => {
  const place2 = placeOf(request);
  const limited = await countTry(core2, { trader: void 0, place: place2 }, { kind: "request", subject: place2.network });
  return limited && { ...limited, message: requestAnswers.tooMany };
};
var canAcknowledge = async (core2, { request }, email3) => {
  const limit2 = { kind: "requestMail", subject: normaliseEmail(email3) };
  return !await countTry(core2, { trader: void 0, place: placeOf(request) }, limit2);
};
var keep = async ({ core: core2, operatorEmail }, form, sent) => {
  const { clientId, fields } = sent;
  const repeated2 = (known3) => isSame2(known3, form, fields) ? known3 : otherRequest2;
  const before = clientId === void 0 ? void 0 : await createRequestStore(core2.db).byClientId(clientId);
  if (before) return repeated2(before);
  const sender = form.sender(fields);
  const limited = await tooMany(core2, sent);
  if (limited) return limited;
  const isAcknowledged = await canAcknowledge(core2, sent, sender.email);
  return core2.db.transaction(async (transaction) => {
    const store2 = createRequestStore(transaction);
    const request = {
      ...sender,
      kind: form.kind,
      clientId: clientId ?? null,
      fields,
      reference: core2.random.requestReference()
    };
    const added = await store2.add(request, core2.clock());
    if (added) {
      await mailRequest(core2.mailer, transaction, added, { operator: operatorEmail, isAcknowledged });
      return added;
    }
    const known3 = await store2.byClientId(clientId ?? "");
    return known3 ? repeated2(known3) : otherRequest2;
  });
};
var taking = async (needs, form, body, request) => {
  const { client_request_id: clientId, exchange_id: _, ...rest } = body;
  const fields = Object.fromEntries(
    Object.entries(rest).flatMap(([name2, value]) => value === void 0 ? [] : [[name2, value.trim()]])
  );
  const taken = await keep(needs, form, { clientId, fields, request });
  if (isRefused(taken)) return taken;
  needs.core.mailer.deliver();
  return { message: form.taken, reference: taken.reference };
};
var withStatus = (taken) => isRefused(taken) ? taken : { status: 200, ...taken };
var withStatusCode = (taken) => isRefused(taken) ? taken : { statusCode: 200, ...taken };
var requestHandlers = (needs) => {
  const take4 = (form, body, request) => taking(needs, form, { ...body }, request);
  const forms = requestForms;
  return {
    requestOtc: async ({ body, request }) => withStatus(await take4(forms.requestOtc, body, request)),
    requestPartnership: async ({ body, request }) => withStatus(await take4(forms.requestPartnership, body, request)),
    contactSupport: async ({ body, request }) => withStatus(await take4(forms.contactSupport, body, request)),
    requestErc20Asset: async ({ body, request }) => withStatusCode(await take4(forms.requestErc20Asset, body, request)),
    requestOtherAsset: async ({ body, request }) => withStatusCode(await take4(forms.requestOtherAsset, body, request))
  };
};
var requestFormChecks = Object.fromEntries(
  Object.entries(requestForms).map(([call, form]) => [call, objectionByRules(form.rules)])
);

// src/areas/requests/area.ts
var requests = defineArea({
  name: "requests",
  letters: { texts: requestTexts2 },
  operator: requestCommands,
  open: ({ config, core: core2, env, mailer }) => ({
    publicCalls: requestHandlers({ core: core2, operatorEmail: requestsEmailOf(env, config) }),
    formChecks: requestFormChecks,
    dueWork: requestDueHandlers({ mailer })
  })
});

// src/areas/staking/letters.ts
var orders = (say, { publicUrl }) => [
  { say, link: { label: "Open staking orders", href: `${publicUrl}/staking-order` } }
];
var wallet = (say, { publicUrl }) => [
  { say, link: { label: "Open wallet", href: `${publicUrl}/wallet` } }
];
var support2 = ({ publicUrl }) => ({ label: "Contact support", href: `${publicUrl}/support` });
var notMe = (sender) => ({
  say: "If this wasn't you, someone has your password and your authenticator app. Contact support now.",
  link: support2(sender)
});
var ifWrong = (sender) => ({
  say: "If anything looks wrong, contact support.",
  link: support2(sender)
});
var xdc = (amount) => `${amount} XDC`;
var rewarded2 = (amount) => xdc(roundDown(amount, 2));
var planNames = { flexible: "Flexible", fixed: "Fixed" };
var stakeFacts = ({ plan: plan2, amount, months, yearlyRate }) => [
  { name: "Staked", value: xdc(amount) },
  { name: "Staking", value: `${planNames[plan2]}, ${String(months)} months at ${yearlyRate}% a year` }
];
var stakeBegun = (letter, sender) => ({
  subject: `You staked ${xdc(letter.amount)} on ${sender.brand}`,
  title: "Staking started",
  happened: [`We've staked XDC from your ${sender.brand} account.`],
  facts: [
    ...stakeFacts(letter),
    { name: "Estimated yield", value: rewarded2(letter.estimate) },
    { name: "Started", value: utc(letter.at) },
    { name: "Ends", value: utc(letter.termEnd) }
  ],
  steps: orders("See when each reward is paid:", sender),
  valid: "It renews automatically at the end unless you turn off auto-renewal first.",
  otherwise: notMe(sender)
});
var stakeRenewed = (letter, sender) => ({
  subject: `Your stake of ${xdc(letter.amount)} on ${sender.brand} was renewed`,
  title: "Your stake was renewed",
  happened: ["The term of your stake ended, so we've paid its last reward and started a new term of the same length."],
  facts: [
    { name: "Last reward", value: rewarded2(letter.reward) },
    ...stakeFacts(letter),
    { name: "Renewed", value: utc(letter.at) },
    { name: "Ends", value: utc(letter.termEnd) }
  ],
  steps: orders("If you don't want it to renew again, turn off auto-renewal:", sender),
  valid: "The reward is in your wallet. Only the stake itself was renewed.",
  otherwise: ifWrong(sender)
});
var stakeCompleted = (letter, sender) => ({
  subject: `Your stake of ${xdc(letter.amount)} on ${sender.brand} has ended`,
  title: "Your stake has ended",
  happened: ["The term of your stake ended. We've returned it with its last reward."],
  facts: [
    { name: "Last reward", value: rewarded2(letter.reward) },
    ...stakeFacts(letter),
    { name: "Ended", value: utc(letter.at) }
  ],
  steps: wallet("See both in your wallet:", sender),
  valid: "You can trade with them now.",
  otherwise: ifWrong(sender)
});
var stakeRevoked = (letter, sender) => ({
  subject: `You revoked your stake of ${xdc(letter.amount)} on ${sender.brand}`,
  title: "Your stake has been revoked",
  happened: ["You ended a stake early, so you lose the reward for the current month."],
  facts: [
    ...stakeFacts(letter),
    { name: "Revoked", value: utc(letter.at) },
    { name: "Returned by", value: utc(letter.returnsOn) }
  ],
  steps: orders("Track it until it is returned:", sender),
  valid: "You keep the rewards you've already received. We'll email you when the stake has been returned.",
  otherwise: notMe(sender)
});
var stakeReturned = (letter, sender) => ({
  subject: `Your stake of ${xdc(letter.amount)} on ${sender.brand} has been returned`,
  title: "Your stake has been returned",
  happened: ["The stake you revoked is back in your wallet."],
  facts: [...stakeFacts(letter), { name: "Returned", value: utc(letter.at) }],
  steps: wallet("See it in your wallet:", sender),
  valid: "You can trade with it now.",
  otherwise: ifWrong(sender)
});
var stakingTexts2 = {
  stakeBegun,
  stakeRenewed,
  stakeCompleted,
  stakeRevoked,
  stakeReturned
};
var textOf2 = ({ stake, on }) => {
  const { plan: plan2, amount, months, yearlyRate, termEnd: termEnd2 } = stake;
  return { plan: plan2, amount, months, yearlyRate, termEnd: new Date(termEnd2), at: new Date(on) };
};
var begun = ({ plan: plan2, amount, months, yearlyRate, termStart }) => estimatedYield({ kind: plan2, amount, term: { months, yearlyRate }, start: termStart });
var stakeLetter = (changed2) => {
  const { stake, change: change4, reward: reward2 } = changed2;
  const text7 = textOf2(changed2);
  const paid = { ...text7, reward: reward2?.amount ?? "0" };
  if (change4 === "begun") return { kind: "stakeBegun", estimate: begun(stake), ...text7 };
  if (change4 === "renewed") return { kind: "stakeRenewed", ...paid };
  if (change4 === "completed") return { kind: "stakeCompleted", ...paid };
  if (change4 === "revoked") return { kind: "stakeRevoked", returnsOn: new Date(stake.nextDue ?? 0), ...text7 };
  return change4 === "returned" ? { kind: "stakeReturned", ...text7 } : void 0;
};
var stakingLetters = (mail) => ({
  "stake.changed": async (transaction, changed2) => {
    const letter = stakeLetter(changed2);
    if (letter) await mail(transaction, changed2.stake.trader, letter);
  }
});

// src/areas/staking/stakes/stake.ts
var stakeAsset = "XDC";
var columns3 = `id, number, owner as trader, client_id as "clientId", plan, amount, months, yearly_rate as "yearlyRate",
  term, term_start as "termStart", term_end as "termEnd", status, auto_renewal as "autoRenewal",
  paid_in_term as "paidInTerm", rewards_paid as "rewardsPaid", rewards_received as "rewardsReceived",
  next_due as "nextDue", revoked_at as "revokedAt",
  renewal_disabled_at as "renewalDisabledAt", ended_at as "endedAt", created_at as "createdAt"`;
var timeOf = (moment5) => moment5?.getTime() ?? null;
var toStake = (row3) => ({
  ...row3,
  number: Number(row3.number),
  amount: plainDecimal(row3.amount),
  yearlyRate: plainDecimal(row3.yearlyRate),
  rewardsReceived: plainDecimal(row3.rewardsReceived),
  termStart: row3.termStart.getTime(),
  termEnd: row3.termEnd.getTime(),
  nextDue: timeOf(row3.nextDue),
  revokedAt: timeOf(row3.revokedAt),
  renewalDisabledAt: timeOf(row3.renewalDisabledAt),
  endedAt: timeOf(row3.endedAt),
  createdAt: row3.createdAt.getTime()
});
var readStakes = async (client, ids) => {
  const { rows } = await client.query({
    name: "staking-stakes",
    text: `select ${columns3} from stake where id = any ($1)`,
    values: [ids]
  });
  return new Map(rows.map((row3) => [row3.id, toStake(row3)]));
};
var readStakesOf = async (client, trader2) => {
  const { rows } = await client.query({
    name: "staking-stakes-of",
    text: `select ${columns3} from stake where owner = $1 order by stake.number desc`,
    values: [trader2]
  });
  return rows.map(toStake);
};
var readOpenStakes = async (client) => {
  const { rows } = await client.query({
    name: "staking-open-stakes",
    text: `select ${columns3} from stake where next_due is not null order by stake.number`,
    values: []
  });
  return rows.map(toStake);
};
var readStakesByClient = (client, commands) => readByClient(client, commands, { table: "stake", columns: columns3, read: toStake });
var putStakes = putRows({
  name: "staking-put-stakes",
  table: "stake",
  columns: {
    id: text5(({ id }) => id),
    number: bigint3(({ number }) => number),
    owner: text5(({ trader: trader2 }) => trader2),
    client_id: text5(({ clientId }) => clientId),
    plan: text5(({ plan: plan2 }) => plan2),
    amount: numeric2(({ amount }) => amount),
    months: smallint2(({ months }) => months),
    yearly_rate: changing2(numeric2(({ yearlyRate }) => yearlyRate)),
    term: changing2(integer2(({ term }) => term)),
    term_start: changing2(moment3(({ termStart }) => termStart)),
    term_end: changing2(moment3(({ termEnd: termEnd2 }) => termEnd2)),
    status: changing2(text5(({ status: status2 }) => status2)),
    auto_renewal: changing2(bool(({ autoRenewal }) => String(autoRenewal))),
    paid_in_term: changing2(smallint2(({ paidInTerm }) => paidInTerm)),
    rewards_paid: changing2(integer2(({ rewardsPaid }) => rewardsPaid)),
    rewards_received: changing2(numeric2(({ rewardsReceived }) => rewardsReceived)),
    next_due: changing2(moment3(({ nextDue }) => nextDue)),
    revoked_at: changing2(moment3(({ revokedAt }) => revokedAt)),
    renewal_disabled_at: changing2(moment3(({ renewalDisabledAt }) => renewalDisabledAt)),
    ended_at: changing2(moment3(({ endedAt }) => endedAt)),
    created_at: moment3(({ createdAt }) => createdAt),
    updated_at: changing2(groupMoment)
  }
});
var courseOf = ({ plan: plan2, amount, months, yearlyRate, termStart }) => stakeCourse({ kind: plan2, amount, term: { months, yearlyRate }, start: termStart });
var stakeKey = (id) => `stake ${id}`;
var stakeHold = (id) => `stake ${id}`;
var rewardPosting = (id, number) => `stake ${id} reward ${String(number)}`;

// src/areas/staking/stakes/settling.ts
var beginTerm = ({ plan: plan2, amount, term }, offer, start) => {
  const { rewards: rewards2, release: release2 } = stakeCourse({ kind: plan2, amount, term: offer, start });
  return {
    term: term + 1,
    yearlyRate: offer.yearlyRate,
    termStart: start,
    termEnd: release2.at,
    paidInTerm: 0,
    nextDue: rewards2[0]?.at ?? release2.at
  };
};
var endTerm = (stake, on, offerOf) => {
  const offer = stake.autoRenewal ? offerOf(stake.plan, stake.months) : void 0;
  return offer ? { stake: { ...stake, ...beginTerm(stake, offer, on) }, change: "renewed" } : { stake: { ...stake, status: "completed", autoRenewal: false, nextDue: null, endedAt: on }, change: "completed" };
};
var payReward = (stake, on, offerOf) => {
  const { rewards: rewards2 } = courseOf(stake);
  const [due2, next] = rewards2.slice(stake.paidInTerm);
  if (!due2) throw new Error(`${stake.id} has no reward left in its term.`);
  const { yearlyRate } = stake;
  const reward2 = { number: stake.rewardsPaid + 1, days: due2.days, yearlyRate, amount: due2.amount };
  const paid = {
    ...stake,
    paidInTerm: stake.paidInTerm + 1,
    rewardsPaid: reward2.number,
    rewardsReceived: add(stake.rewardsReceived, reward2.amount)
  };
  return next ? { stake: { ...paid, nextDue: next.at }, change: "rewarded", on, reward: reward2 } : { ...endTerm(paid, on, offerOf), on, reward: reward2 };
};
var nextStep = (stake, on, offerOf) => stake.status === "revoked" ? { stake: { ...stake, status: "returned", nextDue: null, endedAt: on }, change: "returned", on } : payReward(stake, on, offerOf);
var dueSteps = (stake, at, offerOf) => {
  const steps = [];
  let { nextDue } = stake;
  while (nextDue !== null && nextDue <= at) {
    const step = nextStep(steps.at(-1)?.stake ?? stake, nextDue, offerOf);
    steps.push(step);
    ({ nextDue } = step.stake);
  }
  return steps;
};

// src/areas/staking/stakes/owed.ts
var nothing = { rewards: "0", rewardCount: 0, returns: "0", returnCount: 0 };
var owedUntil = (stakes, until) => stakes.flatMap((stake) => dueSteps(stake, until, stakingTerm)).reduce((owed, { stake, reward: reward2 }) => {
  const isReturn = stake.endedAt !== null;
  return {
    rewards: add(owed.rewards, reward2?.amount ?? "0"),
    rewardCount: owed.rewardCount + (reward2 ? 1 : 0),
    returns: add(owed.returns, isReturn ? stake.amount : "0"),
    returnCount: owed.returnCount + (isReturn ? 1 : 0)
  };
}, nothing);

// src/areas/staking/stakes/pool.ts
var poolKey = "staking pool";
var emptyPool = { staked: "0", cap: null, isOn: null, isWindingDown: false };
var readPool = async (client) => {
  const { rows } = await client.query({
    name: "staking-pool",
    text: `select (select coalesce(sum(amount), 0) from stake where next_due is not null) as staked,
             (select amount from operator_figure where name = 'stakingCap') as cap,
             (select is_on from switch where name = 'staking') as "isOn",
             ${isWindingDownSql} as "isWindingDown"`,
    values: []
  });
  const [{ staked, cap, isOn, isWindingDown: isWindingDown2 } = emptyPool] = rows;
  const [totalStaked, most] = [plainDecimal(staked), plainDecimal(cap ?? "0")];
  return { totalStaked, cap: most, isSwitchedOn: isOn ?? false, isWindingDown: isWindingDown2 };
};
var minima = stakingKinds.map((kind5) => stakingPlans[kind5].minimum);
var roomIn = ({ cap, totalStaked }) => subtract(cap, totalStaked);
var isPoolOpen = (pool) => {
  const room = roomIn(pool);
  return pool.isSwitchedOn && !pool.isWindingDown && minima.some((minimum) => !isBelow(room, minimum));
};

// src/areas/staking/operator.ts
var usualDays = 30;
var mostDays = 3660;
var partOf = (name2, stakes) => ({
  name: name2,
  stakes: stakes.length,
  amount: sum(stakes.map(({ amount }) => amount))
});
var partsOf = (stakes) => [
  ...stakingKinds.flatMap(
    (kind5) => stakingPlans[kind5].terms.map(
      ({ months }) => partOf(
        `${kind5} ${String(months)} months`,
        stakes.filter((stake) => stake.status === "active" && stake.plan === kind5 && stake.months === months)
      )
    )
  ),
  partOf(
    "revoked",
    stakes.filter(({ status: status2 }) => status2 === "revoked")
  )
];
var stateOf = (pool) => {
  if (!pool.isSwitchedOn) return `stopped; to open it: ${program} switch staking on --why "..."`;
  return isPoolOpen(pool) ? "open" : `full: the cap leaves no room. To raise it: ${program} staking cap <XDC> --why "..."`;
};
var row = (what, state) => `${what.padEnd(20)} ${state}`;
var spokenOwed = ({ rewards: rewards2, rewardCount, returns, returnCount }) => `${rewards2} XDC in ${counted(rewardCount, "reward")}, ${returns} XDC in ${counted(returnCount, "returning stake")}`;
var readUntil = (typed, now) => {
  if (typed === void 0) return now + usualDays * dayMs;
  const until = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? Date.parse(typed) : NaN;
  return until > now && until < now + mostDays * dayMs ? until : void 0;
};
var show6 = async ({ words: [typed] }, { database: database2, now }) => {
  const at = now();
  const until = readUntil(typed, at);
  if (until === void 0) return refused("Enter a future date within ten years, such as 2027-01-31, or leave it out.");
  const [pool, stakes] = [await readPool(database2.pool), await readOpenStakes(database2.pool)];
  const [parts, overdue, owed] = [partsOf(stakes), owedUntil(stakes, at), owedUntil(stakes, until)];
  const { totalStaked, cap } = pool;
  const room = isBelow(roomIn(pool), "0") ? "0" : roomIn(pool);
  return done(
    [
      row("staking", stateOf(pool)),
      row("staked", `${totalStaked} of ${cap} XDC, ${room} XDC can still be staked`),
      ...parts.map((part) => row(part.name, `${part.amount} XDC in ${counted(part.stakes, "stake")}`)),
      row("overdue", spokenOwed(overdue)),
      row("due", `by ${spokenMoment(new Date(until))}: ${spokenOwed(owed)}`)
    ],
    { isOpen: isPoolOpen(pool), ...pool, room, parts, overdue, owed: { until: new Date(until), ...owed } }
  );
};
var setCap = async ({ words: [typed = ""], action }, desk) => {
  const { value: cap } = readMoney(typed);
  if (cap === void 0 || !hasAtMostDecimals(cap, 0)) return refused("The cap is a whole number of XDC above 0.");
  const { totalStaked } = await readPool(desk.database.pool);
  return desk.database.db.transaction(async (transaction) => {
    if (!await createStatusStore(transaction).setFigure("stakingCap", cap))
      return refused("The cap isn't set yet. Start the exchange once to set it.");
    await keepAction(transaction, { ...action, at: new Date(desk.now()) });
    const kept3 = isBelow(cap, totalStaked) ? " Existing stakes are kept, even above it." : "";
    return done(`The cap is ${cap} XDC, ${totalStaked} XDC is staked.${kept3}`, { outcome: "done", cap, totalStaked });
  });
};
var stakingCommands = [
  changing({
    name: "staking cap",
    usage: "<XDC>",
    meaning: "set the staking cap; no new stakes once it is reached",
    takes: [1, 1],
    run: setCap
  }),
  reading2({
    name: "staking",
    usage: "[<YYYY-MM-DD>]",
    meaning: "what is staked, the cap, what is overdue, and what is due by a given date",
    takes: [0, 1],
    run: show6
  })
];

// src/identity/appCodes.ts
var appCodeKey = (trader2) => `authenticator of ${trader2}`;
var spendAppCodes = (rows) => ({
  name: "accounts-spend-app-codes",
  text: `with spending as (select * from unnest($1::text[], $2::bigint[]) as asked (id, step)),
         app as (update trader set last_totp_step = spending.step from spending
           where unique_id = spending.id and coalesce(last_totp_step, -1) < spending.step
             and two_factor_since is not null returning 1)
         select 1 / ((select count(*) from app) = $3)::integer`,
  values: [textColumn(rows, ({ trader: trader2 }) => trader2), plainColumn(rows, ({ step }) => step), rows.length]
});

// src/areas/staking/stakes/refusals.ts
var either = new Intl.ListFormat("en-GB", { type: "disjunction" });
var kindNames = { flexible: "Flexible", fixed: "Fixed" };
var wrongTenureText = (plan2) => {
  const months = stakingPlans[plan2].terms.map((term) => String(term.months));
  return `${kindNames[plan2]} staking is available for ${either.format(months)} months.`;
};
var stakingClosed = refused2({ code: "closed", message: stakingTexts.closed });
var stakingStopped = refused2({ code: "closed", message: windDownTexts.staking });
var aboveCap = (room) => refused2({
  code: "closed",
  message: `Only ${room} XDC can still be staked. Enter a smaller amount.`,
  field: "amount"
});
var twoFactorOff = refused2({ code: "not allowed", message: "Please enable 2FA." });
var wrongCode = refused2({ code: "figure", message: "Wrong 2FA code.", field: "tfa" });
var wrongStakeAmount = (message) => refused2({ code: "figure", message, field: "amount" });
var wrongTenure = (plan2) => refused2({ code: "figure", message: wrongTenureText(plan2), field: "tenure" });
var otherStake = refused2({
  code: "id used",
  message: "This ID is already used by another stake.",
  field: "clientStakeId"
});
var noSuchStake = refused2({ code: "no such stake", message: "This stake doesn't exist.", field: "stake" });
var fixedStake = refused2({ code: "not open", message: "A fixed stake can't be revoked.", field: "stake" });
var notActive = refused2({ code: "not open", message: "This stake is no longer active.", field: "stake" });
var renewalOff = refused2({
  code: "not open",
  message: "Auto-renewal is already off.",
  field: "stake"
});

// src/areas/staking/stakes/stakeEffects.ts
var addRewards = putRows({
  name: "staking-add-rewards",
  table: "stake_reward",
  columns: {
    stake: text5(({ stake }) => stake.id),
    number: integer2(({ number }) => number),
    owner: text5(({ stake }) => stake.trader),
    plan: text5(({ stake }) => stake.plan),
    days: integer2(({ days }) => days),
    yearly_rate: numeric2(({ yearlyRate }) => yearlyRate),
    amount: numeric2(({ amount }) => amount),
    due_at: moment3(({ on }) => on),
    paid_at: groupMoment
  }
});
var rewardLegs = ({ stake: { trader: trader2 }, reward: reward2 }) => reward2 ? [{ asset: stakeAsset, amount: toUnits(reward2.amount), from: { house: "staking rewards" }, to: { trader: trader2 } }] : [];
var isEnd = ({ change: change4 }) => change4 === "completed" || change4 === "returned";
var endOf = (step) => {
  const { id, trader: trader2, amount } = step.stake;
  const shares = [{ to: { trader: trader2 }, amount: toUnits(amount) }];
  return { id: stakeHold(id), as: "released", shares, also: rewardLegs(step) };
};
var postingOf = (step) => step.reward ? [{ id: rewardPosting(step.stake.id, step.reward.number), legs: rewardLegs(step) }] : [];
var effectsOf = (steps) => {
  const last2 = steps.at(-1);
  if (!last2) return {};
  return {
    postings: steps.filter((step) => !isEnd(step)).flatMap(postingOf),
    ends: steps.filter(isEnd).map(endOf),
    rows: [
      rowFor(putStakes, last2.stake),
      ...steps.flatMap(({ stake, on, reward: reward2 }) => reward2 ? [rowFor(addRewards, { ...reward2, stake, on })] : [])
    ],
    events: steps.map((step) => ({ kind: "stake.changed", payload: step }))
  };
};

// src/areas/staking/stakes/stakers.ts
var readStakers = async (client, ids) => {
  const { rows } = await client.query({
    name: "staking-stakers",
    text: `select unique_id as id, two_factor_since is not null as "hasTwoFactor",
             coalesce(last_totp_step, -1) as "lastStep"
           from trader where unique_id = any ($1)`,
    values: [ids]
  });
  return new Map(rows.map(({ id, hasTwoFactor, lastStep }) => [id, { hasTwoFactor, lastStep: Number(lastStep) }]));
};

// src/areas/staking/stakes/beginStake.ts
var isSame3 = (known3, { plan: plan2, months, amount }) => known3.plan === plan2 && known3.months === months && compare(known3.amount, amount) === 0;
var figureFault = ({ plan: plan2, amount }) => {
  const message = stakingAmount(plan2)(amount);
  return message === void 0 ? void 0 : wrongStakeAmount(message);
};
var roomFault = ({ amount }, pool) => isAbove(amount, roomIn(pool)) ? aboveCap(roomIn(pool)) : void 0;
var balanceFault = ({ trader: trader2, amount }, { state }) => state.balances.read({ owner: trader2, kind: "available", asset: stakeAsset }) < toUnits(amount) ? insufficient : void 0;
var codeFault = ({ totpStep }, { lastStep }) => totpStep === void 0 || totpStep <= lastStep ? wrongCode : void 0;
var gateFault = ({ trader: trader2 }, { state }, staker, pool) => {
  if (state.frozen.has(trader2)) return frozen;
  if (pool.isWindingDown) return stakingStopped;
  if (!isPoolOpen(pool)) return stakingClosed;
  return staker.hasTwoFactor ? void 0 : twoFactorOff;
};
var faultIn = (command, view, staker, pool) => figureFault(command) ?? roomFault(command, pool) ?? balanceFault(command, view) ?? codeFault(command, staker);
var begin3 = ({ command, offer, number, at }) => {
  const { trader: trader2, plan: plan2, months, clientId, totpStep = -1 } = command;
  const amount = readWire(command.amount) ?? command.amount;
  const stake = {
    id: `s-${String(number)}`,
    number,
    trader: trader2,
    clientId: clientId ?? null,
    plan: plan2,
    amount,
    months,
    ...beginTerm({ plan: plan2, amount, term: 0 }, offer, at),
    status: "active",
    autoRenewal: true,
    rewardsPaid: 0,
    rewardsReceived: "0",
    revokedAt: null,
    renewalDisabledAt: null,
    endedAt: null,
    createdAt: at
  };
  const { rows = [], ...effects } = effectsOf([{ stake, change: "begun", on: at }]);
  return {
    done: { stake, isRepeat: false },
    ...effects,
    holds: [{ id: stakeHold(stake.id), trader: trader2, as: "staked", asset: stakeAsset, amount: toUnits(amount) }],
    rows: [rowFor(spendAppCodes, { trader: trader2, step: totpStep }), ...rows]
  };
};
var decide3 = (view, command, { stakers, byClient, numbers, pool }, offerOf) => {
  const { trader: trader2, clientId, plan: plan2, months } = command;
  const before = clientId === void 0 ? void 0 : byClient.get(clientKey(trader2, clientId));
  if (before) return isSame3(before, command) ? { done: { stake: before, isRepeat: true } } : otherStake;
  const [staker, number] = [stakers.get(trader2), numbers.get(command)];
  if (!staker || number === void 0) return noSuchTrader;
  const offer = offerOf(plan2, months);
  const gate = gateFault(command, view, staker, pool);
  if (gate || !offer) return gate ?? wrongTenure(plan2);
  return faultIn(command, view, staker, pool) ?? begin3({ command, offer, number, at: view.at });
};
var beginStake = (offerOf) => defineKind({
  kind: "stake.begin",
  keysOf: ({ trader: trader2 }) => [poolKey, appCodeKey(trader2)],
  lookUp: async (client, commands) => {
    const [stakers, byClient, numbers, pool] = await Promise.all([
      readStakers(
        client,
        commands.map(({ trader: trader2 }) => trader2)
      ),
      readStakesByClient(client, commands),
      takeNumbers(client, "stake_number", commands),
      readPool(client)
    ]);
    return { stakers, byClient, numbers, pool };
  },
  decide: (view, command, known3) => decide3(view, command, known3, offerOf)
});

// src/areas/staking/stakes/stakeKinds.ts
var nothingOffered = () => void 0;
var offersIn = ({ isWindingDown: isWindingDown2 }, offerOf) => isWindingDown2 ? nothingOffered : offerOf;
var readDue = async (client, commands) => {
  const [stakes, isWindingDown2] = await Promise.all([
    readStakes(
      client,
      commands.map(({ id }) => id)
    ),
    readIsWindingDown(client)
  ]);
  return { stakes, isWindingDown: isWindingDown2 };
};
var settleStake = (offerOf) => defineKind({
  kind: "stake.settle",
  keysOf: ({ id }) => [stakeKey(id)],
  lookUp: readDue,
  decide: ({ at }, { id }, due2) => {
    const stake = due2.stakes.get(id);
    if (!stake) return noSuchStake;
    const steps = dueSteps(stake, at, offersIn(due2, offerOf));
    return { done: { stake: steps.at(-1)?.stake ?? stake, steps: steps.length }, ...effectsOf(steps) };
  }
});
var gateFault2 = ({ state }, { trader: trader2 }, { stakers }) => {
  if (state.frozen.has(trader2)) return frozen;
  return stakers.get(trader2)?.hasTwoFactor === true ? void 0 : twoFactorOff;
};
var codeFault2 = ({ trader: trader2, totpStep }, { stakers }) => totpStep === void 0 || totpStep <= (stakers.get(trader2)?.lastStep ?? -1) ? wrongCode : void 0;
var kindOf2 = (kind5, { objection, change: change4 }, offerOf) => defineKind({
  kind: kind5,
  keysOf: ({ id, trader: trader2 }) => [stakeKey(id), appCodeKey(trader2)],
  lookUp: async (client, commands) => {
    const [due2, stakers] = await Promise.all([
      readDue(client, commands),
      readStakers(
        client,
        commands.map(({ trader: trader2 }) => trader2)
      )
    ]);
    return { ...due2, stakers };
  },
  decide: (view, command, known3) => {
    const gate = gateFault2(view, command, known3);
    if (gate) return gate;
    const before = known3.stakes.get(command.id);
    if (before?.trader !== command.trader) return noSuchStake;
    const steps = dueSteps(before, view.at, offersIn(known3, offerOf));
    const stake = steps.at(-1)?.stake ?? before;
    const fault = objection(stake) ?? codeFault2(command, known3);
    if (fault) return fault;
    const changed2 = change4(stake, view.at);
    const { rows = [], ...effects } = effectsOf([...steps, { ...changed2, on: view.at }]);
    const { trader: trader2, totpStep = -1 } = command;
    return {
      done: { stake: changed2.stake },
      ...effects,
      rows: [rowFor(spendAppCodes, { trader: trader2, step: totpStep }), ...rows]
    };
  }
});
var isActive = ({ status: status2 }) => status2 === "active";
var revokeFault = (stake) => {
  if (stake.plan === "fixed") return fixedStake;
  return isActive(stake) ? void 0 : notActive;
};
var renewalFault = (stake) => {
  if (!isActive(stake)) return notActive;
  return stake.autoRenewal ? void 0 : renewalOff;
};
var createStakingKinds = ({
  returnDays = stakeReturnDays,
  offerOf = stakingTerm
} = {}) => [
  beginStake(offerOf),
  settleStake(offerOf),
  kindOf2(
    "stake.revoke",
    {
      objection: revokeFault,
      change: (stake, at) => ({
        stake: {
          ...stake,
          status: "revoked",
          autoRenewal: false,
          revokedAt: at,
          nextDue: returnsBy(at, returnDays)
        },
        change: "revoked"
      })
    },
    offerOf
  ),
  kindOf2(
    "stake.disableRenewal",
    {
      objection: renewalFault,
      change: (stake, at) => ({
        stake: { ...stake, autoRenewal: false, renewalDisabledAt: at },
        change: "renewalDisabled"
      })
    },
    offerOf
  )
];

// src/areas/staking/stakes/stakingJob.ts
var atOnce = 500;
var readDue2 = async ({ pool, now }, refused3) => {
  const { rows } = await pool.query({
    name: "staking-due",
    text: `select id from stake where next_due <= $1 and id <> all ($2) order by next_due, stake.number limit $3`,
    values: [new Date(now()), refused3, atOnce]
  });
  return rows.map(({ id }) => id);
};
var settleAll2 = async ({ exchange, log }, ids) => {
  const outcomes = await Promise.all(
    ids.map(async (id) => ({ id, outcome: await exchange.submit({ kind: "stake.settle", id }) }))
  );
  return outcomes.flatMap(({ id, outcome: { done: done2, refused: refused3 } }) => {
    if (refused3?.code === "unavailable" || refused3?.code === "unconfirmed") throw new Error(refused3.message);
    if (refused3) log.warn({ stake: id, code: refused3.code, reason: refused3.message }, "A stake could not be settled");
    return refused3 || done2.steps === 0 ? [id] : [];
  });
};
var dueStakesJob = (options, everyMs) => ({
  name: "staking-due",
  everyMs,
  work: async (stopping) => {
    const refused3 = [];
    for (; ; ) {
      if (stopping.aborted || !options.exchange.isOpen()) return;
      const due2 = await readDue2(options, refused3);
      if (due2.length === 0) return;
      refused3.push(...await settleAll2(options, due2));
    }
  }
});
var followStakes = ({ background, everyMs = 1e3, ...options }) => {
  background.add(dueStakesJob(options, everyMs));
};

// src/areas/staking/stakingFeed.ts
var followStaking = ({ exchange, live: live2 }) => exchange.onCommitted(({ events }) => {
  const traders = events.flatMap(({ kind: kind5, payload }) => kind5 === "stake.changed" ? [payload.stake.trader] : []);
  for (const trader2 of new Set(traders)) live2.tellTrader(trader2, "staking-update", {});
});

// src/areas/staking/stakingItems.ts
var momentOf2 = (time) => time === null ? null : new Date(time).toISOString();
var nextRewardOf = ({ plan: plan2, status: status2, nextDue }) => plan2 === "flexible" && status2 === "active" ? nextDue : null;
var redemptionOf = ({ status: status2, autoRenewal, termEnd: termEnd2, nextDue, endedAt }) => {
  if (status2 === "active") return autoRenewal ? null : termEnd2;
  return status2 === "revoked" ? nextDue : endedAt;
};
var toStakingRecord = (stake) => ({
  stakingId: stake.id,
  currencyName: stakeAsset,
  startDate: new Date(stake.termStart).toISOString(),
  endDate: momentOf2(stake.termEnd),
  nextRewardDate: momentOf2(nextRewardOf(stake)),
  redemptionDate: momentOf2(redemptionOf(stake)),
  stakingAmount: stake.amount,
  tenure: stake.months,
  rewardsReceived: stake.rewardsReceived,
  status: stake.status,
  autoRenewal: stake.autoRenewal,
  stakingType: stake.plan,
  yearlyRate: stake.yearlyRate,
  ...stake.clientId !== null && { client_stake_id: stake.clientId }
});
var readRewardItems = async (client, trader2) => {
  const { rows } = await client.query({
    name: "staking-rewards-of",
    text: `select stake, plan, amount, due_at as on from stake_reward where owner = $1
           order by due_at desc, stake desc, stake_reward.number desc`,
    values: [trader2]
  });
  return rows.map(({ stake, plan: plan2, amount, on }) => ({
    rewardDate: on.toISOString(),
    rewardAmount: plainDecimal(amount),
    status: "Completed",
    stakingType: plan2,
    stakingId: stake
  }));
};

// src/areas/staking/stakingHandlers.ts
var toRefused2 = refusing({
  amount: "stakingAmount",
  tenure: "tenure",
  tfa: "tfaCode",
  stake: "stakingId",
  clientStakeId: "client_stake_id"
});
var offersOf = (plan2) => stakingPlans[plan2].terms.map(({ months, yearlyRate }) => ({ tenure: months, yearlyRate }));
var stakingHandlers = ({ queries }) => ({
  stakingPool: async () => {
    const pool = await readPool(queries);
    const { totalStaked, cap } = pool;
    const [flexible, fixed2] = [offersOf("flexible"), offersOf("fixed")];
    return { statusCode: 200, data: { totalStaked, cap, isOpen: isPoolOpen(pool), flexible, fixed: fixed2 } };
  }
});
var stakingTraderHandlers = (options) => {
  const { queries, exchange, accounts: accounts3, returnDays } = options;
  const stepOf = async ({ trader: trader2, body, request }) => {
    const row3 = await accounts3.stores.traders.byId(trader2.uniqueId);
    if (!row3) return refusals.loggedOut;
    const { message } = wrongCode.refused;
    const place2 = placeOf(request);
    return checkAppCode(accounts3, { trader: row3, place: place2, code: body.tfaCode, wrong: refuse(400, message, "tfaCode") });
  };
  const isKnown = async (trader2, clientId) => (await readStakesByClient(queries, [{ trader: trader2, clientId }])).size > 0;
  const initiate = async (plan2, sent) => {
    const { uniqueId: trader2 } = sent.trader;
    const { tenure, stakingAmount: amount, client_stake_id: clientId } = sent.body;
    const code2 = await isKnown(trader2, clientId) ? { step: void 0 } : await stepOf(sent);
    if (isRefused(code2)) return code2;
    const { done: done2, refused: refused3 } = await exchange.submit({
      kind: "stake.begin",
      trader: trader2,
      plan: plan2,
      months: Number(tenure),
      amount,
      clientId,
      totpStep: code2.step
    });
    if (refused3) return toRefused2(refused3);
    const message = done2.isRepeat ? successTexts.staking.begunBefore : successTexts.staking.begun[plan2];
    return { statusCode: 200, message, data: toStakingRecord(done2.stake) };
  };
  const change4 = async (kind5, sent, message) => {
    const code2 = await stepOf(sent);
    if (isRefused(code2)) return code2;
    const { stakingId: id } = sent.body;
    const { refused: refused3 } = await exchange.submit({ kind: kind5, id, trader: sent.trader.uniqueId, totpStep: code2.step });
    return refused3 ? toRefused2(refused3) : { message };
  };
  return {
    initiateStaking: (sent) => initiate("flexible", sent),
    initiateFixedStaking: (sent) => initiate("fixed", sent),
    stakingDetails: async ({ trader: trader2 }) => ({
      data: (await readStakesOf(queries, trader2.uniqueId)).map(toStakingRecord)
    }),
    stakingRewards: async ({ trader: trader2 }) => ({
      statusCode: 200,
      data: await readRewardItems(queries, trader2.uniqueId)
    }),
    revokeStaking: (sent) => change4("stake.revoke", sent, successTexts.staking.revoked(returnDays)),
    disableAutoRenewal: (sent) => change4("stake.disableRenewal", sent, successTexts.staking.renewalOff)
  };
};

// src/areas/staking/stakingFormChecks.ts
var textOf3 = (fields, name2) => {
  const value = fields[name2];
  return typeof value === "string" ? value : void 0;
};
var codeFault3 = (fields) => {
  const code2 = textOf3(fields, "tfaCode");
  return code2 === void 0 || /^\d{6}$/.test(code2) ? void 0 : refuse(400, wrongCode.refused.message, "tfaCode");
};
var tenureFault = (plan2, tenure) => tenure === void 0 || stakingTerm(plan2, Number(tenure)) ? void 0 : refuse(400, wrongTenureText(plan2), "tenure");
var amountFault = (plan2, amount) => {
  const message = amount === void 0 ? void 0 : stakingAmount(plan2)(amount);
  return message === void 0 ? void 0 : refuse(400, message, "stakingAmount");
};
var stakeFault = (plan2) => (fields, files) => tenureFault(plan2, textOf3(fields, "tenure")) ?? amountFault(plan2, textOf3(fields, "stakingAmount")) ?? codeFault3(fields, files);
var stakingFormChecks = {
  initiateStaking: stakeFault("flexible"),
  initiateFixedStaking: stakeFault("fixed"),
  revokeStaking: codeFault3,
  disableAutoRenewal: codeFault3
};

// src/areas/staking/area.ts
var staking = defineArea({
  name: "staking",
  commands: ({ env }) => createStakingKinds({ returnDays: env.STAKING_RETURN_DAYS }),
  letters: { texts: stakingTexts2, afterCommit: stakingLetters },
  operator: stakingCommands,
  open: ({ core: core2, database: { pool }, env, exchange, log, now }) => ({
    publicCalls: stakingHandlers({ queries: pool }),
    traderCalls: stakingTraderHandlers({
      queries: pool,
      exchange,
      accounts: core2,
      returnDays: env.STAKING_RETURN_DAYS
    }),
    formChecks: stakingFormChecks,
    jobs: (background) => followStakes({ background, pool, exchange, log, now }),
    feed: (live2) => ({ stop: followStaking({ exchange, live: live2 }) })
  })
});

// src/ledger/checks/ledgerResults.ts
var isLedgerWrongSql = `exists (
  select from (select is_sound from ledger_check order by number desc limit 1) newest where not is_sound)`;
var createLedgerResults = (pool) => ({
  keep: async ({ beganAt, finishedAt, isSound, faults }) => {
    await pool.query("insert into ledger_check (began_at, finished_at, is_sound, faults) values ($1, $2, $3, $4)", [
      beganAt,
      finishedAt,
      isSound,
      JSON.stringify(faults)
    ]);
  },
  newest: async () => {
    const { rows } = await pool.query(
      `select began_at as "beganAt", finished_at as "finishedAt", is_sound as "isSound", faults
       from ledger_check order by number desc limit 1`
    );
    return rows[0];
  }
});

// src/areas/status/handlers.ts
var flag3 = (isOpen3) => isOpen3 ? "Active" : "Inactive";
var check = (isWell) => isWell ? "ok" : "unavailable";
var currencyStatsOf = async (store2) => Object.fromEntries(
  (await store2.openCurrencies()).map((row3) => [
    row3.symbol,
    [row3.assetType, flag3(row3.isDepositOpen), flag3(row3.isWithdrawalOpen)]
  ])
);
var pairStatusOf = async (store2) => (await store2.openPairs()).map(({ name: name2, isOpen: isOpen3 }) => ({ pair: name2, tradingFlag: isOpen3 }));
var ledgerState = async (ledger) => {
  const newest = await ledger.newest().catch(() => void 0);
  if (newest === void 0) return "unknown";
  return newest.isSound ? "ok" : "wrong";
};
var statusHandlers = ({ store: store2, version, isDatabaseUp, isTakingOrders, ledger }) => ({
  currencyStats: async () => ({ data: await currencyStatsOf(store2) }),
  pairStatus: async () => ({ data: await pairStatusOf(store2) }),
  liveness: () => ({ status: "ok", version }),
  readiness: async () => {
    const [isUp, isOpen3] = [await isDatabaseUp(), isTakingOrders()];
    const ledgerIs = isUp ? await ledgerState(ledger) : "unknown";
    const checks3 = { database: check(isUp), sequencer: check(isOpen3), ledger: ledgerIs };
    if (isUp && isOpen3) return { status: "ok", version, checks: checks3 };
    return { httpStatus: 503, body: { status: "unavailable", version, checks: checks3 } };
  }
});

// src/areas/status/operator.ts
import { sql as sql15 } from "drizzle-orm";
var readHalts = async (queries) => {
  const { rows } = await queries.execute(
    sql15`select scope, id, halted_by as by, why, since, until from trading_halt`
  );
  return new Map(
    rows.map(({ scope, id, by, why, since, until }) => [
      scope,
      { id, by, why, since: new Date(since), until: until === null ? void 0 : new Date(until) }
    ])
  );
};
var onOff2 = (isOn) => isOn ? "on" : "off";
var spokenHalt = ({ since, until, by, why }) => `halted since ${spokenMoment(since)}${until ? ` until ${spokenMoment(until)}` : ""} by ${by}: ${why}`;
var stateOf2 = (isOpen3, halt2, lacksReference2 = false) => {
  if (isOpen3) return lacksReference2 ? "closed until its reference price is set" : "on";
  return halt2 ? spokenHalt(halt2) : "off";
};
var row2 = (what, name2, state) => `${what.padEnd(9)} ${name2.padEnd(15)} ${state}`;
var show7 = async ({ database: database2 }) => {
  const { db } = database2;
  const status2 = createStatusStore(db);
  const [switches2, pairs2, currencies] = await Promise.all([status2.switches(), status2.pairs(), status2.currencies()]);
  const [halts, isRunning2, waiting] = [await readHalts(db), await isExchangeRunning(db), await countWaiting(db)];
  const isTradingOn = switches2["trading"] !== false;
  const flips = switchRows.map(({ name: name2 }) => ({ name: name2, isOn: switches2[name2] === true }));
  const shownPairs = pairs2.map(({ name: name2, isTradingOpen, lacksReference: lacksReference2 }) => ({
    name: name2,
    isOpen: isTradingOpen && !lacksReference2,
    halt: halts.get(name2) ?? null,
    state: stateOf2(isTradingOpen, halts.get(name2), lacksReference2)
  }));
  return done(
    [
      row2("exchange", isRunning2 ? "running" : "not running", `${counted(waiting, "command")} waiting`),
      ...flips.map(({ name: name2, isOn }) => row2("switch", name2, onOff2(isOn))),
      row2("trading", "all", stateOf2(isTradingOn, halts.get("all"))),
      ...shownPairs.map(({ name: name2, state }) => row2("pair", name2, state)),
      ...currencies.map(
        ({ symbol, isDepositOpen, isWithdrawalOpen }) => row2("currency", symbol, `deposits ${onOff2(isDepositOpen)}, withdrawals ${onOff2(isWithdrawalOpen)}`)
      )
    ],
    {
      isExchangeRunning: isRunning2,
      commandsWaiting: waiting,
      switches: Object.fromEntries(flips.map(({ name: name2, isOn }) => [name2, isOn])),
      trading: { isOpen: isTradingOn, halt: halts.get("all") ?? null },
      pairs: shownPairs.map(({ name: name2, isOpen: isOpen3, halt: halt2 }) => ({ name: name2, isOpen: isOpen3, halt: halt2 })),
      currencies: currencies.map(({ symbol, isDepositOpen, isWithdrawalOpen }) => ({
        symbol,
        isDepositOpen,
        isWithdrawalOpen
      }))
    }
  );
};
var statusCommands = [
  reading2({
    name: "status",
    usage: "",
    meaning: "what is open, what is halted, and whether the exchange is running",
    takes: [0, 0],
    run: (_, desk) => show7(desk)
  })
];

// src/areas/status/referenceFeed.ts
var referenceFeedJob = (options) => {
  const { live: live2, log, currencies, pairs: pairs2, fees: fees2, ...connection } = options;
  let toldFees;
  const tell3 = async (table2) => {
    if (table2 === "currency") live2.publish("update-curr-status", await currencies());
    if (table2 === "pair") live2.publish("update-pair-status", await pairs2());
  };
  const tellFees = async () => {
    const current = await fees2();
    const former = toldFees;
    toldFees = JSON.stringify(current);
    if (former !== void 0 && former !== toldFees) live2.publish("updateFee", current);
  };
  return databaseListenerJob({
    ...connection,
    name: "reference-listener",
    channel: "reference_change",
    onNotified: async (table2) => {
      await tell3(table2);
      if (table2 === "currency" || table2 === "pair") await tellFees();
    },
    onListening: async () => {
      await Promise.all([tell3("currency"), tell3("pair"), tellFees()]);
    },
    onError: (error) => {
      log.warn({ reason: String(error) }, "Could not publish an operator's change to live connections");
    }
  });
};

// src/areas/status/area.ts
var status = defineArea({
  name: "status",
  operator: statusCommands,
  open: ({ database: database2, exchange, isOwner, log, status: store2, version }) => ({
    publicCalls: statusHandlers({
      store: store2,
      version,
      isDatabaseUp: database2.ping,
      ledger: createLedgerResults(database2.pool),
      isTakingOrders: () => exchange.isOpen() && isOwner()
    }),
    feed: (live2) => ({
      listeners: [
        referenceFeedJob({
          connectionString: database2.connectionString,
          live: live2,
          log,
          currencies: () => currencyStatsOf(store2),
          pairs: () => pairStatusOf(store2),
          fees: () => feesOf(database2.db)
        })
      ]
    })
  })
});

// src/areas/swap/area.ts
var toRefused3 = refusing({ amount: "swap_amount", clientOrderId: "client_order_id" });
var swapTraderHandlers = ({ exchange }) => ({
  swap: async ({ trader: trader2, body: { currency: currency2, swap_amount: amount, client_order_id: clientOrderId } }) => {
    const { done: done2, refused: refused3 } = await exchange.submit({
      kind: "coins.swap",
      trader: trader2.uniqueId,
      amount,
      clientOrderId
    });
    return refused3 ? toRefused3(refused3) : { status: 200, message: `${done2.order.amount} ${currency2} swapped to XDC.` };
  }
});
var swapObjection = ({ currency: currency2 = "", swap_amount: amount = "" }) => {
  if (typeof currency2 !== "string" || typeof amount !== "string") return void 0;
  if (currency2 === "") return refuse(400, fieldTexts.required, "currency");
  if (currency2 !== quickSwapCurrency) return refuse(400, swapTexts.otherCurrency, "currency");
  const message = quickSwapAmount(void 0)(amount);
  return message === void 0 ? void 0 : refuse(400, message, "swap_amount");
};
var swapFormChecks = { swap: swapObjection };
var swap = defineArea({
  name: "swap",
  open: ({ exchange }) => ({ traderCalls: swapTraderHandlers({ exchange }), formChecks: swapFormChecks })
});

// src/areas/trading/bookSide.ts
var isEmpty = ({ amount }) => amount === "0";
var createBookSide = (side) => {
  const rows = [];
  const untold = /* @__PURE__ */ new Map();
  const comesBefore = side === "bids" ? (row3, ticks) => row3.ticks < ticks : (row3, ticks) => row3.ticks > ticks;
  const placeOf3 = (ticks) => {
    let [from2, to] = [0, rows.length];
    while (from2 < to) {
      const middle = from2 + to >>> 1;
      const row3 = rows[middle];
      if (row3 && comesBefore(row3, ticks)) from2 = middle + 1;
      else to = middle;
    }
    return from2;
  };
  return {
    set: (row3) => {
      const place2 = placeOf3(row3.ticks);
      const standing = rows[place2]?.ticks === row3.ticks ? 1 : 0;
      if (isEmpty(row3)) rows.splice(place2, standing);
      else rows.splice(place2, standing, row3);
      untold.set(row3.ticks, row3);
    },
    all: () => rows,
    best: (depth) => {
      const best = [];
      for (let place2 = rows.length - 1; place2 >= 0 && best.length < depth; place2 -= 1) {
        const row3 = rows[place2];
        if (row3) best.push({ price: row3.price, amount: row3.amount });
      }
      return best;
    },
    takeChanges: () => {
      const taken = Array.from(untold.values(), ({ price, amount }) => [price, amount]);
      untold.clear();
      return taken;
    }
  };
};

// src/areas/trading/books.ts
var ticksOf = ({ pair: pair2, price }) => Number(toWhole(price, pairOf(pair2).priceDecimals));
var createBooks = () => {
  const books = new Map(
    pairNames.map((pair2) => [
      pair2,
      { asks: createBookSide("asks"), bids: createBookSide("bids"), seq: 0 }
    ])
  );
  const changed2 = /* @__PURE__ */ new Set();
  const bookOf = (pair2) => {
    const book = books.get(pair2);
    if (book === void 0) throw new RangeError(`There is no book of ${pair2}.`);
    return book;
  };
  const apply = (levels) => {
    for (const level of levels) {
      bookOf(level.pair)[level.side].set({ ticks: ticksOf(level), price: level.price, amount: level.amount });
      changed2.add(level.pair);
    }
  };
  const take4 = (pair2) => {
    const book = bookOf(pair2);
    book.seq += 1;
    return { pair: pair2, seq: book.seq, asks: book.asks.takeChanges(), bids: book.bids.takeChanges() };
  };
  return {
    /** Replaces all levels. Differences are published as ordinary changes, so listeners end up with the same book. */
    reset: (levels) => {
      const now = new Map(levels.map((level) => [`${level.pair} ${level.side} ${ticksOf(level)}`, level]));
      for (const [pair2, book] of books)
        for (const side of ["asks", "bids"])
          for (const { ticks, price, amount } of book[side].all()) {
            const key = `${pair2} ${side} ${ticks}`;
            if (now.get(key)?.amount === amount) now.delete(key);
            else if (!now.has(key)) now.set(key, { pair: pair2, side, price, amount: "0" });
          }
      apply([...now.values()]);
    },
    apply,
    /** May already include changes whose event follows. Amounts are absolute, so applying them twice does no harm. */
    snapshot: (pair2, depth) => {
      const { seq, asks, bids } = bookOf(pair2);
      return { pair: pair2, seq, asks: asks.best(depth), bids: bids.best(depth) };
    },
    /** One event for each pair that changed since the last call. */
    takeChanges: () => {
      const taken = Array.from(changed2, take4);
      changed2.clear();
      return taken;
    }
  };
};

// src/dueWork/dueWorkRows.ts
var addDueWork = (rows, { at }) => ({
  name: "due-work-add",
  text: `insert into due_work (id, kind, payload, due_at, next_try_at, created_at)
         select id, kind, payload, due_at, due_at, $5
         from unnest($1::text[], $2::text[], $3::jsonb[], $4::timestamptz[]) as given (id, kind, payload, due_at)
         on conflict (id) do nothing`,
  values: [
    textColumn(rows, ({ id }) => id),
    textColumn(rows, ({ kind: kind5 }) => kind5),
    rows.map(({ payload }) => JSON.stringify(payload)),
    rows.map(({ dueAt }) => dueAt),
    new Date(at)
  ]
});

// src/inbox/handOverWhenDue.ts
var kind3 = "inbox.hand-over";
var handOverAt = (dueAt, command) => ({
  id: command.id,
  kind: kind3,
  payload: command,
  dueAt
});
var handOverNow = async (transaction, payload) => {
  const command = payload;
  if (!await handOver(transaction, command))
    throw new Error(`The ID ${command.id} is already used by another command.`);
};
var inboxDueHandlers = { [kind3]: handOverNow };

// src/areas/trading/halts.ts
var switchPairs = (rows) => ({
  name: "trading-switch-pairs",
  text: `update pair set is_trading_open = is_open
         from unnest($1::text[], $2::boolean[]) as changed (name, is_open) where pair.name = changed.name`,
  values: [textColumn(rows, ({ pair: pair2 }) => pair2), rows.map(({ isOpen: isOpen3 }) => isOpen3)]
});
var switchAll = (rows) => ({
  name: "trading-switch-all",
  text: `insert into switch (name, is_on) values ('trading', $1)
         on conflict (name) do update set is_on = excluded.is_on`,
  values: [rows.at(-1)]
});
var putHalts = (rows, { at }) => ({
  name: "trading-put-halts",
  text: `insert into trading_halt (scope, id, halted_by, why, since, until)
         select scope, id, halted_by, why, $6, until
         from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[])
           as given (scope, id, halted_by, why, until)
         on conflict (scope) do update set id = excluded.id, halted_by = excluded.halted_by, why = excluded.why,
           since = excluded.since, until = excluded.until`,
  values: [
    textColumn(rows, ({ scope }) => scope),
    textColumn(rows, ({ id }) => id),
    textColumn(rows, ({ by }) => by),
    textColumn(rows, ({ why }) => why),
    rows.map(({ until }) => until === void 0 ? null : new Date(until)),
    new Date(at)
  ]
});
var liftHalts = (rows) => ({
  name: "trading-lift-halts",
  text: "delete from trading_halt where scope = any ($1::text[])",
  values: [rows]
});
var readHaltKnown = async (client) => {
  const { rows } = await client.query({
    name: "trading-halts",
    text: `select 'halt' as what, scope as name, id from trading_halt
           union all select 'closed', name, null from pair where not is_trading_open
           union all select 'all', name, null from switch where name = 'trading' and not is_on`
  });
  const closed2 = rows.flatMap(({ what, name: name2 }) => what === "closed" ? readPairName(name2) ?? [] : []);
  return {
    halts: new Map(rows.flatMap(({ name: name2, id }) => id === null ? [] : [[name2, id]])),
    closed: new Set(closed2),
    isAllHalted: rows.some(({ what }) => what === "all")
  };
};

// src/areas/trading/halting.ts
var objectionTo5 = ({ pair: pair2, by, why }) => {
  if (!isReadableLine(by) || !isReadableLine(why)) return noReason;
  return pair2 !== void 0 && !findMarket(pair2) ? noSuchPair : void 0;
};
var payloadOf = ({ pair: pair2, by, why }) => ({ ...pair2 !== void 0 && { pair: pair2 }, by, why });
var switchTo = (pair2, isOpen3) => pair2 === void 0 ? rowFor(switchAll, isOpen3) : rowFor(switchPairs, { pair: pair2, isOpen: isOpen3 });
var endAt = (until, { id, pair: pair2, by }) => rowFor(
  addDueWork,
  handOverAt(new Date(until), {
    id: `resume ${id}`,
    command: {
      kind: "trading.resume",
      ...pair2 !== void 0 && { pair: pair2 },
      by,
      why: "The time set for this halt is over.",
      halt: id
    },
    by
  })
);
var decideHalt = (at, command) => {
  const { id, pair: pair2, by, why, forMs } = command;
  const objection = objectionTo5(command);
  if (objection) return objection;
  const until = forMs === void 0 ? void 0 : at + forMs;
  return {
    done: until === void 0 ? {} : { until },
    rows: [
      switchTo(pair2, false),
      rowFor(putHalts, { scope: pair2 ?? "all", id, by, why, until }),
      ...until === void 0 ? [] : [endAt(until, command)]
    ],
    events: [{ kind: "trading.halted", payload: payloadOf(command) }]
  };
};
var resumedFrom = (pair2, { closed: closed2, isAllHalted }) => ({
  isLifted: pair2 === void 0 ? isAllHalted : closed2.has(pair2),
  isAllHalted: pair2 !== void 0 && isAllHalted,
  stillHalted: spotPairNames.filter((name2) => name2 !== pair2 && closed2.has(name2))
});
var decideResume = (command, known3) => {
  const objection = objectionTo5(command);
  if (objection) return objection;
  const { pair: pair2, halt: halt2 } = command;
  const scope = pair2 ?? "all";
  const resumed = resumedFrom(pair2, known3);
  if (halt2 !== void 0 && known3.halts.get(scope) !== halt2) return { done: { ...resumed, isLifted: false } };
  return {
    done: resumed,
    rows: [switchTo(pair2, true), rowFor(liftHalts, scope)],
    events: [{ kind: "trading.resumed", payload: payloadOf(command) }]
  };
};
var haltTrading = defineKind({
  kind: "trading.halt",
  endsGroup: true,
  decide: ({ at }, command) => decideHalt(at, command)
});
var resumeTrading = defineKind({
  kind: "trading.resume",
  endsGroup: true,
  lookUp: readHaltKnown,
  decide: (_view, command, known3) => decideResume(command, known3)
});

// src/areas/trading/operator.ts
var readScope = (word2) => word2 === void 0 ? { value: void 0 } : readPair(word2);
var tradingOf = (pair2) => pair2 === void 0 ? "All trading" : `Trading on ${pair2}`;
var halt = async (given, desk) => {
  const { value: pair2, wrong } = readScope(given.words[0]);
  if (wrong !== void 0) return refused(wrong);
  const { who: by, why } = given.action;
  const { forMs } = given.options;
  return submitCommand(desk, given, {
    command: (id) => ({ kind: "trading.halt", id, pair: pair2, by, why, forMs }),
    told: ({ until }, id) => {
      const end2 = until === void 0 ? void 0 : new Date(until);
      return done(
        [
          `${tradingOf(pair2)} is halted: new orders get \u201CUnder Maintenance\u201D. Open orders stay and can be cancelled.`,
          end2 ? `It resumes automatically at ${spokenMoment(end2)}, unless resumed or halted again first.` : `It stays halted until you resume it: ${program} trading resume${pair2 === void 0 ? "" : ` ${pair2}`} --why "..."`
        ],
        { id, outcome: "done", pair: pair2 ?? null, until: end2?.toISOString() ?? null }
      );
    }
  });
};
var notHalted = (pair2) => pair2 === void 0 ? "There was no exchange-wide halt to lift." : `${pair2} was not halted.`;
var resumedLines = (pair2, { isLifted, isAllHalted, stillHalted }) => [
  isLifted ? `${tradingOf(pair2)} has resumed.` : notHalted(pair2),
  ...isAllHalted ? [`All trading is still halted, ${pair2 ?? ""} included. To resume it: ${program} trading resume --why "..."`] : [],
  ...pair2 === void 0 && stillHalted.length > 0 ? [`Still halted separately: ${stillHalted.join(", ")}.`] : []
];
var resume = async (given, desk) => {
  const { value: pair2, wrong } = readScope(given.words[0]);
  if (wrong !== void 0) return refused(wrong);
  const { who: by, why } = given.action;
  return submitCommand(desk, given, {
    command: () => ({ kind: "trading.resume", pair: pair2, by, why }),
    told: (resumed, id) => done(resumedLines(pair2, resumed), { id, outcome: "done", pair: pair2 ?? null, ...resumed })
  });
};
var tradingCommands = [
  changing({
    name: "trading halt",
    usage: "[PAIR] [--for 30m]",
    meaning: "put a pair, or all trading, under maintenance",
    takes: [0, 1],
    options: ["id", "for"],
    run: halt
  }),
  changing({
    name: "trading resume",
    usage: "[PAIR]",
    meaning: "resume trading on a pair, or everywhere",
    takes: [0, 1],
    options: ["id"],
    run: resume
  })
];

// src/areas/trading/balances.ts
import { and as and17, eq as eq20 } from "drizzle-orm";
var createBalanceStore = (queries) => ({
  /** A trader's balances of one kind, by currency. Currencies the trader never had are missing. */
  of: async (owner2, kind5) => {
    const rows = await queries.select({ asset: account.asset, balance: account.balance }).from(account).where(and17(eq20(account.owner, owner2), eq20(account.kind, kind5)));
    return new Map(rows.map(({ asset: asset5, balance }) => [asset5, plainDecimal(balance)]));
  }
});
var balanceHandlers = (queries) => {
  const store2 = createBalanceStore(queries);
  return {
    balances: async ({ trader: trader2 }) => {
      const available = await store2.of(trader2.uniqueId, "available");
      return { data: assetSymbols.map((symbol) => ({ symbol, balance: available.get(symbol) ?? "0" })) };
    }
  };
};

// src/areas/trading/refusals.ts
var refusals3 = {
  bookLimit: refuse(400, "The limit must be 5 or 500.", "order_book_limit"),
  notMirrored: refuse(404, "This pair isn't available from this call.", "pair"),
  underMaintenance: refuse(409, tradingTexts.underMaintenance, "pair_id")
};
var noSuchPair4 = (field) => refuse(404, "This pair doesn't exist.", field);
var otherPair = (field) => refuse(400, "The pair name and the pair ID don't match.", field);
var namedPair = (id, idField, names) => {
  const pair2 = pairs.find((one) => one.id === id);
  if (!pair2) return noSuchPair4(idField);
  const wrong = Object.entries(names).find(([, name2]) => name2 !== void 0 && name2 !== pair2.name);
  return wrong ? otherPair(wrong[0]) : pair2;
};
var toRefused4 = refusing({
  price: "price",
  amount: "amount",
  pair: "pair_id",
  order: "trade_order_id",
  clientOrderId: "client_order_id"
});

// src/areas/trading/bookHandlers.ts
var bookHandlers = (books) => ({
  orderBook: ({ body: { pair_id, order_book_limit } }) => {
    const pair2 = namedPair(pair_id, "pair_id", {});
    return isRefused(pair2) ? pair2 : { data: books.snapshot(pair2.name, Number(order_book_limit)) };
  },
  mirroredOrderBook: ({ body }) => {
    const pair2 = namedPair(body.pairId, "pairId", { pair: body.pair });
    if (isRefused(pair2)) return pair2;
    return pair2.isMirrored ? { data: books.snapshot(pair2.name, listSizes.orderBook) } : refusals3.notMirrored;
  }
});

// src/areas/trading/orderChecks.ts
var required2 = ["exchange_id", "user_id", "pair_id", "symbol", "amount", "price", "side", "type"];
var elsewhere = {
  placeOrder: refuse(400, "Orders on XDC-XDCE go to /trade/new_order_swap.", "pair_id"),
  placeSwapOrder: refuse(400, "Only XDC-XDCE is traded here.", "pair_id")
};
var pairOfOrder = ({ pair_id, symbol, pair: name2 }, call) => {
  const pair2 = namedPair(pair_id, "pair_id", { symbol, pair: name2 });
  if (isRefused(pair2)) return pair2;
  if (orderCall(pair2) !== call) return elsewhere[call];
  return isUnderMaintenance({ pair: pair2, isTradable: true }) ? refusals3.underMaintenance : pair2;
};
var figureRefusal = ({ price, amount }, pair2) => {
  const messages = checkLimitOrder({ price, amount }, { pair: pair2 });
  if (messages.price !== void 0) return refuse(400, messages.price, "price");
  return messages.amount === void 0 ? void 0 : refuse(400, messages.amount, "amount");
};
var textsOf2 = (fields) => {
  const entries = required2.map((name2) => [name2, fields[name2] ?? ""]);
  return entries.every(([, value]) => typeof value === "string") ? Object.fromEntries(entries) : void 0;
};
var orderObjection = (call) => (fields) => {
  const texts = textsOf2(fields);
  if (!texts) return void 0;
  const missing2 = required2.find((name2) => texts[name2] === "");
  if (missing2) return refuse(400, fieldTexts.required, missing2);
  const pair2 = pairOfOrder(texts, call);
  return isRefused(pair2) ? pair2 : figureRefusal(texts, pair2);
};

// src/areas/trading/orderHandlers.ts
var placedText = ({ order: order2, isRepeat: isRepeat2, isCutShort }) => {
  if (isCutShort) return successTexts.trading.cutShort;
  return isRepeat2 && order2.status === "cancelled" ? successTexts.trading.placedBeforeAndCancelled : successTexts.trading.placed;
};
var toAnswer3 = (placed) => {
  const { id, filled, clientOrderId } = placed.order;
  return {
    statusCode: 200,
    message: placedText(placed),
    data: {
      uniqueId: id,
      status: placedStatus(placed.order),
      filledQty: filled,
      ...clientOrderId !== void 0 && { client_order_id: clientOrderId }
    }
  };
};
var place = async (exchange, call, { trader: trader2, body }) => {
  const pair2 = pairOfOrder(body, call);
  if (isRefused(pair2)) return pair2;
  const { side, price, amount, client_order_id: clientOrderId } = body;
  const order2 = { trader: trader2.uniqueId, pair: pair2.name, side, price, amount, clientOrderId };
  const { done: done2, refused: refused3 } = await exchange.submit({ kind: "order.place", ...order2 });
  return refused3 ? toRefused4(refused3) : toAnswer3(done2);
};
var orderHandlers = (exchange, store2) => ({
  placeOrder: (incoming2) => place(exchange, "placeOrder", incoming2),
  placeSwapOrder: (incoming2) => place(exchange, "placeSwapOrder", incoming2),
  cancelOrder: async ({ trader: trader2, body: { trade_order_id: order2 } }) => {
    const cancel3 = { kind: "order.cancel", trader: trader2.uniqueId, order: order2 };
    const { refused: refused3 } = await exchange.submit(cancel3);
    return refused3 ? toRefused4(refused3) : { statusCode: 200, message: successTexts.trading.cancelled };
  },
  openOrders: async ({ trader: trader2, body: { page, limit: limit2 } }) => ({
    data: (await store2.open(trader2.uniqueId, rowsOf(page, limit2))).map(toOpenOrder)
  }),
  userTrades: async ({ trader: trader2, body: { page, limit: limit2 } }) => ({
    data: (await store2.past(trader2.uniqueId, rowsOf(page, limit2))).map(toPastOrder)
  })
});

// src/areas/trading/tapeHandlers.ts
import { desc as desc9, eq as eq21 } from "drizzle-orm";
var tapeReach = 1e4;
var createTradeStore = (queries) => ({
  /** Newest first. */
  ofPair: async (pair2, { limit: limit2, offset }) => {
    const within = Math.min(limit2, tapeReach - offset);
    if (within <= 0) return [];
    return queries.select().from(trade).where(eq21(trade.pair, pair2)).orderBy(desc9(trade.id)).limit(within).offset(offset);
  }
});
var publicTrade = ({ id, at, amount, takerSide, price }) => ({
  id: String(id),
  created_at: at.toISOString(),
  quantity: plainDecimal(amount),
  taker_side: takerSide,
  price: plainDecimal(price)
});
var tapeHandlers = (queries) => {
  const store2 = createTradeStore(queries);
  const tapeOf = async ({ id }, rows = rowsOf(1, listSizes.tape)) => (await store2.ofPair(Number(id), rows)).map(publicTrade);
  return {
    tape: async ({ body }) => {
      const pair2 = namedPair(body.pair_id, "pair_id", { pair: body.pair });
      return isRefused(pair2) ? pair2 : { data: await tapeOf(pair2, rowsOf(body.page, body.trade_history_limit)) };
    },
    tapeModels: async ({ body: { pair: name2, limit: limit2 = listSizes.tape } }) => {
      const pair2 = findPair(name2);
      return pair2 ? { models: await tapeOf(pair2, rowsOf(1, limit2)) } : noSuchPair4("pair");
    },
    tapeEthUsdt: async () => ({ data: await tapeOf(pairOf("ETH-USDT")) })
  };
};

// src/areas/trading/trading.ts
var tradingHandlers = ({ db, books }) => ({
  ...bookHandlers(books),
  ...tapeHandlers(db)
});
var tradingTraderHandlers = ({ db, exchange }) => ({
  ...orderHandlers(exchange, createOrderStore(db)),
  ...balanceHandlers(db)
});
var bookLimits = [String(listSizes.orderBookBrief), String(listSizes.orderBook)];
var tradingFormChecks = {
  orderBook: ({ order_book_limit }) => bookLimits.includes(order_book_limit) ? void 0 : refusals3.bookLimit,
  placeOrder: orderObjection("placeOrder"),
  placeSwapOrder: orderObjection("placeSwapOrder")
};

// src/areas/trading/orderEvents.ts
var statusOf = ({ status: status2, filled }) => {
  if (status2 !== "open") return status2;
  return filled === "0" ? "active" : "partially";
};
var fillStatusOf = ({ status: status2 }) => status2 === "completed" ? "completed" : "partially";
var pairOrderEvent = ({ order: order2, amount }, status2) => ({ Type: order2.side, pair: order2.pair, price: order2.price, amount, status: status2 });
var matchEvent = ({ order: order2, amount }) => ({
  Pair: order2.pair,
  Amount: amount,
  Trade_status: fillStatusOf(order2)
});
var userTradeEvent = ({ order: order2, amount }) => ({
  userId: order2.trader,
  Pair: order2.pair,
  Amount: amount,
  Trade_status: fillStatusOf(order2)
});
var cancelEvent = ({ order: order2, amount }) => ({
  Type: order2.side,
  pair: order2.pair,
  price: order2.price,
  amount
});
var userCancelEvent = ({ order: order2, amount }) => ({
  userId: order2.trader,
  uniqueId: order2.id,
  Type: order2.side,
  pair: order2.pair,
  price: order2.price,
  amount
});
var userOrderEvent = ({ order: order2 }) => ({
  userId: order2.trader,
  uniqueId: order2.id,
  Type: order2.side,
  pair: order2.pair,
  price: order2.price,
  originalQty: order2.amount,
  filledQty: order2.filled,
  status: statusOf(order2)
});
var tradeEvent = ({ id, pair: pair2, price, amount, takerSide, at }) => ({
  id,
  pair: pair2,
  price,
  amount,
  side: takerSide,
  created_at: new Date(at).toISOString()
});
var tapeRow = ({ id, price, amount, takerSide, at }) => ({
  id,
  created_at: new Date(at).toISOString(),
  quantity: amount,
  taker_side: takerSide,
  price
});

// src/areas/trading/tradingFeed.ts
var tellOfOrder = {
  accepted: (live2, change4) => {
    live2.tellPair(change4.order.pair, "{pair}", pairOrderEvent(change4, "accepted"));
  },
  filled: (live2, change4) => {
    if (change4.isTaker) live2.publish("demo-event", matchEvent(change4));
    live2.tellTrader(change4.order.trader, "demo-event", userTradeEvent(change4));
  },
  cancelled: (live2, change4) => {
    live2.tellPair(change4.order.pair, "{pair}", pairOrderEvent(change4, "cancelled"));
    live2.publish("order-cancel", cancelEvent(change4));
    live2.tellTrader(change4.order.trader, "order-cancel", userCancelEvent(change4));
  }
};
var createTradingFeed = ({ exchange, books, live: live2, gatherMs }) => {
  const tapes = /* @__PURE__ */ new Map();
  let timer2;
  const flush = () => {
    clearTimeout(timer2);
    timer2 = void 0;
    for (const change4 of books.takeChanges()) live2.tellPair(change4.pair, "{pair}-book", change4);
    for (const [pair2, trades] of tapes) {
      const newest = trades.slice(-listSizes.tape).reverse();
      live2.tellPair(pair2, "{pair}-tradeHistory", newest.map(tapeRow));
    }
    tapes.clear();
  };
  const tellTrade = (trade2) => {
    const event = tradeEvent(trade2);
    live2.tellPair(trade2.pair, "{pair}-trades", event);
    live2.publish("trade-history", event);
    const tape = tapes.get(trade2.pair);
    if (tape) tape.push(trade2);
    else tapes.set(trade2.pair, [trade2]);
  };
  const tell3 = ({ orders: orders2, trades, levels }) => {
    books.apply(levels);
    for (const change4 of orders2) {
      tellOfOrder[change4.change](live2, change4);
      live2.tellTrader(change4.order.trader, "order-history", userOrderEvent(change4));
    }
    for (const trade2 of trades) tellTrade(trade2);
    if (levels.length + trades.length > 0) timer2 ??= setTimeout(flush, gatherMs);
  };
  const stopListening = exchange.onCommitted(tell3);
  return {
    flush,
    /** Call it once the exchange has started. */
    reset: () => {
      books.reset(exchange.levels());
      flush();
    },
    stop: () => {
      stopListening();
      flush();
    }
  };
};

// src/areas/trading/area.ts
var trading2 = defineArea({
  name: "trading",
  commands: () => [haltTrading, resumeTrading],
  operator: tradingCommands,
  open: ({ database: { db }, env, exchange }) => {
    const books = createBooks();
    return {
      publicCalls: tradingHandlers({ db, books }),
      traderCalls: tradingTraderHandlers({ db, exchange }),
      formChecks: tradingFormChecks,
      feed: (live2) => createTradingFeed({ exchange, books, live: live2, gatherMs: env.LIVE_GATHER_MS })
    };
  }
});

// src/operator/chain.ts
import { sql as sql22 } from "drizzle-orm";

// src/custody/chain/addresses.ts
import { sql as sql17 } from "drizzle-orm";

// src/custody/chain/names.ts
import { createHash as createHash2 } from "node:crypto";
var hotWallet = "hot wallet";
var firstDestinationTag = 100001;
var plain2 = (hex) => hex;
var prefixed = (hex) => `0x${hex}`;
var transactionForms = {
  bitcoin: plain2,
  "bitcoin cash": plain2,
  "bitcoin sv": plain2,
  ethereum: prefixed,
  ripple: (hex) => hex.toUpperCase(),
  xdc: prefixed
};
var accountBytes = 20;
var createChainNames = (seed) => {
  const digest = (...parts) => createHash2("sha256").update(JSON.stringify([seed, ...parts])).digest();
  const addressOf = (...parts) => accountAddress(parts[1], digest(...parts).subarray(0, accountBytes));
  const hashOf = (kind5, asset5, number) => transactionForms[assetOf(asset5).addressForm](digest(kind5, asset5, number).toString("hex"));
  return {
    /** Coins with destination tags have one address for everyone. */
    ownAddress: (asset5, owner2) => addressOf("address", asset5, needsDestinationTag(asset5) ? hotWallet : owner2),
    /** The sender of this transaction from outside. */
    outsideAddress: (asset5, transaction) => addressOf("outside", asset5, transaction),
    transactionId: (asset5, transaction) => hashOf("transaction", asset5, transaction),
    blockHash: (asset5, block) => hashOf("block", asset5, block)
  };
};

// src/custody/chain/world.ts
import { sql as sql16 } from "drizzle-orm";
var momentOf3 = ({ now }) => new Date(now()).toISOString();
var prepareChains = async ({ db, names }) => {
  const assets2 = sql16.param([...assetSymbols]);
  const addresses = sql16.param(assetSymbols.map((asset5) => names.ownAddress(asset5, hotWallet)));
  await db.execute(sql16`insert into chain (asset) select unnest(${assets2}::text[]) on conflict (asset) do nothing`);
  await db.execute(
    sql16`insert into chain_address (asset, label, address)
        select asset, ${hotWallet}, address from unnest(${assets2}::text[], ${addresses}::text[]) as own (asset, address)
        on conflict do nothing`
  );
};
var lockChains = async (transaction, assets2) => {
  await transaction.execute(
    sql16`select asset from chain where asset = any(${sql16.param([...assets2])}::text[]) order by asset for no key update`
  );
};

// src/custody/chain/addresses.ts
var findAddress = async (queries, asset5, owner2) => {
  const { rows } = await queries.execute(
    sql17`select address, destination_tag::text as tag from chain_address where asset = ${asset5} and label = ${owner2}`
  );
  const [row3] = rows;
  return row3 && { address: row3.address, ...row3.tag !== null && { destinationTag: row3.tag } };
};
var nextTag = sql17`(select coalesce(max(destination_tag) + 1, ${firstDestinationTag}::bigint) from chain_address)`;
var addAddress = ({ db, names }, asset5, owner2) => db.transaction(async (transaction) => {
  await lockChains(transaction, [asset5]);
  const tag = needsDestinationTag(asset5) ? nextTag : sql17`null`;
  await transaction.execute(
    sql17`insert into chain_address (asset, label, address, destination_tag)
          values (${asset5}, ${owner2}, ${names.ownAddress(asset5, owner2)}, ${tag})
          on conflict (asset, label) do nothing`
  );
});
var addressFor = async (world, asset5, owner2) => {
  const known3 = await findAddress(world.db, asset5, owner2);
  if (known3) return known3;
  await addAddress(world, asset5, owner2);
  return findAddress(world.db, asset5, owner2);
};

// src/custody/chain/blocks.ts
import { sql as sql18 } from "drizzle-orm";
var keptBlocks = 100;
var grow = async (transaction, asset5, count2) => {
  const { rows } = await transaction.execute(
    sql18`update chain set height = height + ${count2}::integer, mined = mined + ${count2}::integer
        where asset = ${asset5} returning height, mined`
  );
  return rows[0] ?? { height: 0, mined: 0 };
};
var mine = (world, asset5, count2) => world.db.transaction(async (transaction) => {
  const { height, mined } = await grow(transaction, asset5, count2);
  const first = height - count2 + 1;
  const hashes = Array.from({ length: count2 }, (_, index) => world.names.blockHash(asset5, mined - count2 + 1 + index));
  await transaction.execute(
    sql18`insert into chain_block (asset, height, hash, mined_at)
          select ${asset5}, ${first}::integer + place - 1, hash, ${momentOf3(world)}::timestamptz
          from unnest(${sql18.param(hashes)}::text[]) with ordinality as block (hash, place)`
  );
  await transaction.execute(
    sql18`update chain_transfer set height = ${first} where asset = ${asset5} and height is null`
  );
  await transaction.execute(sql18`delete from chain_block where asset = ${asset5} and height <= ${height - keptBlocks}`);
  return height;
});
var removeBlocks = async (transaction, asset5, count2) => {
  const { rows } = await transaction.execute(
    sql18`delete from chain_block where asset = ${asset5}
          and height > (select height from chain where chain.asset = ${asset5}) - ${count2}::integer
        returning height`
  );
  return rows.length;
};
var undoBlocks = ({ db }, asset5, count2, { drop }) => db.transaction(async (transaction) => {
  await lockChains(transaction, [asset5]);
  const undone = await removeBlocks(transaction, asset5, count2);
  const above = sql18`asset = ${asset5} and height > (select height from chain where chain.asset = ${asset5})`;
  await transaction.execute(sql18`update chain set height = height - ${undone}::integer where asset = ${asset5}`);
  if (drop) await transaction.execute(sql18`delete from chain_transfer where ${above} and order_id is null`);
  await transaction.execute(sql18`update chain_transfer set height = null where ${above}`);
  return undone;
});

// src/custody/chain/holdings.ts
import { sql as sql19 } from "drizzle-orm";

// src/custody/chain/simulatedCoins.ts
var tokenFee = { asset: "ETH", amount: "0.0012" };
var simulatedCoins = {
  BTC: {
    genesis: "100000",
    networkFee: { asset: "BTC", amount: "0.00004" },
    demoFunds: "0.25",
    usd: 91800,
    swing: 0.4
  },
  ETH: {
    genesis: "5000000",
    networkFee: { asset: "ETH", amount: "0.0004" },
    demoFunds: "6",
    usd: 3140,
    swing: 0.5
  },
  XRP: {
    genesis: "5000000000",
    networkFee: { asset: "XRP", amount: "0.00001" },
    demoFunds: "9000",
    usd: 2.28,
    swing: 0.55
  },
  USDT: { genesis: "10000000000", networkFee: tokenFee, demoFunds: "25000", usd: 1, swing: 0 },
  USDC: { genesis: "10000000000", networkFee: tokenFee, demoFunds: "25000", usd: 1, swing: 0 },
  XDC: {
    genesis: "200000000000",
    networkFee: { asset: "XDC", amount: "0.0001" },
    demoFunds: "400000",
    usd: 0.0538,
    swing: 0.6
  },
  XDCE: {
    genesis: "200000000000",
    networkFee: tokenFee,
    demoFunds: "400000",
    usd: 0.0538,
    swing: 0.6,
    pricedAs: "XDC"
  },
  BCHABC: {
    genesis: "1000000",
    networkFee: { asset: "BCHABC", amount: "0.000005" },
    demoFunds: "40",
    usd: 480,
    swing: 0.5
  },
  BCHSV: {
    genesis: "1000000",
    networkFee: { asset: "BCHSV", amount: "0.000001" },
    demoFunds: "400",
    usd: 41,
    swing: 0.5
  }
};

// src/custody/chain/holdings.ts
var movements = sql19`
  select asset, amount from chain_transfer paid where height is not null
    and exists (select from chain_address own where own.asset = paid.asset and own.address = paid.to_address)
  union all select asset, -amount from chain_transfer where order_id is not null
  union all select fee_asset, -network_fee from chain_transfer where order_id is not null`;
var readHoldings = async (queries) => {
  const { rows } = await queries.execute(
    sql19`select asset, trim_scale(sum(amount))::text as amount from (${movements}) as movement group by asset`
  );
  const moved3 = new Map(rows.map(({ asset: asset5, amount }) => [asset5, toUnits(amount)]));
  const holding = (asset5) => fromUnits(toUnits(simulatedCoins[asset5].genesis) + (moved3.get(asset5) ?? 0n));
  return Object.fromEntries(assetSymbols.map((asset5) => [asset5, holding(asset5)]));
};

// src/custody/chain/sending.ts
import { sql as sql21 } from "drizzle-orm";

// src/custody/chain/payment.ts
var largestDestinationTag = 4294967295;
var tagFault = (asset5, tag) => {
  if (tag === void 0 || tag === "") return void 0;
  if (!needsDestinationTag(asset5)) return `${asset5} has no destination tags.`;
  const isTag = /^\d{1,10}$/.test(tag) && Number(tag) <= largestDestinationTag;
  return isTag ? void 0 : `A destination tag is a whole number from 0 to ${largestDestinationTag}.`;
};
var amountFault2 = "Enter an amount above 0 with at most 18 decimals.";
var readPayment = (payment) => {
  const { asset: asset5, address: address3, destinationTag: tag } = payment;
  const amount = readAmount(payment.amount);
  const faults = {
    amount: amount === void 0 ? amountFault2 : void 0,
    address: assetAddress(asset5)(address3),
    destinationTag: tagFault(asset5, tag)
  };
  if (amount === void 0 || faults.address !== void 0 || faults.destinationTag !== void 0) return { faults };
  const destinationTag2 = tag === void 0 || tag === "" ? void 0 : String(Number(tag));
  return { value: { asset: asset5, amount: fromUnits(amount), address: shownAddress(asset5, address3), destinationTag: destinationTag2 } };
};

// src/custody/chain/transfers.ts
import { sql as sql20 } from "drizzle-orm";
var nextNumber = async (transaction, asset5) => {
  const { rows } = await transaction.execute(
    sql20`update chain set transactions = transactions + 1 where asset = ${asset5} returning transactions`
  );
  return rows[0]?.transactions ?? 0;
};
var addTransaction = async (world, transaction, given) => {
  const { asset: asset5, from: from2, outputs, sent } = given;
  const number = await nextNumber(transaction, asset5);
  const transactionId = world.names.transactionId(asset5, number);
  for (const [output, { address: address3, destinationTag: destinationTag2, amount }] of outputs.entries())
    await transaction.execute(
      sql20`insert into chain_transfer (asset, transaction_id, output, from_address, to_address, destination_tag, amount,
            at, order_id, fee_asset, network_fee)
          values (${asset5}, ${transactionId}, ${output}, ${from2(number)}, ${address3}, ${destinationTag2 ?? null}, ${amount},
            ${momentOf3(world)}, ${sent?.orderId ?? null}, ${sent?.feeAsset ?? null}, ${sent?.networkFee ?? null})`
    );
  return transactionId;
};
var incoming = (asset5) => ({ transactionId, output, from: from2, address: address3, tag, amount, height }) => (
  // The outer join gives a row without a payment if the chain has none.
  transactionId === null ? [] : [
    {
      id: `${transactionId}:${output}`,
      asset: asset5,
      transactionId,
      amount,
      from: from2,
      address: address3,
      ...tag !== null && { destinationTag: tag },
      ...height !== null && { height }
    }
  ]
);
var readIncoming2 = async (queries, asset5, fromHeight) => {
  const { rows } = await queries.execute(
    sql20`select chain.height as "chainHeight", paid.transaction_id as "transactionId", paid.output,
          paid.from_address as from, paid.to_address as address, paid.destination_tag::text as tag,
          trim_scale(paid.amount)::text as amount, paid.height
        from chain left join chain_transfer paid on paid.asset = chain.asset
          and (paid.height is null or paid.height >= ${fromHeight})
          and exists (select from chain_address own where own.asset = paid.asset and own.address = paid.to_address)
        where chain.asset = ${asset5} order by paid.height nulls last, paid.number`
  );
  return { height: rows[0]?.chainHeight ?? 0, transfers: rows.flatMap(incoming(asset5)) };
};
var findSent = async (queries, orderId2) => {
  const { rows } = await queries.execute(
    sql20`select sent.transaction_id as "transactionId", sent.to_address as address, sent.destination_tag::text as tag,
          trim_scale(sent.amount)::text as amount, coalesce(chain.height - sent.height + 1, 0) as confirmations,
          sent.fee_asset as "feeAsset", trim_scale(sent.network_fee)::text as "networkFee"
        from chain_transfer sent join chain using (asset) where sent.order_id = ${orderId2}`
  );
  const [row3] = rows;
  if (!row3) return void 0;
  const { tag, feeAsset, networkFee, ...sent } = row3;
  return {
    ...sent,
    ...tag !== null && { destinationTag: tag },
    networkFee: { asset: feeAsset, amount: networkFee }
  };
};

// src/custody/chain/sending.ts
var isNew = async (transaction, { id, asset: asset5 }) => {
  const { rowCount } = await transaction.execute(
    sql21`insert into chain_order (id, asset) values (${id}, ${asset5}) on conflict (id) do nothing`
  );
  return rowCount === 1;
};
var answerBefore = async (transaction, { id }) => {
  const { rows } = await transaction.execute(
    sql21`select refused, transaction_id as "transactionId"
        from chain_order left join chain_transfer on order_id = id where id = ${id}`
  );
  const [row3] = rows;
  if (!row3) throw new Error(`The order ${id} is no longer in the database.`);
  return row3.refused === null ? { transactionId: row3.transactionId } : { refused: row3.refused };
};
var refuse2 = async (transaction, { id }, refused3) => {
  await transaction.execute(sql21`update chain_order set refused = ${refused3} where id = ${id}`);
  return { refused: refused3 };
};
var firstFault = ({ amount, address: address3, destinationTag: destinationTag2 }) => amount ?? address3 ?? destinationTag2 ?? "";
var needed = ({ asset: asset5, amount }) => {
  const fee = simulatedCoins[asset5].networkFee;
  const needs = /* @__PURE__ */ new Map([[asset5, toUnits(amount)]]);
  return needs.set(fee.asset, (needs.get(fee.asset) ?? 0n) + toUnits(fee.amount));
};
var missing = (payment, holdings) => [...needed(payment)].find(([asset5, units]) => toUnits(holdings[asset5]) < units)?.[0];
var pay3 = (world, transaction, id, payment) => {
  const { asset: asset5 } = payment;
  const { asset: feeAsset, amount: networkFee } = simulatedCoins[asset5].networkFee;
  return addTransaction(world, transaction, {
    asset: asset5,
    from: () => world.names.ownAddress(asset5, hotWallet),
    outputs: [payment],
    sent: { orderId: id, feeAsset, networkFee }
  });
};
var send = (world, order2) => world.db.transaction(async (transaction) => {
  if (!await isNew(transaction, order2)) return answerBefore(transaction, order2);
  const { value: payment, faults } = readPayment(order2);
  if (faults) return refuse2(transaction, order2, firstFault(faults));
  await lockChains(transaction, [order2.asset, simulatedCoins[order2.asset].networkFee.asset]);
  const short2 = missing(payment, await readHoldings(transaction));
  if (short2) return refuse2(transaction, order2, `The hot wallet doesn't hold enough ${short2} for this payment.`);
  return { transactionId: await pay3(world, transaction, order2.id, payment) };
});

// src/custody/chain/testCoins.ts
var sendTestCoins = async (world, asset5, outputs) => {
  const payments = [];
  for (const output of outputs) {
    const { value, faults } = readPayment({ ...output, asset: asset5 });
    if (faults) return { faults };
    payments.push(value);
  }
  const from2 = (transaction) => world.names.outsideAddress(asset5, transaction);
  const transactionId = await world.db.transaction(
    (transaction) => addTransaction(world, transaction, { asset: asset5, from: from2, outputs: payments })
  );
  return { transactionId };
};

// src/custody/chain/chains.ts
var usualSeed = "demo";
var worldOf = ({ db, now, seed = usualSeed }) => ({
  db,
  now,
  names: createChainNames(seed)
});
var createChains = (options) => {
  const world = worldOf(options);
  return {
    prepare: () => prepareChains(world),
    mine: (asset5, count2) => mine(world, asset5, count2),
    undoBlocks: (asset5, count2, undoing) => undoBlocks(world, asset5, count2, undoing),
    sendTestCoins: ({ asset: asset5, ...first }, ...more) => sendTestCoins(world, asset5, [first, ...more]),
    holdings: () => readHoldings(world.db)
  };
};
var createChainCustody = (options) => {
  const world = worldOf(options);
  return {
    isSimulated: true,
    isConnected: true,
    addressFor: (asset5, owner2) => addressFor(world, asset5, owner2),
    read: (asset5, fromHeight) => readIncoming2(world.db, asset5, fromHeight),
    send: (order2) => send(world, order2),
    findSent: (id) => findSent(world.db, id)
  };
};

// src/db/databasePurpose.ts
var readPurpose = async (client) => {
  const { rows: tables2 } = await client.query(`select to_regclass('database_kind') as name`);
  if (tables2[0]?.name == null) return void 0;
  const { rows } = await client.query("select kind from database_kind");
  return rows[0]?.kind;
};
var settlePurpose = async (client, wanted) => {
  await client.query("insert into database_kind (kind) values ($1) on conflict do nothing", [wanted]);
  return await readPurpose(client) ?? wanted;
};

// src/operator/chain.ts
var onlyInDemo = "Simulated chains exist only in a demo. Nothing has changed.";
var isDemo = async ({ isProduction, database: database2 }) => !isProduction && await readPurpose(database2.pool) === "demo";
var change3 = async (desk, { action }, make) => {
  if (!await isDemo(desk)) return refused(onlyInDemo);
  return desk.database.db.transaction(async (transaction) => {
    const options = { db: transaction, now: desk.now };
    const chains = createChains(options);
    await chains.prepare();
    const answer2 = await make({
      queries: transaction,
      chains,
      custody: createChainCustody(options),
      at: new Date(desk.now())
    });
    if (answer2.exit === 0) await keepAction(transaction, { ...action, at: new Date(desk.now()) });
    return answer2;
  });
};
var keepAddress = async ({ queries, at }, { owner: owner2, asset: asset5, place: place2 }) => {
  await queries.execute(
    sql22`insert into deposit_address (owner, asset, address, destination_tag, created_at)
        values (${owner2}, ${asset5}, ${place2.address}, ${place2.destinationTag ?? ""}, ${at.toISOString()})
        on conflict do nothing`
  );
};
var readPlace2 = async ({ queries, custody: custody2, at }, typed) => {
  const { place: place2, asset: asset5, tag } = typed;
  if (!place2.includes("@")) return { value: { address: place2, destinationTag: tag } };
  if (tag !== void 0) return { wrong: "The trader's own tag is used. Use --tag only with an address." };
  const trader2 = await findTrader(queries, place2);
  if (trader2.wrong !== void 0) return trader2;
  const value = await custody2.addressFor(asset5, trader2.value.uniqueId);
  if (!value) return { wrong: `${place2} has no ${asset5} address.` };
  await keepAddress({ queries, at }, { owner: trader2.value.uniqueId, asset: asset5, place: value });
  return { value };
};
var deposit = async (given, desk) => {
  const [place2 = "", coin = "", figure2 = ""] = given.words;
  const { tag } = given.options;
  const [asset5, amount] = [readCoin(coin), readMoney(figure2)];
  if (asset5.wrong !== void 0) return refused(asset5.wrong);
  if (amount.wrong !== void 0) return refused(amount.wrong);
  return change3(desk, given, async ({ chains, ...simulated }) => {
    const to = await readPlace2(simulated, { place: place2, asset: asset5.value, tag });
    if (to.wrong !== void 0) return refused(to.wrong);
    const payment = { asset: asset5.value, amount: amount.value, ...to.value };
    const { transactionId, faults } = await chains.sendTestCoins(payment);
    if (faults) return refused(faults.address ?? faults.destinationTag ?? faults.amount ?? []);
    const shownTag = payment.destinationTag === void 0 ? "" : ` with tag ${payment.destinationTag}`;
    return done(
      [
        `${payment.amount} ${payment.asset} is on its way to ${payment.address}${shownTag}, waiting for a block.`,
        `Transaction ${transactionId}`
      ],
      { outcome: "done", transactionId, ...payment }
    );
  });
};
var readBlocks = (typed) => {
  const count2 = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return count2 >= 1 && count2 <= keptBlocks ? count2 : void 0;
};
var mine2 = async (given, desk) => {
  const [coin = "", typed = "1"] = given.words;
  const [asset5, count2] = [readCoin(coin), readBlocks(typed)];
  if (asset5.wrong !== void 0) return refused(asset5.wrong);
  if (count2 === void 0) return refused(`${typed} is not a number of blocks from 1 to ${keptBlocks}.`);
  return change3(desk, given, async ({ chains }) => {
    const height = await chains.mine(asset5.value, count2);
    return done(`Mined ${counted(count2, "block")} of ${asset5.value}. Its chain now has ${counted(height, "block")}.`, {
      outcome: "done",
      coin: asset5.value,
      count: count2,
      height
    });
  });
};
var chainCommands = [
  changing({
    name: "chain deposit",
    usage: "<email or address> <coin> <amount> [--tag N]",
    meaning: "send test coins on a simulated chain (demo only)",
    takes: [3, 3],
    options: ["tag"],
    run: deposit
  }),
  changing({
    name: "chain mine",
    usage: "<coin> [blocks]",
    meaning: "add blocks to a simulated chain (demo only)",
    takes: [1, 2],
    run: mine2
  })
];

// src/ledger/checks/orderChecks.ts
var inOrders = `
  select order_.owner, case side when 'buy' then quote else base end as asset,
    sum(case side when 'buy' then price * (amount - filled) else amount - filled end) as kept
  from trade_order order_ join terms on terms.pair = order_.pair
  where status = 'open' group by 1, 2`;
var keptApart = (kind5, kept3) => `
  select format('%s has %s %s ${kind5}, but %s is reserved', owner, trim_scale(coalesce(balance, 0)), asset,
    trim_scale(coalesce(kept, 0))) as culprit
  from (select owner, asset, balance from account where kind = '${kind5}') purse
  full join (${kept3}) keeping using (owner, asset)
  where coalesce(balance, 0) <> coalesce(kept, 0)`;
var inHolds = (kind5) => `select owner, asset, sum(amount) as kept from hold where status = 'held' and kind = '${kind5}' group by 1, 2`;
var orderChecks = [
  {
    holds: "money in orders is what open orders reserve",
    of: ["open orders"],
    culprits: keptApart("in orders", inOrders)
  },
  {
    holds: "money staked, in withdrawals or in swaps is what open holds reserve",
    of: ["open holds"],
    culprits: `${keptApart("staked", inHolds("staked"))} union all
      ${keptApart("pending withdrawal", inHolds("pending withdrawal"))} union all
      ${keptApart("swap hold", inHolds("swap hold"))}`
  },
  {
    holds: "both orders of every trade exist and match it",
    of: ["trades", "orders"],
    along: "trades",
    culprits: (within) => `
      select format('trade %s of orders o-%s and o-%s', trade.id, maker_order, taker_order) as culprit
      from trade left join trade_order maker on maker.id = maker_order
        left join trade_order taker on taker.id = taker_order
      where ${within("trade.id")} and (
        maker.pair = trade.pair and taker.pair = trade.pair and maker.side <> taker_side
        and taker.side = taker_side and maker.price = trade.price and maker.owner <> taker.owner
        and case taker_side when 'buy' then taker.price >= trade.price else taker.price <= trade.price end
      ) is not true`
  },
  {
    holds: "the trades of every order add up to what it filled, paid and received",
    of: ["orders", "trades"],
    along: "orders",
    culprits: (within) => `
      select format('order o-%s: filled %s for %s, trades %s for %s, received %s', id, trim_scale(filled),
        trim_scale(total), trim_scale(coalesce(lots, 0)), trim_scale(coalesce(worth, 0)), trim_scale(received)) as culprit
      from trade_order left join (
        select number, sum(amount) as lots, sum(amount * price) as worth
        from (select maker_order as number, amount, price from trade where ${within("maker_order")}
          union all select taker_order, amount, price from trade where ${within("taker_order")}) part group by number
      ) traded on number = id
      where ${within("id")} and (filled <> coalesce(lots, 0) or total <> coalesce(worth, 0)
        or received <> trunc(case side when 'buy' then filled else total end * (100 - fee_percent) * 0.01, 18))`
  },
  {
    holds: "every order has a trader and a pair, and numbers run from one to the last one given out",
    of: ["orders", "trades", "transfers"],
    along: "orders",
    culprits: (within) => `
      select format('order o-%s of %s, pair %s', trade_order.id, trade_order.owner, trade_order.pair) as culprit from trade_order
        left join trader on unique_id = trade_order.owner left join terms on terms.pair = trade_order.pair
      where ${within("trade_order.id")} and (trade_order.id < 1 or trade_order.id > (select last_order from exchange)
        or unique_id is null or terms.pair is null)
      union all select format('trade %s', id) from trade
      where ${within("id")} and (id < 1 or id > (select last_trade from exchange))
      union all select format('transfer %s', id) from transfer
      where ${within("id")} and (id < 1 or id > (select last_transfer from exchange))`
  }
];

// src/ledger/checks/recordChecks.ts
var numberIn = (text7) => `case when ${text7} ~ '^-?[0-9]{1,18}$' then (${text7})::bigint end`;
var belongings = [
  [`('reserve', 'cancel')`, "trade_order", `id = ${numberIn(`substring(reference from '^o-(.*)$')`)}`],
  [`('trade')`, "trade", `id = ${numberIn("reference")}`],
  [`('hold', 'release', 'settle')`, "hold", "id = reference"],
  [`('posting')`, "posting", "id = reference"]
];
var withoutCause = (within) => belongings.map(
  ([kinds2, table2, isIts]) => `
        select format('transfer %s: %s of %s', id, kind, reference) as culprit from transfer
        where ${within("id")} and kind in ${kinds2} and not exists (select from ${table2} where ${table2}.${isIts})`
).join(" union all ");
var records = (within) => `
  select id, kind, reference from transfer where ${within("id")} and kind in ('posting', 'release', 'settle')`;
var said = `
  select kind, reference, asset, place, sum(side.amount) as amount
  from (
    select record.kind, reference, legs from (select distinct kind, reference from record) record
      join posting on record.kind = 'posting' and posting.id = reference
    union all select record.kind, reference, legs from (select distinct kind, reference from record) record
      join hold on hold.id = reference and record.kind = case status when 'released' then 'release' else 'settle' end
    where legs is not null
  ) written
  cross join lateral jsonb_to_recordset(legs) as leg (asset text, amount numeric, "from" text, "to" text)
  cross join lateral (values ("from", -leg.amount), ("to", leg.amount)) side (place, amount)
  group by 1, 2, 3, 4`;
var moved = (within) => `
  select record.kind, reference, asset, sum(entry.amount) as amount,
    case when owner is null then 'house ' || account.kind when account.kind = 'available' then 'trader ' || owner
      when account.kind = 'owed' then 'owed by ' || owner else 'hold' end as place
  from record join entry on entry.transfer = record.id join account on account.id = entry.account
  where ${within("entry.transfer")} group by 1, 2, 3, 5`;
var recordChecks = [
  {
    holds: "every movement belongs to an existing order, trade, hold or posting",
    of: ["transfers", "postings"],
    along: "transfers",
    culprits: withoutCause
  },
  {
    holds: "every trade and every posting moved money once",
    of: ["trades", "postings"],
    culprits: `
      select format('%s %s: moved money %s times', kind, reference, count(*)) as culprit from transfer
      where kind in ('trade', 'posting') group by kind, reference having count(*) > 1`
  },
  {
    holds: "postings and ended holds moved what they record",
    of: ["postings", "ended holds", "transfers"],
    along: "transfers",
    culprits: (within) => `
      with record as materialized (${records(within)})
      select format('%s %s: %s %s for %s, but %s moved', kind, reference, trim_scale(coalesce(said.amount, 0)), asset,
        place, trim_scale(coalesce(moved.amount, 0))) as culprit
      from (${said}) said full join (${moved(within)}) moved using (kind, reference, asset, place)
      where coalesce(said.amount, 0) <> coalesce(moved.amount, 0)`
  }
];

// src/ledger/checks/referralChecks.ts
var { asset: asset4, referrer, invited } = referralReward;
var leg = (amount, to) => `jsonb_build_object('asset', '${asset4}', 'amount', '${amount}', 'from', 'house referral rewards', 'to', 'trader ' || ${to})`;
var referralChecks = [
  {
    holds: "every paid referral got both rewards, and every reward belongs to a paid referral",
    of: ["paid referrals", "postings"],
    culprits: `
      select format('referral of %s: posting %s', coalesce(referred, 'nobody'), coalesce(reward.id, 'missing')) as culprit
      from (select * from referral where status = 'paid') paid
      full join (select * from posting where kind like 'referral.%') reward on reward.id = 'referral ' || referred
      where (legs = jsonb_build_array(${leg(referrer, "referrer")}, ${leg(invited, "referred")})) is not true`
  }
];

// src/ledger/checks/stakingChecks.ts
var moved2 = `
  select id, legs -> 0 as leg, jsonb_array_length(legs) as legs from posting where id like 'stake s-% reward %'
  union all select format('stake %s reward %s', stake.id, rewards_paid), legs -> 1, jsonb_array_length(legs) - 1
  from hold join stake on hold.id = 'stake ' || stake.id
  where hold.status = 'released' and jsonb_array_length(legs) > 1`;
var stakingChecks = [
  {
    holds: "open stakes reserve their amount, and no others do",
    of: ["open stakes"],
    culprits: `
      select format('%s: %s, hold %s', coalesce('stake ' || stake.id, hold.id), coalesce(stake.status, 'has ended'),
        coalesce(hold.status, 'missing')) as culprit
      from (select * from stake where next_due is not null) stake
      full join (select * from hold where status = 'held' and id like 'stake s-%') hold
        on hold.id = 'stake ' || stake.id
      where (hold.amount = stake.amount and hold.asset = 'XDC' and hold.owner = stake.owner and hold.kind = 'staked')
        is not true`
  },
  {
    holds: "ended stakes gave back what they reserved, once",
    of: ["ended stakes"],
    culprits: `
      select format('stake %s: %s, hold %s', stake.id, stake.status, coalesce(hold.status, 'missing')) as culprit
      from stake left join hold on hold.id = 'stake ' || stake.id
      where next_due is null and (hold.status = 'released' and hold.amount = stake.amount) is not true`
  },
  {
    holds: "every staking reward moved its amount to its trader, once, and every such movement belongs to a reward",
    of: ["staking rewards"],
    culprits: `
      select coalesce(moved.id, format('stake %s reward %s', stake, number)) || ': ' ||
        coalesce('paid ' || trim_scale(amount)::text, 'no such reward') || ', moved ' ||
        coalesce(leg ->> 'amount', 'nothing') as culprit
      from stake_reward full join (${moved2}) moved on moved.id = format('stake %s reward %s', stake, number)
      where (legs = 1 and leg = jsonb_build_object('asset', 'XDC', 'amount', trim_scale(amount)::text,
        'from', 'house staking rewards', 'to', 'trader ' || owner)) is not true`
  },
  {
    holds: "every staking reward is its stake times rate and days, rounded down",
    of: ["staking rewards"],
    culprits: `
      select format('stake %s reward %s: %s for %s days at %s %%', stake, reward.number, trim_scale(reward.amount), days,
        trim_scale(reward.yearly_rate)) as culprit
      from stake_reward reward join stake on stake.id = reward.stake
      where reward.amount <> div(stake.amount * reward.yearly_rate * days * 1e18, 36500) * 1e-18`
  },
  {
    holds: "every stake has exactly the rewards it records as paid",
    of: ["open stakes", "ended stakes", "staking rewards"],
    culprits: `
      select format('stake %s: %s rewards of %s, said %s of %s', stake.id, coalesce(count, 0),
        trim_scale(coalesce(received, 0)), rewards_paid, trim_scale(rewards_received)) as culprit
      from stake full join (
        select stake, count(*), max(number) as last, sum(amount) as received from stake_reward group by stake
      ) paid on paid.stake = stake.id
      where (rewards_paid = coalesce(count, 0) and rewards_paid = coalesce(last, 0)
        and rewards_received = coalesce(received, 0)) is not true`
  }
];

// src/ledger/checks/sumChecks.ts
var wrongBalance = (entries, total, where = "true") => `
  select format('account %s (%s, %s %s): balance %s, entries %s', id, coalesce(owner, 'house'), asset, kind,
    trim_scale(balance), trim_scale(${total})) as culprit
  from account ${entries}
  where ${where} and balance <> ${total}`;
var balanceIsSum = {
  holds: "every balance is the sum of its entries",
  of: ["accounts", "entries"],
  culprits: wrongBalance(
    `left join (select account, sum(amount) as total from entry group by account) entries on entries.account = account.id`,
    "coalesce(total, 0)"
  ),
  sum: {
    along: "transfers",
    totals: (within) => `select account::text as key, sum(amount)::text as total from entry where ${within("transfer")} group by account`
  },
  then: {
    along: "accounts",
    culprits: (within, last2) => `with entries as materialized (
         select account, sum(amount) as later from entry where transfer > ${last2} group by account)
       ${wrongBalance(
      `left join told on key = account.id left join entries on entries.account = account.id`,
      "coalesce(total, 0) + coalesce(later, 0)",
      within("account.id")
    )}`
  }
};
var sumChecks = [
  {
    holds: "every transfer sums to zero in each asset",
    of: ["transfers", "entries"],
    along: "transfers",
    culprits: (within) => `
      select format('transfer %s: %s %s', transfer, trim_scale(sum(amount)), asset) as culprit
      from entry join account on account.id = entry.account where ${within("transfer")}
      group by transfer, asset having sum(amount) <> 0`
  },
  {
    holds: "every entry has a transfer and an account, and every transfer has entries",
    of: ["transfers", "entries"],
    along: "transfers",
    culprits: (within) => `
      select format('entry of %s: no transfer %s', trim_scale(amount), transfer) as culprit from entry
      where ${within("transfer")}
        and not exists (select from transfer where ${within("transfer.id")} and transfer.id = entry.transfer)
      union all select format('entry of %s: no account %s', trim_scale(amount), account) from entry
      where ${within("transfer")} and not exists (select from account where account.id = entry.account)
      union all select format('transfer %s: nothing moved', id) from transfer
      where ${within("id")}
        and not exists (select from entry where ${within("entry.transfer")} and entry.transfer = transfer.id)`
  },
  balanceIsSum,
  {
    holds: "no trader has a negative balance",
    of: ["accounts"],
    culprits: `
      select format('account %s (%s, %s %s): %s', id, owner, asset, kind, trim_scale(balance)) as culprit
      from account where owner is not null and kind <> 'owed' and balance < 0`
  },
  {
    holds: "all accounts together sum to zero in each asset",
    of: ["assets", "accounts"],
    culprits: `
      select format('%s: %s', asset, trim_scale(sum(balance))) as culprit
      from account group by asset having sum(balance) <> 0`
  }
];

// src/ledger/checks/swapChecks.ts
var leg2 = (asset5, amount, from2, to) => `jsonb_build_object('asset', '${asset5}', 'amount', trim_scale(${amount})::text, 'from', ${from2}, 'to', ${to})`;
var ended = `case status
  when 'Approved' then jsonb_build_array(${leg2("XDCE", "amount", `'hold'`, `'house swap reserve'`)},
    ${leg2("XDC", "xdc", `'house swap reserve'`, `'trader ' || owner`)})
  when 'Rejected' then jsonb_build_array(${leg2("XDCE", "amount", `'hold'`, `'trader ' || owner`)}) end`;
var holdStatus = `case status when 'Pending' then 'held' when 'Approved' then 'settled' else 'released' end`;
var swapChecks = [
  {
    holds: "every swap request holds, paid or gave back what it records, and nothing else is held for swaps",
    of: ["swap requests"],
    culprits: `
      select format('swap %s: hold %s', coalesce(swap.id, 'missing'), coalesce(kept.id, 'missing')) as culprit
      from (select 'swap ' || id as hold_id, id, owner, amount, ${holdStatus} as state, ${ended} as legs
        from ratio_swap) swap
      full join (select * from hold where kind = 'swap hold') kept on kept.id = hold_id
      where (kept.owner = swap.owner and kept.asset = 'XDCE' and kept.amount = swap.amount and kept.status = state
        and kept.legs is not distinct from swap.legs) is not true`
  }
];

// src/ledger/checks/walletChecks.ts
var credited = `
  select posting.id, leg.asset, sum(leg.amount) as amount,
    bool_and(leg."from" in ('house custody', 'house unclaimed deposits')) as is_from_us,
    bool_and(leg."to" in ('trader ' || deposit.owner, 'owed by ' || deposit.owner)) as is_to_owner
  from deposit join posting on posting.id = 'deposit ' || deposit.id and posting.kind = 'deposit.credit'
  cross join lateral jsonb_to_recordset(posting.legs) as leg (asset text, amount numeric, "from" text, "to" text)
  group by 1, 2`;
var isFollowed = (height, asset5) => `${height} >= coalesce((select height from custody_reading where asset = ${asset5}), 0) - ${followedBlocks}`;
var returnOrder = `coalesce(return_to ->> 'order', 'return ' || incoming.id)`;
var underWay = `
  select asset, -(amount - fee) as amount from withdrawal
  where status = 'Process' and exists (select from chain_transfer where order_id = withdrawal.id)
  union all select sent.fee_asset, -sent.network_fee from chain_transfer sent
  where order_id in (select id from withdrawal where status = 'Process'
    union all select ${returnOrder} from incoming where status = 'returning')
  union all select incoming.asset, -incoming.amount from incoming
  where status = 'returning' and exists (select from chain_transfer where order_id = ${returnOrder})
  union all select paid.asset, paid.amount from chain_transfer paid
  where ${isFollowed("paid.height", "paid.asset")}
    and exists (select from chain_address own where own.asset = paid.asset and own.address = paid.to_address)
    and not exists (select from incoming where id = paid.transaction_id || ':' || paid.output
      and status in ('credited', 'kept', 'returning', 'returned'))
  union all select incoming.asset, -incoming.amount from incoming
  left join chain_transfer paid on paid.transaction_id || ':' || paid.output = incoming.id
  where status in ('credited', 'kept', 'returning', 'returned') and incoming.address <> '' and paid.height is null
    and (paid.number is not null
      or status <> 'returned' and (incoming.height is null or ${isFollowed("incoming.height", "incoming.asset")}))`;
var onChain = `
  select asset, amount from chain_transfer paid
  where height is not null
    and exists (select from chain_address own where own.asset = paid.asset and own.address = paid.to_address)
  union all select asset, -amount from chain_transfer where order_id is not null
  union all select fee_asset, -network_fee from chain_transfer where order_id is not null`;
var byTheBooks = `
  select asset, -balance as amount from account where kind = 'custody'
  union all select leg.asset, -leg.amount from posting
  cross join lateral jsonb_to_recordset(legs) as leg (asset text, amount numeric)
  where posting.id like 'genesis %'`;
var perAsset = (movements2) => `select asset, sum(amount) as amount from (${movements2}) movement group by asset`;
var walletChecks = [
  {
    holds: "every deposit was credited to its trader, and every such credit belongs to a deposit",
    of: ["deposits", "postings"],
    culprits: `
      select format('deposit %s: %s %s for %s', deposit.id, trim_scale(deposit.amount), deposit.asset, owner) as culprit
      from deposit left join (${credited}) credited on credited.id = 'deposit ' || deposit.id
      where (credited.asset = deposit.asset and credited.amount = deposit.amount and is_from_us and is_to_owner)
        is not true
      union all select format('posting %s: no such deposit', id) from posting
      where kind = 'deposit.credit' and not exists (select from deposit where 'deposit ' || deposit.id = posting.id)`
  },
  {
    holds: "unclaimed coins are the held deposits",
    of: ["held deposits"],
    culprits: `
      select format('%s: %s held, but %s unclaimed', asset, trim_scale(coalesce(kept, 0)),
        trim_scale(coalesce(balance, 0))) as culprit
      from (select asset, sum(amount) as kept from incoming where status in ('kept', 'returning') group by asset) kept
      full join (select asset, balance from account where kind = 'unclaimed deposits') unclaimed using (asset)
      where coalesce(kept, 0) <> coalesce(balance, 0)`
  },
  {
    holds: "open withdrawals reserve their amount, and no others do",
    of: ["open withdrawals"],
    culprits: `
      select format('withdrawal %s: %s, hold %s', coalesce(withdrawal.id, hold.id), withdrawal.status,
        coalesce(hold.status, 'missing')) as culprit
      from (select * from withdrawal where status in ('Pending', 'Process')) withdrawal
      full join (select * from hold where status = 'held' and id like 'withdrawal w-%') hold
        on hold.id = 'withdrawal ' || withdrawal.id
      where (hold.amount = withdrawal.amount and hold.asset = withdrawal.asset and hold.owner = withdrawal.owner)
        is not true`
  },
  {
    holds: "custody holds what the books say it does, in each asset whose chain is simulated",
    of: ["simulated chains"],
    culprits: `
      select format('%s: custody holds %s, and %s by the books', asset, trim_scale(coalesce(held.amount, 0)),
        trim_scale(coalesce(books.amount, 0) + coalesce(way.amount, 0))) as culprit
      from chain left join (${perAsset(onChain)}) held using (asset)
        left join (${perAsset(byTheBooks)}) books using (asset)
        left join (${perAsset(underWay)}) way using (asset)
      where coalesce(held.amount, 0) <> coalesce(books.amount, 0) + coalesce(way.amount, 0)`
  }
];

// src/ledger/checks/checks.ts
var checks2 = [
  ...sumChecks,
  ...orderChecks,
  ...recordChecks,
  ...walletChecks,
  ...referralChecks,
  ...swapChecks,
  ...stakingChecks
];

// src/ledger/checks/counted.ts
var counted2 = {
  transfers: "select count(*) from transfer",
  entries: "select count(*) from entry",
  accounts: "select count(*) from account",
  orders: "select count(*) from trade_order",
  "open orders": `select count(*) from trade_order where status = 'open'`,
  trades: "select count(*) from trade",
  postings: "select count(*) from posting",
  "open holds": `select count(*) from hold where status = 'held'`,
  "ended holds": `select count(*) from hold where status <> 'held'`,
  deposits: "select count(*) from deposit",
  "held deposits": `select count(*) from incoming where status in ('kept', 'returning')`,
  "open withdrawals": `select count(*) from withdrawal where status in ('Pending', 'Process')`,
  "paid referrals": `select count(*) from referral where status = 'paid'`,
  "swap requests": "select count(*) from ratio_swap",
  "open stakes": "select count(*) from stake where next_due is not null",
  "ended stakes": "select count(*) from stake where next_due is null",
  "staking rewards": "select count(*) from stake_reward",
  "simulated chains": "select count(*) from chain",
  assets: "select count(distinct asset) from account"
};
var lengths2 = { transfers: "transfer", orders: "trade_order", trades: "trade", accounts: "account" };

// src/ledger/checks/stretches.ts
var conditions = (column, from2, to) => {
  const both = [
    ...from2 === void 0 ? [] : [`${column} >= ${from2}`],
    ...to === void 0 ? [] : [`${column} <= ${to}`]
  ];
  return both.length === 0 ? "true" : `(${both.join(" and ")})`;
};
var stretchesOf = (span, length) => {
  const count2 = span === void 0 ? 1 : Math.max(1, Math.ceil((span.last - span.first + 1) / length));
  const start = span?.first ?? 0;
  return Array.from({ length: count2 }, (_, index) => {
    const from2 = index === 0 ? void 0 : start + index * length;
    const to = index === count2 - 1 ? void 0 : start + (index + 1) * length - 1;
    return (column) => conditions(column, from2, to);
  });
};

// src/ledger/checks/finding.ts
var NAMED = 5;
var terms = [
  pairs.map(({ id }) => Number(id)),
  pairs.map(({ base }) => base),
  pairs.map(({ quote }) => quote)
];
var createReading = (pool) => {
  const read4 = (text7, values = []) => inTransaction(pool, "begin read only", async (client) => {
    await client.query("set local statement_timeout = 0");
    return (await client.query({ text: text7, values: [...values], ...patiently })).rows;
  });
  return {
    read: read4,
    find: async (culprits, told2 = [[], []]) => {
      const rows = await read4(
        `with terms (pair, base, quote) as (select * from unnest($1::integer[], $2::text[], $3::text[])),
           told (key, total) as (select * from unnest($4::bigint[], $5::numeric[])),
           fault as (${culprits})
         select culprit, (count(*) over ())::float8 as found from fault order by culprit limit ${NAMED}`,
        [...terms, ...told2]
      );
      return { found: rows[0]?.found ?? 0, culprits: rows.map(({ culprit }) => culprit) };
    },
    spanOf: async (along) => {
      const [row3] = await read4(
        `select min(id)::float8 as first, max(id)::float8 as last from ${lengths2[along]}`
      );
      return row3 && row3.first !== null && row3.last !== null ? { first: row3.first, last: row3.last } : void 0;
    }
  };
};
var none = { found: 0, culprits: [] };
var together2 = (one, other) => ({
  found: one.found + other.found,
  culprits: [...one.culprits, ...other.culprits].slice(0, NAMED)
});
var walk = async ({ onStep }, stretches, step) => {
  let all = none;
  for (const [index, within] of stretches.entries()) {
    all = together2(all, await step(within));
    onStep((index + 1) / stretches.length);
  }
  return all;
};
var findAlong = async (given, { along, culprits }) => {
  const stretches = stretchesOf(await given.reading.spanOf(along), given.length);
  return walk(given, stretches, (within) => given.reading.find(culprits(within)));
};
var addUp = async ({ reading: reading3, length, onStep }, { along, totals }) => {
  const span = await reading3.spanOf(along);
  const last2 = span?.last ?? 0;
  const sums = /* @__PURE__ */ new Map();
  await walk({ onStep: (share) => onStep(share / 2) }, stretchesOf(span, length), async (within) => {
    const isCounted = (column) => `${within(column)} and ${column} <= ${last2}`;
    for (const { key, total } of await reading3.read(totals(isCounted)))
      sums.set(key, (sums.get(key) ?? 0n) + toUnits(plainDecimal(total)));
    return none;
  });
  return { sums, last: last2 };
};
var findBySums = async (given, { sum: sum2, then, culprits }) => {
  const { reading: reading3, length, onStep } = given;
  const { sums, last: last2 } = await addUp(given, sum2);
  const told2 = [[...sums.keys()], Array.from(sums.values(), fromUnits)];
  const stretches = stretchesOf(await reading3.spanOf(then.along), length);
  const half = { onStep: (share) => onStep(0.5 + share / 2) };
  const { found } = await walk(half, stretches, (within) => reading3.find(then.culprits(within, last2), told2));
  return found === 0 ? none : reading3.find(culprits);
};
var findIn = (given, check2) => {
  if ("along" in check2) return findAlong(given, check2);
  return "sum" in check2 ? findBySums(given, check2) : given.reading.find(check2.culprits);
};

// src/ledger/checks/ledgerCheck.ts
var countAll = async ({ read: read4 }) => {
  const counts = /* @__PURE__ */ new Map();
  for (const name2 of Object.keys(counted2)) {
    const [row3] = await read4(counted2[name2]);
    counts.set(name2, Number(row3?.count ?? 0));
  }
  return counts;
};
var totalsOf = ({ read: read4 }) => read4(
  `select asset, trim_scale(coalesce(sum(balance) filter (where owner is not null and kind <> 'owed'), 0))::text as traders,
       trim_scale(coalesce(sum(balance) filter (where owner is null or kind = 'owed'), 0))::text as house,
       trim_scale(sum(balance))::text as together
     from account group by asset order by asset`
);
var reportOn = ({ holds, of: of2 }, counts, found) => ({
  holds,
  looked: of2.map((name2) => `${(counts.get(name2) ?? 0).toLocaleString("en")} ${name2}`),
  ...found
});
var checkLedger = async (pool, options = {}) => {
  const { onProgress, stopping, stretch: length = 2e5 } = options;
  const reading3 = createReading(pool);
  const counts = await countAll(reading3);
  const reports = [];
  for (const [index, check2] of checks2.entries()) {
    const onStep = (share) => {
      stopping?.throwIfAborted();
      onProgress?.({ holds: check2.holds, share: (index + share) / checks2.length });
    };
    onStep(0);
    reports.push(reportOn(check2, counts, await findIn({ reading: reading3, length, onStep }, check2)));
    onStep(1);
  }
  return { checks: reports, totals: await totalsOf(reading3), isSound: reports.every(({ found }) => found === 0) };
};

// src/operator/corrections.ts
var example = '"5 XDC from custody to ada@example.com"';
var shape = /^(\S+) (\S+) from (.+) to (.+)$/;
var isHouse = (name2) => houseKinds.includes(name2);
var readPurse = async (queries, typed) => {
  if (!typed.includes("@")) {
    const name2 = typed.toLowerCase();
    if (isHouse(name2)) return { value: { purse: { house: name2 }, name: name2 } };
    return { wrong: `There is no account ${typed}. Name a trader's email or one of: ${houseKinds.join(", ")}.` };
  }
  const found = await findTrader(queries, typed);
  if (found.wrong !== void 0) return found;
  const { uniqueId, email: email3 } = found.value;
  return { value: { purse: { trader: uniqueId }, name: email3 } };
};
var readSum = (figure2, coin) => {
  const [amount, asset5] = [readMoney(figure2), readCoin(coin)];
  if (amount.wrong !== void 0) return amount;
  return asset5.wrong === void 0 ? { value: { amount: amount.value, asset: asset5.value } } : asset5;
};
var readSides = async (queries, fromWord, toWord) => {
  const from2 = await readPurse(queries, fromWord);
  if (from2.wrong !== void 0) return from2;
  const to = await readPurse(queries, toWord);
  return to.wrong === void 0 ? { value: [from2.value, to.value] } : to;
};
var readLeg = async (queries, typed) => {
  const parts = shape.exec(typed.trim())?.slice(1);
  if (!parts) return { wrong: `\u201C${typed}\u201D is not a movement of money. Put each in quotes, such as ${example}.` };
  const [figure2, coin, fromWord, toWord] = parts;
  const sum2 = readSum(figure2, coin);
  if (sum2.wrong !== void 0) return sum2;
  const sides2 = await readSides(queries, fromWord, toWord);
  if (sides2.wrong !== void 0) return sides2;
  const [from2, to] = sides2.value;
  const leg4 = { ...sum2.value, from: from2.purse, to: to.purse };
  if (isToItself(leg4)) return { wrong: `\u201C${typed}\u201D moves nothing: both sides are the same account.` };
  return { value: { leg: leg4, line: `${leg4.amount} ${leg4.asset} from ${from2.name} to ${to.name}` } };
};
var correct = async (given, desk) => {
  const read4 = [];
  for (const typed of given.words) {
    const leg4 = await readLeg(desk.database.db, typed);
    if (leg4.wrong !== void 0) return refused(leg4.wrong);
    read4.push(leg4.value);
  }
  const { who: by, why: reason } = given.action;
  const lines2 = read4.map(({ line: line2 }) => line2);
  return submitCommand(desk, given, {
    plan: ["About to book, all or nothing:", ...lines2.map((line2) => `  ${line2}`)],
    // A name of its own, so that no id typed here meets that of another posting.
    command: (id) => ({
      kind: "ledger.correct",
      id: `correction ${id}`,
      legs: read4.map(({ leg: leg4 }) => leg4),
      reason,
      by
    }),
    told: ({ isRepeat: isRepeat2 }, id) => done(
      lines2.map((line2) => `Booked: ${line2}`),
      { id, outcome: "done", isRepeat: isRepeat2, legs: lines2 }
    )
  });
};
var correctionCommand = changing({
  name: "ledger correct",
  usage: '"<amount> <coin> from <account> to <account>" \u2026',
  meaning: "correct a wrong booking; an account is a trader's email or a house account",
  takes: [1, 100],
  options: ["id"],
  run: correct
});

// src/operator/ledger.ts
var spokenReport = ({ checks: checks3, totals, isSound }) => [
  ...checks3.flatMap(({ holds, looked: looked2, found, culprits }) => [
    `${found === 0 ? "ok   " : "WRONG"}  ${holds} (${looked2.join(", ")})`,
    ...found === 0 ? [] : [`       ${found.toLocaleString("en")} found, starting with:`],
    ...culprits.map((culprit) => `         ${culprit}`)
  ]),
  ...totals.map(
    ({ asset: asset5, traders, house: house2, together: together3 }) => `total  ${asset5.padEnd(7)} traders ${traders}, house ${house2}, together ${together3}`
  ),
  isSound ? "The ledger is sound." : "The ledger is NOT sound."
];
var tellEveryMs = 5e3;
var createTeller = (tell3) => {
  let toldAt = performance.now();
  return ({ holds, share }) => {
    if (performance.now() - toldAt < tellEveryMs) return;
    toldAt = performance.now();
    tell3(`${Math.floor(share * 100)} %: ${holds}\u2026`);
  };
};
var ledgerCommands = [
  reading2({
    name: "ledger check",
    usage: "",
    meaning: "prove that all money is accounted for; trading can continue in the meantime",
    takes: [0, 0],
    run: async (_, { database: database2, tell: tell3 }) => {
      const report2 = await checkLedger(database2.pool, { onProgress: createTeller(tell3) });
      const lines2 = spokenReport(report2);
      const { isSound, checks: checks3, totals } = report2;
      const json2 = { isSound, checks: checks3, totals };
      return isSound ? done(lines2, json2) : refused(lines2, { error: "The ledger is NOT sound.", ...json2 });
    }
  }),
  correctionCommand
];

// src/areas/wallet/shared/refusals.ts
var noSuchDeposit = refused2({ code: "no such deposit", message: "This deposit doesn't exist." });
var notKept = refused2({
  code: "too late",
  message: "This deposit is not waiting to be credited or returned."
});
var badReturnAddress = refused2({
  code: "figure",
  message: "We don't know where to return this deposit. Add an address.",
  field: "address"
});
var noSuchWithdrawal = refused2({
  code: "no such withdrawal",
  message: "This withdrawal doesn't exist.",
  field: "withdrawal"
});
var otherWithdrawal = refused2({
  code: "id used",
  message: "This ID is already used by another withdrawal."
});
var wrongMailCode = {
  code: "figure",
  message: "Wrong OTP",
  field: "otp"
};
var wrongAppCode = {
  code: "figure",
  message: "Wrong 2FA code.",
  field: "tfa"
};
var tooLate2 = (message) => refused2({ code: "too late", message, field: "withdrawal" });
var refusalTexts = {
  notListed: "This coin is not listed.",
  noAddress: "No address is available for this coin.",
  noSuchAddress: "This address isn't in your address book any more.",
  contradicted: "Our wallet reports details that don't match this withdrawal. We're looking into it."
};
var holdTexts = {
  password: "Your password was changed after you requested it.",
  twoFactor: "Two-factor authentication was turned off after you requested it.",
  kyc: "Your identity verification was revoked after you requested it.",
  tooLate: "Our wallet already had it, so it couldn't be stopped."
};
var codeTooSoonText = (seconds) => `We've just emailed you a code for this withdrawal. You can ask for another one in ${String(seconds)} seconds.`;
var tooManyCodesText = (minutes) => `You've asked for 10 codes within an hour. You can ask for the next one in ${String(minutes)} ${minutes === 1 ? "minute" : "minutes"}.`;

// src/areas/wallet/addressBook/addressBookFormChecks.ts
var wireNames2 = {
  label: "label",
  address: "toAddress",
  destinationTag: "destinationTag"
};
var entryFault = (fields) => {
  const { currency: currency2 } = fields;
  const asset5 = typeof currency2 === "string" ? readAssetSymbol(currency2) : void 0;
  return asset5 && objectionToForm(savedAddressRules(asset5), wireNames2, fields);
};
var codeFault4 = ({ tfa }) => tfa === void 0 || typeof tfa === "string" && /^\d{6}$/.test(tfa) ? void 0 : refuse(400, wrongAppCode.message, "tfa");
var addressBookFormChecks = {
  saveWithdrawalAddress: async (...sent) => await entryFault(...sent) ?? await codeFault4(...sent),
  removeWithdrawalAddress: codeFault4,
  setNewAddressWait: codeFault4
};

// src/areas/wallet/addressBook/letters.ts
var happened = {
  added: "was saved in",
  changed: "was changed in",
  removed: "was removed from",
  restored: "was put back into"
};
var factsOf = ({ label, address: address3, destinationTag: destinationTag2 }, when = "") => [
  { name: `Label${when}`, value: label },
  { name: `Address${when}`, value: address3 },
  ...destinationTag2 === null ? [] : [{ name: `Destination tag${when}`, value: destinationTag2 }]
];
var addressBookChanged = (letter, sender) => {
  const { change: change4, asset: asset5, before, at } = letter;
  const what = `${asset5} address ${happened[change4]} your ${sender.brand} address book`;
  return {
    subject: `An ${what}`,
    title: "Your address book was changed",
    happened: [`An ${what}, with a code from your authenticator app.`],
    facts: [
      ...factsOf(letter),
      ...before === void 0 ? [] : factsOf(before, " before"),
      { name: "Time", value: utc(at) }
    ],
    steps: [],
    valid: "Check the address before you withdraw to it. No coins were sent.",
    otherwise: somebodyKnows(sender, "act now.")
  };
};
var addressWaitChanged = ({ until, at }, sender) => {
  const what = `The wait for new addresses was turned ${until === void 0 ? "on" : "off"} for your ${sender.brand} account`;
  return {
    subject: what,
    title: `The wait for new addresses was turned ${until === void 0 ? "on" : "off"}`,
    happened: [`${what}, with a code from your authenticator app.`],
    facts: [{ name: "Time", value: utc(at) }],
    steps: [],
    valid: until === void 0 ? "Withdrawals to addresses that you saved less than 24 hours ago, or not at all, now wait 24 hours before they are sent." : `It still applies until ${utc(until)}.`,
    otherwise: somebodyKnows(sender, "act now.")
  };
};
var addressBookTexts = { addressBookChanged, addressWaitChanged };

// src/areas/wallet/shared/submitStep.ts
var submitStepOf = ({ exchange, log, refusal: refusal2 }) => async (command) => {
  const { refused: refused3 } = await exchange.submit(command);
  if (!refused3) return;
  if (refused3.code === "unavailable" || refused3.code === "unconfirmed") throw new Error(refused3.message);
  log.warn({ command: command.kind, code: refused3.code, reason: refused3.message }, refusal2);
};

// src/areas/wallet/deposits/depositRules.ts
var unknownFor = ({ asset: asset5, destinationTag: destinationTag2 }) => {
  if (!needsDestinationTag(asset5)) return "addressUnknown";
  return destinationTag2 === void 0 ? "tagMissing" : "tagUnknown";
};
var reasonToKeep = (transfer, { owner: owner2, isDepositOpen }) => {
  if (owner2 === void 0) return unknownFor(transfer);
  if (!isDepositOpen) return "closed";
  return isBelow(transfer.amount, assetOf(transfer.asset).minimumDeposit) ? "minimum" : null;
};
var counted3 = (confirmations) => Math.min(confirmations, depositConfirmations.toWithdraw);
var firstSeen = ({ transfer, confirmations }, facts, at) => withStep(
  {
    id: transfer.id,
    asset: transfer.asset,
    transactionId: transfer.transactionId,
    address: transfer.address,
    destinationTag: transfer.destinationTag ?? null,
    sender: transfer.from ?? null,
    amount: transfer.amount,
    owner: facts.owner ?? null,
    status: "waiting",
    keptFor: reasonToKeep(transfer, facts),
    confirmations: counted3(confirmations),
    height: transfer.height ?? null,
    credits: 0,
    returnTo: null,
    returnTransaction: null,
    steps: [],
    createdAt: at
  },
  at,
  { step: "seen", confirmations: counted3(confirmations) }
);
var isSamePayment = (known3, { asset: asset5, amount, address: address3, destinationTag: destinationTag2, transactionId }) => known3.asset === asset5 && compare(known3.amount, amount) === 0 && known3.address === address3 && known3.destinationTag === (destinationTag2 ?? null) && known3.transactionId === transactionId;
var hasLeft = ({ status: status2 }) => status2 === "gone" || status2 === "reversed";
var seenAgain = (known3, report2, facts, at) => {
  const { owner: owner2, credits, returnTo, steps, createdAt } = known3;
  const fresh = firstSeen(report2, facts, at);
  const keptFor = known3.keptFor === "changed" ? known3.keptFor : fresh.keptFor;
  const before = { credits, returnTo, createdAt, steps: [...steps, ...fresh.steps] };
  return { ...fresh, ...before, owner: owner2 ?? fresh.owner, keptFor };
};
var isHere = ({ status: status2 }) => status2 === "credited" || status2 === "kept" || status2 === "returning";
var confirmed = (known3, { transfer, confirmations }, at) => {
  const now = { ...known3, confirmations: counted3(confirmations), height: transfer.height ?? null };
  const isWorthALine = isHere(known3) && now.confirmations > known3.confirmations;
  return isWorthALine ? withStep(now, at, { step: "confirmed", confirmations: now.confirmations }) : now;
};
var contradicted = (known3, { transfer }) => {
  const height = transfer.asset === known3.asset ? transfer.height ?? null : known3.height;
  return known3.keptFor === "changed" && known3.height === height ? known3 : { ...known3, keptFor: "changed", height };
};
var followed = (known3, report2, at) => {
  const isNews2 = known3.confirmations !== counted3(report2.confirmations) || known3.height !== (report2.transfer.height ?? null);
  return isNews2 ? confirmed(known3, report2, at) : known3;
};
var isToBeKept = ({ status: status2, keptFor, confirmations }) => status2 === "waiting" && keptFor !== null && confirmations >= depositConfirmations.toArrive;
var seenNow = (known3, report2, facts, at) => {
  if (!known3) return firstSeen(report2, facts, at);
  if (!isSamePayment(known3, report2.transfer)) return contradicted(known3, report2);
  return hasLeft(known3) ? seenAgain(known3, report2, facts, at) : followed(known3, report2, at);
};
var reported = (known3, report2, facts, at) => {
  const seen = seenNow(known3, report2, facts, at);
  if (!isToBeKept(seen) || seen.keptFor === null) return { incoming: seen, isKeptNow: false };
  const kept3 = withStep({ ...seen, status: "kept" }, at, { step: "kept", keptFor: seen.keptFor });
  return { incoming: kept3, isKeptNow: true };
};
var nobodys = { owner: void 0, isDepositOpen: false };
var isNews = (known3, report2) => known3 === void 0 || isToBeKept(known3) || seenNow(known3, report2, nobodys, 0) !== known3;
var isToBeCredited = ({ status: status2, keptFor, confirmations }) => status2 === "waiting" && keptFor === null && confirmations >= depositConfirmations.toArrive;

// src/areas/wallet/deposits/depositJob.ts
var depositJob = ({ pool, custody: custody2, exchange, log, everyMs }) => {
  const submit2 = submitStepOf({ exchange, log, refusal: "A deposit step was refused" });
  const readHeight = async (asset5) => {
    const { rows } = await pool.query("select height from custody_reading where asset = $1", [
      asset5
    ]);
    return Number(rows[0]?.height ?? 0);
  };
  const keepHeight = async (asset5, height) => {
    await pool.query(
      `insert into custody_reading (asset, height) values ($1, $2)
       on conflict (asset) do update set height = excluded.height where custody_reading.height <> excluded.height`,
      [asset5, height]
    );
  };
  const readFollowed = async (asset5, from2) => {
    const { rows } = await pool.query(
      `select ${incomingColumns} from incoming
       where asset = $1 and address <> '' and status in ('waiting', 'credited', 'kept', 'returning')
         and (height is null or height >= $2)`,
      [asset5, from2]
    );
    return rows.map(toIncoming);
  };
  const readWaiting2 = async (asset5) => {
    const { rows } = await pool.query(
      `select ${incomingColumns} from incoming where asset = $1 and status = 'waiting' order by number`,
      [asset5]
    );
    return rows.map(toIncoming);
  };
  const reportsOf = ({ height, transfers }) => transfers.map((transfer) => ({
    transfer,
    confirmations: transfer.height === void 0 ? 0 : Math.max(0, height - transfer.height + 1)
  }));
  const report2 = async (reports) => {
    const known3 = await readIncoming(
      pool,
      reports.map(({ transfer }) => transfer.id)
    );
    for (const one of reports)
      if (isNews(known3.get(one.transfer.id), one)) await submit2({ kind: "deposit.report", ...one });
  };
  const isSentBack = async ({ status: status2, returnTo }) => status2 === "returning" && returnTo !== null && await custody2.findSent(returnTo.order) !== void 0;
  const reverse = async (incoming2) => {
    if (!await isSentBack(incoming2)) await submit2({ kind: "deposit.reverse", id: incoming2.id });
  };
  const read4 = async (asset5) => {
    const from2 = Math.max(0, await readHeight(asset5) - followedBlocks);
    const followed2 = await readFollowed(asset5, from2);
    return { asset: asset5, followed: followed2, reading: await custody2.read(asset5, from2) };
  };
  const follow2 = async ({ asset: asset5, followed: followed2, reading: reading3 }, shown) => {
    await report2(reportsOf(reading3));
    for (const incoming2 of followed2) if (!shown.has(incoming2.id)) await reverse(incoming2);
    for (const incoming2 of await readWaiting2(asset5)) {
      const { id, owner: owner2, amount } = incoming2;
      if (owner2 !== null && isToBeCredited(incoming2))
        await submit2({ kind: "deposit.credit", id, trader: owner2, asset: asset5, amount });
    }
    await keepHeight(asset5, reading3.height);
  };
  const sendBack2 = async ({ id, asset: asset5, amount, keptFor, confirmations, returnTo }) => {
    const isSettled = confirmations >= depositConfirmations.toWithdraw || keptFor === "changed";
    if (!returnTo || !isSettled) return;
    const { order: order2, address: address3, destinationTag: destinationTag2 } = returnTo;
    const { refused: refused3 } = await custody2.send({ id: order2, asset: asset5, amount, address: address3, destinationTag: destinationTag2 });
    if (refused3 !== void 0) {
      log.warn({ deposit: id, reason: refused3 }, "Custody refused to return a deposit");
      await submit2({ kind: "deposit.notReturned", id, order: order2, refused: refused3 });
      return;
    }
    const sent = await custody2.findSent(order2);
    if (!sent) return;
    const { transactionId, networkFee } = sent;
    await submit2({ kind: "deposit.returned", id, transactionId, networkFee });
  };
  const sendBackAll = async () => {
    const { rows } = await pool.query(
      `select ${incomingColumns} from incoming where status = 'returning' order by number`
    );
    for (const row3 of rows) await sendBack2(toIncoming(row3));
  };
  return {
    name: "deposits",
    everyMs,
    work: async (stopping) => {
      if (!exchange.isOpen()) return;
      const outages = [];
      const attempt = async (step) => {
        if (stopping.aborted) return void 0;
        return step().catch((error) => void outages.push(error));
      };
      const reads = [];
      for (const asset5 of assetSymbols) reads.push(...[await attempt(() => read4(asset5))].filter((one) => !!one));
      const shown = new Set(reads.flatMap(({ reading: reading3 }) => reading3.transfers.map(({ id }) => id)));
      for (const one of reads) await attempt(() => follow2(one, shown));
      await attempt(sendBackAll);
      if (outages.length > 0) throw new AggregateError(outages, "Custody did not answer for every coin.");
    }
  };
};

// src/areas/wallet/withdrawals/ownersFacts.ts
var obstacleOf = ({ kycStatus, isTwoFactorOn: isTwoFactorOn3, startsAt }, at) => {
  const withdrawalStartIn = startsAt === void 0 ? void 0 : new Date(startsAt).toISOString();
  return withdrawalObstacle({ documentStatus: kycStatus, tfaStatus: isTwoFactorOn3 ? 1 : 0, withdrawalStartIn }, at);
};
var wait = `interval '${String(serviceFigures.withdrawalWaitHours)} hours'`;
var isSteady = (at) => `kyc_status = ${String(kycStatusNumbers.Approved)}
  and two_factor_since <= ${at}::timestamptz - ${wait}
  and coalesce(password_reset_at, '-infinity') <= ${at}::timestamptz - ${wait}`;
var assertOwners = (rows, { at }) => {
  const traders = [...new Set(rows.map(({ trader: trader2 }) => trader2))];
  return {
    name: "wallet-assert-owners",
    text: `select assert_current((select count(*) from (
             select 1 from trader where unique_id = any ($1) and ${isSteady("$2")} for share) as steady) = $3)`,
    values: [traders, new Date(at), traders.length]
  };
};

// src/areas/wallet/withdrawals/withdrawalFacts.ts
var waitMs = serviceFigures.withdrawalWaitHours * 60 * 6e4;
var dayKey = (trader2, at) => `${trader2} ${utcDay(at)}`;
var startOf = ({ twoFactorSince, passwordResetAt }) => {
  const moments = [twoFactorSince, passwordResetAt].flatMap((moment5) => moment5?.getTime() ?? []);
  return moments.length === 0 ? void 0 : Math.max(...moments) + waitMs;
};
var waitsForNewAddresses = ({ addressWaitSince, addressWaitUntil }, at) => addressWaitSince !== null && (addressWaitUntil === null || addressWaitUntil.getTime() > at);
var readTraderFacts = async (client, ids, at) => {
  const { rows } = await client.query({
    name: "wallet-trader-facts",
    text: `select unique_id as id, kyc_status as "kycStatus", two_factor_since as "twoFactorSince",
             password_reset_at as "passwordResetAt", last_totp_step as "lastTotpStep", frozen_at as "frozenAt",
             address_wait_since as "addressWaitSince", address_wait_until as "addressWaitUntil"
           from trader where unique_id = any ($1)`,
    values: [ids]
  });
  return new Map(
    rows.map((row3) => [
      row3.id,
      {
        kycStatus: row3.kycStatus,
        isTwoFactorOn: row3.twoFactorSince !== null,
        startsAt: startOf(row3),
        lastTotpStep: row3.lastTotpStep === null ? void 0 : Number(row3.lastTotpStep),
        isFrozen: row3.frozenAt !== null,
        waitsForNewAddresses: waitsForNewAddresses(row3, at)
      }
    ])
  );
};
var readCurrencyFacts = async (client) => {
  const { rows } = await client.query({
    name: "wallet-currency-facts",
    text: `select symbol, is_withdrawal_open as "isOpen", min_withdrawal as minimum, withdrawal_fee as fee,
             auto_below as auto from currency`,
    values: []
  });
  return new Map(
    rows.map(({ symbol, isOpen: isOpen3, minimum, fee, auto }) => [
      symbol,
      {
        isOpen: isOpen3,
        minimum: plainDecimal(minimum),
        configuredFee: plainDecimal(fee),
        autoBelow: plainDecimal(auto)
      }
    ])
  );
};
var readUsed2 = async (client, ids, at) => {
  const { rows } = await client.query({
    name: "wallet-withdrawn",
    text: `select owner, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, sum(worth) as used
           from withdrawal where owner = any ($1) and status <> 'Cancelled'
             and created_at >= date_trunc('day', $2::timestamptz - interval '1 hour', 'UTC')
             and created_at < $2::timestamptz + interval '3 days'
           group by owner, day`,
    values: [ids, new Date(at)]
  });
  return new Map(rows.map(({ owner: owner2, day: day6, used }) => [`${owner2} ${day6}`, plainDecimal(used)]));
};
var readWithdrawalFacts = async (client, traders, at) => {
  const ids = [...new Set(traders)];
  const [facts, currencies, used] = await Promise.all([
    readTraderFacts(client, ids, at),
    readCurrencyFacts(client),
    readUsed2(client, ids, at)
  ]);
  return { traders: facts, currencies, used };
};

// src/areas/wallet/withdrawals/withdrawalJob.ts
var hour4 = 60 * 6e4;
var longerMs = { review: 8 * hour4, checks: 12 * hour4, repayment: 24 * hour4 };
var isOverWithin = async (step, ms) => {
  let timer2;
  const late = new Promise((resolve2) => {
    timer2 = setTimeout(() => {
      resolve2(false);
    }, ms);
  });
  try {
    return await Promise.race([step.then(() => true), late]);
  } finally {
    clearTimeout(timer2);
  }
};
var tagOf = (tag) => tag == null ? void 0 : Number(tag);
var isAsOrdered = (withdrawal, sent) => sent.transactionId === withdrawal.transactionId && compare(sent.amount, sentAmount(withdrawal)) === 0 && shownAddress(withdrawal.asset, sent.address) === shownAddress(withdrawal.asset, withdrawal.address) && tagOf(sent.destinationTag) === tagOf(withdrawal.destinationTag);
var withdrawalJob = (options) => {
  const { pool, custody: custody2, exchange, log, now, approveAfterMs, everyMs, patienceMs = 1e4 } = options;
  const asking = /* @__PURE__ */ new Set();
  const submit2 = submitStepOf({ exchange, log, refusal: "A withdrawal step was refused" });
  const isLate = ({ waitsUntil }) => waitsUntil !== null && waitsUntil <= now();
  const delay2 = async ({ id }, waitsFor3, reason) => {
    await submit2({ kind: "withdrawal.delay", id, waitsFor: waitsFor3, untilMs: longerMs[waitsFor3] ?? hour4, reason });
  };
  const wait3 = async (withdrawal, waitsFor3) => {
    if (isLate(withdrawal)) await delay2(withdrawal, waitsFor3);
  };
  const lastWait = ({ steps }) => steps.at(-1)?.waitsFor ?? "review";
  const nextWait = (withdrawal) => {
    const last2 = lastWait(withdrawal);
    return last2 === "newAddress" || last2 === "account" ? "review" : last2;
  };
  const approve3 = async (withdrawal) => {
    const { id, paymentType, createdAt, obstacle } = withdrawal;
    const isTime = paymentType === "Auto" && createdAt + approveAfterMs <= now();
    const heldUntil = newAddressUntil(withdrawal) ?? 0;
    if (!isTime || heldUntil > now()) await wait3(withdrawal, nextWait(withdrawal));
    else if (obstacle === void 0) await submit2({ kind: "withdrawal.approve", id });
    else if (lastWait(withdrawal) === obstacle) await wait3(withdrawal, obstacle);
    else await delay2(withdrawal, obstacle);
  };
  const noteSent2 = async (id, transactionId) => {
    const sent = await custody2.findSent(id);
    await submit2({ kind: "withdrawal.sent", id, transactionId, networkFee: sent?.networkFee });
  };
  const send3 = async (withdrawal) => {
    const { id, asset: asset5, address: address3, destinationTag: destinationTag2 } = withdrawal;
    const { transactionId, refused: refused3 } = await custody2.send({
      id,
      asset: asset5,
      amount: sentAmount(withdrawal),
      address: address3,
      ...destinationTag2 !== null && { destinationTag: destinationTag2 }
    });
    if (refused3 === void 0) await noteSent2(id, transactionId);
    else {
      log.warn({ withdrawal: id, reason: refused3 }, "Custody refused to send a withdrawal");
      await submit2({
        kind: "withdrawal.delay",
        id,
        waitsFor: "review",
        untilMs: longerMs.review ?? hour4,
        isRefused: true
      });
    }
  };
  const halt2 = async (withdrawal, { transactionId }) => {
    log.warn(
      { withdrawal: withdrawal.id, transaction: transactionId },
      "Custody's record of a withdrawal doesn't match ours"
    );
    if (lastWait(withdrawal) === "review") await wait3(withdrawal, "review");
    else await delay2(withdrawal, "review", refusalTexts.contradicted);
  };
  const follow2 = async (withdrawal) => {
    const { id, confirmations } = withdrawal;
    const sent = await custody2.findSent(id);
    if (sent && !isAsOrdered(withdrawal, sent)) {
      await halt2(withdrawal, sent);
      return;
    }
    const counted4 = Math.min(sent?.confirmations ?? 0, depositConfirmations.toWithdraw);
    for (let count2 = confirmations + 1; count2 <= counted4; count2 += 1)
      await submit2({ kind: "withdrawal.confirm", id, confirmations: count2 });
    if (sent && counted4 === depositConfirmations.toWithdraw)
      await submit2({ kind: "withdrawal.complete", id, networkFee: sent.networkFee });
    else await wait3(withdrawal, "confirmations");
  };
  const ask = (withdrawal, step) => {
    const { id } = withdrawal;
    asking.add(id);
    return step(withdrawal).finally(() => asking.delete(id));
  };
  const withCustody = async (withdrawal, step) => {
    if (asking.has(withdrawal.id)) {
      await wait3(withdrawal, "custody");
      return;
    }
    const asked = ask(withdrawal, step);
    try {
      if (await isOverWithin(asked, patienceMs)) return;
    } catch (error) {
      await wait3(withdrawal, "custody");
      throw error;
    }
    asked.catch((error) => {
      log.warn({ withdrawal: withdrawal.id, err: error }, "A custody call failed after its time-out");
    });
    await wait3(withdrawal, "custody");
  };
  const holdBack = async (withdrawal) => {
    const sent = await custody2.findSent(withdrawal.id);
    if (sent) await noteSent2(withdrawal.id, sent.transactionId);
    else await wait3(withdrawal, "review");
  };
  const advance = async (withdrawal) => {
    const { status: status2, releasedAt, transactionId, isLedgerWrong } = withdrawal;
    if (status2 === "Pending") await approve3(withdrawal);
    else if (transactionId !== null) await withCustody(withdrawal, follow2);
    else if (releasedAt !== null) await withCustody(withdrawal, isLedgerWrong ? holdBack : send3);
    else await wait3(withdrawal, nextWait(withdrawal));
  };
  const readOpen3 = async () => {
    const { rows } = await pool.query(
      `select ${withdrawalColumns},
         exists (select from account where account.owner = withdrawal.owner and kind = $1 and balance < 0) as owes,
         ${isLedgerWrongSql} as "isLedgerWrong"
       from withdrawal where status in ('Pending', 'Process') order by number`,
      [owedKind]
    );
    const owners = [...new Set(rows.map(({ trader: trader2 }) => trader2))];
    const facts = owners.length === 0 ? void 0 : await readTraderFacts(pool, owners, now());
    const isBarred = (trader2) => {
      const known3 = facts?.get(trader2);
      return known3 === void 0 || known3.isFrozen || obstacleOf(known3, now()) !== void 0;
    };
    return rows.map(({ owes: owes2, ...row3 }) => {
      const review = row3.isLedgerWrong || isBarred(row3.trader) ? "review" : void 0;
      return { ...toWithdrawal(row3), isLedgerWrong: row3.isLedgerWrong, obstacle: owes2 ? "repayment" : review };
    });
  };
  return {
    name: "withdrawals",
    everyMs,
    work: async (stopping) => {
      if (!exchange.isOpen()) return;
      const outages = [];
      for (const withdrawal of await readOpen3()) {
        if (stopping.aborted) return;
        await advance(withdrawal).catch((error) => outages.push(error));
      }
      if (outages.length > 0) throw new AggregateError(outages, "Some withdrawals could not be advanced.");
    }
  };
};

// src/areas/wallet/followCustody.ts
var followCustody = ({ background, env, ...given }) => {
  const everyMs = env.CUSTODY_POLL_MS;
  if (given.custody.isConnected) background.add(depositJob({ ...given, everyMs }));
  background.add(withdrawalJob({ ...given, everyMs, approveAfterMs: env.APPROVE_AFTER_MS }));
};

// src/areas/wallet/letters.ts
var depositLetter = ({ asset: asset5, amount, transactionId, keptFor, steps }, step, at) => {
  const facts = { asset: asset5, amount, transactionId, at };
  if (step === "kept" && keptFor !== null) return { kind: "depositKept", keptFor, ...facts };
  if (step === "reversed") return { kind: "depositReversed", owed: steps.at(-1)?.owed, ...facts };
  return void 0;
};
var optionalDate = (moment5) => moment5 === void 0 ? void 0 : new Date(moment5);
var factsOf2 = (withdrawal, at) => {
  const { asset: asset5, amount, fee, address: address3, destinationTag: destinationTag2 } = withdrawal;
  return { asset: asset5, amount, fee, receiveAmount: sentAmount(withdrawal), address: address3, destinationTag: destinationTag2, at };
};
var withdrawalLetters = {
  requested: (withdrawal, facts) => ({
    kind: "withdrawalRequested",
    newUntil: optionalDate(newAddressUntil(withdrawal)),
    ...facts
  }),
  held: ({ releasedAt, steps }, facts) => ({
    kind: "withdrawalHeld",
    reason: steps.at(-1)?.reason ?? "",
    isTooLate: releasedAt !== null,
    ...facts
  }),
  completed: ({ transactionId }, facts) => ({
    kind: "withdrawalCompleted",
    transactionId: transactionId ?? "",
    ...facts
  }),
  cancelled: ({ steps }, facts) => {
    const { by = "exchange", reason } = steps.at(-1) ?? {};
    return { kind: "withdrawalCancelled", by, reason, ...facts };
  }
};
var walletLetters = (mail) => ({
  "deposit.credited": (transaction, { trader: trader2, asset: asset5, amount, repaid }, { at }) => mail(transaction, trader2, { kind: "depositCredited", asset: asset5, amount, repaid, at: new Date(at) }),
  "deposit.changed": async (transaction, { deposit: deposit2, step }, { at }) => {
    const letter = depositLetter(deposit2, step, new Date(at));
    if (letter && deposit2.owner !== null) await mail(transaction, deposit2.owner, letter);
  },
  "withdrawal.changed": async (transaction, { withdrawal, step }, { at }) => {
    const letter = withdrawalLetters[step]?.(withdrawal, factsOf2(withdrawal, new Date(at)));
    if (letter) await mail(transaction, withdrawal.trader, letter);
  }
});

// src/areas/wallet/letterTexts.ts
var openWallet = (say, { publicUrl }) => [
  { say, link: { label: "Open wallet", href: `${publicUrl}/wallet` } }
];
var openHistory = (say, { publicUrl }) => [
  { say, link: { label: "Open withdrawal history", href: `${publicUrl}/history?tab=withdrawal` } }
];
var support3 = ({ publicUrl }) => ({ label: "Contact support", href: `${publicUrl}/support` });
var notMe2 = (say, sender) => ({ say, link: support3(sender) });
var destinationFacts = (address3, destinationTag2) => [
  { name: "Address", value: address3 },
  ...destinationTag2 == null ? [] : [{ name: "Destination tag", value: destinationTag2 }]
];
var noAddressNamed = "No address was named, so this code works for any. We review such withdrawals before we send them.";
var withdrawalCode = (letter, sender) => {
  const { code: code2, asset: asset5, amount, fee, to } = letter;
  return {
    subject: `Your ${sender.brand} withdrawal code`,
    title: "Your withdrawal code",
    happened: [
      `We received a request to withdraw coins from your ${sender.brand} account.`,
      ...to ? ["Check the address before you enter the code."] : [noAddressNamed]
    ],
    facts: [
      { name: "Amount", value: `${amount} ${asset5}` },
      { name: "Fee", value: `${fee} ${asset5}` },
      { name: "Amount after fee", value: `${subtract(amount, fee)} ${asset5}` },
      ...to ? destinationFacts(to.address, to.destinationTag) : []
    ],
    steps: [{ say: "Enter this code to confirm the withdrawal:", code: code2 }],
    valid: to ? "This code is valid for 2 minutes and works once, for this coin, amount and address only." : "This code is valid for 2 minutes and works once, for this coin and amount only.",
    otherwise: {
      say: "If this wasn't you, don't enter or share this code. Someone knows your password, so choose a new one now:",
      link: { label: "Choose a new password", href: `${sender.publicUrl}/forgot_password` }
    }
  };
};
var withdrawalFacts = (letter) => [
  { name: "Amount", value: `${letter.amount} ${letter.asset}` },
  { name: "Fee", value: `${letter.fee} ${letter.asset}` },
  { name: "Amount after fee", value: `${letter.receiveAmount} ${letter.asset}` },
  ...destinationFacts(letter.address, letter.destinationTag)
];
var withdrawalRequested = (letter, sender) => ({
  subject: `Withdrawal of ${letter.amount} ${letter.asset} requested from your ${sender.brand} account`,
  title: "Your withdrawal request",
  happened: [`We received a withdrawal request for your ${sender.brand} account.`],
  facts: [
    ...withdrawalFacts(letter),
    ...letter.newUntil === void 0 ? [] : [{ name: "New address, waits until", value: utc(letter.newUntil) }],
    { name: "Time", value: utc(letter.at) }
  ],
  steps: openHistory("Track it, or cancel it while it's pending:", sender),
  valid: "You can cancel it until we approve it. We'll email you when it's been sent and confirmed.",
  otherwise: notMe2("If this wasn't you, cancel it now and contact support.", sender)
});
var withdrawalHeld = (letter, sender) => {
  const what = `Your withdrawal of ${letter.amount} ${letter.asset}`;
  return {
    subject: letter.isTooLate ? `${what} couldn't be stopped` : `${what} is on hold`,
    title: letter.isTooLate ? "Your withdrawal couldn't be stopped" : "Your withdrawal is on hold",
    happened: [letter.reason],
    facts: [...withdrawalFacts(letter), { name: "Time", value: utc(letter.at) }],
    steps: letter.isTooLate ? [] : openHistory("Track it, or cancel it if you no longer want it:", sender),
    valid: letter.isTooLate ? "It's being sent to the address above." : "Our team checks it before we send it, at the earliest once you can withdraw again.",
    otherwise: notMe2("If you didn't request this withdrawal, contact support now.", sender)
  };
};
var withdrawalCompleted = (letter, sender) => ({
  subject: `Your withdrawal of ${letter.amount} ${letter.asset} is complete`,
  title: "Your withdrawal is complete",
  happened: [`The withdrawal from your ${sender.brand} account was sent and confirmed.`],
  facts: [
    ...withdrawalFacts(letter),
    { name: "Transaction", value: letter.transactionId },
    { name: "Time", value: utc(letter.at) }
  ],
  steps: [],
  valid: "The coins are at the address above. A completed withdrawal can't be reversed.",
  otherwise: notMe2("If this wasn't you, contact support now.", sender)
});
var withdrawalCancelled2 = (letter, sender) => ({
  subject: `Your withdrawal of ${letter.amount} ${letter.asset} was cancelled`,
  title: "Your withdrawal was cancelled",
  happened: [
    letter.by === "trader" ? `You cancelled a withdrawal from your ${sender.brand} account.` : `We cancelled a withdrawal from your ${sender.brand} account.`,
    `The whole amount, ${letter.amount} ${letter.asset}, is available again.`
  ],
  facts: [
    ...withdrawalFacts(letter),
    ...letter.reason === void 0 ? [] : [{ name: "Reason", value: letter.reason }],
    { name: "Time", value: utc(letter.at) }
  ],
  steps: openWallet("See your balance:", sender),
  valid: "It no longer counts towards your daily limit.",
  otherwise: notMe2("If anything looks wrong, contact support.", sender)
});
var depositFacts = ({ asset: asset5, amount, transactionId, at }) => [
  { name: "Amount", value: `${amount} ${asset5}` },
  { name: "Transaction", value: transactionId },
  { name: "Time", value: utc(at) }
];
var depositKept = (letter, sender) => ({
  subject: `Your deposit of ${letter.amount} ${letter.asset} is on hold`,
  title: "We couldn't credit your deposit",
  happened: [
    `A deposit to your ${sender.brand} account arrived, but we couldn't credit it automatically. ${keptDepositText(letter.keptFor, letter.asset)}`
  ],
  facts: depositFacts(letter),
  steps: [{ say: "Tell us whether you want it credited or returned:", link: support3(sender) }],
  valid: keptDepositNext,
  otherwise: { say: "If you weren't expecting a deposit, you don't need to do anything." }
});
var depositReversed = (letter, sender) => ({
  subject: `Your deposit of ${letter.amount} ${letter.asset} was reversed`,
  title: "Your deposit was reversed",
  happened: [
    `The ${letter.asset} network reversed a deposit to your ${sender.brand} account, so we took it out of your balance.`,
    ...letter.owed === void 0 ? [] : [
      `You had already used ${letter.owed} ${letter.asset} of it. Withdrawals stay locked until a new deposit repays that.`
    ]
  ],
  facts: depositFacts(letter),
  steps: openWallet("See your balance:", sender),
  valid: "If the transaction appears on the network again, we'll credit it again.",
  otherwise: notMe2("If anything looks wrong, contact support.", sender)
});
var whatCanBeTraded = ({ amount, repaid }) => {
  if (repaid === void 0) return "You can trade with it now.";
  return compare(amount, repaid) === 0 ? "Nothing is left to trade with." : "You can trade with the rest now.";
};
var repaidText = ({ asset: asset5, amount, repaid }) => {
  if (repaid === void 0) return [];
  const left = subtract(amount, repaid);
  return [`${repaid} ${asset5} repaid a deposit that was reversed after you used it. ${left} ${asset5} is left.`];
};
var depositCredited = (letter, { brand, publicUrl }) => ({
  subject: `${letter.amount} ${letter.asset} arrived in your ${brand} account`,
  title: "Your deposit has arrived",
  happened: [`We've credited a deposit to your ${brand} account.`, ...repaidText(letter)],
  facts: [
    { name: "Amount", value: `${letter.amount} ${letter.asset}` },
    { name: "Time", value: utc(letter.at) }
  ],
  steps: [{ say: "See it in your wallet:", link: { label: "Open wallet", href: `${publicUrl}/wallet` } }],
  valid: whatCanBeTraded(letter),
  otherwise: { say: `If you weren't expecting a deposit, don't send it anywhere. Contact support first.` }
});
var walletTexts2 = {
  depositCredited,
  depositKept,
  depositReversed,
  withdrawalCode,
  withdrawalRequested,
  withdrawalHeld,
  withdrawalCompleted,
  withdrawalCancelled: withdrawalCancelled2
};

// src/areas/wallet/operator/debts.ts
var readDebts = async ({ database: database2 }) => {
  const { rows } = await database2.pool.query(
    `select email, account.asset, (-balance)::text as owed, (
       select coalesce(json_agg(json_build_object('deposit', incoming.id, 'amount', trim_scale(amount)::text,
         'reversedAt', updated_at, 'passedOnTo', (
           select coalesce(json_agg(json_build_object('email', receiver.email, 'received', trim_scale(received)::text,
             'remaining', trim_scale(remaining)::text) order by received desc), '[]')
           from young_money join trader as receiver on receiver.unique_id = young_money.owner
           where deposit = incoming.id and young_money.owner <> incoming.owner)) order by number), '[]')
       from incoming where incoming.owner = account.owner and incoming.asset = account.asset and status = 'reversed'
     ) as sources
     from account join trader on unique_id = owner where kind = 'owed' and balance < 0 order by email, account.asset`
  );
  return rows.map((row3) => ({ ...row3, owed: plainDecimal(row3.owed) }));
};
var linesOf4 = ({ email: email3, asset: asset5, owed, sources: sources3 }) => [
  `${email3}  owes ${owed} ${asset5}`,
  ...sources3.flatMap(({ deposit: deposit2, amount, reversedAt, passedOnTo }) => [
    `  deposit  ${deposit2} of ${amount} ${asset5}, reversed ${spokenMoment(new Date(reversedAt))}`,
    ...passedOnTo.map(
      ({ email: receiver, received, remaining }) => `  went to  ${receiver}: ${received} ${asset5}, of which ${remaining} were still there`
    )
  ])
];
var list5 = async (desk) => {
  const debts = await readDebts(desk);
  return done(debts.length === 0 ? "Nobody owes anything." : debts.flatMap(linesOf4), { debts });
};
var debtCommands = [
  reading2({
    name: "deposit debts",
    usage: "",
    meaning: "who owes coins of reversed deposits, and where they went",
    takes: [0, 0],
    run: (_, desk) => list5(desk)
  })
];

// src/areas/wallet/operator/deposits.ts
var reasons = {
  minimum: "below the minimum deposit",
  tagMissing: "no destination tag",
  tagUnknown: "a destination tag that belongs to no account",
  addressUnknown: "an address that belongs to no account",
  closed: "deposits of this coin were closed",
  changed: "the network reported different details earlier"
};
var readKept = async ({ database: database2 }) => {
  const { rows } = await database2.pool.query(
    `select ${incomingColumns}, (select email from trader where unique_id = owner) as email from incoming
     where status in ('kept', 'returning') or kept_for = 'changed' order by number`
  );
  return rows.map((row3) => ({ ...toIncoming(row3), email: row3.email }));
};
var linesOf5 = (deposit2) => {
  const { id, status: status2, keptFor, email: email3, asset: asset5, amount, address: address3, destinationTag: destinationTag2, sender, returnTo, createdAt } = deposit2;
  return [
    `${id}  ${status2}  ${spokenMoment(new Date(createdAt))}  ${email3 ?? "no account"}`,
    `  amount   ${amount} ${asset5}`,
    `  to       ${address3}${destinationTag2 === null ? "" : `, destination tag ${destinationTag2}`}`,
    `  from     ${sender ?? "unknown"}`,
    ...keptFor === null ? [] : [`  why      ${reasons[keptFor]}`],
    ...returnTo?.refused === void 0 ? [] : [`  return   custody refused: ${returnTo.refused}`]
  ];
};
var list6 = async (desk) => {
  const kept3 = await readKept(desk);
  return done(kept3.length === 0 ? "No deposits are held." : kept3.flatMap(linesOf5), { deposits: kept3 });
};
var findDeposit = async ({ database: database2 }, id) => (await readIncoming(database2.pool, [id])).get(id);
var noSuchDeposit2 = (id) => refused(`There is no deposit ${id}. See \`deposit list\`.`);
var creditKept = async (given, desk) => {
  const [id = "", email3] = given.words;
  const deposit2 = await findDeposit(desk, id);
  if (!deposit2) return noSuchDeposit2(id);
  const { asset: asset5, amount, owner: owner2 } = deposit2;
  const found = email3 === void 0 ? void 0 : await findTrader(desk.database.db, email3);
  if (found?.wrong !== void 0) return refused(found.wrong);
  const trader2 = found?.value.uniqueId ?? owner2;
  if (trader2 === null) return refused(`Deposit ${id} belongs to no account. Add the trader's email.`);
  const { who: by, why } = given.action;
  return submitCommand(desk, given, {
    command: () => ({ kind: "deposit.credit", id, trader: trader2, asset: asset5, amount, by, why }),
    told: ({ isRepeat: isRepeat2 }, commandId) => done(`Deposit ${id} of ${amount} ${asset5} is credited. We've emailed the trader.`, {
      id: commandId,
      outcome: "done",
      isRepeat: isRepeat2,
      deposit: id
    })
  });
};
var hasChains = async ({ database: database2 }) => (await database2.pool.query("select from chain limit 1")).rowCount === 1;
var creditNew = async (given, desk) => {
  const [email3 = "", coin = "", figure2 = ""] = given.words;
  const [asset5, amount] = [readCoin(coin), readMoney(figure2)];
  if (asset5.wrong !== void 0) return refused(asset5.wrong);
  if (amount.wrong !== void 0) return refused(amount.wrong);
  const found = await findTrader(desk.database.db, email3);
  if (found.wrong !== void 0) return refused(found.wrong);
  if (await hasChains(desk))
    return refused("Custody reports every deposit here. Send test coins with `chain deposit` instead.");
  const { who: by, why } = given.action;
  const trader2 = found.value;
  return submitCommand(desk, given, {
    command: (id) => ({
      kind: "deposit.credit",
      id,
      trader: trader2.uniqueId,
      asset: asset5.value,
      amount: amount.value,
      by,
      why
    }),
    told: ({ isRepeat: isRepeat2 }, id) => done(`Credited ${amount.value} ${asset5.value} to ${trader2.email}, as deposit ${id}.`, {
      id,
      outcome: "done",
      isRepeat: isRepeat2,
      email: trader2.email,
      coin: asset5.value,
      amount: amount.value
    })
  });
};
var creditWords = { name: "deposit credit", usage: "<deposit> [email] | <email> <coin> <amount>" };
var credit = (given, desk) => {
  if (given.words.length === 3) return creditNew(given, desk);
  return given.words[0]?.includes("@") === true ? Promise.resolve(refused(`Usage: ${usageOf(creditWords)}`)) : creditKept(given, desk);
};
var sendBack = async (given, desk) => {
  const [id = "", address3, destinationTag2] = given.words;
  if (!await findDeposit(desk, id)) return noSuchDeposit2(id);
  const { who: by, why } = given.action;
  return submitCommand(desk, given, {
    command: () => ({ kind: "deposit.return", id, address: address3, destinationTag: destinationTag2, by, why }),
    told: ({ deposit: deposit2, isRepeat: isRepeat2 }, commandId) => done(
      isRepeat2 ? `Deposit ${id} is already being returned to ${deposit2.address}.` : `Deposit ${id}: ${deposit2.amount} ${deposit2.asset} is being returned to ${deposit2.address}.`,
      { id: commandId, outcome: "done", isRepeat: isRepeat2, deposit: id, address: deposit2.address }
    )
  });
};
var depositCommands = [
  reading2({
    name: "deposit list",
    usage: "",
    meaning: "deposits that could not be credited, and why",
    takes: [0, 0],
    run: (_, desk) => list6(desk)
  }),
  changing({
    ...creditWords,
    meaning: "credit a held deposit, or one custody doesn't report",
    takes: [1, 3],
    options: ["id"],
    run: credit
  }),
  changing({
    name: "deposit return",
    usage: "<deposit> [address] [tag]",
    meaning: "return a held deposit to its sender",
    takes: [1, 3],
    options: ["id"],
    run: sendBack
  })
];

// src/areas/wallet/operator/withdrawals.ts
var readOpen2 = async ({ database: database2 }) => {
  const { rows } = await database2.pool.query(
    `select ${withdrawalColumns}, (select email from trader where unique_id = owner) as email
     from withdrawal where status in ('Pending', 'Process') order by number`
  );
  return rows.map((row3) => ({ ...toWithdrawal(row3), email: row3.email }));
};
var waits = {
  approval: "automatic approval",
  account: "a check of the account",
  newAddress: "the trader's wait for new addresses",
  review: "a review",
  checks: "stricter checks",
  sending: "being sent",
  confirmations: "confirmations",
  custody: "custody, which isn't responding",
  repayment: "the repayment of a reversed deposit"
};
var waitsFor2 = ({ steps }) => waits[steps.at(-1)?.waitsFor ?? ""] ?? "nothing";
var linesOf6 = (withdrawal) => {
  const { id, status: status2, paymentType, email: email3, asset: asset5, amount, fee, address: address3, destinationTag: destinationTag2, transactionId } = withdrawal;
  const { createdAt, waitsUntil, steps } = withdrawal;
  const held = steps.findLast(({ step }) => step === "held")?.reason;
  return [
    `${id}  ${status2}, ${paymentType}  ${spokenMoment(new Date(createdAt))}  ${email3}`,
    `  amount   ${amount} ${asset5}, fee ${fee}, arrives ${sentAmount(withdrawal)}`,
    `  address  ${address3}${destinationTag2 === null ? "" : `, destination tag ${destinationTag2}`}`,
    `  waits    for ${waitsFor2(withdrawal)}${waitsUntil === null ? "" : `, until ${spokenMoment(new Date(waitsUntil))}`}`,
    ...held === void 0 ? [] : [`  held     ${held}`],
    ...transactionId === null ? [] : [`  sent     ${transactionId}`]
  ];
};
var stopped = "Nothing is approved or sent until money adds up again. `ledger check` shows what is wrong.";
var list7 = async (desk) => {
  const open2 = await readOpen2(desk);
  const isStopped = (await createLedgerResults(desk.database.pool).newest())?.isSound === false;
  const lines2 = open2.length === 0 ? ["No withdrawals are open."] : open2.flatMap(linesOf6);
  return done([...isStopped ? [stopped] : [], ...lines2], { withdrawals: open2, isStopped });
};
var move2 = (given, desk, { command, said: said2, saidBefore }) => {
  const [id = ""] = given.words;
  return submitCommand(desk, given, {
    command: () => command(id, given.action, given.words),
    told: (outcome, commandId) => {
      const { withdrawal, isRepeat: isRepeat2 } = outcome;
      return done(isRepeat2 ? saidBefore(withdrawal) : said2(withdrawal), {
        id: commandId,
        outcome: "done",
        isRepeat: isRepeat2,
        withdrawal
      });
    }
  });
};
var worded = ({ amount, asset: asset5, id }) => `${id}, ${amount} ${asset5}`;
var approve = (given, desk) => move2(given, desk, {
  command: (id, { who: by, why }) => ({ kind: "withdrawal.approve", id, by, why }),
  said: (one) => `${worded(one)}: approved. Send it with \`withdrawal send ${one.id}\`.`,
  saidBefore: (one) => `${worded(one)}: was already approved.`
});
var send2 = (given, desk) => move2(given, desk, {
  command: (id, { who: by, why }) => ({ kind: "withdrawal.release", id, by, why }),
  said: (one) => `${worded(one)}: handed to custody, which will send it once. \`withdrawal list\` shows its transaction.`,
  saidBefore: (one) => `${worded(one)}: was already handed to custody and will be sent only once.`
});
var complete = (given, desk) => move2(given, desk, {
  command: (id, { who: by, why }, [, transactionId]) => ({ kind: "withdrawal.complete", id, by, why, transactionId }),
  said: (one) => `${worded(one)}: completed with transaction ${one.transactionId ?? ""}. We've emailed the trader.`,
  saidBefore: (one) => `${worded(one)}: was already completed.`
});
var cancel = (given, desk) => move2(given, desk, {
  command: (id, { who: by, why }) => ({ kind: "withdrawal.cancel", id, by, why }),
  said: (one) => `${worded(one)}: cancelled, and available again. The trader will see your reason.`,
  saidBefore: (one) => `${worded(one)}: was already cancelled.`
});
var withdrawalCommands = [
  reading2({
    name: "withdrawal list",
    usage: "",
    meaning: "open withdrawals, longest waiting first",
    takes: [0, 0],
    run: (_, desk) => list7(desk)
  }),
  changing({
    name: "withdrawal approve",
    usage: "<withdrawal>",
    meaning: "approve a pending withdrawal",
    takes: [1, 1],
    options: ["id"],
    run: approve
  }),
  changing({
    name: "withdrawal send",
    usage: "<withdrawal>",
    meaning: "have custody send an approved withdrawal, once",
    takes: [1, 1],
    options: ["id"],
    run: send2
  }),
  changing({
    name: "withdrawal complete",
    usage: "<withdrawal> [transaction]",
    meaning: "complete a withdrawal, with its transaction if custody didn't report one",
    takes: [1, 2],
    options: ["id"],
    run: complete
  }),
  changing({
    name: "withdrawal cancel",
    usage: "<withdrawal>",
    meaning: "cancel a withdrawal that hasn't been sent; the trader sees the reason",
    takes: [1, 1],
    options: ["id"],
    run: cancel
  })
];

// src/areas/wallet/addressBook/addressWait.ts
import { eq as eq22 } from "drizzle-orm";

// src/areas/wallet/addressBook/provenChange.ts
var twoFactorOff2 = refuse(403, walletTexts.twoFactorNeeded);
var wrongCode2 = refuse(400, wrongAppCode.message, "tfa");
var inTurn2 = (core2, { trader: { uniqueId }, code: code2 = "" }, work) => together(core2, async (joint) => {
  await joint.traders.lock(uniqueId);
  return work(joint, async () => {
    const now = await joint.traders.byId(uniqueId);
    const step = now && appCodeStep(core2, now, code2);
    return step !== void 0 && joint.traders.takeTotpStep(uniqueId, step);
  });
});
var withCode = async (core2, changing3, work) => {
  const { trader: trader2, place: place2 } = changing3;
  if (!isTwoFactorOn2(trader2)) return twoFactorOff2;
  let answer2 = wrongCode2;
  const refused3 = await tryCode(core2, {
    trader: trader2,
    place: place2,
    subject: trader2.uniqueId,
    purpose: "app",
    isAwaited: true,
    isRight: async () => {
      answer2 = await inTurn2(core2, changing3, work);
      return answer2 !== wrongCode2;
    },
    wrong: wrongCode2
  });
  return refused3 ?? answer2;
};

// src/areas/wallet/addressBook/addressWait.ts
var addressWaitOf = ({ addressWaitSince, addressWaitUntil }, at) => {
  const isOn = addressWaitSince !== null && (addressWaitUntil === null || addressWaitUntil > at);
  return { isOn, endsAt: isOn ? addressWaitUntil?.toISOString() ?? null : null };
};
var isAlready = ({ isOn, endsAt }, wanted) => wanted ? isOn && endsAt === null : !isOn || endsAt !== null;
var setAddressWait = async (core2, changing3, isOn) => {
  const { uniqueId, email: email3 } = changing3.trader;
  const at = core2.clock();
  const before = addressWaitOf(changing3.trader, at);
  if (isAlready(before, isOn)) return before;
  return withCode(core2, changing3, async ({ transaction, audit, mail }, spend) => {
    if (!await spend()) return wrongCode2;
    const stored = isOn ? { addressWaitSince: at, addressWaitUntil: null } : {
      addressWaitSince: changing3.trader.addressWaitSince,
      addressWaitUntil: new Date(at.getTime() + newAddressWaitMs)
    };
    await transaction.update(trader).set(stored).where(eq22(trader.uniqueId, uniqueId));
    await audit.note(isOn ? "address wait turned on" : "address wait turned off", eventOf(changing3, at));
    await mail(email3, { kind: "addressWaitChanged", until: stored.addressWaitUntil ?? void 0, at });
    return addressWaitOf(stored, at);
  });
};

// src/areas/wallet/addressBook/addressBookStore.ts
import { randomUUID } from "node:crypto";
import { and as and18, asc as asc8, eq as eq23, gt as gt8, isNull as isNull10, lt as lt6 } from "drizzle-orm";
var columns4 = {
  id: savedAddress.id,
  asset: savedAddress.asset,
  label: savedAddress.label,
  address: savedAddress.address,
  destinationTag: savedAddress.destinationTag,
  place: savedAddress.place,
  since: savedAddress.since
};
var isOf2 = (owner2, id) => and18(eq23(savedAddress.owner, owner2), eq23(savedAddress.id, id));
var createAddressBookStore = (queries) => {
  const find = (...conditions2) => queries.select(columns4).from(savedAddress).where(and18(...conditions2)).orderBy(asc8(savedAddress.number));
  return {
    /** A trader's entries, of one coin or of all. */
    of: (owner2, asset5) => find(eq23(savedAddress.owner, owner2), isNull10(savedAddress.removedAt), asset5 && eq23(savedAddress.asset, asset5)),
    removedAfter: (owner2, asset5, moment5) => find(eq23(savedAddress.owner, owner2), gt8(savedAddress.removedAt, moment5), eq23(savedAddress.asset, asset5)),
    add: async (owner2, fields) => {
      const entry = { ...fields, id: randomUUID() };
      await queries.insert(savedAddress).values({ ...entry, owner: owner2 });
      return entry;
    },
    change: async (owner2, { id, label, address: address3, destinationTag: destinationTag2, place: place2, since }) => {
      await queries.update(savedAddress).set({ label, address: address3, destinationTag: destinationTag2, place: place2, since }).where(isOf2(owner2, id));
    },
    /** Undefined if it wasn't there. */
    remove: async (owner2, id, at) => {
      const [removed] = await queries.update(savedAddress).set({ removedAt: at }).where(and18(isOf2(owner2, id), isNull10(savedAddress.removedAt))).returning(columns4);
      return removed;
    },
    restore: async (owner2, id) => {
      await queries.update(savedAddress).set({ removedAt: null }).where(isOf2(owner2, id));
    },
    /** Those that were removed before are not kept for longer. */
    forgetRemoved: async (owner2, before) => {
      await queries.delete(savedAddress).where(and18(eq23(savedAddress.owner, owner2), lt6(savedAddress.removedAt, before)));
    }
  };
};

// src/areas/wallet/addressBook/bookEntry.ts
var isRepeat = (entry, { id, label }) => id === void 0 && entry.label === label;
var isAsRemoved = (entry, { id, label, address: address3, destinationTag: destinationTag2 }) => entry.id === id && entry.label === label && entry.address === address3 && entry.destinationTag === destinationTag2;
var needsCode = ({ kind: kind5 }) => kind5 === "add" || kind5 === "change";
var placeAt = (place2, { before, gone, isFull: isFull2 }) => {
  if (before) return { kind: "change", before, place: place2 };
  if (isFull2) return { kind: "full" };
  return gone ? { kind: "restore", entry: gone } : { kind: "add", place: place2 };
};
var placeEntry = (entries, wanted, removed = []) => {
  const { id, asset: asset5, address: address3, destinationTag: destinationTag2 } = wanted;
  const before = entries.find((entry) => entry.id === id);
  const gone = removed.find((entry) => isAsRemoved(entry, wanted));
  if (id !== void 0 && !before && !gone) return { kind: "unknown" };
  const place2 = destinationKey(asset5, { address: address3, destinationTag: destinationTag2 ?? "" });
  const other = entries.find((entry) => entry.place === place2 && entry.id !== id);
  if (!other) return placeAt(place2, { before, gone, isFull: entries.length >= mostSavedAddresses });
  return isRepeat(other, wanted) ? { kind: "repeat", entry: other } : { kind: "saved before", label: other.label };
};

// src/areas/wallet/addressBook/bookChanges.ts
var undoMs = 10 * 6e4;
var noted = { added: "address added", changed: "address changed", removed: "address removed" };
var tell = async (joint, caller, { change: change4, entry, before }, at) => {
  const { asset: asset5, label, address: address3, destinationTag: destinationTag2 } = entry;
  const kind5 = noted[change4 === "restored" ? "added" : change4];
  await joint.audit.note(kind5, { ...eventOf(caller, at), details: { asset: asset5 } });
  await joint.mail(caller.trader.email, {
    kind: "addressBookChanged",
    change: change4,
    asset: asset5,
    label,
    address: address3,
    destinationTag: destinationTag2,
    before: before && { label: before.label, address: before.address, destinationTag: before.destinationTag },
    at
  });
};
var refusalFor = (placing, { asset: asset5 }) => {
  switch (placing.kind) {
    case "unknown":
      return refuse(404, refusalTexts.noSuchAddress, "id");
    case "saved before":
      return refuse(409, addressSavedText(placing.label), "toAddress");
    case "full":
      return refuse(409, addressBookFullText(mostSavedAddresses, asset5), "currency");
  }
};
var carryOut2 = async (store2, owner2, wanted, { placing, at }) => {
  const { id: _, ...fields } = wanted;
  switch (placing.kind) {
    case "add":
      return { change: "added", entry: await store2.add(owner2, { ...fields, place: placing.place, since: at }) };
    case "restore":
      await store2.restore(owner2, placing.entry.id);
      return { change: "restored", entry: placing.entry };
    case "change": {
      const { before, place: place2 } = placing;
      const since = before.place === place2 ? before.since : at;
      const entry = { ...before, ...fields, place: place2, since };
      await store2.change(owner2, entry);
      return { change: "changed", entry, before };
    }
  }
};
var saveEntry = async (core2, changing3, wanted) => {
  const { uniqueId } = changing3.trader;
  const at = core2.clock();
  const placingIn = async (queries) => {
    const store2 = createAddressBookStore(queries);
    const removed = await store2.removedAfter(uniqueId, wanted.asset, new Date(at.getTime() - undoMs));
    return placeEntry(await store2.of(uniqueId, wanted.asset), wanted, removed);
  };
  const save = async (joint, spend) => {
    const placing = await placingIn(joint.transaction);
    switch (placing.kind) {
      case "unknown":
      case "saved before":
      case "full":
        return refusalFor(placing, wanted);
      case "repeat":
        return placing.entry;
      case "add":
      case "change":
      case "restore": {
        if (needsCode(placing) && !await spend()) return wrongCode2;
        const changed2 = await carryOut2(createAddressBookStore(joint.transaction), uniqueId, wanted, { placing, at });
        await tell(joint, changing3, changed2, at);
        return changed2.entry;
      }
    }
  };
  return needsCode(await placingIn(core2.db)) ? withCode(core2, changing3, save) : inTurn2(core2, changing3, save);
};
var removeEntry = async (core2, changing3, id) => {
  const { uniqueId } = changing3.trader;
  const at = core2.clock();
  const known3 = (await createAddressBookStore(core2.db).of(uniqueId)).some((entry) => entry.id === id);
  if (!known3) return void 0;
  const answer2 = await withCode(core2, changing3, async (joint, spend) => {
    if (!await spend()) return wrongCode2;
    const store2 = createAddressBookStore(joint.transaction);
    await store2.forgetRemoved(uniqueId, new Date(at.getTime() - undoMs));
    const entry = await store2.remove(uniqueId, id, at);
    if (entry) await tell(joint, changing3, { change: "removed", entry }, at);
    return { isGone: true };
  });
  return isRefused(answer2) ? answer2 : void 0;
};

// src/areas/wallet/addressBook/addressBookHandlers.ts
var notListed = refuse(404, refusalTexts.notListed, "currency");
var toItem = ({ id, asset: asset5, label, address: address3, destinationTag: destinationTag2, since }) => ({
  id,
  currency: asset5,
  label,
  address: address3,
  destinationTag: destinationTag2,
  since: since.toISOString()
});
var addressBookTraderHandlers = (core2) => {
  const callerOf = async ({ uniqueId }, request) => {
    const trader2 = await core2.stores.traders.byId(uniqueId);
    return trader2 ? { trader: trader2, place: placeOf(request) } : refusals.loggedOut;
  };
  return {
    withdrawalAddresses: async ({ trader: { uniqueId }, parameters: { currency: currency2 } }) => {
      const asset5 = readAssetSymbol(currency2 ?? "");
      if (currency2 !== void 0 && !asset5) return notListed;
      const [entries, trader2] = await Promise.all([
        createAddressBookStore(core2.db).of(uniqueId, asset5),
        core2.stores.traders.byId(uniqueId)
      ]);
      return {
        data: entries.map(toItem),
        ...trader2 && { newAddressWait: addressWaitOf(trader2, core2.clock()) }
      };
    },
    saveWithdrawalAddress: async ({ trader: trader2, body, request }) => {
      const asset5 = readAssetSymbol(body.currency);
      if (!asset5) return notListed;
      const caller = await callerOf(trader2, request);
      if (isRefused(caller)) return caller;
      const saved = await saveEntry(
        core2,
        { ...caller, code: body.tfa },
        {
          id: body.id,
          asset: asset5,
          label: body.label.trim(),
          address: body.toAddress,
          destinationTag: needsDestinationTag(asset5) ? body.destinationTag ?? null : null
        }
      );
      if (isRefused(saved)) return saved;
      return { statusCode: 200, message: successTexts.wallet.addressSaved, data: toItem(saved) };
    },
    removeWithdrawalAddress: async ({ trader: trader2, body: { id, tfa }, request }) => {
      const caller = await callerOf(trader2, request);
      if (isRefused(caller)) return caller;
      const refused3 = await removeEntry(core2, { ...caller, code: tfa }, id);
      return refused3 ?? { statusCode: 200, message: successTexts.wallet.addressRemoved };
    },
    setNewAddressWait: async ({ trader: trader2, body: { wait: wait3, tfa }, request }) => {
      const caller = await callerOf(trader2, request);
      if (isRefused(caller)) return caller;
      const set2 = await setAddressWait(core2, { ...caller, code: tfa }, wait3 === "on");
      return isRefused(set2) ? set2 : { statusCode: 200, message: successTexts.wallet.addressWaitSet, data: set2 };
    }
  };
};

// src/areas/wallet/addressHandlers.ts
var addressTraderHandlers = ({ addresses, status: status2, isSimulated }) => ({
  depositAddress: async ({ trader: trader2, body: { tokenSymbol } }) => {
    const asset5 = readAssetSymbol(tokenSymbol);
    if (!asset5) return refuse(404, refusalTexts.notListed, "tokenSymbol");
    if (await status2.isWindingDown()) return refuse(409, windDownTexts.deposits, "tokenSymbol");
    const currency2 = (await status2.currencies()).find(({ symbol }) => symbol === asset5);
    if (currency2?.isDepositOpen !== true) return refuse(409, depositsPausedText(asset5), "tokenSymbol");
    const place2 = await addresses.of(trader2.uniqueId, asset5);
    if (!place2) return { status: 400, message: { error: refusalTexts.noAddress } };
    const { address: address3, destinationTag: destinationTag2 = null } = place2;
    return { status: 200, message: { name: asset5, address: address3, destinationTag: destinationTag2, ...isSimulated && { isSimulated } } };
  }
});

// src/areas/wallet/shared/depositAddresses.ts
var ownerKey = ({ asset: asset5, address: address3, destinationTag: destinationTag2 = "" }) => JSON.stringify([asset5, address3, destinationTag2]);
var readKnownOwners = async (client, places2) => {
  const { rows } = await client.query({
    name: "wallet-address-owners",
    text: `select asset, address, destination_tag as tag, owner from deposit_address
           where (asset, address, destination_tag) in (select * from unnest($1::text[], $2::text[], $3::text[]))`,
    values: [
      textColumn(places2, ({ asset: asset5 }) => asset5),
      textColumn(places2, ({ address: address3 }) => address3),
      textColumn(places2, ({ destinationTag: destinationTag2 }) => destinationTag2 ?? "")
    ]
  });
  return new Map(rows.map(({ tag, owner: owner2, ...place2 }) => [ownerKey({ ...place2, destinationTag: tag }), owner2]));
};
var createAddressStore = ({ db, custody: custody2, now }) => {
  const known3 = async (owner2) => {
    const { rows } = await db.query(
      "select asset, address, destination_tag as tag from deposit_address where owner = $1",
      [owner2]
    );
    return new Map(
      rows.flatMap(({ asset: asset5, address: address3, tag }) => {
        const symbol = readAssetSymbol(asset5);
        return symbol ? [[symbol, { address: address3, ...tag !== "" && { destinationTag: tag } }]] : [];
      })
    );
  };
  return {
    known: known3,
    /** Undefined if the coin has no addresses. */
    of: async (owner2, asset5) => {
      const before = (await known3(owner2)).get(asset5);
      if (before) return before;
      const fresh = await custody2.addressFor(asset5, owner2);
      if (!fresh) return void 0;
      await db.query(
        `insert into deposit_address (owner, asset, address, destination_tag, created_at) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [owner2, asset5, fresh.address, fresh.destinationTag ?? "", new Date(now())]
      );
      const kept3 = (await known3(owner2)).get(asset5);
      if (!kept3) throw new Error(`The ${asset5} address ${fresh.address} already belongs to another trader.`);
      return kept3;
    }
  };
};

// src/ledger/youngMoney.ts
var claimOf = ({ deposit: deposit2, shares }, owner2) => {
  const received = shares.get(owner2)?.received ?? 0n;
  const { asset: asset5, confirmations } = deposit2;
  return received === 0n ? [] : [{ asset: asset5, amount: received, confirmations, isPassedOn: deposit2.owner !== owner2 }];
};
var changesOf = (movements2, asset5) => {
  const changes2 = /* @__PURE__ */ new Map();
  for (const [account2, amount] of movements2)
    if (account2.asset === asset5 && account2.owner !== null && account2.kind !== owedKind)
      changes2.set(account2.owner, (changes2.get(account2.owner) ?? 0n) + amount);
  return changes2;
};
var leavingKind = "pending withdrawal";
var leavingFrom = (movements2, coin) => new Set(
  movements2.flatMap(
    ([{ kind: kind5, asset: asset5, owner: owner2 }, amount]) => kind5 === leavingKind && asset5 === coin && amount < 0n ? [owner2] : []
  )
);
var createYoungMoney = (balances, deposits, shares) => {
  const followed2 = new Map(
    deposits.map((deposit2) => [deposit2.id, { deposit: deposit2, shares: /* @__PURE__ */ new Map() }])
  );
  for (const share of shares) followed2.get(share.deposit)?.shares.set(share.owner, share);
  let changed2 = /* @__PURE__ */ new Set();
  const ofCoin = (asset5) => [...followed2.values()].filter(({ deposit: deposit2 }) => deposit2.asset === asset5);
  const spendable = (owner2, asset5, isLeaving) => traderKinds.filter((kind5) => isLeaving || kind5 !== leavingKind).reduce((sum2, kind5) => sum2 + balances.read({ owner: owner2, kind: kind5, asset: asset5 }), 0n);
  const take4 = (young, { owner: owner2, asset: asset5, paid, isLeaving }) => {
    const held = young.flatMap((one) => one.shares.get(owner2) ?? []).reduce((sum2, { remaining }) => sum2 + remaining, 0n);
    if (held === 0n) return [];
    let due2 = smaller2(held, held + paid - spendable(owner2, asset5, isLeaving));
    return young.flatMap((one) => {
      const share = one.shares.get(owner2);
      if (!share || share.remaining === 0n || due2 <= 0n) return [];
      const units = smaller2(share.remaining, due2);
      share.remaining -= units;
      due2 -= units;
      changed2.add(share);
      return { followed: one, units };
    });
  };
  const give = ({ deposit: deposit2, shares: others2 }, owner2, units) => {
    const share = others2.get(owner2) ?? { deposit: deposit2.id, owner: owner2, received: 0n, remaining: 0n };
    share.remaining += units;
    if (owner2 !== deposit2.owner) share.received = smaller2(deposit2.amount, share.received + units);
    others2.set(owner2, share);
    changed2.add(share);
  };
  const passOnCoin = (asset5, movements2) => {
    const young = ofCoin(asset5);
    if (young.length === 0) return;
    const changes2 = [...changesOf(movements2, asset5)];
    const leaving = leavingFrom(movements2, asset5);
    const parts = changes2.flatMap(
      ([owner2, change4]) => change4 < 0n ? take4(young, { owner: owner2, asset: asset5, paid: -change4, isLeaving: leaving.has(owner2) }) : []
    );
    for (const [owner2, change4] of changes2) {
      let room = change4;
      for (const part of parts) {
        if (room <= 0n) break;
        const units = smaller2(room, part.units);
        if (units === 0n) continue;
        give(part.followed, owner2, units);
        part.units -= units;
        room -= units;
      }
    }
  };
  const begin5 = (deposit2, there) => {
    const share = { deposit: deposit2.id, owner: deposit2.owner, received: deposit2.amount, remaining: there };
    followed2.set(deposit2.id, { deposit: deposit2, shares: /* @__PURE__ */ new Map([[deposit2.owner, share]]) });
    changed2.add(share);
  };
  return {
    begin: begin5,
    /** Call it before the balances change. */
    passOn: (movements2) => {
      if (followed2.size === 0) return;
      for (const asset5 of new Set(movements2.map(([account2]) => account2.asset))) passOnCoin(asset5, movements2);
    },
    /** Its confirmations have changed: a reorganisation can even take back the last one. */
    follow: (deposit2) => {
      const known3 = followed2.get(deposit2.id);
      if (known3) known3.deposit = deposit2;
      else begin5(deposit2, deposit2.amount);
    },
    /** Confirmed or reversed. The shares of a reversed one are kept, so that operators see where the money went. */
    end: (id, as) => {
      if (as === "confirmed") for (const share of followed2.get(id)?.shares.values() ?? []) changed2.delete(share);
      followed2.delete(id);
    },
    claimsOn: (owner2) => [...followed2.values()].flatMap((one) => claimOf(one, owner2)),
    /** Shares that have changed since the last call. */
    takeChanged: () => {
      const taken = [...changed2];
      changed2 = /* @__PURE__ */ new Set();
      return taken;
    }
  };
};

// src/exchange/writing/youngRows.ts
var putYoung = putRows({
  name: "exchange-put-young",
  table: "young_money",
  key: "deposit, owner",
  columns: {
    deposit: text5(({ deposit: deposit2 }) => deposit2),
    owner: text5(({ owner: owner2 }) => owner2),
    received: changing2(numeric2(({ received }) => fromUnits(received))),
    remaining: changing2(numeric2(({ remaining }) => fromUnits(remaining)))
  }
});
var forgetYoung = (deposits) => ({
  name: "exchange-forget-young",
  text: "delete from young_money where deposit = any ($1)",
  values: [deposits]
});
var isYoung = `status = 'credited' and confirmations < ${depositConfirmations.toWithdraw}`;
var readDeposits = async (client) => {
  const { rows } = await client.query(
    `select id, owner, asset, amount, confirmations from incoming where ${isYoung} order by number`
  );
  return rows.map((row3) => ({ ...row3, amount: toUnits(plainDecimal(row3.amount)) }));
};
var readShares = async (client) => {
  const { rows } = await client.query(
    `select deposit, young_money.owner, received, remaining
     from young_money join incoming on incoming.id = deposit where ${isYoung}`
  );
  return rows.map(({ deposit: deposit2, owner: owner2, received, remaining }) => ({
    deposit: deposit2,
    owner: owner2,
    received: toUnits(plainDecimal(received)),
    remaining: toUnits(plainDecimal(remaining))
  }));
};
var readYoungClaims = async (client, owner2) => {
  const { rows } = await client.query({
    name: "exchange-young-claims",
    text: `select asset, received as amount, confirmations, incoming.owner <> $1 as "isPassedOn"
           from young_money join incoming on id = deposit where young_money.owner = $1 and ${isYoung} order by number`,
    values: [owner2]
  });
  return rows.map((row3) => ({ ...row3, amount: toUnits(plainDecimal(row3.amount)) }));
};
var readYoungMoney = async (client, balances) => createYoungMoney(balances, await readDeposits(client), await readShares(client));

// src/areas/wallet/shared/holdings.ts
var networkFeeLegs = ({ asset: asset5, amount }) => {
  const units = toUnits(amount);
  return units === 0n ? [] : [{ asset: asset5, amount: units, from: { house: "fees" }, to: { house: "custody" } }];
};
var byKind = (rows) => {
  const held = new Map(
    rows.flatMap(({ kind: kind5, asset: asset5, balance }) => {
      const symbol = readAssetSymbol(asset5);
      return symbol ? [[`${kind5} ${symbol}`, toUnits(plainDecimal(balance))]] : [];
    })
  );
  return (kind5, asset5) => held.get(`${kind5} ${asset5}`) ?? 0n;
};
var ofAccounts = "select kind, asset, balance from account where owner = $1";
var readHoldings2 = async (client, owner2) => {
  const { rows } = await client.query(ofAccounts, [owner2]);
  const held = byKind(rows);
  return ({ kind: kind5, asset: asset5 }) => held(kind5, asset5);
};
var unconfirmedKind = "unconfirmed deposits";
var readFunds = async (client, owner2) => {
  const { rows } = await client.query(
    `${ofAccounts} union all
     select $2, asset, sum(received) from young_money join incoming on id = deposit
     where young_money.owner = $1 and ${isYoung} group by asset`,
    [owner2, unconfirmedKind]
  );
  const held = byKind(rows);
  return { held, unconfirmed: (asset5) => held(unconfirmedKind, asset5) };
};

// src/areas/wallet/withdrawals/withdrawalChecks.ts
var refusal = (code2, message, field) => ({
  code: code2,
  message,
  field
});
var gateObjection = (facts, at) => {
  if (facts.isFrozen) return frozen.refused;
  const message = obstacleOf(facts, at);
  return message === void 0 ? void 0 : refusal("not allowed", message);
};
var longestFigure2 = 40;
var isFigure = (amount) => amount.length <= longestFigure2 && /^\d+(\.\d+)?$/.test(amount) && isAbove(amount, "0");
var figureObjection = ({ asset: asset5, amount }, { isOpen: isOpen3, minimum, configuredFee }) => {
  if (!isOpen3) return refusal("closed", withdrawalsPausedText(asset5), "asset");
  if (!isFigure(amount)) return refusal("figure", fieldTexts.amount, "amount");
  const { withdrawalDecimals } = assetOf(asset5);
  if (!hasAtMostDecimals(amount, withdrawalDecimals))
    return refusal("figure", decimalsText(withdrawalDecimals), "amount");
  if (isBelow(amount, minimum)) return refusal("figure", minimumText(minimum, asset5), "amount");
  const fee = withdrawalFee(amount, { asset: asset5, configuredFee });
  return isAbove(amount, fee) ? void 0 : refusal("figure", feeTakesAllText(fee, asset5), "amount");
};
var balanceObjection = ({ trader: trader2, asset: asset5, amount }, { read: read4 }) => toUnits(amount) > read4({ owner: trader2, kind: "available", asset: asset5 }) ? insufficient.refused : void 0;
var owedObjection = ({ trader: trader2 }, { read: read4 }) => {
  const asset5 = assetSymbols.find((symbol) => read4({ owner: trader2, kind: owedKind, asset: symbol }) < 0n);
  if (asset5 === void 0) return void 0;
  const missing2 = fromUnits(-read4({ owner: trader2, kind: owedKind, asset: asset5 }));
  return refusal("not allowed", owedText(missing2, asset5));
};
var usedToday = (trader2, { at, facts }) => sum([at, at + dayMs].map((moment5) => facts.used.get(dayKey(trader2, moment5)) ?? "0"));
var limitObjection = ({ trader: trader2, asset: asset5, amount }, ground) => {
  const worth = ground.worth.atLeast(asset5, amount);
  if (worth === void 0) return refusal("closed", noPriceText(asset5), "asset");
  const left = subtract(dailyWithdrawalLimit, usedToday(trader2, ground));
  if (!isAbove(left, "0")) return refusal("limit", withdrawalLimitReachedText(dailyWithdrawalLimit), "amount");
  return isAbove(worth, left) ? refusal("limit", limitLeavesText(roundDown(left, 8)), "amount") : void 0;
};
var stayingKinds = ["available", "in orders", "staked"];
var staysBehind = ({ trader: trader2, asset: asset5, amount }, { read: read4 }, symbol) => {
  const held = stayingKinds.reduce((total, kind5) => total + read4({ owner: trader2, kind: kind5, asset: symbol }), 0n);
  return symbol === asset5 ? held - toUnits(amount) : held;
};
var isCovered = (asked, ground) => {
  const margins = assetSymbols.map((symbol) => {
    const held = ground.young.reduce((total, { asset: asset5, amount }) => asset5 === symbol ? total + amount : total, 0n);
    const left = staysBehind(asked, ground, symbol) - held;
    return left < 0n ? subtract("0", ground.worth.atLeast(symbol, fromUnits(-left)) ?? "0") : ground.worth.atMost(symbol, fromUnits(left));
  });
  return !isBelow(sum(margins), "0");
};
var youngObjection = (asked, ground) => {
  const [first] = ground.young;
  if (!first || isCovered(asked, ground)) return void 0;
  const worths = ground.young.map(({ asset: asset6, amount: amount2 }) => ground.worth.atLeast(asset6, fromUnits(amount2)));
  const held = worths.reduce((total, worth) => add(total, worth ?? "0"), "0");
  const { asset: asset5, amount, confirmations, isPassedOn } = first;
  const told2 = { asset: asset5, amount: fromUnits(amount), confirmations, needed: depositConfirmations.toWithdraw };
  const textOf5 = isPassedOn ? passedOnText : heldBackText;
  return refusal("not allowed", textOf5({ ...told2, worth: roundUp(held, 2) }), "amount");
};
var amountObjection = (asked, ground) => {
  const { trader: trader2, asset: asset5 } = asked;
  const [traderFacts, currency2] = [ground.facts.traders.get(trader2), ground.facts.currencies.get(asset5)];
  if (!traderFacts || !currency2) return noSuchTrader.refused;
  if (ground.isFrozen === true) return frozen.refused;
  return gateObjection(traderFacts, ground.at) ?? owedObjection(asked, ground) ?? figureObjection(asked, currency2) ?? balanceObjection(asked, ground) ?? limitObjection(asked, ground) ?? youngObjection(asked, ground);
};
var tagObjection = (asset5, tag) => {
  const message = destinationTag(asset5)(tag);
  return message === void 0 ? void 0 : refusal("figure", message, "destinationTag");
};
var destinationObjection = (asset5, { address: address3, destinationTag: destinationTag2 = "" }) => {
  const message = assetAddress(asset5)(address3);
  return message === void 0 ? tagObjection(asset5, destinationTag2) : refusal("figure", message, "address");
};

// src/areas/wallet/fundHandlers.ts
var documentWords = {
  NotSubmitted: "Pending",
  Submitted: "Submitted",
  Approved: "Approved",
  Rejected: "Rejected"
};
var startOf2 = ({ startsAt }, at) => startsAt === void 0 || startsAt <= at ? null : new Date(startsAt).toISOString();
var fundTraderHandlers = ({ queries, addresses, now }) => ({
  wallet: async ({ trader: { uniqueId } }) => {
    const at = now();
    const [facts, { held, unconfirmed: unconfirmed2 }, places2] = await Promise.all([
      readWithdrawalFacts(queries, [uniqueId], at),
      readFunds(queries, uniqueId),
      addresses.known(uniqueId)
    ]);
    const trader2 = facts.traders.get(uniqueId);
    const shared = {
      totalWithdrew: usedToday(uniqueId, { at, facts }),
      maxUserWithdrawal: dailyWithdrawalLimit,
      withdrawalStartIn: trader2 ? startOf2(trader2, at) : null,
      tfaStatus: trader2?.isTwoFactorOn === true ? 1 : 0,
      documentStatus: documentWords[readKycStatus(trader2?.kycStatus)]
    };
    return {
      data: assets.map(({ symbol, fullName }) => ({
        symbol,
        name: fullName,
        balance: fromUnits(held("available", symbol)),
        inTrade: fromUnits(held("in orders", symbol)),
        allowWithdrawal: facts.currencies.get(symbol)?.isOpen === true,
        ...shared,
        currencyAddress: places2.get(symbol)?.address ?? null,
        destinationTag: places2.get(symbol)?.destinationTag ?? null,
        inWithdrawals: fromUnits(held("pending withdrawal", symbol)),
        staked: fromUnits(held("staked", symbol)),
        inSwaps: fromUnits(held("swap hold", symbol)),
        unconfirmed: fromUnits(unconfirmed2(symbol)),
        owed: fromUnits(-held(owedKind, symbol))
      }))
    };
  }
});

// src/marketData/usdPrices.ts
var sources2 = [
  ["BTC", "BTC-USDT"],
  ["ETH", "ETH-USDT"],
  ["XRP", "XRP-USDT"],
  ["XDC", "XDC-USDT"],
  // Swapped one to one with XDC.
  ["XDCE", "XDC-USDT"]
];
var usdPricesFrom = (lastPrice) => ({
  USDT: "1",
  USDC: "1",
  ...Object.fromEntries(
    sources2.flatMap(([asset5, pair2]) => {
      const price = lastPrice(pair2);
      return price === void 0 ? [] : [[asset5, price]];
    })
  )
});

// src/areas/wallet/shared/worth.ts
var decimal = /^\d{1,15}(\.\d{1,18})?$/;
var xdcPricesOf = (config) => {
  const given = isRecord(config["xdcPrices"]) ? config["xdcPrices"] : {};
  const entries = Object.entries(given).map(([coin, price]) => {
    const [asset5, figure2] = [readAssetSymbol(coin), readWire(price)];
    if (asset5 && figure2 !== void 0 && decimal.test(figure2)) return [asset5, figure2];
    throw new SettingsError(`xdcPrices: ${coin} must be a coin, with its price in XDC as a figure in quotes.`);
  });
  return Object.fromEntries(entries);
};
var worthDecimals = 8;
var positive2 = (figure2) => figure2 === void 0 || figure2 === "0" ? void 0 : figure2;
var rateOf = (asset5, priceOf, set2) => {
  if (asset5 === "XDC" || asset5 === "XDCE") return { xdc: "1", units: "1" };
  const pair2 = readPairName(`XDC-${asset5}`);
  const direct = pair2 && positive2(priceOf(pair2));
  if (direct !== void 0) return { xdc: "1", units: direct };
  const usd = usdPricesFrom(priceOf);
  const [coin, xdc2] = [positive2(usd[asset5]), positive2(usd.XDC)];
  if (coin !== void 0 && xdc2 !== void 0) return { xdc: coin, units: xdc2 };
  const price = positive2(set2[asset5]);
  return price === void 0 ? void 0 : { xdc: price, units: "1" };
};
var chosenPrices = ({ lastPrice, referencePrice }, ofXdc, ofCoins) => (pair2) => {
  const [last2, reference] = [positive2(lastPrice(pair2)), positive2(referencePrice(pair2))];
  if (last2 === void 0 || reference === void 0) return last2 ?? reference;
  return (pair2.startsWith("XDC-") ? ofXdc : ofCoins)(last2, reference);
};
var createWorth = (prices, set2) => {
  const highest = chosenPrices(prices, smaller, larger);
  const lowest = chosenPrices(prices, larger, smaller);
  return {
    atLeast: (asset5, amount) => {
      const rate = rateOf(asset5, highest, set2);
      return rate && divideUp(multiply(amount, rate.xdc), rate.units, worthDecimals);
    },
    atMost: (asset5, amount) => {
      const rate = rateOf(asset5, lowest, set2);
      return rate ? divideDown(multiply(amount, rate.xdc), rate.units, worthDecimals) : "0";
    }
  };
};

// src/areas/wallet/withdrawals/withdrawalCode.ts
var codePurpose = "withdrawal";
var codeScope = (asset5, amount, to) => {
  const figures3 = `${asset5} ${amount}`;
  if (to === void 0) return figures3;
  const { address: address3, destinationTag: destinationTag2 = "" } = to;
  return `${figures3} ${destinationKey(asset5, { address: address3, destinationTag: destinationTag2 })}`;
};

// src/areas/wallet/withdrawals/withdrawalCodes.ts
var hourMs2 = 60 * 6e4;
var codesAnHour = 10;
var wait2 = (text7, ms) => ({
  ...refuse(429, text7),
  retryAfterSeconds: Math.ceil(ms / 1e3)
});
var emailWithdrawalCode = (core2, wanted) => {
  const { trader: trader2, asset: asset5, amount, fee, to } = wanted;
  const { uniqueId, email: email3 } = trader2;
  const key = { uniqueId, purpose: codePurpose, scope: codeScope(asset5, amount, to) };
  return together(core2, async ({ traders, codes: codes4, audit, mail }) => {
    await traders.lock(uniqueId);
    const at = core2.clock();
    const heldMs = ((await codes4.expiresAt(key))?.getTime() ?? 0) - at.getTime();
    if (heldMs > 0) return wait2(codeTooSoonText(Math.ceil(heldMs / 1e3)), heldMs);
    const tenth = (await audit.newest(uniqueId, "withdrawal code mailed", codesAnHour))[codesAnHour - 1];
    const fullMs = tenth === void 0 ? 0 : tenth.getTime() + hourMs2 - at.getTime();
    if (fullMs > 0) return wait2(tooManyCodesText(Math.ceil(fullMs / 6e4)), fullMs);
    const code2 = core2.random.mailCode();
    await codes4.keep(key, code2, at);
    await audit.note("withdrawal code mailed", { ...eventOf(wanted, at), details: { asset: asset5 } });
    await mail(email3, { kind: "withdrawalCode", code: code2, asset: asset5, amount, fee, to });
    return void 0;
  });
};

// src/areas/wallet/withdrawals/withdrawalHandlers.ts
var toRefused5 = refusing({
  asset: "currency",
  amount: "amount",
  address: "toAddress",
  destinationTag: "destinationTag",
  withdrawal: "transactionId",
  otp: "otp",
  tfa: "tfa"
});
var notListed2 = refuse(404, refusalTexts.notListed, "currency");
var plain3 = (amount) => readWire(amount) ?? amount;
var tagOf2 = (asset5, tag) => asset5 === "XRP" ? tag : void 0;
var destinationOf = (asset5, { toAddress, destinationTag: destinationTag2 }) => toAddress === void 0 ? void 0 : { address: toAddress, destinationTag: tagOf2(asset5, destinationTag2) };
var withdrawalTraderHandlers = (options) => {
  const { queries, exchange, accounts: accounts3, prices, xdcPrices } = options;
  const { stores, clock } = accounts3;
  const groundFor = async ({ uniqueId }) => {
    const at = clock().getTime();
    const [facts, read4, young] = await Promise.all([
      readWithdrawalFacts(queries, [uniqueId], at),
      readHoldings2(queries, uniqueId),
      readYoungClaims(queries, uniqueId)
    ]);
    return { at, facts, read: read4, young, worth: createWorth(prices, xdcPrices) };
  };
  return {
    generateWithdrawalOtp: async ({ trader: trader2, body, request }) => {
      const [asset5, row3] = [readAssetSymbol(body.currency), await stores.traders.byId(trader2.uniqueId)];
      if (!asset5 || !row3) return notListed2;
      const amount = plain3(body.amount);
      const to = destinationOf(asset5, body);
      const ground = await groundFor(trader2);
      const objection = amountObjection({ trader: trader2.uniqueId, asset: asset5, amount }, ground) ?? (to && destinationObjection(asset5, to));
      if (objection) return toRefused5(objection);
      const configuredFee = ground.facts.currencies.get(asset5)?.configuredFee ?? "0";
      const fee = withdrawalFee(amount, { asset: asset5, configuredFee });
      const wanted = { trader: row3, place: placeOf(request), asset: asset5, amount, fee, to };
      const refused3 = await emailWithdrawalCode(accounts3, wanted);
      return refused3 ?? { statusCode: 200, message: successTexts.wallet.codeSent };
    },
    requestWithdrawal: async ({ trader: { uniqueId }, body }) => {
      const [asset5, row3] = [readAssetSymbol(body.currency), await stores.traders.byId(uniqueId)];
      if (!asset5 || !row3) return notListed2;
      const amount = plain3(body.amount);
      const to = { address: body.toAddress, destinationTag: tagOf2(asset5, body.destinationTag) };
      const digestFor = (scope) => stores.codes.digestOf({ uniqueId, purpose: codePurpose, scope }, body.otp).toString("hex");
      const { done: done2, refused: refused3 } = await exchange.submit({
        kind: "withdrawal.request",
        trader: uniqueId,
        clientId: body.client_withdrawal_id,
        asset: asset5,
        amount,
        ...to,
        codeDigests: { named: digestFor(codeScope(asset5, amount, to)), unnamed: digestFor(codeScope(asset5, amount)) },
        totpStep: appCodeStep(accounts3, row3, body.tfa)
      });
      if (refused3) return toRefused5(refused3);
      if (done2.wrong) return toRefused5(done2.wrong);
      const { withdrawal, isRepeat: isRepeat2 } = done2;
      const message = isRepeat2 ? successTexts.wallet.requestedBefore : successTexts.wallet.requested;
      return { statusCode: 200, message, data: toWithdrawalItem(withdrawal) };
    },
    cancelWithdrawal: async ({ trader: { uniqueId }, body: { transactionId } }) => {
      const id = String(transactionId);
      const { done: done2, refused: refused3 } = await exchange.submit({
        kind: "withdrawal.takeBack",
        id,
        trader: uniqueId
      });
      if (refused3) return toRefused5(refused3);
      const { withdrawal } = done2;
      const { amount, asset: asset5 } = withdrawal;
      return { statusCode: 200, message: withdrawalCancelled(amount, asset5), data: toWithdrawalItem(withdrawal) };
    }
  };
};

// src/areas/wallet/wallet.ts
var walletTraderHandlers = (options) => {
  const { queries, custody: custody2, now, status: status2 } = options;
  const addresses = createAddressStore({ db: queries, custody: custody2, now });
  return {
    ...fundTraderHandlers({ queries, addresses, now }),
    ...addressTraderHandlers({ addresses, status: status2, isSimulated: custody2.isSimulated }),
    ...withdrawalTraderHandlers(options),
    ...addressBookTraderHandlers(options.accounts)
  };
};

// src/areas/wallet/walletFeed.ts
var tell2 = (live2, { kind: kind5, payload }) => {
  if (kind5 === "deposit.changed") {
    const { owner: owner2, id } = payload.deposit;
    if (owner2 !== null)
      live2.tellTrader(owner2, "deposit-update", { ...toDepositItem(payload.deposit), userId: owner2, depositId: id });
  }
  if (kind5 === "withdrawal.changed") {
    const { trader: trader2, id } = payload.withdrawal;
    live2.tellTrader(trader2, "withdrawal-update", {
      ...toWithdrawalItem(payload.withdrawal),
      userId: trader2,
      transactionId: id
    });
  }
};
var followWallet = ({ exchange, live: live2 }) => exchange.onCommitted(({ events }) => {
  for (const event of events) tell2(live2, event);
});

// src/areas/wallet/withdrawals/withdrawalFormChecks.ts
var textOf4 = (fields, name2) => {
  const value = fields[name2];
  return typeof value === "string" ? value : void 0;
};
var amountFault3 = (fields) => {
  const amount = textOf4(fields, "amount");
  return amount === void 0 || /^\d{1,60}(\.\d+)?$/.test(amount) ? void 0 : refuse(400, fieldTexts.amount, "amount");
};
var tagFault2 = (fields) => {
  const tag = textOf4(fields, "destinationTag");
  const message = tag !== void 0 && fields["currency"] === "XRP" ? destinationTag("XRP")(tag) : void 0;
  return message === void 0 ? void 0 : refuse(400, message, "destinationTag");
};
var codesFault = (fields) => {
  const [otp, tfa] = [textOf4(fields, "otp"), textOf4(fields, "tfa")];
  if (otp !== void 0 && otp.length < 5) return refuse(400, wrongMailCode.message, "otp");
  return tfa === void 0 || /^\d{6}$/.test(tfa) ? void 0 : refuse(400, wrongAppCode.message, "tfa");
};
var withdrawalFormChecks = {
  generateWithdrawalOtp: async (...sent) => await amountFault3(...sent) ?? await tagFault2(...sent),
  requestWithdrawal: async (...sent) => await amountFault3(...sent) ?? await tagFault2(...sent) ?? await codesFault(...sent)
};

// src/exchange/kinds/posting.ts
var postingKey = (id) => `posting ${id}`;
var readPostingKnown = async (client, asked) => {
  const [postings, traders] = await Promise.all([
    readPostings(
      client,
      asked.map(({ id }) => id)
    ),
    readTraders(
      client,
      asked.flatMap((one) => one.traders)
    )
  ]);
  return { postings, traders };
};
var isSame4 = (before, kind5, { legs, reason, by }) => before.kind === kind5 && before.reason === (reason ?? null) && before.by === (by ?? null) && areSameLegs(before.legs, legs.map(writtenLeg));
var postedBefore = (kind5, posting, { postings, traders }) => {
  const before = postings.get(posting.id);
  if (before) return isSame4(before, kind5, posting) ? { isRepeat: true } : idUsed;
  return tradersOf(posting.legs).every((trader2) => traders.has(trader2)) ? void 0 : noSuchTrader;
};
var areMovable = (legs) => !legs.some(isToItself);
var decidePosting = (kind5, { id, legs: given, reason, by }, known3) => {
  const legs = readLegs(given);
  if (legs === void 0) return wrongAmount;
  if (legs.length === 0 || !areMovable(legs)) return wrongLegs;
  const posting = { id, legs, reason, by };
  const before = postedBefore(kind5, posting, known3);
  if (before === void 0) return { done: { isRepeat: false }, postings: [posting] };
  return "isRepeat" in before ? { done: before } : before;
};
var lookUpPostings = (client, commands) => readPostingKnown(
  client,
  commands.map(({ id, legs }) => ({ id, traders: tradersOf(legs) }))
);
var postFunds = defineKind({
  kind: "funds.post",
  keysOf: ({ id }) => [postingKey(id)],
  lookUp: lookUpPostings,
  decide: (_view, command, known3) => decidePosting("funds.post", command, known3)
});

// src/areas/wallet/deposits/depositEvents.ts
var depositChanged = (deposit2) => {
  const last2 = deposit2.steps.at(-1);
  return deposit2.owner === null || last2 === void 0 ? [] : [{ kind: "deposit.changed", payload: { deposit: deposit2, step: last2.step } }];
};

// src/areas/wallet/deposits/creditDeposit.ts
var addDeposits = putRows({
  name: "wallet-add-deposits",
  table: "deposit",
  columns: {
    id: text5(({ id }) => id),
    owner: text5(({ trader: trader2 }) => trader2),
    asset: text5(({ asset: asset5 }) => asset5),
    amount: numeric2(({ amount }) => fromUnits(amount)),
    group_number: groupNumber,
    at: groupMoment
  }
});
var depositId = (id, credits) => credits < 2 ? id : `${id}~${credits}`;
var postingId = (id, credits) => `deposit ${depositId(id, credits)}`;
var legsOf = (asset5, from2, parts) => parts.flatMap(([amount, to]) => amount === 0n ? [] : [{ asset: asset5, amount, from: from2, to }]);
var withoutChain = ({ id, asset: asset5, amount }, at) => ({
  id,
  asset: asset5,
  transactionId: id,
  address: "",
  destinationTag: null,
  sender: null,
  amount,
  owner: null,
  status: "waiting",
  keptFor: null,
  confirmations: depositConfirmations.toWithdraw,
  height: null,
  credits: 0,
  returnTo: null,
  returnTransaction: null,
  steps: [],
  createdAt: at
});
var credit2 = ({ at, state }, command, before, amount) => {
  const { trader: trader2, asset: asset5, by, why: reason } = command;
  const repaid = smaller2(amount, -state.balances.read({ owner: trader2, kind: owedKind, asset: asset5 }));
  const credits = before.credits + 1;
  const posting = {
    id: postingId(before.id, credits),
    legs: legsOf(asset5, { house: before.status === "kept" ? "unclaimed deposits" : "custody" }, [
      [repaid, { owedBy: trader2 }],
      [amount - repaid, { trader: trader2 }]
    ]),
    by,
    reason
  };
  const repayment = repaid > 0n ? { repaid: fromUnits(repaid) } : {};
  const incoming2 = withStep({ ...before, owner: trader2, status: "credited", keptFor: null, credits }, at, {
    step: "credited",
    confirmations: before.confirmations,
    ...repayment
  });
  const deposit2 = depositId(before.id, credits);
  const { id, confirmations } = incoming2;
  const isYoung2 = confirmations < depositConfirmations.toWithdraw;
  return {
    done: { isRepeat: false },
    postings: [posting],
    rows: [
      rowFor(addDeposits, { id: deposit2, trader: trader2, asset: asset5, amount }),
      rowFor(putIncoming, incoming2),
      ...credits > 1 ? [rowFor(forgetYoung, id)] : []
    ],
    ...isYoung2 && {
      change: ({ young }) => young.begin({ id, owner: trader2, asset: asset5, amount, confirmations }, amount - repaid)
    },
    events: [
      { kind: "deposit.credited", payload: { deposit: deposit2, trader: trader2, asset: asset5, amount: fromUnits(amount), ...repayment } },
      ...depositChanged(incoming2)
    ]
  };
};
var isSame5 = (before, { trader: trader2, asset: asset5, amount, by, why }, { postings }) => {
  const posting = postings.get(postingId(before.id, before.credits));
  return before.owner === trader2 && before.asset === asset5 && compare(before.amount, amount) === 0 && posting?.by === (by ?? null) && posting.reason === (why ?? null);
};
var mayBeCredited = (before, { trader: trader2, asset: asset5, amount, by }) => before.asset === asset5 && compare(before.amount, amount) === 0 && (before.owner ?? trader2) === trader2 && (before.status === "kept" ? by !== void 0 : isToBeCredited(before));
var decide4 = (view, command, known3) => {
  const amount = readAmount(command.amount);
  if (amount === void 0) return wrongAmount;
  const before = known3.incoming.get(command.id);
  if (before?.status === "credited") return isSame5(before, command, known3) ? { done: { isRepeat: true } } : idUsed;
  if (before && !mayBeCredited(before, command)) return notKept;
  if (!known3.traders.has(command.trader)) return noSuchTrader;
  return credit2(view, command, before ?? withoutChain(command, view.at), amount);
};
var lookUp2 = async (client, commands) => {
  const incoming2 = await readIncoming(
    client,
    commands.map(({ id }) => id)
  );
  const asked = commands.map(({ id, trader: trader2 }) => ({
    id: postingId(id, incoming2.get(id)?.credits ?? 1),
    traders: [trader2]
  }));
  return { incoming: incoming2, ...await readPostingKnown(client, asked) };
};
var creditDeposit = defineKind({
  kind: "deposit.credit",
  // Later withdrawals must look up again how much this deposit holds back.
  keysOf: ({ id, trader: trader2 }) => [incomingKey(id), traderKey(trader2)],
  lookUp: lookUp2,
  decide: decide4
});

// src/areas/wallet/deposits/reportDeposit.ts
var readOpenDeposits = async (client) => {
  const { rows } = await client.query({
    name: "wallet-open-deposits",
    text: "select symbol from currency where is_deposit_open",
    values: []
  });
  return new Set(rows.map(({ symbol }) => symbol));
};
var keeping = ({ id, asset: asset5, amount, steps }) => ({
  id: `kept ${id} ${steps.length}`,
  legs: [{ asset: asset5, amount: toUnits(amount), from: { house: "custody" }, to: { house: "unclaimed deposits" } }]
});
var follow = (young, incoming2, isConfirmed) => {
  const { id, owner: owner2, asset: asset5, amount, confirmations, status: status2 } = incoming2;
  if (isConfirmed) young.end(id, "confirmed");
  else if (status2 === "credited" && owner2 !== null)
    young.follow({ id, owner: owner2, asset: asset5, amount: toUnits(amount), confirmations });
};
var decide5 = (at, report2, known3) => {
  const { transfer } = report2;
  if (readAmount(transfer.amount) === void 0) return wrongAmount;
  const before = known3.incoming.get(transfer.id);
  const facts = { owner: known3.owners.get(ownerKey(transfer)), isDepositOpen: known3.open.has(transfer.asset) };
  const { incoming: incoming2, isKeptNow } = reported(before, report2, facts, at);
  if (incoming2 === before) return { done: { status: incoming2.status } };
  const isConfirmed = incoming2.confirmations >= depositConfirmations.toWithdraw;
  return {
    done: { status: incoming2.status },
    postings: isKeptNow ? [keeping(incoming2)] : [],
    rows: [rowFor(putIncoming, incoming2), ...isConfirmed ? [rowFor(forgetYoung, incoming2.id)] : []],
    change: ({ young }) => follow(young, incoming2, isConfirmed),
    events: incoming2.steps.length === before?.steps.length ? [] : depositChanged(incoming2)
  };
};
var reportDeposit = defineKind({
  kind: "deposit.report",
  keysOf: ({ transfer }) => [incomingKey(transfer.id)],
  lookUp: async (client, commands) => {
    const transfers = commands.map(({ transfer }) => transfer);
    const [incoming2, owners, open2] = await Promise.all([
      readIncoming(
        client,
        transfers.map(({ id }) => id)
      ),
      readKnownOwners(client, transfers),
      readOpenDeposits(client)
    ]);
    return { incoming: incoming2, owners, open: open2 };
  },
  decide: ({ at }, command, known3) => decide5(at, command, known3)
});

// src/areas/wallet/deposits/returnDeposit.ts
var lookUp3 = (client, commands) => readIncoming(
  client,
  commands.map(({ id }) => id)
);
var returnOrder2 = (id, attempt) => attempt < 2 ? `return ${id}` : `return ${id}~${attempt}`;
var returning = ({ asset: asset5, amount }, address3, isRepeat2) => ({
  deposit: { asset: asset5, amount, address: address3 },
  isRepeat: isRepeat2
});
var isPayable = (asset5, address3, tag) => assetAddress(asset5)(address3) === void 0 && (tag === void 0 || needsDestinationTag(asset5));
var order = (incoming2, { address: address3, destinationTag: destinationTag2, why }) => {
  const to = address3 ?? incoming2.sender ?? "";
  if (!isPayable(incoming2.asset, to, destinationTag2)) return badReturnAddress;
  const attempt = (incoming2.returnTo?.attempt ?? 0) + 1;
  const returnTo = { address: to, destinationTag: destinationTag2, reason: why, order: returnOrder2(incoming2.id, attempt), attempt };
  return {
    done: returning(incoming2, to, false),
    rows: [rowFor(putIncoming, { ...incoming2, status: "returning", returnTo })]
  };
};
var decideReturn = (command, known3) => {
  const { id, by, why } = command;
  if (!isReadableLine(by) || !isReadableLine(why)) return noReason;
  const incoming2 = known3.get(id);
  if (!incoming2) return noSuchDeposit;
  if (incoming2.status === "kept") return order(incoming2, command);
  return incoming2.status === "returning" && incoming2.returnTo ? { done: returning(incoming2, incoming2.returnTo.address, true) } : notKept;
};
var decideNotReturned = ({ id, order: refusedOrder, refused: refused3 }, known3) => {
  const incoming2 = known3.get(id);
  if (!incoming2) return noSuchDeposit;
  const { status: status2, returnTo } = incoming2;
  if (status2 !== "returning" || returnTo?.order !== refusedOrder) return { done: { isRepeat: true } };
  return {
    done: { isRepeat: false },
    rows: [rowFor(putIncoming, { ...incoming2, status: "kept", returnTo: { ...returnTo, refused: refused3 } })]
  };
};
var decideReturned = ({ at }, command, known3) => {
  const { id, transactionId, networkFee } = command;
  const incoming2 = known3.get(id);
  if (!incoming2) return noSuchDeposit;
  if (incoming2.status === "returned") return { done: { isRepeat: true } };
  if (incoming2.status !== "returning") return notKept;
  const { asset: asset5, amount, returnTo } = incoming2;
  const returned = withStep({ ...incoming2, status: "returned", returnTransaction: transactionId }, at, {
    step: "returned",
    transactionId,
    ...returnTo && { reason: returnTo.reason }
  });
  return {
    done: { isRepeat: false },
    postings: [
      {
        id: `returned ${id} ${returned.steps.length}`,
        legs: [
          { asset: asset5, amount: toUnits(amount), from: { house: "unclaimed deposits" }, to: { house: "custody" } },
          ...networkFeeLegs(networkFee)
        ]
      }
    ],
    rows: [rowFor(putIncoming, returned)],
    events: depositChanged(returned)
  };
};
var keysOf2 = ({ id }) => [incomingKey(id)];
var returnDeposit = defineKind({
  kind: "deposit.return",
  keysOf: keysOf2,
  lookUp: lookUp3,
  decide: (_view, command, known3) => decideReturn(command, known3)
});
var depositNotReturned = defineKind({
  kind: "deposit.notReturned",
  keysOf: keysOf2,
  lookUp: lookUp3,
  decide: (_view, command, known3) => decideNotReturned(command, known3)
});
var depositReturned = defineKind({ kind: "deposit.returned", keysOf: keysOf2, lookUp: lookUp3, decide: decideReturned });

// src/areas/wallet/deposits/reverseDeposit.ts
var custody = { house: "custody" };
var leg3 = (asset5, amount, from2) => amount === 0n ? [] : [{ asset: asset5, amount, from: from2, to: custody }];
var changed = (incoming2, legs) => {
  const posting = { id: `reversed ${incoming2.id} ${incoming2.steps.length}`, legs };
  return {
    done: { status: incoming2.status },
    postings: legs.length > 0 ? [posting] : [],
    rows: [rowFor(putIncoming, incoming2)],
    events: depositChanged(incoming2)
  };
};
var takeBack = ({ at, state }, incoming2, owner2) => {
  const { asset: asset5, amount } = incoming2;
  const whole2 = toUnits(amount);
  const there = smaller2(whole2, state.balances.read({ owner: owner2, kind: "available", asset: asset5 }));
  const owed = whole2 - there;
  const reversed = withStep({ ...incoming2, status: "reversed", confirmations: 0, height: null }, at, {
    step: "reversed",
    ...owed > 0n && { owed: fromUnits(owed) }
  });
  return {
    ...changed(reversed, [...leg3(asset5, there, { trader: owner2 }), ...leg3(asset5, owed, { owedBy: owner2 })]),
    change: ({ young }) => young.end(incoming2.id, "reversed")
  };
};
var vanish = ({ at }, incoming2, legs) => changed(withStep({ ...incoming2, status: "gone", confirmations: 0, height: null }, at, { step: "gone" }), legs);
var decide6 = (view, incoming2) => {
  if (!incoming2) return noSuchDeposit;
  const { status: status2, owner: owner2, asset: asset5, amount } = incoming2;
  if (status2 === "waiting") return vanish(view, incoming2, []);
  if (status2 === "kept" || status2 === "returning")
    return vanish(view, incoming2, leg3(asset5, toUnits(amount), { house: "unclaimed deposits" }));
  if (status2 === "credited" && owner2 !== null) return takeBack(view, incoming2, owner2);
  return { done: { status: status2 } };
};
var reverseDeposit = defineKind({
  kind: "deposit.reverse",
  keysOf: ({ id }) => [incomingKey(id)],
  // Withdrawals look up who was paid with a reversed deposit.
  endsGroup: true,
  lookUp: (client, commands) => readIncoming(
    client,
    commands.map(({ id }) => id)
  ),
  decide: (view, { id }, known3) => decide6(view, known3.get(id))
});

// src/areas/wallet/withdrawals/confirmingCodes.ts
var plain4 = (amount) => {
  try {
    return fromUnits(toUnits(amount));
  } catch {
    return amount;
  }
};
var scopesOf = ({ asset: asset5, amount, address: address3, destinationTag: destinationTag2, codeDigests }) => [
  {
    scope: codeScope(asset5, plain4(amount), { address: address3, destinationTag: destinationTag2 }),
    digest: codeDigests.named,
    namesDestination: true
  },
  { scope: codeScope(asset5, plain4(amount)), digest: codeDigests.unnamed, namesDestination: false }
];
var codeKey3 = (trader2, scope) => JSON.stringify([trader2, scope]);
var readCodes = async (client, commands) => {
  const keys = commands.flatMap((command) => scopesOf(command).map(({ scope }) => ({ trader: command.trader, scope })));
  const { rows } = await client.query({
    name: "wallet-codes",
    text: `select unique_id as id, scope, code_hash as hash, expires_at as "expiresAt", tries_left as "triesLeft"
           from mail_code where purpose = $3 and used_at is null
             and (unique_id, scope) in (select * from unnest($1::text[], $2::text[]))`,
    values: [textColumn(keys, ({ trader: trader2 }) => trader2), textColumn(keys, ({ scope }) => scope), codePurpose]
  });
  return new Map(
    rows.map(({ id, scope, hash: hash2, expiresAt, triesLeft }) => [
      codeKey3(id, scope),
      { digest: hash2.toString("hex"), expiresAt: expiresAt.getTime(), triesLeft }
    ])
  );
};
var spendCodes = (rows, { at }) => ({
  name: "wallet-spend-codes",
  text: `with spending as (
           select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) as asked (id, scope, digest, step)),
         code as (update mail_code set used_at = $5::timestamptz from spending
           where unique_id = spending.id and purpose = $6 and mail_code.scope = spending.scope
             and used_at is null and encode(code_hash, 'hex') = spending.digest returning 1),
         app as (update trader set last_totp_step = spending.step from spending
           where unique_id = spending.id and coalesce(last_totp_step, -1) < spending.step
             and ${isSteady("$5")} returning 1)
         select 1 / (((select count(*) from code) = $7 and (select count(*) from app) = $7)::integer)`,
  values: [
    textColumn(rows, ({ trader: trader2 }) => trader2),
    textColumn(rows, ({ scope }) => scope),
    textColumn(rows, ({ digest }) => digest),
    plainColumn(rows, ({ step }) => step),
    new Date(at),
    codePurpose,
    rows.length
  ]
});
var countWrong = (rows) => ({
  name: "wallet-count-wrong-codes",
  text: `update mail_code set tries_left = greatest(tries_left - 1, 0) from unnest($1::text[], $2::text[]) as asked (id, scope)
         where unique_id = asked.id and purpose = $3 and mail_code.scope = asked.scope`,
  values: [textColumn(rows, ({ trader: trader2 }) => trader2), textColumn(rows, ({ scope }) => scope), codePurpose]
});
var checkCodes = (command, { codes: codes4, facts }, at) => {
  const { trader: trader2, totpStep } = command;
  const lastStep = facts.traders.get(trader2)?.lastTotpStep ?? -1;
  const live2 = scopesOf(command).flatMap((asked) => {
    const code2 = codes4.get(codeKey3(trader2, asked.scope));
    return code2 !== void 0 && code2.expiresAt > at && code2.triesLeft > 0 ? [{ ...asked, code: code2 }] : [];
  });
  const right = live2.find(({ code: code2, digest: digest2 }) => code2.digest === digest2);
  const misses = (right ? [right] : live2).map(({ scope: scope2 }) => rowFor(countWrong, { trader: trader2, scope: scope2 }));
  if (!right) return { wrong: wrongMailCode, rows: misses };
  if (totpStep === void 0 || totpStep <= lastStep) return { wrong: wrongAppCode, rows: misses };
  const { scope, digest, namesDestination } = right;
  return { right: { trader: trader2, scope, digest, step: totpStep, namesDestination } };
};

// src/areas/wallet/withdrawals/newAddresses.ts
var placeOf2 = ({ asset: asset5, address: address3, destinationTag: destinationTag2 = "" }) => destinationKey(asset5, { address: address3, destinationTag: destinationTag2 });
var keyOf2 = (trader2, asset5, place2) => JSON.stringify([trader2, asset5, place2]);
var readSavedSince = async (client, asked) => {
  const { rows } = await client.query({
    name: "wallet-saved-since",
    text: `select owner, asset, place, since from saved_address where removed_at is null
             and (owner, asset, place) in (select * from unnest($1::text[], $2::text[], $3::text[]))`,
    values: [
      textColumn(asked, ({ trader: trader2 }) => trader2),
      textColumn(asked, ({ asset: asset5 }) => asset5),
      textColumn(asked, placeOf2)
    ]
  });
  return new Map(rows.map(({ owner: owner2, asset: asset5, place: place2, since }) => [keyOf2(owner2, asset5, place2), since.getTime()]));
};
var newUntil = (asked, savedSince, at) => addressNewUntil(savedSince.get(keyOf2(asked.trader, asked.asset, placeOf2(asked))), at);

// src/areas/wallet/withdrawals/reversedMoney.ts
var readPaidWithReversed = async (client, asked) => {
  const { rows } = await client.query({
    name: "wallet-paid-with-reversed",
    text: `select distinct young_money.owner from young_money
           join incoming on incoming.id = deposit and incoming.owner <> young_money.owner
           join account on account.owner = incoming.owner and account.asset = incoming.asset
           where young_money.owner = any ($1) and received > 0 and incoming.status = 'reversed'
             and account.kind = 'owed' and balance < 0`,
    values: [textColumn(asked, ({ trader: trader2 }) => trader2)]
  });
  return new Set(rows.map(({ owner: owner2 }) => owner2));
};

// src/areas/wallet/withdrawals/withdrawalEvents.ts
var withdrawalChanged = (withdrawal) => {
  const last2 = withdrawal.steps.at(-1);
  return last2 ? [{ kind: "withdrawal.changed", payload: { withdrawal, step: last2.step } }] : [];
};

// src/areas/wallet/withdrawals/withdrawalWait.ts
var hour5 = 60 * 6e4;
var checkedFrom = "10";
var checksMs = 12 * hour5;
var waitOf = ({
  amount,
  autoBelow,
  isSuspect,
  at
}) => {
  if (isBelow(amount, autoBelow) && !isSuspect)
    return { paymentType: "Auto", waitsFor: "approval", until: at + expectedWithinMs("Auto", at) };
  return isBelow(amount, multiply(autoBelow, checkedFrom)) ? { paymentType: "Manual", waitsFor: "review", until: at + expectedWithinMs("Manual", at) } : { paymentType: "Manual", waitsFor: "checks", until: at + checksMs };
};

// src/areas/wallet/withdrawals/requestWithdrawal.ts
var isSame6 = (known3, { asset: asset5, amount, address: address3, destinationTag: destinationTag2 }) => known3.asset === asset5 && compare(known3.amount, amount) === 0 && known3.address === address3 && known3.destinationTag === (destinationTag2 ?? null);
var laterOf = (waiting, until) => until === void 0 ? waiting : { waitsFor: "newAddress", until };
var begin4 = (beginning) => {
  const { command, currency: currency2, number, worth, at } = beginning;
  const { trader: trader2, clientId, asset: asset5, address: address3, destinationTag: destinationTag2 } = command;
  const amount = plain4(command.amount);
  const { paymentType, ...waiting } = waitOf({
    amount,
    autoBelow: currency2.autoBelow,
    isSuspect: beginning.isSuspect,
    at
  });
  const { waitsFor: waitsFor3, until } = laterOf(waiting, beginning.newUntil);
  const fresh = {
    id: `w-${number}`,
    number,
    trader: trader2,
    clientId: clientId ?? null,
    asset: asset5,
    amount,
    fee: withdrawalFee(amount, { asset: asset5, configuredFee: currency2.configuredFee }),
    address: address3,
    destinationTag: destinationTag2 ?? null,
    status: "Pending",
    paymentType,
    worth,
    releasedAt: null,
    transactionId: null,
    networkFee: null,
    confirmations: 0,
    waitsUntil: null,
    steps: [],
    createdAt: at
  };
  return withLine(fresh, at, { step: "requested", waitsFor: waitsFor3, until });
};
var take3 = (command, known3, ground, { namesDestination, isSuspectFrom, ...spending }) => {
  const { trader: trader2, asset: asset5, amount } = command;
  const [currency2, number] = [known3.facts.currencies.get(asset5), known3.numbers.get(command)];
  const worth = ground.worth.atLeast(asset5, amount);
  if (!currency2 || number === void 0 || worth === void 0) throw new Error(`${asset5} was not looked up.`);
  const { at } = ground;
  const isSuspect = !namesDestination || known3.paidWithReversed.has(trader2) || isSuspectFrom !== void 0 && isAbove(worth, isSuspectFrom);
  const waits2 = known3.facts.traders.get(trader2)?.waitsForNewAddresses === true;
  const withdrawal = begin4({
    command,
    currency: currency2,
    number,
    worth,
    isSuspect,
    at,
    newUntil: waits2 ? newUntil(command, known3.savedSince, at) : void 0
  });
  return {
    done: { withdrawal, isRepeat: false },
    holds: [
      {
        id: withdrawalHold(withdrawal.id),
        trader: trader2,
        as: "pending withdrawal",
        asset: asset5,
        amount: toUnits(withdrawal.amount)
      }
    ],
    rows: [rowFor(spendCodes, spending), rowFor(putWithdrawals, withdrawal)],
    events: withdrawalChanged(withdrawal)
  };
};
var decide7 = ({ at, state, lastPrice, referencePrice }, command, known3, { prices, strayedAbove }) => {
  const { trader: trader2, clientId, asset: asset5 } = command;
  const before = clientId === void 0 ? void 0 : known3.byClient.get(clientKey(trader2, clientId));
  if (before) return isSame6(before, command) ? { done: { withdrawal: before, isRepeat: true } } : otherWithdrawal;
  const ground = {
    at,
    facts: known3.facts,
    isFrozen: state.frozen.has(trader2),
    read: (account2) => state.balances.read(account2),
    young: state.young.claimsOn(trader2),
    worth: createWorth({ lastPrice, referencePrice }, prices)
  };
  const objection = amountObjection(command, ground) ?? destinationObjection(asset5, command);
  if (objection) return { refused: objection };
  const checked = checkCodes(command, known3, at);
  if ("wrong" in checked) return { done: { wrong: checked.wrong }, rows: checked.rows };
  const hasStrayed = (state.references.strayed.get(trader2) ?? 0) > at;
  return take3(command, known3, ground, {
    ...checked.right,
    isSuspectFrom: hasStrayed ? strayedAbove : void 0
  });
};
var requestWithdrawal = (terms2) => defineKind({
  kind: "withdrawal.request",
  // One at a time per trader: balance, limit, codes and IDs must be looked up after the previous request.
  keysOf: ({ trader: trader2 }) => [traderKey(trader2), appCodeKey(trader2)],
  lookUp: async (client, commands, at) => {
    const [facts, byClient, codes4, savedSince, paidWithReversed, numbers] = await Promise.all([
      readWithdrawalFacts(
        client,
        commands.map(({ trader: trader2 }) => trader2),
        at
      ),
      readByClient(client, commands, { table: "withdrawal", columns: withdrawalColumns, read: toWithdrawal }),
      readCodes(client, commands),
      readSavedSince(client, commands),
      readPaidWithReversed(client, commands),
      takeNumbers(client, "withdrawal_number", commands)
    ]);
    return { facts, byClient, codes: codes4, savedSince, paidWithReversed, numbers };
  },
  decide: (view, command, known3) => decide7(view, command, known3, terms2)
});

// src/areas/wallet/withdrawals/withdrawalMoves.ts
var hour6 = 60 * 6e4;
var statusWords2 = {
  Pending: "still pending",
  Process: "already approved",
  Completed: "already completed",
  Cancelled: "already cancelled"
};
var unfit = (verb, { status: status2 }) => ({
  unfit: `This withdrawal can't be ${verb}: it is ${statusWords2[status2]}.`
});
var release = (withdrawal) => ({
  id: withdrawalHold(withdrawal.id),
  as: "released",
  shares: [{ to: { trader: withdrawal.trader }, amount: toUnits(withdrawal.amount) }],
  also: []
});
var settle = (withdrawal, networkFee) => {
  const [sent, fee] = [toUnits(sentAmount(withdrawal)), toUnits(withdrawal.fee)];
  return {
    id: withdrawalHold(withdrawal.id),
    as: "settled",
    shares: [
      { to: { house: "custody" }, amount: sent },
      ...fee > 0n ? [{ to: { house: "fees" }, amount: fee }] : []
    ],
    also: networkFee ? networkFeeLegs(networkFee) : []
  };
};
var owes = ({ state }, { trader: trader2 }) => assetSymbols.some((asset5) => state.balances.read({ owner: trader2, kind: owedKind, asset: asset5 }) < 0n);
var unpaid = { unfit: "The trader has to repay a reversed deposit first." };
var newAddressObjection = (withdrawal, at) => {
  const until = newAddressUntil(withdrawal) ?? at;
  return until > at ? {
    unfit: `Its address is new, and the trader waits for that: it can be approved from ${spokenMoment(new Date(until))}.`
  } : void 0;
};
var barred = (obstacle) => ({ unfit: `Its trader can't withdraw at the moment. ${obstacle}` });
var approve2 = (view, withdrawal, { by, obstacle }) => {
  const { status: status2, paymentType, trader: trader2 } = withdrawal;
  if (status2 === "Process") return { isRepeat: true };
  if (status2 !== "Pending") return unfit("approved", withdrawal);
  if (owes(view, withdrawal)) return unpaid;
  const { at, state } = view;
  if (obstacle !== void 0) return barred(obstacle);
  const tooNew = newAddressObjection(withdrawal, at);
  if (tooNew) return tooNew;
  if (by === void 0 && state.frozen.has(trader2)) return { unfit: "The account is on hold, so a person decides." };
  const releasedAt = paymentType === "Auto" ? at : null;
  const line2 = { step: "approved", waitsFor: "sending", until: at + hour6 };
  return { to: withLine({ ...withdrawal, status: "Process", releasedAt }, at, line2) };
};
var releaseToCustody = (view, withdrawal, obstacle) => {
  if (withdrawal.status !== "Process")
    return withdrawal.status === "Pending" ? { unfit: "This withdrawal can't be sent: it isn't approved yet." } : unfit("sent", withdrawal);
  if (withdrawal.releasedAt !== null) return { isRepeat: true };
  if (obstacle !== void 0) return barred(obstacle);
  return owes(view, withdrawal) ? unpaid : { to: { ...withdrawal, releasedAt: view.at } };
};
var noteSent = ({ at }, withdrawal, { transactionId, networkFee = null }) => {
  if (withdrawal.transactionId === transactionId) return { isRepeat: true };
  if (withdrawal.transactionId !== null)
    return { unfit: `It was already sent with transaction ${withdrawal.transactionId}, not with ${transactionId}.` };
  if (withdrawal.status !== "Process" || withdrawal.releasedAt === null) return unfit("noted as sent", withdrawal);
  return {
    to: withLine({ ...withdrawal, transactionId, networkFee }, at, {
      step: "sent",
      waitsFor: "confirmations",
      until: at + hour6
    })
  };
};
var noteConfirmations = ({ at }, withdrawal, confirmations) => {
  const counted4 = Math.min(confirmations, depositConfirmations.toWithdraw);
  if (withdrawal.status !== "Process" || withdrawal.transactionId === null) return { isRepeat: true };
  if (counted4 <= withdrawal.confirmations) return { isRepeat: true };
  const line2 = {
    step: "confirmed",
    confirmations: counted4,
    waitsFor: "confirmations",
    until: withdrawal.waitsUntil ?? at + hour6
  };
  return { to: withLine({ ...withdrawal, confirmations: counted4 }, at, line2) };
};
var objectionTo6 = (known3, named2) => {
  if (known3 === null && !isReadableLine(named2 ?? ""))
    return "Custody hasn't reported a transaction. Add the one it was sent with.";
  return known3 === null || named2 === void 0 || named2 === known3 ? void 0 : `It was already sent with transaction ${known3}.`;
};
var complete2 = ({ at }, withdrawal, { transactionId, networkFee }) => {
  const { status: status2, transactionId: known3 } = withdrawal;
  const objection = objectionTo6(known3, transactionId);
  if (status2 === "Completed") return objection === void 0 ? { isRepeat: true } : unfit("completed", withdrawal);
  if (status2 !== "Process") return unfit("completed", withdrawal);
  if (objection !== void 0) return { unfit: objection };
  const to = withLine({ ...withdrawal, status: "Completed", transactionId: known3 ?? transactionId ?? null }, at, {
    step: "completed"
  });
  return { to, end: settle(withdrawal, withdrawal.networkFee ?? networkFee) };
};
var cancelled = (at, withdrawal, { by, reason }) => ({
  to: withLine({ ...withdrawal, status: "Cancelled" }, at, {
    step: "cancelled",
    by,
    ...reason !== void 0 && { reason }
  }),
  end: release(withdrawal)
});
var takeBack2 = ({ at }, withdrawal) => withdrawal.status === "Pending" ? cancelled(at, withdrawal, { by: "trader" }) : unfit("cancelled any more", withdrawal);
var cancel2 = ({ at }, withdrawal, reason) => {
  const { status: status2, releasedAt } = withdrawal;
  if (status2 === "Cancelled") return { isRepeat: true };
  if (status2 === "Completed") return unfit("cancelled", withdrawal);
  if (releasedAt !== null) return { unfit: "Custody has it, and may have sent it: it can't be cancelled any more." };
  return cancelled(at, withdrawal, { by: "exchange", reason });
};
var delay = ({ at }, withdrawal, { waitsFor: waitsFor3, untilMs, reason, isRefused: isRefused2 }) => {
  if (withdrawal.status === "Completed" || withdrawal.status === "Cancelled") return { isRepeat: true };
  if (isRefused2 === true && withdrawal.transactionId !== null) return { isRepeat: true };
  const held = isRefused2 === true ? { ...withdrawal, releasedAt: null } : withdrawal;
  const line2 = { step: "delayed", waitsFor: waitsFor3, until: at + untilMs, ...reason !== void 0 && { reason } };
  return { to: withLine(held, at, line2) };
};
var holdMs = 24 * hour6;
var hold = ({ at }, withdrawal, because2) => {
  const { status: status2, releasedAt, steps, waitsUntil } = withdrawal;
  if (status2 === "Completed" || status2 === "Cancelled") return { isRepeat: true };
  if (releasedAt === null) {
    const line2 = { step: "held", reason: holdTexts[because2], waitsFor: "account", until: at + holdMs };
    return { to: withLine({ ...withdrawal, paymentType: "Manual" }, at, line2) };
  }
  const waitsFor3 = steps.at(-1)?.waitsFor;
  const reason = `${holdTexts[because2]} ${holdTexts.tooLate}`;
  const until = waitsUntil === null ? {} : { until: waitsUntil };
  return { to: withLine(withdrawal, at, { step: "held", reason, ...waitsFor3 && { waitsFor: waitsFor3 }, ...until }) };
};

// src/areas/wallet/withdrawals/withdrawalKinds.ts
var carryOut3 = (before, move3, checksOwner) => {
  if ("unfit" in move3) return tooLate2(move3.unfit);
  if ("isRepeat" in move3) return { done: { withdrawal: before, isRepeat: true } };
  const { to, end: end2 } = move3;
  return {
    done: { withdrawal: to, isRepeat: false },
    ends: end2 ? [end2] : [],
    rows: [...checksOwner ? [rowFor(assertOwners, to)] : [], rowFor(putWithdrawals, to)],
    events: to.steps.length > before.steps.length ? withdrawalChanged(to) : []
  };
};
var kindOf3 = (kind5, { move: move3, objection, checksOwner = false }) => defineKind({
  kind: kind5,
  keysOf: ({ id }) => [withdrawalKey(id)],
  lookUp: async (client, commands, at) => {
    const withdrawals = await readWithdrawals(
      client,
      commands.map(({ id }) => id)
    );
    const owners = checksOwner ? [...withdrawals.values()].map(({ trader: trader2 }) => trader2) : [];
    return { withdrawals, traders: owners.length === 0 ? /* @__PURE__ */ new Map() : await readTraderFacts(client, owners, at) };
  },
  decide: (view, command, { withdrawals, traders }) => {
    const before = withdrawals.get(command.id);
    if (!before) return noSuchWithdrawal;
    const facts = traders.get(before.trader);
    const obstacle = facts && obstacleOf(facts, view.at);
    return objection?.(command, before) ?? carryOut3(before, move3(view, before, command, obstacle), checksOwner);
  }
});
var needsReason = ({ by, why }) => isReadableLine(by) && isReadableLine(why) ? void 0 : noReason;
var reasonIfSomebody = ({ by, why }) => by === void 0 ? void 0 : needsReason({ by, why: why ?? "" });
var ownOnly = ({ trader: trader2 }, withdrawal) => withdrawal.trader === trader2 ? void 0 : noSuchWithdrawal;
var withdrawalKinds = [
  kindOf3("withdrawal.approve", {
    objection: reasonIfSomebody,
    checksOwner: true,
    move: (view, known3, { by }, obstacle) => approve2(view, known3, { by, obstacle })
  }),
  kindOf3("withdrawal.release", {
    objection: needsReason,
    checksOwner: true,
    move: (view, known3, _, obstacle) => releaseToCustody(view, known3, obstacle)
  }),
  kindOf3("withdrawal.sent", { move: noteSent }),
  kindOf3("withdrawal.confirm", {
    move: (view, known3, { confirmations }) => noteConfirmations(view, known3, confirmations)
  }),
  kindOf3("withdrawal.complete", { objection: reasonIfSomebody, move: complete2 }),
  kindOf3("withdrawal.cancel", { objection: needsReason, move: (view, known3, { why }) => cancel2(view, known3, why) }),
  kindOf3("withdrawal.takeBack", { objection: ownOnly, move: takeBack2 }),
  kindOf3("withdrawal.delay", { move: delay }),
  kindOf3("withdrawal.hold", { move: (view, known3, { because: because2 }) => hold(view, known3, because2) })
];

// src/areas/wallet/area.ts
var wallet2 = defineArea({
  name: "wallet",
  commands: ({ config, env }) => [
    reportDeposit,
    creditDeposit,
    reverseDeposit,
    returnDeposit,
    depositNotReturned,
    depositReturned,
    requestWithdrawal({ prices: xdcPricesOf(config), strayedAbove: String(env.STRAYED_REVIEW_XDC) }),
    ...withdrawalKinds
  ],
  letters: { texts: { ...walletTexts2, ...addressBookTexts }, afterCommit: walletLetters },
  // Operators find the chains that pay in, and the ledger that all of it ends in, in the same place.
  operator: [...depositCommands, ...debtCommands, ...withdrawalCommands, ...chainCommands, ...ledgerCommands],
  open: ({ config, core: core2, custody: custody2, database: database2, env, exchange, log, market, now, status: status2 }) => {
    const { pool } = database2;
    return {
      traderCalls: walletTraderHandlers({
        queries: pool,
        exchange,
        accounts: core2,
        custody: custody2,
        status: status2,
        prices: market,
        xdcPrices: xdcPricesOf(config),
        now
      }),
      formChecks: { ...withdrawalFormChecks, ...addressBookFormChecks },
      jobs: (background) => followCustody({ background, pool, custody: custody2, exchange, log, now, env }),
      feed: (live2) => ({ stop: followWallet({ exchange, live: live2 }) })
    };
  }
});

// src/areas/windDown/letters.ts
var bound = ({ inOrders: inOrders2, staked }) => [
  ...isAbove(inOrders2, "0") ? [`${inOrders2} in open orders`] : [],
  ...isAbove(staked, "0") ? [`${staked} staked`] : []
].join(", ");
var factOf = (left) => {
  const more = bound(left);
  return { name: left.asset, value: more === "" ? left.amount : `${left.amount} (${more})` };
};
var cancelFirst = "Cancel your open orders first: funds reserved for them can't be withdrawn.";
var fundsLeft = ({ left }, { brand, publicUrl }) => ({
  subject: `Withdraw your funds from ${brand}`,
  hasNotice: false,
  isDispensable: true,
  title: "Withdraw your funds",
  happened: [homeTexts.closure, "This is still in your account:"],
  facts: left.map(factOf),
  steps: [
    {
      say: left.some(({ inOrders: inOrders2 }) => isAbove(inOrders2, "0")) ? cancelFirst : "You can withdraw it from your wallet:",
      link: { label: "Open wallet", href: `${publicUrl}/wallet` }
    }
  ],
  valid: "We'll remind you at most once a week while you have funds here.",
  otherwise: {
    say: "If you can't withdraw, for example because it's less than the minimum withdrawal, contact support.",
    link: { label: "Contact support", href: `${publicUrl}/support` }
  }
});
var windDownTexts2 = { fundsLeft };

// src/areas/windDown/fundsLeft.ts
import { sql as sql23 } from "drizzle-orm";
var nobodys2 = Object.values(reservedEmailDomains);
var readRows = async (queries, condition) => {
  const { rows } = await queries.execute(sql23`
    select trader.unique_id as trader, email, asset, sum(balance) as amount,
      coalesce(sum(balance) filter (where account.kind = 'in orders'), 0) as "inOrders",
      coalesce(sum(balance) filter (where account.kind = 'staked'), 0) as "staked",
      coalesce(sum(balance) filter (where account.kind = 'pending withdrawal'), 0) as "inWithdrawals",
      coalesce(sum(balance) filter (where account.kind = 'swap hold'), 0) as "inSwaps"
    from account join trader on trader.unique_id = account.owner join currency on currency.symbol = asset
    where balance > 0 and split_part(email, '@', 2) <> all (${sql23.param(nobodys2)}::text[]) and ${condition}
    group by trader.unique_id, email, asset, currency.position
    order by email, currency.position`);
  return rows;
};
var leftOf = ({ asset: asset5, amount, inOrders: inOrders2, staked, inWithdrawals, inSwaps }) => ({
  asset: asset5,
  amount: plainDecimal(amount),
  inOrders: plainDecimal(inOrders2),
  staked: plainDecimal(staked),
  inWithdrawals: plainDecimal(inWithdrawals),
  inSwaps: plainDecimal(inSwaps)
});
var holdersIn = (rows) => {
  const holders = [];
  for (const row3 of rows) {
    const last2 = holders.at(-1);
    if (last2?.trader === row3.trader) last2.left.push(leftOf(row3));
    else holders.push({ trader: row3.trader, email: row3.email, left: [leftOf(row3)] });
  }
  return holders;
};
var readHolders = async (queries) => holdersIn(await readRows(queries, sql23`true`));
var readHolder = async (queries, trader2) => holdersIn(await readRows(queries, sql23`trader.unique_id = ${trader2}`))[0];

// src/areas/windDown/reminders.ts
import { sql as sql24 } from "drizzle-orm";
var kind4 = "windDown.remind";
var betweenReminders = "168 hours";
var reminderWork = (trader2, at) => ({
  id: `wind-down reminder ${trader2} ${at.toISOString()}`,
  kind: kind4,
  payload: { trader: trader2 },
  dueAt: at
});
var claimReminders = async (queries, traders, at) => {
  const { rows } = await queries.execute(sql24`
    insert into wind_down_reminder (trader, sent_at)
    select wanted, ${at} from unnest(${sql24.param(traders)}::text[]) as wanted
    on conflict (trader) do update set sent_at = excluded.sent_at
      where wind_down_reminder.sent_at <= excluded.sent_at - ${betweenReminders}::interval
    returning trader`);
  return rows.map(({ trader: trader2 }) => trader2);
};
var windDownDueHandlers = ({ mailer }) => ({
  [kind4]: async (transaction, payload) => {
    const { trader: trader2 } = payload;
    if (!await createStatusStore(transaction).isWindingDown()) return;
    const holder = await readHolder(transaction, trader2);
    if (holder) await mailer.send(transaction, holder.email, { kind: "fundsLeft", left: holder.left });
  }
});

// src/areas/windDown/operator.ts
var usualLength5 = 50;
var places = [
  ["inOrders", "in orders"],
  ["staked", "staked"],
  ["inWithdrawals", "in withdrawals"],
  ["inSwaps", "held for swaps"]
];
var spokenLeft = (left) => {
  const elsewhere2 = places.flatMap(([name2, words4]) => isAbove(left[name2], "0") ? [`${left[name2]} ${words4}`] : []);
  return `${left.amount} ${left.asset}${elsewhere2.length === 0 ? "" : ` (${elsewhere2.join(", ")})`}`;
};
var lineOf3 = ({ email: email3, left }) => `${email3}  ${left.map(spokenLeft).join(", ")}`;
var totalsOf2 = (holders) => {
  const totals = {};
  for (const { asset: asset5, amount } of holders.flatMap(({ left }) => left))
    totals[asset5] = add(totals[asset5] ?? "0", amount);
  return totals;
};
var report = async ({ options: { last: last2 = usualLength5 } }, { database: database2 }) => {
  const holders = await readHolders(database2.db);
  const isWindingDown2 = await createStatusStore(database2.db).isWindingDown();
  const totals = totalsOf2(holders);
  const lines2 = [
    `Wind-down mode is ${isWindingDown2 ? "on" : "off"}. ${counted(holders.length, "trader")} still ${holders.length === 1 ? "holds" : "hold"} funds.`,
    ...holders.slice(0, last2).map(lineOf3),
    ...moreLines("trader", holders.length, last2),
    ...Object.entries(totals).map(([asset5, amount]) => `total  ${asset5.padEnd(7)} ${amount}`)
  ];
  return done(lines2, { isWindingDown: isWindingDown2, holders, totals });
};
var notWindingDown = `Wind-down mode is off, so no reminders are sent. To turn it on: ${program} switch withdrawOnly on --why "..."`;
var remind = ({ action }, desk) => desk.database.db.transaction(async (transaction) => {
  if (!await createStatusStore(transaction).isWindingDown()) return refused(notWindingDown);
  const at = new Date(desk.now());
  const holders = await readHolders(transaction);
  const wanted = holders.map(({ trader: trader2 }) => trader2);
  const reminded = await claimReminders(transaction, wanted, at);
  for (const trader2 of reminded) await scheduleWork(transaction, reminderWork(trader2, at), at);
  await keepAction(transaction, { ...action, at });
  const leftOut = wanted.length - reminded.length;
  return done(
    [
      `The exchange will email a reminder to ${counted(reminded.length, "trader")}.`,
      ...leftOut > 0 ? [
        `${counted(leftOut, "trader")} had a reminder in the last 7 days and ${leftOut === 1 ? "gets" : "get"} no email.`
      ] : []
    ],
    { outcome: "done", reminded: reminded.length, leftOut }
  );
});
var windDownCommands = [
  reading2({
    name: "winddown report",
    usage: "[--last N]",
    meaning: "who still holds funds, by coin and by where they are",
    takes: [0, 0],
    options: ["last"],
    run: report
  }),
  changing({
    name: "winddown remind",
    usage: "",
    meaning: "email everyone who still holds funds, each at most once a week",
    takes: [0, 0],
    run: remind
  })
];

// src/areas/windDown/area.ts
var windDown = defineArea({
  name: "windDown",
  letters: { texts: windDownTexts2 },
  operator: windDownCommands,
  open: ({ mailer }) => ({ dueWork: windDownDueHandlers({ mailer }) })
});

// src/areas/index.ts
var areas = [
  status,
  trading2,
  wallet2,
  accounts2,
  profile,
  kyc,
  referral2,
  requests,
  swap,
  ratioSwap,
  staking,
  history,
  markets,
  info,
  windDown
];
var usual = {
  env: {
    STAKING_RETURN_DAYS: stakeReturnDays,
    STRAYED_REVIEW_XDC: 1e3,
    REFERRAL_BUDGET: void 0,
    REWARD_PER_NETWORK: void 0
  },
  config: {}
};
var areaCommands = (settings = usual) => commandsOf(areas, settings);
var areaLetters = lettersOf2(areas);
var areaOperatorCommands = operatorCommandsOf(areas);
var compose = createCompose(textsOf(areas));

// src/runtime/places.ts
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
var findRoot = (start) => {
  for (let folder2 = start; ; folder2 = dirname(folder2)) {
    if (existsSync(join(folder2, "openapi.yaml"))) return folder2;
    if (folder2 === dirname(folder2)) throw new Error(`No openapi.yaml above ${start}`);
  }
};
var root = findRoot(dirname(fileURLToPath(import.meta.url)));
var contractFile = join(root, "openapi.yaml");
var builtContractFile = join(dirname(fileURLToPath(import.meta.url)), "openapi.json");
var migrationsFolder = join(root, "apps/backend/migrations");
var webFolder = join(root, "apps/exchange/dist");
var defaultConfigFile = () => {
  const built = join(webFolder, "config.json");
  return existsSync(built) ? built : join(root, "apps/exchange/public/config.json");
};
var dataFolder = (folder2) => resolve(root, folder2);

// src/runtime/ignoreBrokenPipe.ts
var passOver = (error) => {
  if (error.code !== "EPIPE" && error.code !== "EIO") throw error;
};
var ignoreBrokenPipe = () => {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", passOver);
};

// src/runtime/secretsKey.ts
import { randomBytes as randomBytes3 } from "node:crypto";
import { existsSync as existsSync2, mkdirSync, readFileSync as readFileSync2, writeFileSync } from "node:fs";
import { join as join2 } from "node:path";
var keyBytes = 32;
var secretsKeyFile = (folder2) => join2(folder2, "secrets.key");
var keyIn = (text7, from2) => {
  const key = Buffer.from(text7, "base64");
  if (key.length === keyBytes) return key;
  throw new SettingsError(
    `${from2} contains no key. Traders' secrets can't be read without the original one. Restore it from your backup; if there is none, delete the file and start again.`
  );
};
var isThere = (error) => error instanceof Error && "code" in error && error.code === "EEXIST";
var writeNew = (file) => {
  try {
    writeFileSync(file, `${randomBytes3(keyBytes).toString("base64")}
`, { flag: "wx", mode: 384 });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
};
var secretsKey = ({ given, folder: folder2 }) => {
  if (given !== void 0) return keyIn(given, "SECRETS_KEY");
  const file = secretsKeyFile(folder2);
  mkdirSync(folder2, { recursive: true });
  writeNew(file);
  return keyIn(readFileSync2(file, "utf8"), file);
};
var existingSecretsKey = ({ given, folder: folder2 }) => {
  const file = secretsKeyFile(folder2);
  return given !== void 0 || existsSync2(file) ? secretsKey({ given, folder: folder2 }) : void 0;
};

// src/db/embedded/host/fileErrors.ts
var isFileError = (error) => error instanceof Error && "code" in error && typeof error.code === "string";
var hasCode = (error, ...codes4) => isFileError(error) && error.code !== void 0 && codes4.includes(error.code);
var ifThere = (reading3) => reading3.catch((error) => {
  if (hasCode(error, "ENOENT")) return void 0;
  throw error;
});
var refusals4 = {
  EACCES: "permission is denied",
  EPERM: "permission is denied",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  ENOTDIR: "there is a file where a folder is needed",
  EEXIST: "there is a file where a folder is needed"
};
var isFull = (error) => hasCode(error, "ENOSPC", "EDQUOT");
var reasonFor = ({ code: code2, syscall }) => code2 === "ENOENT" && syscall === "mkdir" ? "the folder can't be created there" : refusals4[code2 ?? ""];
var explainFileError = (dataDir, error) => {
  if (!isFileError(error)) return error;
  const { code: code2 = "", path } = error;
  const reason = reasonFor(error);
  if (!reason || path === void 0 && !isFull(error)) return error;
  return new StartError(
    "not-writable",
    `The data folder ${dataDir} can't be written to: ${reason} (${path === void 0 ? code2 : `${code2} at ${path}`}).`,
    `${isFull(error) ? "Free some space there" : "Give this user write access to the folder"}, or choose another data folder.`
  );
};

// src/mail/outboxStore.ts
import { and as and19, asc as asc9, desc as desc10, eq as eq24, inArray as inArray8, isNotNull as isNotNull2, isNull as isNull11, lt as lt7, lte as lte2, ne as ne5, or as or4, sql as sql25 } from "drizzle-orm";
var deliveryMs = 24 * 60 * 6e4;
var after = (at) => new Date(at.getTime() + deliveryMs);
var createOutboxStore = (queries) => {
  const isWaiting = and19(isNull11(outgoingMail.sentAt), isNull11(outgoingMail.parkedAt));
  const isParked = isNotNull2(outgoingMail.parkedAt);
  const change4 = async (id, values) => {
    await queries.update(outgoingMail).set(values).where(eq24(outgoingMail.id, id));
  };
  return {
    /** What every email to this address contains at the moment. */
    readerContextOf: async (email3) => {
      const { rows } = await queries.execute(
        sql25`select (select ${trader.antiPhishingWord} from ${trader} where ${trader.email} = ${email3}) as word,
                   ${sql25.raw(isWindingDownSql)} as "isWindingDown"`
      );
      return { antiPhishingWord: rows[0]?.word ?? void 0, isWindingDown: rows[0]?.isWindingDown === true };
    },
    queue: async (mail, at) => {
      await queries.insert(outgoingMail).values({ ...mail, createdAt: at, nextTryAt: at, giveUpAt: after(at) });
    },
    /** Claims some due emails. Several processes claim different ones. */
    claim: ({ at, until, most }) => {
      const due2 = queries.select({ id: outgoingMail.id }).from(outgoingMail).where(and19(isWaiting, lte2(outgoingMail.nextTryAt, at))).orderBy(asc9(outgoingMail.nextTryAt)).limit(most).for("update", { skipLocked: true });
      return queries.update(outgoingMail).set({ tries: sql25`${outgoingMail.tries} + 1`, nextTryAt: until }).where(sql25`${outgoingMail.id} = any(array(${due2}))`).returning();
    },
    tryAgain: (id, at) => change4(id, { nextTryAt: at }),
    /** Deletes the contents, which are for the reader alone and no longer needed. */
    markSent: (id, at) => change4(id, { sentAt: at, text: "", html: "" }),
    remove: async (id) => {
      await queries.delete(outgoingMail).where(eq24(outgoingMail.id, id));
    },
    /** Keeps it for the operator. A code that has expired is no use to anyone. */
    park: (mail, at) => change4(mail.id, { parkedAt: at, ...mail.sort === "code" && { text: "", html: "" } }),
    /** The longest parked first. */
    parked: () => queries.select().from(outgoingMail).where(isParked).orderBy(asc9(outgoingMail.id)),
    countParked: async () => {
      const { rows } = await queries.execute(
        sql25`select count(*) filter (where sort = 'code')::integer as code,
              count(*) filter (where sort <> 'code')::integer as notice
            from ${outgoingMail} where ${isParked}`
      );
      return { code: rows[0]?.code ?? 0, notice: rows[0]?.notice ?? 0 };
    },
    /** Tries these for another day; those that hold an expired code stay where they are. Returns the ids. */
    resend: async (ids, at) => {
      const resent = await queries.update(outgoingMail).set({ parkedAt: null, nextTryAt: at, giveUpAt: after(at) }).where(and19(isParked, ne5(outgoingMail.sort, "code"), inArray8(outgoingMail.id, [...ids]))).returning({ id: outgoingMail.id });
      return resent.map(({ id }) => id);
    },
    /** Notices that wait for the operator stay. */
    forgetBefore: async (at) => {
      const isOver = or4(isNull11(outgoingMail.parkedAt), eq24(outgoingMail.sort, "code"));
      await queries.delete(outgoingMail).where(and19(lt7(outgoingMail.createdAt, at), isOver));
    },
    newestWaiting: (recipient, most) => queries.select().from(outgoingMail).where(and19(isWaiting, recipient === void 0 ? void 0 : eq24(outgoingMail.recipient, recipient))).orderBy(desc10(outgoingMail.id)).limit(most),
    findWaiting: async (id) => {
      const [found] = await queries.select().from(outgoingMail).where(and19(isWaiting, eq24(outgoingMail.id, id)));
      return found;
    }
  };
};

// src/db/embedded/place.ts
import { createHash as createHash3 } from "node:crypto";
import { chmod, mkdir, realpath, stat, writeFile } from "node:fs/promises";
import { join as join3 } from "node:path";

// src/db/embedded/host/accounts.ts
import { readFile } from "node:fs/promises";
var ownUid = () => process.getuid?.();
var isRoot = () => ownUid() === 0;
var preferredNames = ["postgres", "nobody"];
var readAccounts = (passwd) => passwd.split("\n").flatMap((line2) => {
  const [name2 = "", , uid = "", gid = ""] = line2.split(":");
  return /^[1-9]\d*$/.test(uid) && /^\d+$/.test(gid) ? [{ name: name2, uid: Number(uid), gid: Number(gid) }] : [];
});
var allAccounts = async () => readAccounts(await ifThere(readFile("/etc/passwd", "utf8")) ?? "");
var accountForServer = async () => {
  if (!isRoot()) return void 0;
  const accounts3 = await allAccounts();
  for (const wanted of preferredNames) {
    const account2 = accounts3.find(({ name: name2 }) => name2 === wanted);
    if (account2) return account2;
  }
  throw new StartError(
    "no-account",
    "PostgreSQL can't run as root, and this system has neither a postgres user nor a nobody user.",
    "Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own."
  );
};
var accountOf = async (uid, gid) => (await allAccounts()).find((account2) => account2.uid === uid) ?? { name: `with uid ${uid}`, uid, gid };

// src/db/embedded/host/command.ts
import { spawn } from "node:child_process";
var inherited = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "TEMP", "TMP", "SystemRoot", "SystemDrive", "ComSpec"];
var environmentFor = (cluster) => ({
  ...Object.fromEntries(inherited.map((name2) => [name2, process.env[name2]])),
  LC_ALL: "C",
  TZ: "UTC",
  PGDATA: cluster
});
var runCommand = (command, args, options) => new Promise((resolve2) => {
  const { account: account2, cwd, cluster, outputTo } = options;
  const child = spawn(command, args, {
    cwd,
    env: environmentFor(cluster),
    stdio: ["ignore", outputTo ?? "pipe", outputTo ?? "pipe"],
    uid: account2?.uid,
    gid: account2?.gid,
    windowsHide: true
  });
  let output = "";
  const take4 = (chunk) => {
    output += chunk.toString();
  };
  child.stdout?.on("data", take4);
  child.stderr?.on("data", take4);
  child.once("error", (error) => resolve2({ status: error.code ?? error.message, output }));
  child.once("close", (status2) => resolve2({ status: status2, output }));
});

// src/db/embedded/host/reach.ts
var canEnter = async (account2, folder2) => {
  if (!account2) return true;
  const { status: status2 } = await runCommand("/bin/sh", ["-c", 'cd -- "$1"', "sh", folder2], { account: account2, cwd: "/" });
  return status2 === 0;
};

// src/db/embedded/place.ts
var clusterIn = (folder2) => join3(folder2, "cluster");
var passwordIn = (folder2) => join3(folder2, "password");
var applicationPasswordIn = (folder2) => join3(folder2, "application.password");
var portIn = (folder2) => join3(folder2, "port");
var logIn = (folder2) => join3(folder2, "postgres.log");
var AWAY_ROOT = "/var/lib/xdc-exchange";
var placeBeside = (dataDir) => join3(dataDir, "postgres");
var placeAway = async (dataDir) => join3(
  AWAY_ROOT,
  createHash3("sha256").update(await realpath(dataDir)).digest("hex").slice(0, 12)
);
var hasCluster = async (folder2) => await ifThere(stat(clusterIn(folder2))) !== void 0;
var foreignData = async (folder2, uid, gid) => new StartError(
  "foreign-data",
  `The database in ${folder2} belongs to the user ${(await accountOf(uid, gid)).name}, not to the one starting it.`,
  "Start as root as before, or take ownership of the folder with chown -R while nothing is running."
);
var findCluster = async (dataDir) => {
  const beside = placeBeside(dataDir);
  if (await hasCluster(beside)) return beside;
  const away = await ifThere(placeAway(dataDir));
  return away !== void 0 && await hasCluster(away) ? away : void 0;
};
var settle2 = async (folder2) => {
  const { uid, gid } = await stat(clusterIn(folder2));
  if (!isRoot()) {
    if (process.platform !== "win32" && uid !== ownUid()) throw await foreignData(folder2, uid, gid);
    return { folder: folder2, account: void 0 };
  }
  const account2 = uid === 0 ? await accountForServer() : await accountOf(uid, gid);
  if (!account2 || await canEnter(account2, folder2)) return { folder: folder2, account: account2 };
  throw new StartError(
    "unreachable",
    `The database in ${folder2} belongs to the user ${account2.name}, who can no longer access that folder.`,
    "Make the folders above it accessible again (chmod o+x on each)."
  );
};
var createFolder = async (folder2) => {
  await mkdir(folder2, { recursive: true });
  if (isRoot()) await chmod(folder2, 493);
  return folder2;
};
var chooseNew = async (dataDir, away, log) => {
  const account2 = await accountForServer();
  if (!account2 || await canEnter(account2, dataDir)) {
    return { folder: await createFolder(placeBeside(dataDir)), account: account2 };
  }
  log(`The user ${account2.name} can't access ${dataDir}, so the database is kept in ${away} instead.`);
  await createFolder(AWAY_ROOT);
  await createFolder(away);
  await writeFile(join3(away, "made-for"), `${dataDir}
`);
  return { folder: away, account: account2 };
};
var choosePlace = async (dataDir, log) => {
  const existing = await findCluster(dataDir);
  return existing === void 0 ? chooseNew(dataDir, await placeAway(dataDir), log) : settle2(existing);
};

// src/db/embedded/connection.ts
import { Client as Client3, DatabaseError as DatabaseError2 } from "pg";

// src/db/embedded/createCluster.ts
import { chown, mkdtemp, open, readdir, readFile as readFile2, rename, rm } from "node:fs/promises";
import { basename, join as join4 } from "node:path";
var SUPERUSER = "exchange";
var UNFINISHED = "cluster.new-";
var KEPT_LINES = 20;
var initdbFlags = [
  `--username=${SUPERUSER}`,
  "--encoding=UTF8",
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--auth=scram-sha-256",
  ...["timezone=UTC", "log_timezone=UTC", "log_checkpoints=off"].flatMap((setting) => ["--set", setting])
];
var removeUnfinished = async (folder2) => {
  const left = (await readdir(folder2)).filter((name2) => name2.startsWith(UNFINISHED));
  await Promise.all(left.map((name2) => rm(join4(folder2, name2), { recursive: true, force: true, maxRetries: 20 })));
};
var syncFolder = async (folder2) => {
  if (process.platform === "win32") return;
  const handle = await open(folder2, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
var createCluster = async (server, extraFlags = []) => {
  const { folder: folder2, account: account2, binaries } = server;
  await removeUnfinished(folder2);
  const unfinished = await mkdtemp(join4(folder2, UNFINISHED));
  if (account2) await chown(unfinished, account2.uid, account2.gid);
  const flags = [...initdbFlags, `--pwfile=${basename(passwordIn(folder2))}`, ...extraFlags, basename(unfinished)];
  const { status: status2, output } = await runCommand(binaries.initdb, flags, { account: account2, cwd: folder2 });
  if (status2 !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    throw new StartError(
      "not-created",
      `The database could not be created in ${folder2}: initdb failed (${status2}).`,
      "The end of initdb's output is below. Check free disk space and memory first.",
      output.split("\n").filter(Boolean).slice(-KEPT_LINES)
    );
  }
  await rename(unfinished, clusterIn(folder2));
  await syncFolder(folder2);
};
var majorOf = (version) => version.split(".")[0] ?? version;
var requireSameVersion = async ({ folder: folder2, binaries }) => {
  const made = (await readFile2(join4(clusterIn(folder2), "PG_VERSION"), "utf8")).trim();
  if (majorOf(made) === majorOf(binaries.version)) return;
  throw new StartError(
    "other-version",
    `The database in ${clusterIn(folder2)} was created by PostgreSQL ${made}, but ${binaries.version} is installed.`,
    `Install the release that created it, or move ${clusterIn(folder2)} away to start with an empty exchange.`
  );
};
var ensureCluster = async (server, beforeCreating) => {
  if (await hasCluster(server.folder)) return requireSameVersion(server);
  beforeCreating();
  await createCluster(server);
};

// src/db/embedded/port.ts
import { readFile as readFile3, writeFile as writeFile2 } from "node:fs/promises";
import { createServer } from "node:net";
var HOST = "127.0.0.1";
var tryPort = (port) => new Promise((resolve2) => {
  const probe = createServer();
  probe.once("error", () => resolve2(void 0));
  probe.listen({ host: HOST, port, exclusive: true }, () => {
    const address3 = probe.address();
    const bound2 = typeof address3 === "object" && address3 ? address3.port : void 0;
    probe.close(() => resolve2(bound2));
  });
});
var portTaken = (message) => new StartError("port-taken", message, "Close programs that listen on many ports, then start again.");
var keptPort = async (folder2) => {
  const port = Number(await ifThere(readFile3(portIn(folder2), "utf8")));
  return Number.isInteger(port) && port > 0 && port < 65536 ? port : void 0;
};
var choosePort = async (folder2, log) => {
  const kept3 = await keptPort(folder2);
  if (kept3 !== void 0 && await tryPort(kept3) !== void 0) return kept3;
  const fresh = await tryPort(0);
  if (fresh === void 0) throw portTaken(`No port on ${HOST} is free for the database.`);
  if (kept3 !== void 0) log(`Port ${kept3} is taken by another program, so the database will use port ${fresh}.`);
  return fresh;
};
var keepPort = async (folder2, port) => {
  if (await keptPort(folder2) !== port) await writeFile2(portIn(folder2), String(port));
};

// src/db/embedded/connection.ts
var DATABASE = "exchange";
var APPLICATION = "exchange_app";
var CONNECT_MS2 = 1e4;
var urlFor = (port, password2, database2, role = SUPERUSER) => `postgresql://${role}:${password2}@${HOST}:${port}/${database2}`;
var withPlainClient = async (connectionString, work) => {
  const client = new Client3({ connectionString, connectionTimeoutMillis: CONNECT_MS2 });
  client.on("error", () => void 0);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
};
var withClient = (connectionString, work) => withPlainClient(connectionString, async (client) => {
  await settleSession(client);
  return work(client);
});
var sqlStates = { noSuchDatabase: "3D000", wrongPassword: "28P01" };
var isRefusedWith = (error, sqlState) => error instanceof DatabaseError2 && error.code === sqlState;
var isWrongPassword = (error) => isRefusedWith(error, sqlStates.wrongPassword);
var ensureDatabase = async (port, password2) => {
  const url = urlFor(port, password2, DATABASE);
  try {
    await withClient(url, (client) => client.query("select"));
  } catch (error) {
    if (!isRefusedWith(error, sqlStates.noSuchDatabase)) throw error;
    await withClient(urlFor(port, password2, "postgres"), (client) => client.query(`create database ${DATABASE}`));
  }
  return url;
};

// src/db/embedded/pidFile.ts
import { closeSync, constants, openSync, readFileSync as readFileSync4, writeSync } from "node:fs";
import { basename as basename2, join as join5 } from "node:path";

// src/db/embedded/host/processes.ts
import { readFileSync as readFileSync3 } from "node:fs";
var readProc = (path) => {
  try {
    return readFileSync3(`/proc/${path}`, "utf8");
  } catch {
    return void 0;
  }
};
var statFields = (pid) => readProc(`${pid}/stat`)?.split(") ").at(-1)?.split(" ") ?? [];
var STATE_FIELD = 0;
var START_FIELD = 19;
var markOf = (pid) => {
  const ticks = statFields(pid)[START_FIELD];
  const boot = readProc("sys/kernel/random/boot_id")?.trim() ?? "";
  return ticks === void 0 ? { pid } : { pid, startedAt: `${boot}/${ticks}` };
};
var takesSignals = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, "EPERM");
  }
};
var isZombie = (pid) => ["Z", "X"].includes(statFields(pid)[STATE_FIELD] ?? "");
var isRunning = ({ pid, startedAt }) => {
  if (!takesSignals(pid) || isZombie(pid)) return false;
  const now = markOf(pid).startedAt;
  return startedAt === void 0 || now === void 0 || now === startedAt;
};
var commandLineOf = (pid) => readProc(`${pid}/cmdline`)?.split("\0");
var isPid = (value) => Number.isSafeInteger(value) && Number(value) > 0;

// src/db/embedded/pidFile.ts
var pidFileIn = (folder2) => join5(clusterIn(folder2), "postmaster.pid");
var PID_LINE = 0;
var PORT_LINE = 3;
var STATUS_LINE = 7;
var readPidFile = (folder2) => {
  try {
    const text7 = readFileSync4(pidFileIn(folder2), "utf8");
    const lines2 = text7.split("\n").map((line2) => line2.trim());
    const pid = Number(lines2[PID_LINE]);
    if (!isPid(pid)) return void 0;
    return { text: text7, pid, port: Number(lines2[PORT_LINE]), isReady: lines2[STATUS_LINE] === "ready" };
  } catch (error) {
    if (hasCode(error, "ENOENT")) return void 0;
    throw error;
  }
};
var portFlag = (port) => ["-p", String(port)];
var carriesPort = (words4, port) => {
  const [flag4, value] = portFlag(port);
  return words4.some((word2, index) => word2 === flag4 && words4[index + 1] === value);
};
var stateOf3 = ({ pid, port }) => {
  if (!isRunning({ pid })) return "gone";
  const words4 = commandLineOf(pid) ?? [];
  const program2 = basename2(words4[0] ?? "");
  if (program2 === "") return "unknown";
  if (carriesPort(words4, port)) return "serving";
  return program2.startsWith("postgres") ? "unknown" : "stranger";
};
var IMPOSSIBLE_PID = "2147483647";
var disown = (folder2, left) => {
  const file = openSync(pidFileIn(folder2), constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW);
  try {
    writeSync(file, left.text.replace(/^\s*\d+/, IMPOSSIBLE_PID));
  } finally {
    closeSync(file);
  }
};
var disownDead = (folder2) => {
  const left = readPidFile(folder2);
  if (left && ["gone", "stranger"].includes(stateOf3(left))) disown(folder2, left);
};
var disownUnseen = (folder2) => {
  const left = readPidFile(folder2);
  if (left) disown(folder2, left);
};

export {
  createWorkQueue,
  createSeals,
  accountSettings,
  currency,
  pair,
  country,
  switches,
  operatorFigure,
  trader,
  kycSubmission,
  kycPicture,
  knownPlace,
  loginChallenge,
  mailedLink,
  tradeOrder,
  referral,
  referralInvitation,
  parseTyped,
  readWire,
  subtract,
  multiply,
  sum,
  divideDown,
  roundDown,
  showExactly,
  counted,
  changeColour,
  assetSymbols,
  readAssetSymbol,
  joinCandles,
  pairNames,
  readPairName,
  pairOf,
  pairs,
  listSizes,
  priceMessage,
  checkLimitOrder,
  serverWording,
  quickSwapPair,
  quickSwapAmount,
  normaliseEmail,
  needsDestinationTag,
  referralReward,
  pageTitle,
  homeTitle,
  publicPages,
  publicPageAt,
  backoff,
  lacksReferenceSql,
  isWindingDownSql,
  createStatusStore,
  openAreas,
  markup,
  findInText,
  createAudit,
  hashToken,
  createRandomness,
  createLinkStore,
  networkOf,
  createSessionStore,
  tokenIn,
  createTraderOf,
  reservedEmailDomains,
  createTraderStore,
  createTwoFactorSwitchStore,
  createStores,
  createLimits,
  refuse,
  isRefused,
  isWithStatus,
  plainColumn,
  textColumn,
  traderKinds,
  toWhole,
  fromWhole,
  toUnits,
  fromUnits,
  readAmount,
  readLegs,
  writtenLeg,
  areSameLegs,
  tradersOf,
  refused2 as refused,
  wrongFigure,
  wrongAmount,
  wrongShares,
  wrongLegs,
  noSuchPair,
  closed,
  tradingStopped,
  insufficient,
  ownOrder,
  swapPaused,
  swapsStopped,
  ownOffer,
  notOffered,
  tooManyOrders,
  clientIdUsed,
  idUsed,
  noSuchOrder,
  noSuchTrader,
  notOpen,
  noSuchHold,
  notHeld,
  noReason,
  frozen,
  failed,
  unavailable,
  halted,
  unconfirmed,
  endLegs,
  addRows,
  defineKind,
  defineMatchedKind,
  isReadableLine,
  plainDecimal,
  holdFromRow,
  readEndedHolds,
  readTraders,
  rowFor,
  forgetTries,
  keepAction,
  readActions,
  findAction,
  done,
  refused as refused2,
  reading2 as reading,
  changing,
  usageOf,
  cannotWrite,
  CommandFailed,
  isOutdated,
  isOfOneCommand,
  isDatabaseGone,
  StartError,
  afterPause,
  SettingsError,
  readEnv,
  explain,
  mayLoseData,
  openSession,
  handOver,
  readWaiting,
  storeOutcome,
  findHanded,
  listWaiting,
  describeOutcome,
  typeable,
  program,
  databaseListenerJob,
  resetTwoFactor,
  orderId,
  readOrderId,
  afterFee,
  grossOf,
  reserveOf,
  toOrder,
  findMarket,
  marketById,
  numeric2 as numeric,
  bigint3 as bigint,
  integer2 as integer,
  text5 as text,
  json,
  groupMoment,
  putRows,
  currencyRows,
  pairRows,
  countryRows,
  switchRows,
  tradingSwitch,
  figureRows,
  pictureSeal,
  numberSeal,
  forgetSealedPapers,
  spokenMoment,
  usualCaps,
  capsOf,
  hasReference,
  referencePriceOf,
  shownReferences,
  noteTrade,
  noteStrayed,
  setReference,
  moveReferences,
  writeReferences,
  putStrayed,
  readReferences,
  clientKey,
  claimWork,
  markDone,
  postpone,
  otherKindsDue,
  senderOf,
  fromOf,
  hostOf,
  hasMailbox,
  escapeJsonForTerminal,
  longestList,
  createLedgerResults,
  inboxDueHandlers,
  keptBlocks,
  simulatedCoins,
  createChains,
  createChainCustody,
  readPurpose,
  settlePurpose,
  inTransaction,
  connect,
  checkLedger,
  putYoung,
  readYoungMoney,
  usdPricesFrom,
  readAppConfig,
  withSwitches,
  pagePolicyOf,
  postingKey,
  areMovable,
  decidePosting,
  lookUpPostings,
  postFunds,
  areas,
  areaCommands,
  areaLetters,
  areaOperatorCommands,
  compose,
  contractFile,
  builtContractFile,
  migrationsFolder,
  webFolder,
  defaultConfigFile,
  dataFolder,
  hasCode,
  ifThere,
  explainFileError,
  markOf,
  isRunning,
  isPid,
  createOutboxStore,
  runCommand,
  clusterIn,
  passwordIn,
  applicationPasswordIn,
  logIn,
  AWAY_ROOT,
  hasCluster,
  findCluster,
  choosePlace,
  ensureCluster,
  HOST,
  portTaken,
  choosePort,
  keepPort,
  DATABASE,
  APPLICATION,
  urlFor,
  withPlainClient,
  withClient,
  isWrongPassword,
  ensureDatabase,
  readPidFile,
  portFlag,
  stateOf3 as stateOf,
  disownDead,
  disownUnseen,
  ignoreBrokenPipe,
  secretsKeyFile,
  secretsKey,
  existingSecretsKey
};
//# sourceMappingURL=chunk-WDKQ7USF.js.map
