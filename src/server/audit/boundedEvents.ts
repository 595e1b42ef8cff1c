import type { AuditEvent } from '@/domain/audit/events'
import { BOUNDED_EVENTS_PER_MINUTE } from '@/domain/audit/limits'

const stored = new Map<AuditEvent, { minute: number; count: number }>()

/** Strangers can cause these: failed sign-ins must not fill the database. `now`: milliseconds since the epoch */
export function isWithinBounds(event: AuditEvent, now: number): boolean {
  const minute = Math.floor(now / 60_000)
  const held = stored.get(event)
  const count = held?.minute === minute ? held.count + 1 : 1
  stored.set(event, { minute, count })
  return count <= BOUNDED_EVENTS_PER_MINUTE
}
