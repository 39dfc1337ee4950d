import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  Icon,
} from '@exchange/ui';
import { Fragment } from 'react';
import type { StatementKind } from './savePortfolio';
import { portfolioTexts as texts } from './texts';

export interface PortfolioExportsProps {
  /** The newest first. */
  years: readonly number[];
  isBusy: boolean;
  onCoins: () => void;
  onStatement: (year: number, kind: StatementKind) => void;
}

/** Saves what each coin cost and brought: until now, or in a year. */
export const PortfolioExports = ({ years, isBusy, onCoins, onStatement }: PortfolioExportsProps) => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <Button variant="outline" tone="neutral" size="small" isLoading={isBusy} loadingLabel={texts.exporting}>
        {texts.export}
        <Icon name="chevronDown" size={12} />
      </Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent align="end">
      <DropdownMenuItem onSelect={onCoins}>{texts.exportCoins}</DropdownMenuItem>
      {years.map((year) => (
        <Fragment key={year}>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => onStatement(year, 'byCoin')}>{texts.statement(year)}</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onStatement(year, 'byDay')}>{texts.byDay(year)}</DropdownMenuItem>
        </Fragment>
      ))}
    </DropdownMenuContent>
  </DropdownMenu>
);
