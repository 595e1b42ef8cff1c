import { SESSION_TIMEOUTS, type SessionKind } from '@/domain/session/timeouts'

const interval = (minutes: number | null): string =>
  minutes === null ? 'NULL::interval' : `interval '${minutes} minutes'`

/** By the database's clock: idle time, within the maximum lifetime (LEAST ignores NULL). */
export const expiresAtSql = (kind: SessionKind, createdAt: string): string =>
  `LEAST(now() + ${interval(SESSION_TIMEOUTS[kind].idleMinutes)},
    ${createdAt} + ${interval(SESSION_TIMEOUTS[kind].absoluteTimeoutMinutes)})`
