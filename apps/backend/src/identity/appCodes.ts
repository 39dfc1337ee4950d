import { plainColumn, textColumn } from '../exchange/sql/columns';
import type { RowWriter } from '../exchange/sql/rows';
import type { Statement } from '../exchange/sql/statement';

/** Commands that spend a trader's authenticator codes run one after another, so each sees what is already spent. */
export const appCodeKey = (trader: string): string => `authenticator of ${trader}`;

interface SpentCode {
  trader: string;
  step: number;
}

/** Has the command decided once more if the code was spent elsewhere meanwhile or two-factor was turned off. */
export const spendAppCodes: RowWriter<SpentCode> = (rows) => ({
  name: 'accounts-spend-app-codes',
  text: `with spending as (select * from unnest($1::text[], $2::bigint[]) as asked (id, step)),
         app as (update trader set last_totp_step = spending.step from spending
           where unique_id = spending.id and coalesce(last_totp_step, -1) < spending.step
             and two_factor_since is not null returning 1)
         select assert_current((select count(*) from app) = $3)`,
  values: [textColumn(rows, ({ trader }) => trader), plainColumn(rows, ({ step }) => step), rows.length],
});

/** Keeps the trader's codes, second factor, password and verification as they are looked up. */
export const steadyTrader = (trader: string): Statement => ({
  name: 'accounts-steady-trader',
  text: 'select 1 from trader where unique_id = $1 for no key update',
  values: [trader],
});
