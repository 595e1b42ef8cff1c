import type { QualitySubject } from '@/domain/quality/issueTypes'
import type { Queryable } from '@/infra/database/pool'
import { newestLexicon, readLexicon } from '../lexicon/readLexicon'
import { newestSighting, readSeenSigns } from '../signs/seenSigns'
import { findUnprovenNames } from './findUnprovenNames'

export interface SuspectedName {
  subjectType: QualitySubject
  subjectId: number
  detail: object
}

/**
 * Typed by staff; an import would reject them. Other texts contain no names: visits have codes, and departments only
 * unit names. `sql`: inside a transaction
 */
export async function findPersonNames(sql: Queryable): Promise<SuspectedName[]> {
  const lexicon = await readLexicon(sql, await newestLexicon(sql))
  const signs = await readSeenSigns(sql, await newestSighting(sql))
  const found = await findUnprovenNames(sql, lexicon, 'r.deleted_at IS NULL AND r.merged_into_id IS NULL', signs)
  return found.map(({ id }) => ({ subjectType: 'restaurant', subjectId: id, detail: {} }))
}
