import { LIVE_EVENT_HOURS } from '@/domain/live/limits'
import type { Queryable } from '@/infra/database/pool'

/** Keeps the newest, which holds the current id. */
export async function pruneLiveEvents(sql: Queryable): Promise<void> {
  await sql.query(
    `DELETE FROM live_events WHERE created_at < now() - make_interval(hours => $1)
      AND id < (SELECT max(id) FROM live_events)`,
    [LIVE_EVENT_HOURS],
  )
}
