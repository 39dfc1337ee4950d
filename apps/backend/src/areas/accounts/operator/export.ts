import { counted } from '@exchange/domain';
import type { TraderRow } from '#identity/stores/traders';
import { done, refused, type Answer } from '#operator/answer';
import { changing, type GivenChange, type OperatorContext } from '#operator/command';
import { submitCommand } from '#operator/submitCommand';
import { spokenMoment } from '#runtime/spokenMoment';
import { isThere, writeExport } from '../export/writeExport';
import { withTrader } from './closing';

const sealedLine =
  "Document numbers and photos are left out: they are sealed. Run this with the exchange's SECRETS_KEY or data folder to include them.";

const exportAll = async (given: GivenChange, desk: OperatorContext, trader: TraderRow): Promise<Answer> => {
  const file = desk.pathOf(given.words[1] ?? '');
  if (await isThere(file)) return refused(`${file} is already there, and isn't replaced.`);
  const { uniqueId, email } = trader;
  const { who: by, why } = given.action;
  return submitCommand<'account.export'>(desk, given, {
    plan: [`About to write everything held about ${email} to ${file}.`],
    command: () => ({ kind: 'account.export', trader: uniqueId, by, why }),
    told: async (_outcome, id) => {
      const at = new Date(desk.now());
      const { records, isSealed } = await writeExport({
        pool: desk.database.pool,
        seals: desk.seals(),
        uniqueId,
        at,
        file,
      });
      return done(
        [
          `Wrote ${counted(records, 'record')} about ${email}, as of ${spokenMoment(at)}, to ${file}. Only your account on this machine can read it; delete it once its trader has it.`,
          ...(isSealed ? [sealedLine] : []),
        ],
        { id, outcome: 'done', email, file, records, isSealed },
      );
    },
  });
};

export const exportCommand = changing({
  name: 'account export',
  usage: '<email> <file>',
  meaning: 'write everything the exchange holds about a trader to a new file, as JSON',
  takes: [2, 2],
  options: ['id'],
  run: withTrader(exportAll),
});
