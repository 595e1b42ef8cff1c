import { maskPersons } from '@/domain/person/maskPersons'
import { withoutPersons } from '@/domain/person/withoutPersons'
import { isTitledPerson } from '@/domain/person/ownerName'
import { isMaskedName, isSurelyPerson } from '@/domain/person/personName'
import type { QualitySubject } from '@/domain/quality/issueTypes'
import type { Queryable } from '@/infra/database/pool'

/** Texts that are checked before others have their turn. */
const BATCH = 5_000

export interface SuspectedName {
  subjectType: QualitySubject
  subjectId: number
  /** which text of it; never the text itself */
  detail: { field: 'name' | 'purpose' }
}

interface Source {
  subjectType: QualitySubject
  field: 'name' | 'purpose'
  /** distinct texts */
  texts: string
  /** ids of the rows that hold one of `$1` */
  rows: string
  isSuspect: (text: string) => boolean
}

const LIVE = 'deleted_at IS NULL AND merged_into_id IS NULL'

const SOURCES: Source[] = [
  {
    subjectType: 'restaurant',
    field: 'name',
    texts: `SELECT DISTINCT name AS text FROM restaurants WHERE ${LIVE}`,
    rows: `SELECT id FROM restaurants WHERE name = ANY ($1::text[]) AND ${LIVE}`,
    isSuspect: (name) => isSurelyPerson(name) || isMaskedName(name) || isTitledPerson(name),
  },
  {
    subjectType: 'department',
    field: 'name',
    texts: 'SELECT DISTINCT name AS text FROM departments',
    rows: 'SELECT id FROM departments WHERE name = ANY ($1::text[])',
    isSuspect: (name) => withoutPersons(name) !== name.trim(),
  },
  {
    subjectType: 'visit',
    field: 'purpose',
    texts: 'SELECT DISTINCT purpose AS text FROM visits WHERE purpose IS NOT NULL',
    rows: 'SELECT id FROM visits WHERE purpose = ANY ($1::text[])',
    isSuspect: (purpose) => maskPersons(purpose) !== purpose,
  },
]

/** Texts of a source that look like somebody's name, read through a cursor. */
async function suspectTexts(sql: Queryable, { texts, isSuspect }: Source): Promise<string[]> {
  const found: string[] = []
  await sql.query(`DECLARE checked_texts NO SCROLL CURSOR FOR ${texts}`)
  for (;;) {
    const { rows } = await sql.query<{ text: string }>(`FETCH ${BATCH} FROM checked_texts`)
    if (!rows.length) break
    found.push(...rows.map(({ text }) => text).filter(isSuspect))
  }
  await sql.query('CLOSE checked_texts')
  return found
}

/**
 * What holds a text that the rules for persons' names suspect: names of restaurants and departments, purposes of
 * visits.
 * @param sql inside a transaction
 */
export async function findPersonNames(sql: Queryable): Promise<SuspectedName[]> {
  const found: SuspectedName[] = []
  for (const source of SOURCES) {
    const texts = await suspectTexts(sql, source)
    if (!texts.length) continue
    const { rows } = await sql.query<{ id: number }>(source.rows, [texts])
    for (const { id } of rows)
      found.push({ subjectType: source.subjectType, subjectId: id, detail: { field: source.field } })
  }
  return found
}
