import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ok } from '@/domain/result'
import { validateTermsAcceptance } from '@/domain/member/termsAcceptance'
import { readNickname } from '@/domain/member/nickname'
import { signInErrorUrl } from '@/domain/member/signInErrorUrl'
import { suggestNickname } from '@/domain/member/suggestNickname'

const IN_FORCE = [
  { id: 1, required: true },
  { id: 2, required: true },
  { id: 3, required: false },
]
const codeOf = (agreed: number[], before?: number[]) => validateTermsAcceptance(IN_FORCE, agreed, before)?.code ?? null

describe('the acceptance of terms', () => {
  it('needs every required document and leaves optional ones free', () => {
    expect([codeOf([1, 2]), codeOf([1, 2, 3]), codeOf([1, 3]), codeOf([])]).toEqual([
      null,
      null,
      'terms-not-accepted',
      'terms-not-accepted',
    ])
  })

  it('includes documents accepted before', () => {
    expect([codeOf([2], [1]), codeOf([], [1, 2]), codeOf([3], [1])]).toEqual([null, null, 'terms-not-accepted'])
  })

  it('reports a version that is no longer in force before a missing one', () => {
    expect([codeOf([1, 2, 9]), codeOf([9])]).toEqual(['terms-changed', 'terms-changed'])
  })
})

describe('the suggested nickname', () => {
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
  ])('for the provider’s name %j is %j', (called, suggested) => {
    expect(suggestNickname(called)).toBe(suggested)
  })

  it('always follows the nickname rules', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (called) => {
        const suggested = suggestNickname(called)
        expect(suggested === null ? null : readNickname(suggested)).toEqual(suggested === null ? null : ok(suggested))
      }),
    )
  })
})

describe('the URL after a failed sign-in', () => {
  it('carries the violation and the page to return to, unless that is on another site', () => {
    expect(signInErrorUrl('/', { code: 'auth-state-expired', params: {} })).toBe('/login?refused=auth-state-expired')
    expect(signInErrorUrl('/restaurants/3?a=b', { code: 'rate-limited', params: { seconds: 40 } })).toBe(
      '/login?next=%2Frestaurants%2F3%3Fa%3Db&refused=rate-limited&seconds=40',
    )
    expect(signInErrorUrl('//evil.example', { code: 'sign-in-disabled', params: {} })).toBe(
      '/login?refused=sign-in-disabled',
    )
  })
})
