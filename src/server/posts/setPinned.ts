import type { Queryable } from '@/infra/database/pool'
import { recordAudit } from '../audit/recordAudit'

/** Returns those changed. */
export async function setPinned(
  sql: Queryable,
  { ids, isPinned, by }: { ids: readonly number[]; isPinned: boolean; by: number },
): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `UPDATE posts SET is_pinned = $2::boolean, updated_at = now()
      WHERE id = ANY ($1::int[]) AND is_pinned <> $2::boolean RETURNING id`,
    [ids, isPinned],
  )
  for (const { id } of rows)
    await recordAudit(sql, {
      event: 'record_updated',
      actor: by,
      subject: { type: 'post', id },
      before: { isPinned: !isPinned },
      after: { isPinned },
    })
  return rows.map(({ id }) => id)
}
