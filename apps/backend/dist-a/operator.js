import {
  APPLICATION,
  DATABASE,
  accountSettings,
  applicationPasswordIn,
  areaOperatorCommands,
  changing,
  connect,
  counted,
  createOutboxStore,
  createSeals,
  dataFolder,
  describeOutcome,
  done,
  escapeJsonForTerminal,
  existingSecretsKey,
  explain,
  findAction,
  findCluster,
  findHanded,
  ifThere,
  ignoreBrokenPipe,
  isReadableLine,
  keepAction,
  listWaiting,
  longestList,
  program,
  readActions,
  readEnv,
  readPidFile,
  reading,
  refused2 as refused,
  spokenMoment,
  stateOf,
  typeable,
  urlFor,
  usageOf
} from "./chunk-WDKQ7USF.js";

// src/operator.ts
import { randomUUID } from "node:crypto";
import { userInfo } from "node:os";

// src/db/embedded/findRunning.ts
import { readFile } from "node:fs/promises";
var findRunning = async (dataDir) => {
  const folder = await findCluster(dataDir);
  const left = folder === void 0 ? void 0 : readPidFile(folder);
  if (folder === void 0 || !left || !["serving", "unknown"].includes(stateOf(left))) return void 0;
  const password = await ifThere(readFile(applicationPasswordIn(folder), "utf8"));
  return password === void 0 ? void 0 : urlFor(left.port, password.trim(), DATABASE, APPLICATION);
};

// src/operator/commands.ts
var findCommand = (commands, { words, options }) => {
  for (const command of commands) {
    const { length } = command.name.split(" ");
    if (command.onlyWith !== void 0 && options[command.onlyWith] === void 0) continue;
    if (words.slice(0, length).join(" ") === command.name) return { command, rest: words.slice(length) };
  }
  return void 0;
};
var optionLines = [
  '  --why "..."      the reason; required for every change, and kept with it; --reason is an alias',
  "  --by NAME        who is doing it; defaults to OPERATOR in the environment, then the system user",
  "  --json           print one JSON document",
  "  --wait SECONDS   how long to wait for the exchange; 30 by default",
  "  --id ID          an ID for the command; with the same ID it is run only once, however often you repeat it"
];
var overview = (some) => some.map((command) => `  ${usageOf(command).padEnd(62)} ${command.meaning}`);
var groupOf = (commands, words) => {
  const group = commands.filter(({ name }) => name.split(" ")[0] === words[0]);
  return group.length > 0 ? group : commands;
};
var helpLines = (commands, words) => [
  `${program} <command> [options]`,
  "",
  ...overview(groupOf(commands, words)),
  "",
  ...optionLines
];
var help = (commands, words) => done(helpLines(commands, words), {
  commands: groupOf(commands, words).map((command) => ({ usage: usageOf(command), meaning: command.meaning }))
});

// src/operator/inbox.ts
var firstLine = ({ id, command, by, at }) => `${spokenMoment(new Date(at))}  ${by}  ${command.kind}  (${id})`;
var list = async ({ database }) => {
  const waiting = await listWaiting(database.db);
  return done(waiting.length === 0 ? "No commands are waiting." : waiting.map(firstLine), {
    waiting: waiting.map(({ id, command, by, at }) => ({ id, command, by, at: new Date(at).toISOString() }))
  });
};
var show = async (id, { database }) => {
  const handed = await findHanded(database.db, id);
  if (!handed) return refused(`There is no command ${id}.`);
  const { outcome, refused: why } = describeOutcome(handed.outcome);
  const action = await findAction(database.db, id);
  return done(
    [
      firstLine(handed),
      ...action ? [`  typed    ${action.words}`, `  why      ${action.why}`] : [],
      `  command  ${JSON.stringify(handed.command)}`,
      `  outcome  ${outcome}${why === void 0 ? "" : `: ${why}`}`,
      ...handed.outcome?.done ? [`  result   ${JSON.stringify(handed.outcome.done)}`] : []
    ],
    {
      id,
      at: new Date(handed.at).toISOString(),
      by: handed.by,
      command: handed.command,
      outcome,
      ...why !== void 0 && { refused: why },
      ...handed.outcome?.done && { result: handed.outcome.done }
    }
  );
};
var inboxCommands = [
  reading({
    name: "inbox",
    usage: "[ID]",
    meaning: "commands waiting for the exchange, or the outcome of one",
    takes: [0, 1],
    run: ({ words: [id] }, desk) => id === void 0 ? list(desk) : show(id, desk)
  })
];

