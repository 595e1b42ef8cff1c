import { expect, it } from 'vitest'
import { AUDIT_EVENT_GROUPS, AUDIT_EVENT_LABELS } from '@/messages/staff/audit'

it('Every audit event belongs to exactly one group of the filter', () => {
  const grouped = AUDIT_EVENT_GROUPS.flatMap(({ events }) => events)
  expect([...grouped].sort()).toEqual(Object.keys(AUDIT_EVENT_LABELS).sort())
})
