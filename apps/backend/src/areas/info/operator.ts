import { hasAtMostDecimals, isAbove, isBelow, parseTyped, type DecimalText } from '@exchange/domain';
import { createStatusStore, type StatusStore } from '../../reference/statusStore';
import { switchRows, type SwitchName } from '../../reference/referenceData';
import { noCustodyLine } from '../../operator/openingLines';
import { keepAction } from '../../operator/actions';
import { done, refused, type Answer } from '../../operator/answer';
import { changing, usageOf, type OperatorContext, type GivenChange } from '../../operator/command';

const switchNames: readonly string[] = switchRows.map(({ name }) => name);
const isSwitch = (name: string): name is SwitchName => switchNames.includes(name);

const readOnOff = (word: string | undefined): boolean | undefined => {
  if (word === 'on') return true;
  return word === 'off' ? false : undefined;
};

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

/** Changes a setting and keeps who did it, together; nothing is kept where there is nothing of that name. */
const change = (
  desk: OperatorContext,
  { action }: GivenChange,
  set: (status: StatusStore) => Promise<boolean>,
  answers: { changed: Answer; missing: string },
): Promise<Answer> =>
  desk.database.db.transaction(async (transaction) => {
    if (!(await set(createStatusStore(transaction)))) return refused(answers.missing);
    await keepAction(transaction, { ...action, at: new Date(desk.now()) });
    return answers.changed;
  });

const switchWords = { name: 'switch', usage: `<${switchNames.join('|')}> <on|off>` };
const currencyWords = { name: 'currency', usage: '<COIN> <deposits|withdrawals> <on|off>' };
const feesWords = { name: 'fees', usage: '<PAIR> <buy %> <sell %>' };

const setSwitch = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const [name = '', word] = given.words;
  const isOn = readOnOff(word);
  if (!isSwitch(name) || isOn === undefined) return refused(`Usage: ${usageOf(switchWords)}`);
  return change(desk, given, ({ setSwitch: set }) => set(name, isOn), {
    changed: done(`${name} is ${onOff(isOn)}.`, { outcome: 'done', switch: name, isOn }),
    missing: `There is no switch ${name}.`,
  });
};

/** Everything that a demo may have open. */
const everythingOpen: Readonly<Record<SwitchName, boolean>> = {
  withdrawOnly: false,
  closureNotice: false,
  registration: true,
  staking: true,
};

const openEverything = ({ action }: GivenChange, desk: OperatorContext): Promise<Answer> =>
  desk.database.db.transaction(async (transaction) => {
    const status = createStatusStore(transaction);
    for (const name of switchNames.filter(isSwitch)) await status.setSwitch(name, everythingOpen[name]);
    await keepAction(transaction, { ...action, at: new Date(desk.now()) });
    return done('Registration and staking are open, and the closure notice is hidden.', {
      outcome: 'done',
      switches: everythingOpen,
    });
  });

const setCurrency = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const [typed = '', what, word] = given.words;
  const isOpen = readOnOff(word);
  const symbol = typed.toUpperCase();
  if (isOpen === undefined || (what !== 'deposits' && what !== 'withdrawals'))
    return refused(`Usage: ${usageOf(currencyWords)}`);
  const set = (status: StatusStore) =>
    what === 'deposits' ? status.setDeposits(symbol, isOpen) : status.setWithdrawals(symbol, isOpen);
  const subject = what === 'deposits' ? 'Deposits' : 'Withdrawals';
  const lacksCustody = await createStatusStore(desk.database.db).lacksCustody();
  const sentence = `${subject} of ${symbol} are ${onOff(isOpen)}.`;
  return change(desk, given, set, {
    changed: done(lacksCustody ? [sentence, noCustodyLine] : sentence, {
      outcome: 'done',
      currency: symbol,
      what,
      isOpen,
    }),
    missing: `There is no currency ${typed}.`,
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
  const sentence = `New orders on ${pair} pay ${buy}% to buy and ${sell}% to sell. Existing orders keep their fees.`;
  return change(desk, given, (status) => status.setFees(pair, { buy, sell }), {
    changed: done(sentence, { outcome: 'done', pair, buy, sell }),
    missing: `There is no pair ${typed}.`,
  });
};

export const settingCommands = [
  changing({
    ...switchWords,
    meaning: 'open or close registration and staking, show the closure notice, stop everything except withdrawals',
    takes: [2, 2],
    run: setSwitch,
  }),
  changing({
    name: 'open',
    usage: '',
    meaning: 'open registration and staking, end wind-down mode and hide the closure notice',
    takes: [0, 0],
    run: openEverything,
  }),
  changing({
    ...currencyWords,
    meaning: 'open or close deposits or withdrawals of a coin',
    takes: [3, 3],
    run: setCurrency,
  }),
  changing({
    ...feesWords,
    meaning: "set the fees for a pair's new orders, as a percentage of what they receive",
    takes: [3, 3],
    run: setFees,
  }),
];
