import { describe, expect, it } from 'vitest'
import { pathWithQuery } from '@/app/(staff)/_data/pathWithQuery'
import { signInErrorMessage } from '@/app/(staff)/admin/(sign-in)/login/signInErrorMessage'

describe('Staff page paths', () => {
  it('The path of a staff page is rebuilt from its segments and its query', () => {
    expect(pathWithQuery('/admin', ['restaurants', '%EB%96%A1'], { page: '2', tag: ['a', 'b'], none: undefined })).toBe(
      '/admin/restaurants/%EB%96%A1?page=2&tag=a&tag=b',
    )
  })
})

describe('Staff sign-in errors', () => {
  it.each([
    [undefined, undefined, null],
    ['sign-in-failed', undefined, /올바르지 않거나/],
    ['account-locked', '100', /2분 뒤에/],
    ['sign-in-limited', '240', /이 네트워크에서.*4분 뒤에/],
    ['sign-in-busy', undefined, /몰려 있어요/],
    ['account-locked', '<b>', /오류가 발생/],
    ['<script>', undefined, /오류가 발생/],
    [['sign-in-failed'], undefined, /오류가 발생/],
  ])('The sign-in message follows from the code %j and the seconds %j', (code, seconds, message) => {
    const shown = signInErrorMessage(code, seconds)
    if (message === null) expect(shown).toBeNull()
    else expect(shown).toMatch(message)
  })
})
