import type { Pool, PoolClient } from 'pg'
import type { LicenceImportReport } from '@/domain/licence/licenceImportReport'
import { koreanDay } from '@/domain/koreanDay'
import { transaction } from '@/infra/database/pool'
import type { RowSource } from '@/import/source/sheetRow'
import { readAhead } from '@/import/transform/readAhead'
import { readLicenceRegistry } from '@/import/licence/readLicenceRegistry'
import { configureBulkLoad, withoutForeignKeyChecks, copyRows } from '@/infra/database/bulkLoad'
import { acquireImportLock } from '@/server/importLock'
import type { ParsedLicence } from '@/import/licence/parseLicence'
import { linkLicences } from './linkLicences'
import { revertEnrichment } from './enrichment'

/** A licence has changed if any of these differ. */
const LICENCE_CONTENT_COLUMNS = [
  'name',
  'branch',
  'region_id',
  'lot_address',
  'road_address',
  'latitude',
  'longitude',
  'phone',
  'kind',
  'business_type',
  'is_open',
  'opened_on',
  'closed_on',
  'name_key',
  'branch_key',
  'lot_key',
  'road_key',
] as const

/** `(a.name, a.branch, …)`, to compare two licences with IS DISTINCT FROM. */
const contentOf = (alias: string): string =>
  `(${LICENCE_CONTENT_COLUMNS.map((column) => `${alias}.${column}`).join(', ')})`

const COLUMNS = ['number', ...LICENCE_CONTENT_COLUMNS, 'as_of']

const CHANGED = `
  CREATE TEMP TABLE changed_licences ON COMMIT DROP AS
  SELECT l.id FROM staged_licences s JOIN licences l USING (number)
  WHERE s.as_of >= l.as_of AND ${contentOf('s')} IS DISTINCT FROM ${contentOf('l')}`

const STALE = `
  SELECT s.id FROM restaurant_sources s JOIN changed_licences c ON c.id = s.licence_id
  WHERE s.kind = 'licence' AND s.evidence <> 'person'`

/** Older states are skipped; on the same day the last one counts. */
const WRITE = `
  WITH written AS (
    INSERT INTO licences AS l (${COLUMNS.join(', ')}, file)
    SELECT ${COLUMNS.join(', ')}, $1 FROM staged_licences ORDER BY line
    ON CONFLICT (number) DO UPDATE
    SET ${COLUMNS.slice(1)
      .map((column) => `${column} = EXCLUDED.${column}`)
      .join(', ')}, file = EXCLUDED.file
    WHERE EXCLUDED.as_of > l.as_of
      OR (EXCLUDED.as_of = l.as_of AND ${contentOf('EXCLUDED')} IS DISTINCT FROM ${contentOf('l')})
    RETURNING xmax = 0 AS is_new
  )
  SELECT COUNT(*) FILTER (WHERE is_new)::int AS fresh, (SELECT COUNT(*) FROM changed_licences)::int AS changed
  FROM written`

/** Changed licences first revert the fields and links they provided, which are decided again. */
async function writeLicences(sql: PoolClient, file: string): Promise<{ fresh: number; changed: number }> {
  await sql.query(CHANGED)
  await revertEnrichment(sql, STALE)
  // The caller locks the regions, the only rows a licence refers to, until commit.
  const { rows } = await withoutForeignKeyChecks(sql, () =>
    sql.query<{ fresh: number; changed: number }>(WRITE, [file]),
  )
  await sql.query('ANALYZE licences')
  return rows[0] ?? { fresh: 0, changed: 0 }
}

/** Staged licences. Days are midnight UTC, as the content panel stores them. */
const CREATE = `
  CREATE TEMP TABLE staged_licences (
    line integer NOT NULL, number text NOT NULL, name text NOT NULL, branch text, region_id integer NOT NULL,
    lot_address text, road_address text, latitude numeric, longitude numeric, phone text, kind text,
    business_type text, is_open boolean NOT NULL, opened_on timestamptz, closed_on timestamptz,
    as_of timestamptz NOT NULL,
    name_key text NOT NULL, branch_key text NOT NULL, lot_key text NOT NULL, road_key text NOT NULL
  ) ON COMMIT DROP`

const createLicenceStage = (sql: PoolClient) => sql.query(CREATE)

async function stageLicences(
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
async function dropRepeated(sql: PoolClient): Promise<number> {
  const { rowCount } = await sql.query(`
    DELETE FROM staged_licences s USING (
      SELECT ctid, row_number() OVER (PARTITION BY number ORDER BY as_of DESC, line DESC) AS place FROM staged_licences
    ) ranked WHERE ranked.ctid = s.ctid AND ranked.place > 1`)
  await sql.query('ANALYZE staged_licences')
  return rowCount ?? 0
}

const BLOCK_ROWS = 3_000

type LicenceRowCounts = Pick<LicenceImportReport, 'rowsRead' | 'rowsRejected' | 'reasons'>

/**
 * One transaction, in which every restaurant is matched. An older file updates no licence. Memory does not grow with
 * the file; imports run one at a time. Throws ImportFileError, writing nothing.
 */
export async function importLicences(pool: Pool, source: RowSource, now: Date): Promise<LicenceImportReport> {
  return transaction(pool, async (sql) => {
    await acquireImportLock(sql)
    await configureBulkLoad(sql)
    await createLicenceStage(sql)
    const counts = await stageFile(sql, source, now)
    const rowsRepeated = await dropRepeated(sql)
    const { fresh, changed } = await writeLicences(sql, source.file)
    const links = await linkLicences(sql, 'all', now)
    const rowsUnchanged = counts.rowsRead - counts.rowsRejected - rowsRepeated - fresh - changed
    return { file: source.file, ...counts, rowsNew: fresh, rowsChanged: changed, rowsUnchanged, rowsRepeated, links }
  })
}

async function stageFile(sql: PoolClient, source: RowSource, now: Date): Promise<LicenceRowCounts> {
  const counts: LicenceRowCounts = { rowsRead: 0, rowsRejected: 0, reasons: {} }
  const regions = await holdRegions(sql)
  for await (const block of readAhead(readLicenceRegistry(source, koreanDay(now)), BLOCK_ROWS, BLOCK_ROWS)) {
    const licences = block.flatMap((row) => ('licence' in row ? [row.licence] : []))
    for (const row of block) if ('reason' in row) counts.reasons[row.reason] = (counts.reasons[row.reason] ?? 0) + 1
    await stageLicences(sql, counts.rowsRead, licences, regions)
    counts.rowsRead += block.length
    counts.rowsRejected += block.length - licences.length
  }
  return counts
}

/** Region ids by code; locked until the transaction ends. */
async function holdRegions(sql: PoolClient): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql.query<{ code: string; id: number }>('SELECT code, id FROM regions FOR KEY SHARE')
  return new Map(rows.map(({ code, id }) => [code, id]))
}
