import { describe, expect, it } from 'vitest'
import { signInRefusal } from '@/messages/site/signInRefusal'

describe('why signing in failed', () => {
  it.each([
    'sign-in-disabled',
    'auth-state-expired',
    'sign-in-denied',
    'identity-unverified',
    'identity-provider-unavailable',
    'sign-up-expired',
  ])('is said for %s in a sentence of its own', (code) => {
    expect(signInRefusal(code)).toMatch(/[가-힣].*\.$/)
    expect(signInRefusal(code)).not.toBe(signInRefusal('made-up'))
  })

  it('is nothing where nothing was refused', () => {
    expect(signInRefusal(undefined)).toBeNull()
  })

  it('says how long to wait, within reason', () => {
    expect(signInRefusal('rate-limited', '40')).toContain('40초')
    for (const seconds of ['-1', '1e9', '많이', '<b>', undefined])
      expect(signInRefusal('rate-limited', seconds)).toBe(signInRefusal('made-up'))
  })

  it.each(['<script>', 'toString', '__proto__', 'review-exists', ['auth-state-expired', 'x'], ''])(
    'never repeats what the address says: %j',
    (code) => {
      expect(signInRefusal(code)).toBe(signInRefusal('made-up'))
    },
  )
})
