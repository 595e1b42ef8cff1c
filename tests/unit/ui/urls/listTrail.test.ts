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

it('the remembered list keeps its filters until it is forgotten', () => {
  rememberList('/regions?province=%EC%84%9C%EC%9A%B8&category=cafe&page=3')
  expect(rememberedList()).toBe('/regions?province=%EC%84%9C%EC%9A%B8&category=cafe&page=3')
  forgetList()
  expect(rememberedList()).toBeNull()
})

it.each(['/nearby', '/plan?headcount=12&near=37.5%2C127'])('who comes from %s goes back there', (href) => {
  rememberList(href)
  expect(rememberedList()).toBe(href)
})

it.each([
  '//evil.example',
  'https://evil.example/regions',
  '/profile',
  '/regionsx',
  '/plan/together/x',
  'javascript:alert(1)',
  '/regions#x',
])('no list is remembered for the path "%s"', (href) => {
  rememberList(href)
  expect(rememberedList()).toBeNull()
})

it('no list is remembered, without an error, when the browser has no storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => rememberList('/regions')).not.toThrow()
  expect(rememberedList()).toBeNull()
})

it.each([
  ['/restaurants/7', true],
  ['/restaurants/7/rank', true],
  ['/contact', true],
  ['/nearby', true],
  ['/plan', true],
  ['/', false],
  ['/map', false],
  ['/profile', false],
])('the page %s keeps the remembered list: %s', (path, on) => expect(isOnTrail(path)).toBe(on))
