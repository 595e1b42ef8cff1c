import { isTitledPerson } from '@/domain/person/ownerName'
import { isMaskedName, isSurelyPerson } from '@/domain/person/personName'
import type { QualitySubject } from '@/domain/quality/issueTypes'
import type { Queryable } from '@/infra/database/pool'

/** Texts that are checked before others have their turn. */
const BATCH = 5_000

export interface SuspectedName {
  subjectType: QualitySubject
  subjectId: number
  detail: object
}

const LIVE = 'deleted_at IS NULL AND merged_into_id IS NULL'

const isSuspect = (name: string): boolean => isSurelyPerson(name) || isMaskedName(name) || isTitledPerson(name)

/**
 * Restaurants whose name the rules for persons' names suspect, read through a cursor. No other text of the records is
 * kept: a visit has codes, and a department only the name of a unit.
 * @param sql inside a transaction
 */
export async function findPersonNames(sql: Queryable): Promise<SuspectedName[]> {
  const found: string[] = []
  await sql.query(`DECLARE checked_names NO SCROLL CURSOR FOR SELECT DISTINCT name FROM restaurants WHERE ${LIVE}`)
  for (;;) {
    const { rows } = await sql.query<{ name: string }>(`FETCH ${BATCH} FROM checked_names`)
    if (!rows.length) break
    found.push(...rows.map(({ name }) => name).filter(isSuspect))
  }
  await sql.query('CLOSE checked_names')
  if (!found.length) return []
  const { rows } = await sql.query<{ id: number }>(
    `SELECT id FROM restaurants WHERE name = ANY ($1::text[]) AND ${LIVE}`,
    [found],
  )
  return rows.map(({ id }) => ({ subjectType: 'restaurant', subjectId: id, detail: {} }))
}
