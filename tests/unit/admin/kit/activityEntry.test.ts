import { describe, expect, it } from 'vitest'
import { MASKED } from '@/domain/audit'
import { type ActivityEntry, SHOWN_VALUE_MAX } from '@/domain/backOffice/activity'
import {
  changedTexts,
  differencesOf,
  fieldsChangedSince,
  formValues,
  isRevertible,
  nameOf,
  sentenceOf,
} from '@/admin/kit/activity/activityEntry'
import { plainText } from '@/admin/kit/activity/EarlierText'

const entry = (given: Partial<ActivityEntry>): ActivityEntry => ({
  ...{ key: 'change-1', kind: 'change', at: '2026-11-30T00:00:00Z', event: 'record_updated' },
  ...{ actor: null, reason: null, before: null, after: null, details: null },
  ...given,
})

describe('An entry of a record’s activity', () => {
  it('A change is shown in the words of the form, with districts by name and coordinates as one', () => {
    const change = entry({
      before: { name: '한일관', isActive: true, region: 3, latitude: 37.1, longitude: 127 },
      after: { name: '한일관 본점', isActive: false, region: 7, latitude: 37.2, longitude: 127 },
    })
    expect(differencesOf(change, 'restaurants', { 3: '서울 종로구' })).toEqual([
      { label: '상호', before: '한일관', after: '한일관 본점' },
      { label: '상태', before: '활성', after: '비활성' },
      { label: '지역', before: '서울 종로구', after: '7번' },
      { label: '좌표', before: '37.1, 127', after: '37.2, 127' },
    ])
  })

  it('A long or masked text is only said to have changed', () => {
    const long = '가'.repeat(200)
    expect(differencesOf(entry({ before: { content: long }, after: { content: long } }), 'notices', {})).toEqual([
      { label: '내용', before: null, after: '글을 고침' },
    ])
    expect(differencesOf(entry({ before: { title: MASKED }, after: { title: MASKED } }), 'notices', {})).toEqual([
      { label: '제목', before: null, after: '가려 둠' },
    ])
  })

  it('The names of the audit log are those of the form when a change is taken back', () => {
    expect(formValues('terms', { version: 2, title: '이용약관' })).toEqual({ edition: 2, title: '이용약관' })
  })

  it('A change of plain values can be taken back, one of texts, masked or cut values cannot', () => {
    const of = (before: object, resource: 'agencies' | 'notices' | 'users' = 'agencies') =>
      isRevertible(entry({ before: { ...before }, after: { ...before } }), resource)
    expect(of({ homepage: null })).toBe(true)
    expect(of({ priority: 'high' }, 'notices')).toBe(true)
    expect(of({ priority: 'high', content: '글' }, 'notices')).toBe(false)
    expect(of({ homepage: MASKED })).toBe(false)
    expect(of({ homepage: 'x'.repeat(SHOWN_VALUE_MAX + 1) })).toBe(false)
    expect(of({ role: 'user' }, 'users')).toBe(false)
    expect(isRevertible(entry({ after: { homepage: null } }), 'agencies')).toBe(false)
  })

  it('Only restaurants leave the trash from here, and only a merge that stands is undone', () => {
    const trashed = entry({ event: 'record_trashed', before: { deletedAt: null } })
    expect([isRevertible(trashed, 'restaurants'), isRevertible(trashed, 'notices')]).toEqual([true, false])
    const merged = (isUndone: boolean) => entry({ event: 'merged', kind: 'merge', details: { isUndone } })
    expect([isRevertible(merged(false), 'restaurants'), isRevertible(merged(true), 'restaurants')]).toEqual([
      true,
      false,
    ])
  })

  it('An earlier text belongs to changes of texts, and to the creation of the record', () => {
    const after = { content: '글', status: 'published' }
    expect(changedTexts(entry({ after }), 'notices')).toEqual(['content'])
    expect(changedTexts(entry({ event: 'record_created', after }), 'notices')).toEqual(['content'])
    expect(changedTexts(entry({ after: { status: 'hidden' } }), 'notices')).toEqual([])
    expect(changedTexts(entry({ event: 'record_deleted', after }), 'notices')).toEqual([])
  })

  it('What has changed again since an entry is named', () => {
    const change = entry({ after: { phone: '02-1', name: '가' } })
    expect(fieldsChangedSince(change, 'restaurants', { phone: '02-2', name: '가' })).toEqual(['전화'])
  })

  it('An entry says who did what and why', () => {
    expect([nameOf(entry({})), nameOf(entry({ kind: 'note' })), nameOf(entry({ kind: 'import' }))]).toEqual([
      '시스템',
      '떠난 사람',
      '가져오기',
    ])
    expect(sentenceOf(entry({ event: 'member_blocked', reason: '도배' }))).toBe('차단 · “도배”')
    expect(sentenceOf(entry({ reason: '오타' }))).toBe('“오타”')
    expect(sentenceOf(entry({ event: 'merged', details: { title: '한일관', moved: { visits: 3 } } }))).toBe(
      '합치기 · 한일관 · 방문 3건 옮김 ',
    )
  })

  it('Collected restaurants are compared as lines', () => {
    const places = [
      { title: '한일관', remark: '냉면' },
      { title: '느티나무집', remark: '' },
    ]
    expect([plainText(places), plainText(null)]).toEqual(['한일관: 냉면\n느티나무집', ''])
  })
})
