import type { Pool } from 'pg'
import { REGIONS } from '@/domain/region/regions'
import { transaction } from '@/infra/database/pool'
import { refreshAll } from './rankings/refreshRankings'

const VALUES = ['code', 'sub_add1', 'sub_add2', 'aliases', 'valid_from', 'valid_to']
const CHANGING = VALUES.slice(1)
const listOf = (prefix: string): string => CHANGING.map((column) => `${prefix}.${column}`).join(', ')

const SYNC = `
  WITH given AS (
    SELECT code, sub_add1, sub_add2, aliases,
      valid_from::timestamp AT TIME ZONE 'UTC' AS valid_from, valid_to::timestamp AT TIME ZONE 'UTC' AS valid_to
    FROM jsonb_to_recordset($1::jsonb)
      AS r (code text, sub_add1 text, sub_add2 text, aliases jsonb, valid_from text, valid_to text)
  ),
  before AS (SELECT code, sub_add1 FROM regions),
  written AS (
    INSERT INTO regions AS r (${VALUES.join(', ')}) SELECT ${VALUES.join(', ')} FROM given
    ON CONFLICT (code) DO UPDATE
    SET ${CHANGING.map((column) => `${column} = EXCLUDED.${column}`).join(', ')}, updated_at = now()
    WHERE (${listOf('r')}) IS DISTINCT FROM (${listOf('EXCLUDED')})
    RETURNING code, sub_add1
  )
  SELECT before.sub_add1 <> written.sub_add1 AS moved FROM written JOIN before USING (code)`

/** By code; unchanged rows are not written. If a district changed its province, all ranks are recomputed. */
export async function seedRegions(pool: Pool): Promise<void> {
  const list = REGIONS.map((region) => ({
    code: region.code,
    sub_add1: region.province,
    sub_add2: region.district,
    aliases: region.aliases,
    valid_from: region.validFrom,
    valid_to: region.validTo,
  }))
  await transaction(pool, async (sql) => {
    const { rows } = await sql.query<{ moved: boolean }>(SYNC, [JSON.stringify(list)])
    if (rows.some(({ moved }) => moved)) await refreshAll(sql)
  })
}
