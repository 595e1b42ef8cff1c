import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as Trail from '@/ui/navigation/listTrail'

let trail: typeof Trail

/** A document of its own, opened by a link on another page. */
async function openFrom(referrer: string): Promise<void> {
  vi.resetModules()
  vi.stubGlobal('location', { origin: 'https://bapsang.example' })
  vi.stubGlobal('document', { referrer })
  trail = await import('@/ui/navigation/listTrail')
}

const kept = new Map<string, string>()
beforeEach(async () => {
  await openFrom('')
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('The remembered list keeps its filters until it is forgotten', () => {
  trail.rememberList('/regions?province=%EC%84%9C%EC%9A%B8&category=cafe&page=3')
  expect(trail.rememberedList()).toBe('/regions?province=%EC%84%9C%EC%9A%B8&category=cafe&page=3')
  trail.forgetList()
  expect(trail.rememberedList()).toBeNull()
})

it.each(['/nearby', '/plan?headcount=12&near=37.5%2C127'])('A visitor who comes from %s goes back there', (href) => {
  trail.rememberList(href)
  expect(trail.rememberedList()).toBe(href)
})

it.each([
  '//evil.example',
  'https://evil.example/regions',
  '/profile',
  '/regionsx',
  '/plan/together/x',
  'javascript:alert(1)',
  '/regions#x',
])('No list is remembered for the path "%s"', (href) => {
  trail.rememberList(href)
  expect(trail.rememberedList()).toBeNull()
})

it('The referring list is remembered when a link opens before the list was stored, or in a new tab', async () => {
  trail.rememberList('/regions?page=3')
  await openFrom('https://bapsang.example/regions?category=cafe')
  expect(trail.rememberedList()).toBe('/regions?category=cafe')
  trail.rememberList('/nearby')
  expect(trail.rememberedList()).toBe('/nearby')
  await openFrom('https://bapsang.example/regions?category=cafe')
  trail.forgetList()
  expect(trail.rememberedList()).toBeNull()
})

it.each([
  'https://evil.example/regions',
  'https://bapsang.example.evil.example/regions',
  'https://bapsang.example/contact?restaurant=7',
])('A page opened from %s keeps the list that was remembered before', async (referrer) => {
  trail.rememberList('/regions?page=3')
  await openFrom(referrer)
  expect(trail.rememberedList()).toBe('/regions?page=3')
})

it.each(['https://bapsang.example/', 'https://bapsang.example/board', 'https://bapsang.example//evil.example/regions'])(
  'A page opened from %s, which is off the trail, has no list to go back to',
  async (referrer) => {
    trail.rememberList('/regions?page=3')
    await openFrom(referrer)
    expect(trail.rememberedList()).toBeNull()
  },
)

it('No list is remembered, without an error, when the browser has no storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => trail.rememberList('/regions')).not.toThrow()
  expect(trail.rememberedList()).toBeNull()
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
])('The page %s keeps the remembered list: %s', (path, on) => expect(trail.isOnTrail(path)).toBe(on))
