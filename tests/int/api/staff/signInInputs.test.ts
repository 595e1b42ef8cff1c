import { describe, expect, it } from 'vitest'
import { PASSWORD } from '../../setup/staff'
import { ADMIN, staffHarness } from './staffHarness'

describe('Staff sign-in', () => {
  const { app, browser } = staffHarness()

  it.each([
    ['an empty body', {}, 'credentials-required', 'email'],
    ['no password', { email: ADMIN }, 'credentials-required', 'password'],
    ['a malformed e-mail', { email: 'admin@people', password: PASSWORD }, 'email-format', 'email'],
    ['an unknown field', { email: ADMIN, password: PASSWORD, role: 'admin' }, 'unknown-parameter', 'role'],
    ['a number as an e-mail', { email: 1, password: PASSWORD }, 'invalid-value', 'email'],
    ['a very long password', { email: ADMIN, password: 'a'.repeat(201) }, 'too-long', 'password'],
  ])('A sign-in with %s is rejected with an error that names the field', async (_, typed, code, field) => {
    const response = await app().request('/api/v1/staff/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(typed),
    })
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code, field } }])
  })

  it.each([
    ['truncated JSON', 'application/json', '{"email":', 400],
    [
      'JSON declared as text, as another site’s form could send it',
      'text/plain',
      JSON.stringify({ email: ADMIN, password: PASSWORD }),
      400,
    ],
    ['a body that is too large', 'application/json', JSON.stringify({ email: ADMIN, password: 'a'.repeat(5000) }), 413],
  ])('A sign-in request with %s is rejected', async (_, type, body, status) => {
    const response = await app().request('/api/v1/staff/session', {
      method: 'POST',
      headers: { 'Content-Type': type, 'Content-Length': String(body.length) },
      body,
    })
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([status, null])
  })

  it('A sign-in request with an unsupported method is answered with the allowed ones', async () => {
    const response = await app().request('/api/v1/staff/session', { method: 'PUT' })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST, DELETE'])
  })

  it('A plain form can sign staff in and out, and redirects within this site only', async () => {
    const one = browser()
    const wrong = await one.submit({ email: ADMIN, password: '아닌 비밀번호', next: '/cms' })
    expect([wrong.status, wrong.headers.get('Location'), one.cookie()]).toEqual([
      303,
      '/admin/login?next=%2Fcms&refused=sign-in-failed',
      '',
    ])
    const right = await one.submit({ email: ADMIN, password: PASSWORD, next: '/cms/collections/visits?limit=5' })
    expect([right.status, right.headers.get('Location'), (await one.who()).status]).toEqual([
      303,
      '/cms/collections/visits?limit=5',
      200,
    ])
    const hostile = await browser().submit({ email: ADMIN, password: PASSWORD, next: '//evil.example' })
    expect(hostile.headers.get('Location')).toBe('/admin')
    const out = await one.send('/api/v1/staff/sign-out-form', { method: 'POST' })
    expect([out.status, out.headers.get('Location'), (await one.who()).status]).toEqual([303, '/admin/login', 401])
  })
})
