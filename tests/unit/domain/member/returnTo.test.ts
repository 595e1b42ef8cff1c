import { describe, expect, it } from 'vitest'
import { isConsentExempt, returnToFrom } from '@/domain/member/paths'

describe('whoever signs in from a page comes back', () => {
  it.each([
    ['to that page', '/restaurants/3', '', '/restaurants/3'],
    ['to its search as well', '/restaurants', 'q=국밥&page=2', '/restaurants?q=%EA%B5%AD%EB%B0%A5&page=2'],
    ['home from home', '/', '', '/'],
    ['to what the sign-in page remembers', '/login', 'next=/restaurants/3', '/restaurants/3'],
    ['to what a step of signing up remembers', '/register/terms', 'next=/map', '/map'],
    ['home when a page of the way in remembers nothing', '/register', '', '/'],
    ['home when what is remembered is another site', '/login', 'next=//evil.example', '/'],
    ['home when what is remembered is the way in itself', '/welcome', 'next=/login?next=/map', '/'],
    ['to a page that merely begins like the way in', '/registers', 'next=/map', '/registers?next=%2Fmap'],
  ])('%s', (_, path, query, onward) => {
    expect(returnToFrom(path, new URLSearchParams(query))).toBe(onward)
  })
})

describe('a member who has yet to agree to new terms', () => {
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
  ])('may stay on %s', (path) => {
    expect(isConsentExempt(path)).toBe(true)
  })
  it.each(['/', '/?next=/terms', '/restaurants/3', '/profiles', '/lists/abc', '/map#/terms'])(
    'is led from %s to the terms',
    (path) => {
      expect(isConsentExempt(path)).toBe(false)
    },
  )
})
