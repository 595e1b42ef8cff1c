import type { Pool } from 'pg'
import { LISTED_FILTERS_MAX, SAVED_FILTERS_MAX } from '@/domain/backOffice/backOffice'
import type { NewSavedFilter, SavedFilter } from '@/contract/backOffice'
import { fail, ok, type Result } from '@/domain/result'
import { isUniqueViolation } from '@/infra/database/pgErrors'
import type { Queryable } from '@/infra/database/pool'
import { transactionResult } from '../violationError'

const ADD = `
  INSERT INTO staff_saved_filters (user_id, resource, name, filter, is_shared)
  SELECT $1, $2, $3, $4::jsonb, $6
  WHERE (SELECT count(*) FROM staff_saved_filters WHERE user_id = $1 AND resource = $2) < $5
  RETURNING id, name, filter, is_shared AS "isShared", NULL AS "sharedBy"`

/** The person's own first; those of others only while they are staff. */
const LIST = `
  SELECT f.id, f.name, f.filter, f.is_shared AS "isShared", CASE WHEN f.user_id <> $1 THEN u.nickname END AS "sharedBy"
  FROM staff_saved_filters f JOIN users u ON u.id = f.user_id
  WHERE f.resource = $2 AND (f.user_id = $1 OR (f.is_shared AND u.role <> 'user'))
  ORDER BY f.user_id <> $1, f.id
  LIMIT $3`

export async function listSavedFilters(sql: Queryable, person: number, resource: string): Promise<SavedFilter[]> {
  const { rows } = await sql.query<SavedFilter>(LIST, [person, resource, LISTED_FILTERS_MAX])
  return rows
}

export async function addSavedFilter(
  pool: Pool,
  person: number,
  { resource, name, filter, isShared }: NewSavedFilter,
): Promise<Result<SavedFilter>> {
  try {
    return await transactionResult(pool, async (sql) => {
      // So that two windows cannot exceed the limit.
      await sql.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [person])
      const values = [person, resource, name, JSON.stringify(filter), SAVED_FILTERS_MAX, isShared]
      const { rows } = await sql.query<SavedFilter>(ADD, values)
      return rows[0] ? ok(rows[0]) : fail({ code: 'saved-filters-limit-reached', params: { max: SAVED_FILTERS_MAX } })
    })
  } catch (error) {
    if (isUniqueViolation('staff_saved_filters_user_id_resource_name_key', error))
      return fail({ code: 'saved-filter-name-taken', params: { field: 'name' } })
    throw error
  }
}

export async function deleteSavedFilter(sql: Queryable, person: number, id: number): Promise<Result> {
  const { rowCount } = await sql.query('DELETE FROM staff_saved_filters WHERE user_id = $1 AND id = $2', [person, id])
  return rowCount ? ok() : fail({ code: 'record-not-found', params: {} })
}
