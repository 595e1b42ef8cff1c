import { expect, it } from 'vitest'
import { CHANGE_EVENTS, STORED_EVENT_NAMES } from '@/domain/audit'
import { AUDIT_EVENT_GROUPS } from '@/messages/staff/audit'

it('The filter offers every event that the audit record holds once, and no other', () => {
  const grouped = AUDIT_EVENT_GROUPS.flatMap(({ events }) => events)
  expect([...grouped].sort()).toEqual([...CHANGE_EVENTS, ...STORED_EVENT_NAMES].sort())
})
