import { validOperators } from 'payload/shared'
import { describe, expect, it } from 'vitest'
import { validateStaffQuery, validatePublicQuery } from '@/domain/payloadRest/validateRequest'

const visitor = (path: string, search = '', method = 'GET') =>
  validatePublicQuery({ method, segments: path.split('/'), search })?.code ?? 'allowed'
const staff = (path: string, search = '', method = 'GET') =>
  validateStaffQuery({ method, segments: path.split('/'), search })?.code ?? 'allowed'
const where = (conditions: string[]) => `?${conditions.map((condition) => `where${condition}`).join('&')}`
const nested = (depth: number) => `?where${'[and][0]'.repeat(depth)}[name][equals]=x`

describe('Visitors of Payload’s REST API', () => {
  it('A visitor may read public lists, counts, single documents and photos', () => {
    for (const path of [
      'restaurants',
      'visits',
      'agencies/count',
      'regions/12',
      'media/file/점심-1.webp',
      'media/file/점심, [2] ✨100%.webp'.normalize('NFD'),
    ])
      expect(visitor(path)).toBe('allowed')
    expect(
      visitor(
        'restaurants',
        '?where[name][contains]=국밥&where[region][in]=1,2&sort=-createdAt&limit=50&page=2&depth=1',
      ),
    ).toBe('allowed')
    expect(visitor('restaurants', '?where[or][0][name][equals]=a&where[or][1][and][0][branch][exists]=true')).toBe(
      'allowed',
    )
    expect(visitor('restaurants', '', 'HEAD')).toBe('allowed')
  })

  it.each([
    '',
    'users',
    'users/me',
    'access',
    'og',
    'reviews',
    'payload-jobs/run',
    'payload-preferences/x',
    'globals/x',
    'constructor',
    '__proto__',
    'no-such-thing',
  ])('A visitor needs a staff session for the path "%s"', (path) => expect(visitor(path)).toBe('unauthenticated'))

  it.each(['POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'QUERY'])('Visitors need a staff session for %s', (method) =>
    expect(visitor('restaurants/1', '', method)).toBe('unauthenticated'),
  )

  it.each([
    'restaurants/abc',
    'restaurants/-1',
    'restaurants/0',
    'restaurants/99999999999',
    'restaurants/1/x',
    'restaurants/versions',
    'restaurants/access',
    'restaurants/count/1',
    'media/file/..',
    'media/file/a\0.webp',
    'media/file/a\\b.webp',
    `media/file/${'가'.repeat(256)}`,
    'media/file/a/b',
  ])('A visitor finds nothing at %s', (path) => expect(visitor(path)).toBe('path-not-found'))

  it.each([
    ['?trash=true', 'unknown-parameter'],
    ['?select[name]=true', 'unknown-parameter'],
    ['?populate[users][email]=true', 'unknown-parameter'],
    ['?joins[aliases][limit]=9', 'unknown-parameter'],
    ['?draft=true', 'unknown-parameter'],
    ['?__proto__[x]=1&locale=en', 'unknown-parameter'],
    ['?page=-1', 'too-small'],
    ['?page=1e9', 'not-an-integer'],
    ['?limit=abc', 'not-an-integer'],
    ['?limit=1&limit=2', 'not-an-integer'],
    ['?depth=2', 'too-large'],
    ['?pagination=maybe', 'invalid-option'],
    ['?sort=deletedAt', 'field-not-queryable'],
    ['?sort=region.code', 'field-not-queryable'],
    ['?sort[]=name', 'duplicate-parameter'],
    ['?where=x', 'invalid-value'],
    ['?where={"name":{"equals":"x"}}', 'invalid-value'],
    ['?where[]=x', 'invalid-value'],
    ['?where[and]=x', 'invalid-value'],
    ['?where[name]=x', 'invalid-value'],
    ['?where[name][equals][deeper]=x', 'invalid-value'],
    ['?where[deletedAt][exists]=true', 'field-not-queryable'],
    ['?where[isActive][equals]=false', 'field-not-queryable'],
    ['?where[region.code][equals]=11110', 'path-too-deep'],
    ['?where[hasOwn][equals]=x', 'field-not-queryable'],
    ['?where[name][near]=1,2,3', 'operator-not-allowed'],
    ['?where[name][valueOf]=x', 'allowed'],
    ['?where[id][equals]=abc', 'invalid-value'],
    ['?where[id][equals]=99999999999', 'invalid-value'],
    ['?where[createdAt][equals]=yesterday', 'invalid-value'],
    ['?where[name][exists]=perhaps', 'invalid-value'],
    ['?where[name][equals]=a%00b', 'invalid-value'],
    [`?where[name][equals]=${'x'.repeat(201)}`, 'too-long'],
    [`?where[id][in]=${'1,'.repeat(100)}1`, 'too-large'],
    [`?x=${'x'.repeat(2_000)}`, 'too-long'],
    [where(Array.from({ length: 11 }, (_, i) => `[and][${i}][id][not_equals]=${i}`)), 'too-many-conditions'],
    [where(Array.from({ length: 3 }, (_, i) => `[and][${i}][name][like]=a`)), 'too-many-conditions'],
    [nested(40), 'invalid-value'],
  ])('A visitor’s query %s gets the verdict %s', (search, code) => expect(visitor('restaurants', search)).toBe(code))
})

describe('Staff at Payload’s REST API', () => {
  it('Staff reach the back office, which validates its own queries, and visitors do not', () => {
    const query = new URLSearchParams({ sort: '["createdAt","DESC"]', range: '[0,19]', filter: '{"q":"다온"}' })
    expect(validateStaffQuery({ method: 'GET', segments: ['ra', 'agencies'], search: `?${query}` })).toBeNull()
    expect(validatePublicQuery({ method: 'GET', segments: ['ra', 'agencies'], search: '' })?.code).toBe(
      'unauthenticated',
    )
  })

  it('Staff may send the requests that the CMS sends', () => {
    expect(
      staff(
        'restaurants',
        '?depth=1&draft=true&limit=10&page=1&trash=true&sort=-updatedAt&select[name]=true' +
          '&where[and][0][region.code][equals]=11110',
      ),
    ).toBe('allowed')
    expect(staff('users/me')).toBe('allowed')
    expect(staff('payload-preferences/restaurants-list')).toBe('allowed')
    expect(staff('reviews/12', '?trash=true', 'PATCH')).toBe('allowed')
  })

  it.each([
    ['?page=-1', 'too-small'],
    ['?page=0', 'too-small'],
    ['?depth=99', 'too-large'],
    ['?where=x', 'invalid-value'],
    ['?where[a.b.c.d][equals]=1', 'path-too-deep'],
    ['?where[a%20b][equals]=1', 'invalid-value'],
    [where(Array.from({ length: 61 }, (_, i) => `[and][${i}][id][not_equals]=${i}`)), 'too-many-conditions'],
  ])('The staff query %s gets the verdict %s', (search, code) => expect(staff('restaurants', search)).toBe(code))

  it('Staff may use every operator of Payload’s but those of points and of lists of values', () => {
    const refused = validOperators.filter((name) => staff('restaurants', `?where[id][${name}]=1`) !== 'allowed')
    expect(refused.toSorted()).toEqual(['all', 'intersects', 'near', 'within'])
  })

  it.each([
    ['', 'where-missing'],
    ['?where=', 'invalid-value'],
    ['?where[and][]=', 'where-missing'],
    ['?where[or][0][and][]=', 'where-missing'],
    ['?where[id][valueOf]=1', 'where-missing'],
    ['?where[id][equals]=1', 'allowed'],
    ['?where[and][0][id][in]=1,2', 'allowed'],
  ])('Changing or deleting many documents with the query "%s" gets the verdict %s', (search, code) => {
    for (const method of ['DELETE', 'PATCH']) expect(staff('faqs', search, method)).toBe(code)
    expect(staff('faqs/1', '', 'DELETE')).toBe('allowed')
  })

  it.each(['restaurants/versions', 'constructor', '__proto__', 'toString/1'])('Staff find nothing at %s', (path) =>
    expect(staff(path)).toBe('path-not-found'),
  )
})
