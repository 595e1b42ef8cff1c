import { describe, expect, it } from 'vitest'
import {
  clearSessionCookie,
  isMarkedSignedIn,
  readSessionToken,
  sessionCookie,
  signedInMarker,
} from '@/server/sessions/cookie'

describe('Session cookies', () => {
  it('A session cookie is HttpOnly and SameSite, and over https also Secure and bound to this host', () => {
    expect(sessionCookie('staff', 'abc', true)).toBe(
      '__Host-gonggong_staff=abc; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
    expect(sessionCookie('member', 'abc', true)).toBe(
      '__Host-gonggong_member=abc; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
  })

  it('A session cookie without https is neither Secure nor bound to this host', () => {
    expect(sessionCookie('staff', 'abc', false)).toBe(
      'gonggong_staff=abc; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax',
    )
  })

  it('A session cookie is cleared under the same name and path', () => {
    expect(clearSessionCookie('staff', true)).toBe(
      '__Host-gonggong_staff=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
  })

  it('The marker that pages read says only that someone is signed in', () => {
    expect(signedInMarker(true, true)).toBe(
      '__Host-gonggong_signed_in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    )
    expect(signedInMarker(false, false)).toBe('gonggong_signed_in=; Max-Age=0; Path=/; SameSite=Lax')
    expect(['gonggong_signed_in=1', 'gonggong_signed_in=', null].map((one) => isMarkedSignedIn(one, false))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('The cookies of a member and of staff are read separately', () => {
    const header = 'gonggong_member=m; gonggong_staff=s; other=1'
    expect([readSessionToken(header, 'member', false), readSessionToken(header, 'staff', false)]).toEqual(['m', 's'])
    expect(readSessionToken('gonggong_member=m', 'staff', false)).toBeNull()
  })

  it('Over https, a cookie under the name that a sibling host could set is ignored', () => {
    expect(readSessionToken('gonggong_staff=planted', 'staff', true)).toBeNull()
  })

  it.each([null, undefined, '', 'gonggong_staff=', '=;=;', 'xgonggong_staff=1'])('%j holds no session', (header) => {
    expect(readSessionToken(header, 'staff', false)).toBeNull()
  })
})
