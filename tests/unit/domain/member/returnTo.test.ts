import { describe, expect, it } from 'vitest'
import { isConsentExempt, returnToFrom } from '@/contract/memberPaths'

describe('Sign-in return page', () => {
  it.each([
    ['to the page they came from', '/restaurants/3', '', '/restaurants/3'],
    ['to a page together with its search', '/restaurants', 'q=국밥&page=2', '/restaurants?q=%EA%B5%AD%EB%B0%A5&page=2'],
    ['home from the home page', '/', '', '/'],
    ['to the page named on the sign-in page', '/login', 'next=/restaurants/3', '/restaurants/3'],
    ['to the page named on a sign-up page', '/register/terms', 'next=/map', '/map'],
    ['home when an auth page names no page', '/register', '', '/'],
    ['home when the page named is another site', '/login', 'next=//evil.example', '/'],
    ['home when the page named is an auth page', '/welcome', 'next=/login?next=/map', '/'],
    ['to a page whose path only begins like that of an auth page', '/registers', 'next=/map', '/registers?next=%2Fmap'],
  ])('A visitor who signs in returns %s', (_, path, query, returnTo) => {
    expect(returnToFrom(path, new URLSearchParams(query))).toBe(returnTo)
  })
})

describe('Consent to new terms', () => {
  it.each([
    '/register/terms',
    '/register/terms?next=/map',
    '/login',
    '/auth/callback',
    '/terms',
    '/terms/versions/1',
    '/privacy',
    '/profile',
    '/profile?tab=leave',
    '/contact',
  ])('A member who has yet to accept new terms may stay on %s', (path) => {
    expect(isConsentExempt(path)).toBe(true)
  })
  it.each(['/', '/?next=/terms', '/restaurants/3', '/profiles', '/lists/abc', '/map#/terms'])(
    'A member who has yet to accept new terms is redirected from %s',
    (path) => {
      expect(isConsentExempt(path)).toBe(false)
    },
  )
})
