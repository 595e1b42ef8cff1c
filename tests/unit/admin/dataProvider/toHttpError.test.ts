import { describe, expect, it } from 'vitest'
import { toHttpError } from '@/admin/dataProvider/toHttpError'

describe('an answer that is no success', () => {
  it('keeps the sentences at their fields, and one for the whole', () => {
    const error = toHttpError(400, { message: '이름을 확인해 주십시오.', errors: { name: '채워 주십시오.' } })
    expect(error).toMatchObject({
      status: 400,
      message: '이름을 확인해 주십시오.',
      body: { errors: { name: '채워 주십시오.', root: { serverError: '이름을 확인해 주십시오.' } } },
    })
  })

  it('is read as the rest of the API says it, too', () => {
    const error = toHttpError(422, { error: { code: 'password-too-short', message: '더 길게.', field: 'next' } })
    expect(error.message).toBe('더 길게.')
    expect(error.body).toMatchObject({ errors: { next: '더 길게.' } })
  })

  it('keeps the record that a refused write found in its place', () => {
    expect(toHttpError(409, { message: '그 사이에 바뀌었습니다.', current: { id: 1 } }).body).toMatchObject({
      current: { id: 1 },
    })
  })

  it.each([undefined, null, 'Bad Gateway'])('has a Korean sentence where the answer has none: %s', (body) => {
    expect(toHttpError(502, body).message).toMatch(/[가-힣]/)
  })
})
