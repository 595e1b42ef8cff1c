import type { PoolClient } from 'pg'
import type { ImportPlan } from '@/domain/upload/upload'

const EXAMPLES = 12

type Example = ImportPlan['examples']['new'][number]

/** New ones, known ones, and spellings queued for review. */
export async function planExamples(sql: PoolClient, batch: number): Promise<ImportPlan['examples']> {
  const restaurants = async (where: string): Promise<Example[]> => {
    const { rows } = await sql.query<Example>(
      `SELECT r.name, count(*)::int AS visits
       FROM import_stage s JOIN restaurants r ON r.id = s.restaurant_id
       WHERE ${where} GROUP BY r.id ORDER BY visits DESC, r.id LIMIT ${EXAMPLES}`,
      [batch],
    )
    return rows
  }
  const { rows: queued } = await sql.query<Example>(
    `SELECT a.spelling AS name, (SELECT count(*)::int FROM import_stage s WHERE s.alias_id = a.id) AS visits
     FROM restaurant_aliases a
     WHERE EXISTS (SELECT FROM match_reviews m WHERE m.alias_id = a.id AND m.import_batch_id = $1)
     ORDER BY visits DESC, a.id LIMIT ${EXAMPLES}`,
    [batch],
  )
  return {
    new: await restaurants('r.import_batch_id = $1'),
    matched: await restaurants('r.import_batch_id IS DISTINCT FROM $1'),
    queued,
  }
}
