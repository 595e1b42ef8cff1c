import { sources } from '@/resources/sources'
import { flag } from '../filters'
import { listOf } from '../listOf'

export const QUIET_AT = '(SELECT q.quiet_at FROM source_schedules q WHERE q.source_id = t.id)'
/** It has published nothing for longer than its rhythm. */
export const IS_QUIET = `t.state = 'active' AND coalesce(${QUIET_AT} <= now(), false)`

export const sourceList = listOf(sources, {
  joins: 'LEFT JOIN agencies a ON a.id = t.agency_id LEFT JOIN source_schedules c ON c.source_id = t.id',
  sql: {
    agencyName: 'a.name',
    lastPostedOn: `(SELECT to_char(max(p.posted_on), 'YYYY-MM-DD') FROM source_boards b
      JOIN source_posts p ON p.board_id = b.id WHERE b.source_id = t.id AND p.state <> 'skipped')`,
    isQuiet: IS_QUIET,
    lastRunAt: 'c.last_run_at',
    nextRunAt: `CASE WHEN t.state = 'active' THEN coalesce(c.next_run_at, t.created_at) END`,
    waitingCount: `(SELECT count(DISTINCT u.id)::int FROM source_boards b JOIN source_posts p ON p.board_id = b.id
      JOIN source_files f ON f.post_id = p.id JOIN source_versions v ON v.file_id = f.id
      JOIN uploads u ON u.id = v.upload_id WHERE b.source_id = t.id AND u.status = 'read')`,
  },
  filters: { isQuiet: flag(IS_QUIET) },
})
