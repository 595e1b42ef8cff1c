import { describe, expect, it } from 'vitest'
import { addressOf } from '@/app/(staff)/_data/addressOf'
import { refusalSentence } from '@/app/(staff)/admin/login/refusalSentence'
import { isPanelPath, panelDoor } from '@/domain/staff/panelDoor'
import { signInPath } from '@/domain/staff/paths'

describe('a request for the panel', () => {
  it.each([
    ['/cms', '/admin/login?next=%2Fcms'],
    ['/cms/collections/visits?limit=5&sort=-spentAt', '/admin/login?next=%2Fcms%2Fcollections%2Fvisits%3Flimit%3D5%26sort%3D-spentAt'],
    ['/cms/collections/visits?limit=5&_rsc=1abc', '/admin/login?next=%2Fcms%2Fcollections%2Fvisits%3Flimit%3D5'],
    ['/cms/login', '/admin/login?next=%2Fcms'],
    ['/cms/logout', '/admin/login?next=%2Fcms'],
    ['/cms/login?redirect=%2Fcms%2Fcollections%2Fvisits', '/admin/login?next=%2Fcms%2Fcollections%2Fvisits'],
    ['/cms/login?redirect=%2F%2Fevil.example', '/admin/login?next=%2Fcms'],
    ['/cms//evil.example', '/admin/login?next=%2Fcms%2F%2Fevil.example'],
  ])('of nobody, for %s, is led to the sign-in and from there back within this site', (url, door) => {
    expect(panelDoor(url, false)).toBe(door)
  })

  it('of somebody signed in is let in, and away from doors that are passed', () => {
    expect(['/cms', '/cms/collections/users', '/cms/loginx', '/cms/forgot', '/cms/reset/abc', '/cms/%6Cogin'].map((url) => panelDoor(url, true))).toEqual([
      null, null, null, '/admin', '/admin', '/admin',
    ])
  })

  it('is known by its path alone', () => {
    expect(['/cms', '/cms?x', '/cms/', '/%63ms/x'].map(isPanelPath)).toEqual([true, true, true, true])
    expect(['/', '/cmsx', '/?x=/cms', '/admin/cms'].map(isPanelPath)).toEqual([false, false, false, false])
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
