import { hasAtMostDecimals, isAbove, isBelow, parseTyped, type DecimalText } from '@exchange/domain';
import { plainDecimal } from '../../db/plainDecimal';
import { createStatusStore } from '../../reference/statusStore';
import { switchRows, type SwitchName } from '../../reference/referenceData';
import { noCustodyLine } from '../../operator/openingLines';
import { done, refused, type Answer } from '../../operator/answer';
import { changing, usageOf, type OperatorContext, type GivenChange } from '../../operator/command';
import type { SettingChange } from '../../operator/settings/changeSettings';
import { submitCommand } from '../../operator/submitCommand';

const switchNames: readonly string[] = switchRows.map(({ name }) => name);
const isSwitch = (name: string): name is SwitchName => switchNames.includes(name);

const readOnOff = (word: string | undefined): boolean | undefined => {
  if (word === 'on') return true;
  return word === 'off' ? false : undefined;
};

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

interface Changing {
  changes: readonly SettingChange[];
  /** What each is now, and what it will be. */
  flips: readonly string[];
  changed: Answer;
}

/** The exchange makes the change, so that it can verify who asks for it. */
const change = (desk: OperatorContext, given: GivenChange, { changes, flips, changed }: Changing): Promise<Answer> => {
  const { who: by, why } = given.action;
  return submitCommand<'settings.set'>(desk, given, {
    plan: ['About to change:', ...flips.map((flip) => `  ${flip}`)],
    command: () => ({ kind: 'settings.set', changes, by, why }),
    told: (_, id) => ({ ...changed, json: { ...changed.json, id } }),
  });
};

const flip = (name: string, before: string, after: string): string =>
  before === after ? `${name}: stays ${after}` : `${name}: ${before}, will be ${after}`;

const switchWords = { name: 'switch', usage: `<${switchNames.join('|')}> <on|off>` };
const currencyWords = { name: 'currency', usage: '<COIN> <deposits|withdrawals> <on|off>' };
const feesWords = { name: 'fees', usage: '<PAIR> <buy %> <sell %>' };

const setSwitch = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const [name = '', word] = given.words;
  const isOn = readOnOff(word);
  if (!isSwitch(name) || isOn === undefined) return refused(`Usage: ${usageOf(switchWords)}`);
  const before = (await createStatusStore(desk.database.db).switches())[name] === true;
  return change(desk, given, {
    changes: [{ set: 'switch', name, isOn }],
    flips: [flip(name, onOff(before), onOff(isOn))],
    changed: done(`${name} is ${onOff(isOn)}.`, { outcome: 'done', switch: name, isOn }),
  });
};

/** Everything that a demo may have open. */
const everythingOpen: Readonly<Record<SwitchName, boolean>> = {
  withdrawOnly: false,
  closureNotice: false,
  registration: true,
  staking: true,
};

const openEverything = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const before = await createStatusStore(desk.database.db).switches();
  const names = switchNames.filter(isSwitch);
  return change(desk, given, {
    changes: names.map((name) => ({ set: 'switch', name, isOn: everythingOpen[name] })),
    flips: names.map((name) => flip(name, onOff(before[name] === true), onOff(everythingOpen[name]))),
    changed: done('Registration and staking are open, and the closure notice is hidden.', {
      outcome: 'done',
      switches: everythingOpen,
    }),
  });
};

const setCurrency = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const [typed = '', what, word] = given.words;
  const isOpen = readOnOff(word);
  const symbol = typed.toUpperCase();
  if (isOpen === undefined || (what !== 'deposits' && what !== 'withdrawals'))
    return refused(`Usage: ${usageOf(currencyWords)}`);
  const currency = (await createStatusStore(desk.database.db).currencies()).find((one) => one.symbol === symbol);
  if (!currency) return refused(`There is no currency ${typed}.`);
  const before = what === 'deposits' ? currency.isDepositOpen : currency.isWithdrawalOpen;
  const subject = what === 'deposits' ? 'Deposits' : 'Withdrawals';
  const lacksCustody = await createStatusStore(desk.database.db).lacksCustody();
  const sentence = `${subject} of ${symbol} are ${onOff(isOpen)}.`;
  return change(desk, given, {
    changes: [{ set: 'currency', symbol, what, isOpen }],
    flips: [flip(`${subject} of ${symbol}`, onOff(before), onOff(isOpen))],
    changed: done(lacksCustody ? [sentence, noCustodyLine] : sentence, {
      outcome: 'done',
      currency: symbol,
      what,
      isOpen,
    }),
  });
};

const readPercent = (word: string): DecimalText | undefined => {
  const percent = parseTyped(word);
  if (percent === undefined || isBelow(percent, '0') || isAbove(percent, '100')) return undefined;
  return hasAtMostDecimals(percent, 6) ? percent : undefined;
};

const setFees = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const [typed = '', buyWord = '', sellWord = ''] = given.words;
  const [buy, sell] = [readPercent(buyWord), readPercent(sellWord)];
  if (buy === undefined || sell === undefined)
    return refused('A fee is a percentage from 0 to 100 with at most 6 decimals.');
  const pair = typed.toUpperCase();
  const now = (await createStatusStore(desk.database.db).pairs()).find(({ name }) => name === pair);
  if (!now) return refused(`There is no pair ${typed}.`);
  const sentence = `New orders on ${pair} pay ${buy}% to buy and ${sell}% to sell. Existing orders keep their fees.`;
  return change(desk, given, {
    changes: [{ set: 'fees', pair, buy, sell }],
    flips: [
      flip(`Buying on ${pair}`, `${plainDecimal(now.buyFeePercent)}%`, `${buy}%`),
      flip(`Selling on ${pair}`, `${plainDecimal(now.sellFeePercent)}%`, `${sell}%`),
    ],
    changed: done(sentence, { outcome: 'done', pair, buy, sell }),
  });
};

export const settingCommands = [
  changing({
    ...switchWords,
    meaning: 'open or close registration and staking, show the closure notice, stop everything except withdrawals',
    takes: [2, 2],
    options: ['id'],
    run: setSwitch,
  }),
  changing({
    name: 'open',
    usage: '',
    meaning: 'open registration and staking, end wind-down mode and hide the closure notice',
    takes: [0, 0],
    options: ['id'],
    run: openEverything,
  }),
  changing({
    ...currencyWords,
    meaning: 'open or close deposits or withdrawals of a coin',
    takes: [3, 3],
    options: ['id'],
    run: setCurrency,
  }),
  changing({
    ...feesWords,
    meaning: "set the fees for a pair's new orders, as a percentage of what they receive",
    takes: [3, 3],
    options: ['id'],
    run: setFees,
  }),
];