// src/operator/log.ts
var usualLength = 20;
var becameOf = ({ id, outcome }) => id === null ? { outcome: "done" } : describeOutcome(outcome);
var linesOf = (action) => {
  const { at, who, words, why, id } = action;
  const { outcome, refused: refused2 } = becameOf(action);
  return [
    `${spokenMoment(at)}  ${who}  ${words}`,
    `  why      ${why}`,
    `  outcome  ${outcome}${refused2 === void 0 ? "" : `: ${refused2}`}${id === null ? "" : ` (${id})`}`
  ];
};
var logCommands = [
  reading({
    name: "log",
    usage: "[--last N]",
    meaning: "who did what, when, why, and with what outcome; newest first",
    takes: [0, 0],
    options: ["last"],
    run: async ({ options: { last = usualLength } }, { database }) => {
      const actions = await readActions(database.db, last);
      return done(actions.length === 0 ? "No actions yet." : actions.flatMap(linesOf), {
        actions: actions.map((action) => {
          const { at, who, why, words, id } = action;
          return { at: at.toISOString(), who, why, words, id, ...becameOf(action) };
        })
      });
    }
  })
];

// src/operator/mail.ts
var isExpired = ({ sort }) => sort === "code";
var lineOf = (mail) => {
  const { id, createdAt, recipient, subject, tries } = mail;
  const state = isExpired(mail) ? "its code has expired" : counted(tries - 1, "try", "tries");
  return `${String(id)}  ${spokenMoment(createdAt)}  ${recipient}  ${subject}  (${state})`;
};
var toJson = (mail) => ({
  id: mail.id,
  at: mail.createdAt.toISOString(),
  to: mail.recipient,
  subject: mail.subject,
  tries: mail.tries - 1,
  isExpired: isExpired(mail)
});
var list2 = async ({ database }) => {
  const mails = await createOutboxStore(database.db).parked();
  return done(mails.length === 0 ? "No emails are parked." : mails.map(lineOf), { mails: mails.map(toJson) });
};
var expired = (id) => `Email ${String(id)} holds a code or link that has expired, so it is never sent again. Its reader can ask for a new one.`;
var chosen = (mails, word) => {
  if (word === "all") return mails.filter((mail) => !isExpired(mail));
  const one = mails.find(({ id }) => String(id) === word);
  if (!one) return `No email ${word} is parked. To see those that are: ${program} mail list`;
  return isExpired(one) ? expired(one.id) : [one];
};
var resend = ({ words: [word = ""], action }, desk) => desk.database.db.transaction(async (transaction) => {
  const store = createOutboxStore(transaction);
  const mails = chosen(await store.parked(), word);
  if (typeof mails === "string") return refused(mails);
  const at = new Date(desk.now());
  const resent = await store.resend(
    mails.map(({ id }) => id),
    at
  );
  if (resent.length === 0) return done("No notices are parked.", { resent });
  await keepAction(transaction, { ...action, at });
  return done(`${counted(resent.length, "email")} will be sent again, for a day at most.`, { resent });
});
var mailCommands = [
  reading({
    name: "mail list",
    usage: "",
    meaning: "emails that couldn't be sent for a day, oldest first",
    takes: [0, 0],
    run: (_, desk) => list2(desk)
  }),
  changing({
    name: "mail resend",
    usage: "<id> | all",
    meaning: "send parked notices again; codes and links have expired and are never sent again",
    takes: [1, 1],
    run: resend
  })
];

