import { describe, expect, it } from 'vitest'
import { signInErrorMessage } from '@/messages/site/signInErrorMessage'

describe('Sign-in error messages', () => {
  it.each([
    'sign-in-disabled',
    'auth-state-expired',
    'sign-in-denied',
    'identity-unverified',
    'identity-provider-unavailable',
    'sign-up-expired',
  ])('The error code %s has a message of its own', (code) => {
    expect(signInErrorMessage(code)).toMatch(/[가-힣].*\.$/)
    expect(signInErrorMessage(code)).not.toBe(signInErrorMessage('made-up'))
  })

  it('A sign-in without an error has no message', () => {
    expect(signInErrorMessage(undefined)).toBeNull()
  })

  it('The rate limit message says how long to wait, but only for a valid number of seconds', () => {
    expect(signInErrorMessage('rate-limited', '40')).toContain('40초')
    for (const seconds of ['-1', '1e9', '많이', '<b>', undefined])
      expect(signInErrorMessage('rate-limited', seconds)).toBe(signInErrorMessage('made-up'))
  })

  it.each(['<script>', 'toString', '__proto__', 'review-exists', ['auth-state-expired', 'x'], ''])(
    'The message never repeats what the URL contains: %j',
    (code) => {
      expect(signInErrorMessage(code)).toBe(signInErrorMessage('made-up'))
    },
  )
})
