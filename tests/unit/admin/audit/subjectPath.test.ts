import { describe, expect, it } from 'vitest'
import { subjectPath } from '@/admin/audit/auditEntry'

describe('Subject links in the audit log', () => {
  const everywhere = () => true
  it('An audit entry links to the record’s own screen, or to its list with the record open', () => {
    expect(subjectPath({ subjectType: 'restaurant', subject: 5 }, everywhere)).toBe('/restaurants/5')
    expect(subjectPath({ subjectType: 'user', subject: 5 }, everywhere)).toBe('/users?open=5')
  })
  it('An audit entry has no link without a subject, a screen of its own or the right to open it', () => {
    expect(subjectPath({ subjectType: null, subject: null }, everywhere)).toBeNull()
    expect(subjectPath({ subjectType: 'restaurant-alias', subject: 5 }, everywhere)).toBeNull()
    expect(subjectPath({ subjectType: 'user', subject: 5 }, () => false)).toBeNull()
  })
})
