import { failureText } from '@exchange/domain';
import { useState } from 'react';
import type { ExportFile } from '#shared/export/exportFile.ts';
import { saveFile } from '#shared/export/saveFile.ts';
import { failureOf } from '#shared/serverState/callFailed.ts';
import { useLoaded } from '#shared/serverState/useLoaded.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import type { WalletCoin } from '../walletCoin';
import { PortfolioExports } from './PortfolioExports';
import { PortfolioPart } from './PortfolioPart';
import { portfolioQuery } from './queries';
import { makePositions, makeStatement } from './savePortfolio';
import { portfolioTexts as texts, type Period } from './texts';
import { usualDays } from './usePositions';

interface PortfolioProps {
  coins: readonly WalletCoin[];
  isUntitled?: boolean;
}

const yearsFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first) + 1 }, (_, at) => last - at);

/** One file at a time. */
const useSaving = () => {
  const { toasts } = useServices();
  const [isBusy, setBusy] = useState(false);
  const save = async (make: () => ExportFile | Promise<ExportFile>): Promise<void> => {
    setBusy(true);
    try {
      const file = await make();
      saveFile(file);
      toasts.toast({ tone: 'success', text: texts.saved(file.name) });
    } catch (error) {
      const failure = failureOf(error instanceof Error ? error : new Error()) ?? { code: 'unexpected' };
      toasts.toast({ tone: 'error', text: failureText(failure, 'repeatable') });
    }
    setBusy(false);
  };
  return { isBusy, save };
};

/** The portfolio of the signed-in trader; nothing if the server has none. */
export const Portfolio = ({ coins, isUntitled = false }: PortfolioProps) => {
  const { client, now } = useServices();
  const userId = useSession().trader?.uniqueId ?? '';
  const [period, setPeriod] = useState<Period>(usualDays);
  const { data, failure, retry } = useLoaded(portfolioQuery(client, userId, period));
  const { isBusy, save } = useSaving();
  if (data === null) return null;
  const last = new Date(now()).getUTCFullYear();
  return (
    <PortfolioPart
      portfolio={data}
      failure={failure}
      onRetry={retry}
      coins={coins}
      period={period}
      onPeriodChange={setPeriod}
      isUntitled={isUntitled}
      exports={
        <PortfolioExports
          years={data?.firstYear === undefined ? [] : yearsFrom(data.firstYear, last)}
          isBusy={isBusy}
          onCoins={() => void save(() => makePositions(coins, now()))}
          onStatement={(year, kind) => void save(() => makeStatement(client, { year, kind, madeAt: now() }))}
        />
      }
    />
  );
};
