import type { Queryable } from '@/infra/database/pool'
import { recordAudits } from '../../audit/recordAudit'
import { dropDuplicateIssues } from '../../duplicates/findDuplicates'

const DISMISS = `
  INSERT INTO duplicate_dismissals (one_id, other_id, dismissed_by_id)
  SELECT a.id, b.id, $2 FROM restaurants a JOIN restaurants b ON b.id > a.id
  WHERE a.id = ANY ($1::int[]) AND b.id = ANY ($1::int[]) ON CONFLICT DO NOTHING`
const RECALL = 'DELETE FROM duplicate_dismissals WHERE one_id = ANY ($1::int[]) AND other_id = ANY ($1::int[])'

/** No two are offered as duplicates again; or reverts that. */
export async function dismissDuplicates(
  sql: Queryable,
  { ids, isDismissed, by }: { ids: readonly number[]; isDismissed: boolean; by: number },
): Promise<void> {
  await sql.query(isDismissed ? DISMISS : RECALL, isDismissed ? [ids, by] : [ids])
  await dropDuplicateIssues(sql, ids)
  const [before, after] = isDismissed ? ['pending', 'non_match'] : ['non_match', 'pending']
  await recordAudits(
    sql,
    ids.map((id) => ({
      event: 'record_updated',
      actor: by,
      subject: { type: 'restaurant', id },
      before: { decision: before },
      after: { decision: after },
    })),
  )
}
