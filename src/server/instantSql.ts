/** JavaScript's and Payload's format: '2026-11-22T08:00:00.000Z'. */
export const instantSql = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
