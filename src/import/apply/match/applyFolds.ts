import type { Sql } from '@/infra/database/pool'
import type { Fold } from '../../plan/matchSpellings'

const columns = (folds: readonly Fold[]) => [
  folds.map(({ from }) => from),
  folds.map(({ into }) => into),
  folds.map(({ alias }) => alias),
  folds.map(({ evidence }) => evidence),
  folds.map(({ confidence }) => confidence),
]

/** Everything that can name a restaurant which this import made. */
const HOLDERS = [['import_stage', 'restaurant_id'], ['match_spellings', 'restaurant'], ['restaurant_aliases', 'restaurant_id']] as const

/**
 * Takes new restaurants that are none away again: their spellings, with evidence, and their staged visits belong to the
 * restaurants they turned out to be. Nothing else can refer to them yet.
 */
export async function applyFolds(sql: Sql, folds: readonly Fold[]): Promise<void> {
  if (folds.length === 0) return
  const [from, into, alias, evidence, confidence] = columns(folds)
  for (const [table, column] of HOLDERS)
    await sql.query(
      `UPDATE ${table} t SET ${column} = m.target FROM unnest($1::int[], $2::int[]) AS m (source, target) WHERE t.${column} = m.source`,
      [from, into],
    )
  await sql.query(
    `UPDATE restaurant_aliases a SET evidence = m.evidence, confidence = m.confidence
     FROM unnest($1::int[], $2::enum_restaurant_aliases_evidence[], $3::numeric[]) AS m (alias, evidence, confidence) WHERE a.id = m.alias`,
    [alias, evidence, confidence],
  )
  await sql.query('DELETE FROM restaurants WHERE id = ANY ($1::int[])', [from])
}
