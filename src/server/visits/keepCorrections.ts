import type { PublishedField } from '@/domain/expense/visitSummary'
import type { Queryable } from '@/infra/database/pool'

export interface FieldCorrection {
  field: PublishedField
  before: unknown
  after: unknown
}

interface Correction {
  visit: number
  fields: readonly FieldCorrection[]
  reason: string
  by: number | null
}

/** The source's value is the one before the field's first correction. */
const KEEP = `
  INSERT INTO visit_corrections (visit_id, field, source_value, value, reason, corrected_by_id)
  SELECT $1, c.field, COALESCE(
      (SELECT f.source_value FROM visit_corrections f
        WHERE f.visit_id = $1 AND f.field = c.field ORDER BY f.id LIMIT 1),
      c.before),
    c.after, $3, $4
  FROM jsonb_to_recordset($2::jsonb) AS c (field text, before jsonb, after jsonb)`

/** In the correction's transaction. */
export async function keepCorrections(sql: Queryable, { visit, fields, reason, by }: Correction): Promise<void> {
  if (fields.length) await sql.query(KEEP, [visit, JSON.stringify(fields), reason, by])
}
