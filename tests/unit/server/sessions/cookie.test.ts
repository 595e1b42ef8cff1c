import { describe, expect, it } from 'vitest'
import { clearSessionCookie, readSessionToken, sessionCookie } from '@/server/sessions/cookie'

describe('the cookie of a session', () => {
  it('is HttpOnly and SameSite, and over https also Secure and bound to this host', () => {
    expect(sessionCookie('staff', 'abc', true)).toBe(
      '__Host-gonggong_staff=abc; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
    expect(sessionCookie('member', 'abc', true)).toBe(
      '__Host-gonggong_member=abc; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
  })

  it('is neither Secure nor bound to this host without https', () => {
    expect(sessionCookie('staff', 'abc', false)).toBe(
      'gonggong_staff=abc; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax',
    )
  })

  it('is cleared under the same name and path', () => {
    expect(clearSessionCookie('staff', true)).toBe(
      '__Host-gonggong_staff=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
  })

  it('is read by its kind: that of a member is not that of staff', () => {
    const header = 'gonggong_member=m; gonggong_staff=s; other=1'
    expect([readSessionToken(header, 'member', false), readSessionToken(header, 'staff', false)]).toEqual(['m', 's'])
    expect(readSessionToken('gonggong_member=m', 'staff', false)).toBeNull()
  })

  it('is not read over https under the name that any sibling host could set', () => {
    expect(readSessionToken('gonggong_staff=planted', 'staff', true)).toBeNull()
  })

  it.each([null, undefined, '', 'gonggong_staff=', '=;=;', 'xgonggong_staff=1'])('is not found in %j', (header) => {
    expect(readSessionToken(header, 'staff', false)).toBeNull()
  })
})
