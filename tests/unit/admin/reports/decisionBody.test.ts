import { describe, expect, it } from 'vitest'
import { bodyOf } from '@/admin/reports/DecisionFields'
import { DISMISS_REASON, REASON_TEMPLATES } from '@/messages/staff/moderation'

const draft = { template: REASON_TEMPLATES[2]?.reason ?? '', ownReason: '', message: ' 광고를 빼 주세요. ', days: 7 }

describe('Report decisions', () => {
  it('A decision sends the template’s reason and the trimmed message', () => {
    expect(bodyOf(draft, 'hide')).toEqual({ decision: 'hide', reason: '광고·도배', message: '광고를 빼 주세요.' })
    expect(bodyOf({ ...draft, message: '  ' }, 'delete')).toMatchObject({ message: null })
  })

  it('A decision sends a number of days only for a restriction', () => {
    expect(bodyOf(draft, 'restrict')).toMatchObject({ days: 7 })
    expect(bodyOf(draft, 'hide')).not.toHaveProperty('days')
  })

  it('A decision with a custom reason needs that reason, except to dismiss', () => {
    const own = { ...draft, template: '' }
    expect(bodyOf({ ...own, ownReason: '  ' }, 'hide')).toBeNull()
    expect(bodyOf({ ...own, ownReason: ' 초상권 ' }, 'hide')).toMatchObject({ reason: '초상권' })
    expect(bodyOf(own, 'dismiss')).toEqual({ decision: 'dismiss', reason: DISMISS_REASON })
  })
})
