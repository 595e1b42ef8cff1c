import { describe, expect, it } from 'vitest'
import { toHttpError } from '@/admin/dataProvider/requestJson'

describe('Error answers', () => {
  it('An error answer keeps one message per field and one for the whole form', () => {
    const error = toHttpError(400, { message: '이름을 확인해 주세요.', errors: { name: '채워 주세요.' } })
    expect(error).toMatchObject({
      status: 400,
      message: '이름을 확인해 주세요.',
      body: { errors: { name: '채워 주세요.', root: { serverError: '이름을 확인해 주세요.' } } },
    })
  })

  it('An error in the format of the public API is read too', () => {
    const error = toHttpError(422, { error: { code: 'password-too-short', message: '더 길게.', field: 'next' } })
    expect(error.message).toBe('더 길게.')
    expect(error.body).toMatchObject({ errors: { next: '더 길게.' } })
  })

  it('A conflict answer keeps the record’s current state', () => {
    expect(toHttpError(409, { message: '그 사이에 바뀌었어요.', current: { id: 1 } }).body).toMatchObject({
      current: { id: 1 },
    })
  })

  it.each([undefined, null, 'Bad Gateway'])('An error answer without a message gets a Korean one: %s', (body) => {
    expect(toHttpError(502, body).message).toMatch(/[가-힣]/)
  })
})
