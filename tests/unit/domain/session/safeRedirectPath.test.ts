import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { safeRedirectPath } from '@/domain/http/urls'

const HOME = '/admin'

describe('Redirect after sign-in', () => {
  it.each([
    '/cms',
    '/cms/collections/restaurants?limit=10&page=2',
    '/admin/users#new',
    '/restaurants/3?q=%EB%96%A1',
    '/a@b',
    '/100%25',
    '/terms?next=//elsewhere.example',
  ])('The redirect after sign-in follows %s, a path of this site', (path) => {
    expect(safeRedirectPath(path, HOME)).toBe(path)
  })

  it.each([
    ['two slashes', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a slash and a backslash', '/\\evil.example'],
    ['a backslash', '\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/cms\\..\\..\\evil.example'],
    ['encoded slashes', '%2F%2Fevil.example'],
    ['a slash and an encoded one', '/%2Fevil.example'],
    ['a slash and an encoded backslash', '/%5Cevil.example'],
    ['a slash encoded twice', '/%252Fevil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['a tab', '/\t/evil.example'],
    ['a line break', '/\n/evil.example'],
    ['an encoded null', '/%00/evil.example'],
    ['a space in front', ' //evil.example'],
    ['userinfo', 'https://bapsang.example@evil.example'],
    ['userinfo without a scheme', '//bapsang.example@evil.example'],
    ['another site', 'https://evil.example/cms'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script after a tab', 'java\tscript:alert(1)'],
    ['a data URL', 'data:text/html,hello'],
    ['steps up to another host', '/..//evil.example'],
    ['encoded steps up', '/%2E%2E//evil.example'],
    ['a dot before two slashes', '/.//evil.example'],
    ['a truncated character', '/%E0%A4%A'],
    ['an empty text', ''],
    ['a list', ['/cms', '/admin']],
    ['an undefined value', undefined],
    ['a path that is too long', `/${'a'.repeat(3000)}`],
  ])('The redirect after sign-in goes home instead of following %s', (_, asked) => {
    expect(safeRedirectPath(asked, HOME)).toBe(HOME)
  })

  it('The redirect after sign-in stays on this origin for any requested path', () => {
    const origin = 'https://bapsang.example'
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2F',
      '%5C',
      '%09',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'javascript:',
      '%',
      '%25',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        for (const asked of [parts.join(''), `/${parts.join('')}`]) {
          const once = safeRedirectPath(asked, HOME)
          expect(new URL(once, origin).origin).toBe(origin)
          expect(safeRedirectPath(once, HOME)).toBe(once)
        }
      }),
      { numRuns: 3000 },
    )
  })
})
