import { describe, expect, it } from 'vitest'
import { subjectPath } from '@/admin/audit/subjectPath'

describe('the screen of what an entry is about', () => {
  const everywhere = () => true
  it('is a record of its own, or one beside its list', () => {
    expect(subjectPath({ subjectType: 'restaurant', subject: 5 }, everywhere)).toBe('/restaurants/5')
    expect(subjectPath({ subjectType: 'user', subject: 5 }, everywhere)).toBe('/users?open=5')
  })
  it('is none without a subject, a list or a screen', () => {
    expect(subjectPath({ subjectType: null, subject: null }, everywhere)).toBeNull()
    expect(subjectPath({ subjectType: 'restaurant-alias', subject: 5 }, everywhere)).toBeNull()
    expect(subjectPath({ subjectType: 'user', subject: 5 }, () => false)).toBeNull()
  })
})
