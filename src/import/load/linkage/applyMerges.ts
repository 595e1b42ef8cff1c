import type { Queryable } from '@/infra/database/pool'
import type { MergeDecision } from '@/import/linkage/classifyPairs'

const columns = (merges: readonly MergeDecision[]) => [
  merges.map(({ duplicateId }) => duplicateId),
  merges.map(({ canonicalId }) => canonicalId),
  merges.map(({ alias }) => alias),
  merges.map(({ evidence }) => evidence),
  merges.map(({ confidence }) => confidence),
]

/** Every column that may refer to a restaurant created by this import. */
const HOLDERS = [
  ['import_stage', 'restaurant_id'],
  ['linkage_records', 'restaurant'],
  ['restaurant_aliases', 'restaurant_id'],
] as const

/** Moves their spellings, with evidence, and staged visits. Nothing else can refer to them yet. */
export async function applyMerges(sql: Queryable, merges: readonly MergeDecision[]): Promise<void> {
  if (merges.length === 0) return
  const [duplicates, canonicals, alias, evidence, confidence] = columns(merges)
  for (const [table, column] of HOLDERS)
    await sql.query(
      `UPDATE ${table} t SET ${column} = m.target FROM unnest($1::int[], $2::int[]) AS m (source, target)
       WHERE t.${column} = m.source`,
      [duplicates, canonicals],
    )
  await sql.query(
    `UPDATE restaurant_aliases a SET evidence = m.evidence, confidence = m.confidence
     FROM unnest($1::int[], $2::enum_restaurant_aliases_evidence[], $3::numeric[]) AS m (alias, evidence, confidence)
     WHERE a.id = m.alias`,
    [alias, evidence, confidence],
  )
  await sql.query('DELETE FROM restaurants WHERE id = ANY ($1::int[])', [duplicates])
}
