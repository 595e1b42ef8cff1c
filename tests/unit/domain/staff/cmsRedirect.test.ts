import { describe, expect, it } from 'vitest'
import { isCmsPath, cmsRedirect } from '@/domain/staff/cmsRedirect'

describe('CMS requests', () => {
  it.each([
    ['/cms', '/admin/login?next=%2Fcms'],
    [
      '/cms/collections/visits?limit=5&sort=-spentAt',
      '/admin/login?next=%2Fcms%2Fcollections%2Fvisits%3Flimit%3D5%26sort%3D-spentAt',
    ],
    ['/cms/collections/visits?limit=5&_rsc=1abc', '/admin/login?next=%2Fcms%2Fcollections%2Fvisits%3Flimit%3D5'],
    ['/cms/login', '/admin/login?next=%2Fcms'],
    ['/cms/logout', '/admin/login?next=%2Fcms'],
    ['/cms/login?redirect=%2Fcms%2Fcollections%2Fvisits', '/admin/login?next=%2Fcms%2Fcollections%2Fvisits'],
    ['/cms/login?redirect=%2F%2Fevil.example', '/admin/login?next=%2Fcms'],
    ['/cms//evil.example', '/admin/login?next=%2Fcms%2F%2Fevil.example'],
  ])('A request for %s without a session goes to sign-in with a return path on this site', (url, location) => {
    expect(cmsRedirect(url, false)).toBe(location)
  })

  it('Signed-in staff reach the CMS, but its sign-in and password pages redirect to /admin', () => {
    expect(
      ['/cms', '/cms/collections/users', '/cms/loginx', '/cms/forgot', '/cms/reset/abc', '/cms/%6Cogin'].map((url) =>
        cmsRedirect(url, true),
      ),
    ).toEqual([null, null, null, '/admin', '/admin', '/admin'])
  })

  it('A CMS request is recognised by its path alone', () => {
    expect(['/cms', '/cms?x', '/cms/', '/%63ms/x'].map(isCmsPath)).toEqual([true, true, true, true])
    expect(['/', '/cmsx', '/?x=/cms', '/admin/cms'].map(isCmsPath)).toEqual([false, false, false, false])
  })
})
