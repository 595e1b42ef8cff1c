import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ok } from '@/domain/result'
import { validateTermsAcceptance } from '@/contract/signUp'
import { readNickname, suggestNickname } from '@/domain/member/nickname'
import { signInErrorUrl } from '@/contract/memberPaths'

const IN_FORCE = [
  { id: 1, required: true },
  { id: 2, required: true },
  { id: 3, required: false },
]
const codeOf = (agreed: number[], before?: number[]) => validateTermsAcceptance(IN_FORCE, agreed, before)?.code ?? null

describe('Terms acceptance', () => {
  it('Terms acceptance requires every mandatory document and leaves optional ones free', () => {
    expect([codeOf([1, 2]), codeOf([1, 2, 3]), codeOf([1, 3]), codeOf([])]).toEqual([
      null,
      null,
      'terms-not-accepted',
      'terms-not-accepted',
    ])
  })

  it('Documents accepted before count towards terms acceptance', () => {
    expect([codeOf([2], [1]), codeOf([], [1, 2]), codeOf([3], [1])]).toEqual([null, null, 'terms-not-accepted'])
  })

  it('A version that has been replaced is reported before a missing document', () => {
    expect([codeOf([1, 2, 9]), codeOf([9])]).toEqual(['terms-changed', 'terms-changed'])
  })
})

describe('Suggested nicknames', () => {
  it.each([
    ['하루', '하루'],
    ['  ★하루★  ', '하루'],
    ['kim@people.example', 'kim people.example'],
    ['아주 아주 아주 아주 아주 아주 아주 아주', '아주 아주 아주 아주 아주 아주 아주'],
    ['관리자', null],
    ['밥', null],
    ['😀😀😀', null],
    ['', null],
    [null, null],
  ])('The nickname suggested for the provider’s name %j is %j', (called, suggested) => {
    expect(suggestNickname(called)).toBe(suggested)
  })

  it('A suggested nickname always follows the nickname rules', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (called) => {
        const suggested = suggestNickname(called)
        expect(suggested === null ? null : readNickname(suggested)).toEqual(suggested === null ? null : ok(suggested))
      }),
    )
  })
})

describe('URL after a failed sign-in', () => {
  it('The URL after a failed sign-in carries the violation and a return page on this site only', () => {
    expect(signInErrorUrl('/', { code: 'auth-state-expired', params: {} })).toBe('/login?refused=auth-state-expired')
    expect(signInErrorUrl('/restaurants/3?a=b', { code: 'rate-limited', params: { seconds: 40 } })).toBe(
      '/login?next=%2Frestaurants%2F3%3Fa%3Db&refused=rate-limited&seconds=40',
    )
    expect(signInErrorUrl('//evil.example', { code: 'sign-in-disabled', params: {} })).toBe(
      '/login?refused=sign-in-disabled',
    )
  })
})
