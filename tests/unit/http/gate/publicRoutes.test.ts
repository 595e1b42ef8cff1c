import { expect, it } from 'vitest'
import { readsEveryParameter } from '@/http/gate/publicRoutes'

const reads = (url: string, isRouter = false): boolean => {
  const { pathname, search } = new URL(url, 'http://site')
  return readsEveryParameter(pathname, search, isRouter)
}

it.each([
  ...['/', '/restaurants?q=a&page=2&near=37.5,127', '/regions?province=a&district=b', '/agencies?type=city&with=3'],
  ...['/restaurants/1?page=2&reviews=3&visitors=all', '/nearby?q=a', '/plan?headcount=3&hour=12', '/map?region=11110'],
  ...['/board/free?page=2&q=a', '/board/free/3?comment=5&sort=latest', '/contact?kind=other&restaurant=1'],
  ...['/report-card?region=11&type=city&sort=name&page=2', '/contact?agency=1'],
  ...['/en', '/en/restaurants?province=a&district=b&page=2', '/en/agencies?page=2', '/en/agencies/1'],
])('The page of %s reads all its parameters', (url) => {
  expect(reads(url)).toBe(true)
})

it.each([
  ...['/restaurants/1?x=1', '/about?page=2', '/?utm_source=a', '/restaurants/1?page=1&page=2', '/about??x=1', '/?='],
  ...['/restaurants?q=a&zz=', '/restaurants/1/rank?page=1', '/restaurants/1?__proto__=1', '/board/free?sort=latest'],
  '/report-card/rule?page=2',
  '/agencies/1/report-card?page=2',
  ...['/map?region=11&REGION=11', '/en?page=2', '/en/restaurants?q=a', '/en/restaurants/1?page=2'],
])('The page of %s has a parameter that it does not read', (url) => {
  expect(reads(url)).toBe(false)
})

it('The parameter of Next’s router is known beside its headers alone', () => {
  expect([reads('/restaurants/1?_rsc=abc', true), reads('/restaurants/1?_rsc=abc')]).toEqual([true, false])
})
