import { SESSION_TIMEOUTS, type SessionKind } from '@/domain/session/timeouts'

const interval = (minutes: number | null): string =>
  minutes === null ? 'NULL::interval' : `interval '${minutes} minutes'`

/**
 * SQL for the moment a session used now ends, by the database's clock: after the idle time, but not beyond its longest
 * life (LEAST passes over NULL).
 */
export const expiresAtSql = (kind: SessionKind, createdAt: string): string =>
  `LEAST(now() + ${interval(SESSION_TIMEOUTS[kind].idleMinutes)},
    ${createdAt} + ${interval(SESSION_TIMEOUTS[kind].absoluteTimeoutMinutes)})`
