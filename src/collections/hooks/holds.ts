import type { PayloadRequest } from 'payload'
import type { Hold } from '@/domain/community/holds'
import type { ContentType } from '@/domain/moderation/states'
import { CONTENT_TABLES } from '@/server/moderation/contentTables'
import { payloadSql } from '@/server/payloadSql'

/** From before the row is written until it has an id. */
export function holdLater({ context }: PayloadRequest, hold: Hold | null): { status: 'pending' | 'published' } {
  context.hold = hold
  return { status: hold ? 'pending' : 'published' }
}

/** Why it waits for staff; no field of the collection. */
export async function saveHold(req: PayloadRequest, type: ContentType, id: number): Promise<void> {
  const hold = req.context.hold as Hold | null | undefined
  if (!hold) return
  const { table } = CONTENT_TABLES[type]
  const values = [id, hold.reason, hold.match]
  await payloadSql(req).query(`UPDATE ${table} SET held_reason = $2, held_match = $3 WHERE id = $1`, values)
}
