import type { PoolClient } from 'pg'
import { copyRows } from '@/infra/database/copyRows'
import type { ParsedLicence } from '@/import/licence/parsedLicence'

/** Staged licences. Days are midnight UTC, as the content panel stores them. */
const CREATE = `
  CREATE TEMP TABLE staged_licences (
    line integer NOT NULL, number text NOT NULL, name text NOT NULL, branch text, region_id integer NOT NULL,
    lot_address text, road_address text, latitude numeric, longitude numeric, phone text, kind text,
    business_type text, is_open boolean NOT NULL, opened_on timestamptz, closed_on timestamptz,
    as_of timestamptz NOT NULL,
    name_key text NOT NULL, branch_key text NOT NULL, lot_key text NOT NULL, road_key text NOT NULL
  ) ON COMMIT DROP`

export const createLicenceStage = (sql: PoolClient) => sql.query(CREATE)

export async function stageLicences(
  sql: PoolClient,
  firstLine: number,
  licences: readonly ParsedLicence[],
  regions: ReadonlyMap<string, number>,
): Promise<void> {
  await copyRows(
    sql,
    'COPY staged_licences FROM STDIN',
    licences.map((l, i) => [
      firstLine + i,
      l.number,
      l.name,
      l.branch,
      regions.get(l.regionCode) ?? null,
      l.lotAddress,
      l.roadAddress,
      l.latitude,
      l.longitude,
      l.phone,
      l.kind,
      l.businessType,
      l.isOpen,
      midnight(l.openedOn),
      midnight(l.closedOn),
      midnight(l.asOf),
      l.nameKey,
      l.branchKey,
      l.lotKey,
      l.roadKey,
    ]),
  )
}

const midnight = (day: string | null): string | null => day && `${day}T00:00:00Z`

/** Keeps the newest state of each licence, the last one within a day. Returns the number of rows removed. */
export async function dropRepeated(sql: PoolClient): Promise<number> {
  const { rowCount } = await sql.query(`
    DELETE FROM staged_licences s USING (
      SELECT ctid, row_number() OVER (PARTITION BY number ORDER BY as_of DESC, line DESC) AS place FROM staged_licences
    ) ranked WHERE ranked.ctid = s.ctid AND ranked.place > 1`)
  await sql.query('ANALYZE staged_licences')
  return rowCount ?? 0
}
