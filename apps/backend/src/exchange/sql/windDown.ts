import type { Queries } from './statement';

/** True if the switch is on; for a `where` clause or a column. */
export const isWindingDownSql = `exists (select from switch where name = 'withdrawOnly' and is_on)`;

/** Whether the exchange only lets funds out. Read for every group, so that it applies from the next command on. */
export const readIsWindingDown = async (client: Queries): Promise<boolean> => {
  const { rows } = await client.query<{ isOn: boolean }>({
    name: 'exchange-winding-down',
    text: `select ${isWindingDownSql} as "isOn"`,
    values: [],
  });
  return rows[0]?.isOn === true;
};
