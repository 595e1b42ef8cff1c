import { describe, expect, it } from 'vitest'
import { doorOf } from '@/app/(payload)/cms/doorOf'
import { addressOf } from '@/app/(staff)/_data/addressOf'
import { refusalSentence } from '@/app/(staff)/admin/login/refusalSentence'
import { signInPath } from '@/domain/staff/paths'

describe('a request for the panel', () => {
  const asked = (segments: string[], redirect?: unknown) => ({ segments, address: addressOf('/cms', segments), redirect })

  it.each([
    [[], '/admin/login?next=%2Fcms'],
    [['collections', 'users'], '/admin/login?next=%2Fcms%2Fcollections%2Fusers'],
    [['login'], '/admin/login?next=%2Fcms'],
    [['logout'], '/admin/login?next=%2Fcms'],
  ])('of nobody, for %j, is led to the sign-in', (segments, door) => {
    expect(doorOf(asked(segments), false)).toBe(door)
  })

  it('keeps what Payload would have led back to, within this site', () => {
    expect(doorOf(asked(['login'], '/cms/collections/visits'), false)).toBe('/admin/login?next=%2Fcms%2Fcollections%2Fvisits')
    expect(doorOf(asked(['login'], '//evil.example'), false)).toBe('/admin/login?next=%2Fcms')
  })

  it('of somebody signed in is let in, and away from doors that are passed', () => {
    expect([doorOf(asked([]), true), doorOf(asked(['collections', 'users']), true), doorOf(asked(['forgot']), true)]).toEqual([null, null, '/admin'])
  })
})

describe('the address of a page', () => {
  it('is put together again from path and query', () => {
    expect(addressOf('/admin', ['restaurants', '%EB%96%A1'], { page: '2', tag: ['a', 'b'], none: undefined })).toBe('/admin/restaurants/%EB%96%A1?page=2&tag=a&tag=b')
  })

  it('of the sign-in says where to go on and what was refused', () => {
    expect(signInPath('/admin')).toBe('/admin/login')
    expect(signInPath('/cms', { code: 'sign-in-closed', params: { seconds: 90 } })).toBe('/admin/login?next=%2Fcms&refused=sign-in-closed&seconds=90')
    expect(signInPath('https://evil.example')).toBe('/admin/login')
  })
})

describe('what the sign-in page says of an earlier try', () => {
  it.each([
    [undefined, undefined, null],
    ['sign-in-failed', undefined, /올바르지 않거나/],
    ['sign-in-closed', '90', /2분 뒤에/],
    ['sign-in-closed', '<b>', /오류가 발생/],
    ['<script>', undefined, /오류가 발생/],
    [['sign-in-failed'], undefined, /오류가 발생/],
  ])('for %j and %j', (code, seconds, sentence) => {
    const said = refusalSentence(code, seconds)
    if (sentence === null) expect(said).toBeNull()
    else expect(said).toMatch(sentence)
  })
})
