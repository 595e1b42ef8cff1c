import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetList, isOnTrail, rememberedList, rememberList } from '@/ui/urls/listTrail'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('the way back leads to the list with its filters, until it is forgotten', () => {
  rememberList('/regions?province=%EC%84%9C%EC%9A%B8&category=cafe&page=3')
  expect(rememberedList()).toBe('/regions?province=%EC%84%9C%EC%9A%B8&category=cafe&page=3')
  forgetList()
  expect(rememberedList()).toBeNull()
})

it.each([
  '//evil.example',
  'https://evil.example/regions',
  '/profile',
  '/regionsx',
  'javascript:alert(1)',
  '/regions#x',
])('it leads nowhere where "%s" stands in its place', (href) => {
  rememberList(href)
  expect(rememberedList()).toBeNull()
})

it('there is none where a browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => rememberList('/regions')).not.toThrow()
  expect(rememberedList()).toBeNull()
})

it.each([
  ['/restaurants/7', true],
  ['/restaurants/7/rank', true],
  ['/contact', true],
  ['/', false],
  ['/map', false],
  ['/profile', false],
])('%s lies on the way back: %s', (path, on) => expect(isOnTrail(path)).toBe(on))
