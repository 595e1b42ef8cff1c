import { expect, it } from 'vitest'
import { changesRecord, draftOf, isContested, isSameDraft, previousOf } from '@/admin/kit/editing/draft'

const RECORD = { id: 3, version: '20', title: '점검 안내', content: '새벽에 해요.', publishUntil: null, viewCount: 8 }
const typed = (values: object, ...changed: string[]) => ({ record: RECORD, values: { ...RECORD, ...values }, changed })

it('A draft of a record has the changed fields and what they were, and none exists while nothing was typed', () => {
  expect(draftOf(typed({}))).toBeNull()
  expect(draftOf(typed({ title: '점검 시간' }, 'title', 'publishUntil'))).toEqual({
    values: { title: '점검 시간', publishUntil: null },
    before: { title: '점검 안내', publishUntil: null },
  })
})

it('A draft of a new record has all its fields, also those that the form filled in', () => {
  const values = { code: 'privacy', title: '처리방침', body: '1조' }
  expect(draftOf({ record: { code: 'privacy' }, values, changed: ['body'] })).toEqual({ values, before: {} })
})

it('A continued draft keeps what its fields were when it was started', () => {
  const before = { title: '옛 제목' }
  expect(draftOf({ ...typed({ title: '새 제목', content: '가' }, 'title', 'content'), before })?.before).toEqual({
    ...before,
    content: '새벽에 해요.',
  })
})

it('The order of fields makes no difference between drafts, and a cleared field is not an untouched one', () => {
  const draft = (values: Record<string, unknown>) => ({ values, before: {} })
  expect(isSameDraft(draft({ a: '1', b: [{ c: 1 }] }), draft({ b: [{ c: 1 }], a: '1' }))).toBe(true)
  expect(isSameDraft(draft({ a: '1', b: undefined }), draft({ a: '1' }))).toBe(true)
  expect(isSameDraft(draft({ a: '' }), draft({}))).toBe(false)
  expect(isSameDraft(draft({ a: '1' }), draft({ a: '2' }))).toBe(false)
  expect([isSameDraft(null, draft({})), isSameDraft(null, null)]).toEqual([false, true])
})

it('Saving an older draft meets the conflict check only if someone else changed one of its fields', () => {
  const draft = { base: '11', before: { title: '점검 안내' } }
  expect(isContested(RECORD, draft)).toBe(false)
  expect(previousOf(RECORD, draft)).toBe(RECORD)
  const changed = { ...RECORD, title: '남이 고친 제목' }
  expect(isContested(changed, draft)).toBe(true)
  expect(previousOf(changed, draft)).toEqual({ ...RECORD, version: '11' })
})

it('A draft whose values the record already has would change nothing', () => {
  expect(changesRecord(RECORD, { values: { title: '점검 안내', publishUntil: '' } })).toBe(false)
  expect(changesRecord(RECORD, { values: { title: '다른 제목' } })).toBe(true)
  expect(changesRecord({}, { values: { title: '' } })).toBe(true)
})
