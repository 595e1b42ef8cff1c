import type { ContentType } from '@/domain/moderation/states'
import type { Queryable } from '@/infra/database/pool'
import { recordAudits } from './recordAudit'

/**
 * Records that the system has destroyed content out of the trash, by number alone: a restored backup that still has it
 * destroys it again.
 */
export const recordDestroyed = (sql: Queryable, type: ContentType, rows: readonly { id: number }[]): Promise<void> =>
  recordAudits(
    sql,
    rows.map(({ id }) => ({ event: 'record_deleted', actor: null, subject: { type, id } })),
  )
