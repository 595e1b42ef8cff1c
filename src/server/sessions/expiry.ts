import { SESSION_RULES, type SessionKind } from '@/domain/session/rules'

const interval = (minutes: number | null): string => (minutes === null ? 'NULL::interval' : `interval '${minutes} minutes'`)

/**
 * SQL for the moment a session used now ends, by the database's clock: after the idle time, but not beyond its longest
 * life (LEAST passes over NULL).
 */
export const endOf = (kind: SessionKind, createdAt: string): string =>
  `LEAST(now() + ${interval(SESSION_RULES[kind].idleMinutes)}, ${createdAt} + ${interval(SESSION_RULES[kind].longestMinutes)})`