// src/operator/commandArguments.ts
var everywhere = ["by", "why", "json", "wait"];
var units = { s: 1e3, m: 6e4, h: 36e5, d: 864e5 };
var longestHaltMs = 30 * units.d;
var readWhole = (typed, least, most) => {
  const figure = /^\d{1,6}$/.test(typed) ? Number(typed) : NaN;
  return figure >= least && figure <= most ? figure : void 0;
};
var readDuration = (typed) => {
  const [, figure = "", unit = ""] = /^([1-9]\d{0,3})([smhd])$/.exec(typed) ?? [];
  const ms = Number(figure) * units[unit];
  return figure !== "" && ms <= longestHaltMs ? ms : void 0;
};
var readers = {
  wait: [
    (typed) => {
      const seconds = readWhole(typed, 0, 3600);
      return seconds === void 0 ? void 0 : { waitMs: seconds * 1e3 };
    },
    "--wait takes seconds, from 0 to 3600."
  ],
  last: [
    (typed) => {
      const last = readWhole(typed, 1, longestList);
      return last === void 0 ? void 0 : { last };
    },
    `--last takes a number from 1 to ${String(longestList)}.`
  ],
  for: [
    (typed) => {
      const forMs = readDuration(typed);
      return forMs === void 0 ? void 0 : { forMs };
    },
    "--for takes a time such as 90s, 30m, 2h or 1d, up to 30 days."
  ],
  tag: [
    (typed) => /^\d{1,10}$/.test(typed) ? { tag: typed } : void 0,
    "--tag takes a destination tag, which is a number."
  ],
  submission: [
    (typed) => /^kyc-[a-z0-9]{1,60}$/.test(typed) ? { submission: typed } : void 0,
    "--submission takes the ID that kyc show prints, such as kyc-abcd."
  ],
  set: [(typed) => ({ set: typed }), ""],
  id: [
    (typed) => /^[\w.:-]{1,100}$/.test(typed) ? { id: typed } : void 0,
    "--id takes 1 to 100 letters, digits, dots, colons, dashes and underscores."
  ]
};
var readOptions = ({ name, options: own = [] }, typed) => {
  const read = {};
  for (const [key, value] of Object.entries(typed)) {
    const option = key;
    if (!everywhere.includes(option) && !own.includes(option)) return { wrong: `${name} doesn't take --${option}.` };
    const [reader, wrong] = readers[option] ?? [() => ({}), ""];
    const part = reader(value);
    if (!part) return { wrong };
    Object.assign(read, part);
  }
  return { value: read };
};
var readGiven = (command, words, typed) => {
  const [least, most] = command.takes;
  if (words.length < least || words.length > most) return { wrong: `Usage: ${usageOf(command)}` };
  const options = readOptions(command, typed.options);
  return options.wrong === void 0 ? { value: { words, options: options.value } } : options;
};
var optionWords = (name, value) => value === void 0 ? [] : [name, value];
var readWho = ({ options: { by = "" } }, systemUser2) => {
  const value = by === "" ? systemUser2 : by;
  if (isReadableLine(value)) return { value };
  return { wrong: "Say who you are with --by NAME, in at most 500 printable characters." };
};
var readAction = (typed, systemUser2) => {
  const { why, for: duration, tag, submission, set } = typed.options;
  const words = typeable([
    ...typed.words,
    ...optionWords("--for", duration),
    ...optionWords("--tag", tag),
    ...optionWords("--submission", submission),
    ...optionWords("--set", set)
  ]);
  const { value: who, wrong } = readWho(typed, systemUser2);
  if (wrong !== void 0) return { wrong };
  if (why === void 0)
    return { wrong: `Say why; the reason is kept with the action. Type: ${program} ${words} --why "..."` };
  if (!isReadableLine(why)) return { wrong: "A reason is one line of up to 500 printable characters." };
  return { value: { who, why, words } };
};

