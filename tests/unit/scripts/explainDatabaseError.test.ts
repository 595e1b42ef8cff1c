import { describe, expect, it } from 'vitest'
import { explainDatabaseError } from '../../../scripts/explainDatabaseError'

const failed = (code: string, message = 'what the database said'): Error => Object.assign(new Error(message), { code })

describe('Database error messages', () => {
  it.each([
    ['ECONNREFUSED', '연결하지 못했어요'],
    ['ENOTFOUND', '연결하지 못했어요'],
    ['28P01', '로그인을 받지 않았어요'],
    ['28000', '로그인을 받지 않았어요'],
    ['3D000', '그런 데이터베이스가 없어요'],
    ['42501', '권한이 모자라요'],
    ['53100', '디스크가 가득 찼어요'],
    ['ENOSPC', '디스크가 가득 찼어요'],
    ['53300', '연결이 다 찼어요'],
    ['57P01', '끊어졌어요'],
    ['ECONNRESET', '끊어졌어요'],
  ])('The database error %s is explained in a sentence that keeps the original message', (code, sentence) => {
    const said = explainDatabaseError(failed(code))
    expect(said).toContain(sentence)
    expect(said).toContain('what the database said')
  })

  it('A database error inside a wrapping error is explained', () => {
    const wrapped = new Error('Failed query: select 1', { cause: failed('57P01') })
    expect(explainDatabaseError(wrapped)).toContain('끊어졌어요')
  })

  it('A host that refuses on all its addresses is explained by one of them', () => {
    const refused = [failed('ECONNREFUSED', 'connect ECONNREFUSED ::1:5432'), failed('ECONNREFUSED', 'second')]
    const error = Object.assign(new AggregateError(refused), { code: 'ECONNREFUSED' })
    expect(explainDatabaseError(error)).toContain('connect ECONNREFUSED ::1:5432')
  })

  it('A programming error is not explained as a database error', () => {
    for (const error of [failed('42601'), new Error('a connection between two things is missing'), 'thrown text', null])
      expect(explainDatabaseError(error)).toBeUndefined()
  })
})
