import type { Queryable } from '@/infra/database/pool'
import { recordAudit } from '../audit/recordAudit'

interface Publication {
  agency: number
  /** 'YYYY-MM' */
  month: string
  isPublished: boolean
  by: number
}

/** Staff saw the month published before its import. */
export async function notePublication(sql: Queryable, { agency, month, isPublished, by }: Publication): Promise<void> {
  const { rowCount } = isPublished
    ? await sql.query(
        `INSERT INTO agency_publications (agency_id, month, noted_by_id) VALUES ($1, $2::date, $3)
         ON CONFLICT DO NOTHING`,
        [agency, `${month}-01`, by],
      )
    : await sql.query('DELETE FROM agency_publications WHERE agency_id = $1 AND month = $2::date', [
        agency,
        `${month}-01`,
      ])
  if (!rowCount) return
  await recordAudit(sql, {
    event: 'record_updated',
    actor: by,
    subject: { type: 'agency', id: agency },
    before: { published: isPublished ? null : month },
    after: { published: isPublished ? month : null },
  })
}
