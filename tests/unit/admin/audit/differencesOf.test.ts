import { describe, expect, it } from 'vitest'
import { detailsOf, differencesOf } from '@/admin/audit/auditEntry'
import { MASKED } from '@/domain/audit'

describe('Field changes in an audit entry', () => {
  it('An audit entry shows each changed field in words, with its old and its new value', () => {
    const entry = {
      subjectType: 'visit',
      before: { status: 'pending', amount: 12000, restaurant: 3, notes: MASKED },
      after: { status: 'disputed', amount: 15000, restaurant: 7, notes: null },
    } as const
    expect(differencesOf(entry)).toEqual([
      { label: '상태', before: '확인 중', after: '이의 제기' },
      { label: '금액', before: '12,000', after: '15,000' },
      { label: '식당', before: '3번', after: '7번' },
      { label: '메모', before: '가려 둠', after: null },
    ])
  })

  it('An audit entry writes roles, open-ended blocks, times and days in Korean', () => {
    const of = (after: Record<string, unknown>) =>
      differencesOf({ subjectType: 'user', before: null, after }).map((difference) => difference.after)
    expect(of({ role: 'editor', until: 'forever' })).toEqual(['편집자', '따로 풀 때까지'])
    expect(of({ until: '2026-11-30T00:00:00.000Z', effectiveOn: '2026-12-01' })).toEqual([
      '2026.\u00a011.\u00a030. 09:00',
      '2026.\u00a012.\u00a01.',
    ])
    expect(of({ isActive: false, aliases: ['가', '나'] })).toEqual(['아니요', '가, 나'])
  })

  it('An audit entry still shows a field that no longer exists', () => {
    expect(differencesOf({ subjectType: null, before: { gone: 'x' }, after: null })).toEqual([
      { label: 'gone', before: 'x', after: null },
    ])
  })

  it('The other details of an audit entry are listed as Korean labels and values', () => {
    expect(detailsOf({ subjectType: null, details: { resource: 'users', rows: 1200, filter: { q: MASKED } } })).toEqual(
      [
        ['목록', '회원'],
        ['줄', '1,200'],
        ['조건', '찾는 말: 가려 둠'],
      ],
    )
  })
})
