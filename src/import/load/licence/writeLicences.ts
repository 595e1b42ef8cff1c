import type { PoolClient } from 'pg'
import { withoutForeignKeyChecks } from '@/infra/database/bulkLoad'
import { LICENCE_CONTENT_COLUMNS, contentOf } from './licenceColumns'
import { revertEnrichment } from './revertEnrichment'

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
export async function writeLicences(sql: PoolClient, file: string): Promise<{ fresh: number; changed: number }> {
  await sql.query(CHANGED)
  await revertEnrichment(sql, STALE)
  // The caller locks the regions, the only rows a licence refers to, until commit.
  const { rows } = await withoutForeignKeyChecks(sql, () =>
    sql.query<{ fresh: number; changed: number }>(WRITE, [file]),
  )
  await sql.query('ANALYZE licences')
  return rows[0] ?? { fresh: 0, changed: 0 }
}