// src/operator/options.ts
import { parseArgs } from "node:util";
var known = {
  by: { type: "string" },
  why: { type: "string" },
  json: { type: "boolean" },
  wait: { type: "string" },
  id: { type: "string" },
  for: { type: "string" },
  last: { type: "string" },
  tag: { type: "string" },
  submission: { type: "string" },
  set: { type: "string" },
  help: { type: "boolean", short: "h" }
};
var otherSpellings = /* @__PURE__ */ new Map([["reason", "why"]]);
var isKnown = (name) => Object.hasOwn(known, name);
var isFigure = (word) => /^-[\d.]/.test(word);
var valueOf = ({ name, value, inlineValue }) => {
  if (isKnown(name) && known[name].type === "boolean")
    return value === void 0 ? "" : { wrong: `--${name} doesn't take a value.` };
  const isMissing = value === void 0 || value === "" || inlineValue !== true && value.startsWith("-");
  return isMissing ? { wrong: `--${name} needs a value.` } : value;
};
var addOption = (options, typed) => {
  const token = { ...typed, name: otherSpellings.get(typed.name) ?? typed.name };
  const { name, rawName } = token;
  if (!isKnown(name)) return { wrong: `There is no option ${rawName}.` };
  if (options[name] !== void 0) return { wrong: `--${name} can be given only once.` };
  const value = valueOf(token);
  if (typeof value !== "string") return value;
  options[name] = value;
  return void 0;
};
var isJsonWanted = (args2) => args2.includes("--json");
var readTyped = (args2) => {
  const { tokens } = parseArgs({
    args: args2,
    options: { ...known, reason: known.why },
    strict: false,
    allowPositionals: true,
    tokens: true
  });
  const words = [];
  const options = {};
  let lastFigure = -1;
  for (const token of tokens) {
    const arg = args2[token.index] ?? "";
    if (token.kind === "positional") words.push(token.value);
    else if (token.kind === "option" && isFigure(arg)) {
      if (token.index !== lastFigure) words.push(arg);
      lastFigure = token.index;
    } else if (token.kind === "option") {
      const wrong = addOption(options, token);
      if (wrong) return wrong;
    }
  }
  return { words, options };
};

// src/operator/operate.ts
var workOf = (command, rest, typed, user2) => {
  const { value: given, wrong } = readGiven(command, rest, typed);
  if (wrong !== void 0) return refused(wrong);
  if (!command.isChange) {
    const who = readWho(typed, user2);
    return who.wrong === void 0 ? (desk) => command.run({ ...given, who: who.value }, desk) : refused(who.wrong);
  }
  const action = readAction(typed, user2);
  if (action.wrong !== void 0) return refused(action.wrong);
  return (desk) => command.run({ ...given, action: action.value }, desk);
};
var understand = (args2, commands, user2) => {
  const typed = readTyped(args2);
  if ("wrong" in typed) return refused(typed.wrong);
  const [first = "help", ...others] = typed.words;
  if (first === "help") return help(commands, others);
  if (typed.options.help !== void 0) return help(commands, typed.words);
  const found = findCommand(commands, typed);
  if (!found)
    return refused([`There is no command ${typeable(typed.words)}.`, "", ...helpLines(commands, typed.words)]);
  return workOf(found.command, found.rest, typed, user2);
};
var operate = async (args2, { areaCommands, user: user2, open }) => {
  const work = understand(args2, [...areaCommands, ...logCommands, ...inboxCommands, ...mailCommands], user2);
  if (typeof work !== "function") return work;
  const opened = await open();
  if (!opened)
    return refused(
      "The exchange is not running here. Start it with `npm start`, or name a database with DATABASE_URL."
    );
  try {
    return await work(opened.desk);
  } finally {
    await opened.close();
  }
};

// src/operator.ts
var systemUser = () => {
  try {
    return userInfo().username;
  } catch {
    return "";
  }
};
var openDesk = async () => {
  const env = readEnv(process.env);
  const connectionString = env.DATABASE_URL ?? await findRunning(dataFolder(env.DATA_DIR));
  if (connectionString === void 0) return void 0;
  const database = connect({ connectionString, max: 1, onError: () => void 0 });
  const { sessions: sessionTimes } = accountSettings(env);
  const isProduction = env.NODE_ENV === "production";
  const desk = {
    database,
    isProduction,
    sessionTimes,
    publicUrl: env.PUBLIC_URL,
    seals: () => {
      const key = existingSecretsKey({ given: env.SECRETS_KEY, folder: dataFolder(env.DATA_DIR) });
      return key && createSeals(key);
    },
    now: Date.now,
    newId: randomUUID,
    tell: console.error
  };
  return { desk, close: database.close };
};
ignoreBrokenPipe();
var args = process.argv.slice(2);
var user = process.env["OPERATOR"] ?? systemUser();
var answer = await operate(args, { areaCommands: areaOperatorCommands, user, open: openDesk }).catch(
  (error) => refused(explain(error, "The command failed.").split("\n"))
);
if (isJsonWanted(args)) console.log(escapeJsonForTerminal(answer.json));
else for (const line of answer.lines) (answer.exit === 0 ? console.log : console.error)(line);
process.exitCode = answer.exit;
//# sourceMappingURL=operator.js.map
