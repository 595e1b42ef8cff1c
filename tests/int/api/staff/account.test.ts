import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { SIGN_IN_FAILURES_MAX } from '@/domain/staff/staff'
import { log } from '@/infra/log'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { addPerson, PASSWORD, staffBrowser } from '../../setup/staff'

const NEW_PASSWORD = '장독 예순여섯 개의 된장'

describe('Staff account', () => {
  let database: TestDatabase
  let app: OpenAPIHono
  let people = 0
  beforeAll(async () => {
    log.level = 'silent'
    database = await createTestDatabase()
    const callers = { secret: 'only-for-these-tests-0123456789', trustedProxies: 0 }
    app = createApi({ pool: database.pool, writes: database.pool, callers })
  })
  afterAll(() => database.drop())

  const someone = async () => {
    const email = `staff${++people}@staff.example`
    const id = await addPerson(database.pool, email, 'moderator')
    const browser = async () => {
      const one = staffBrowser(app)
      await one.signIn(email)
      return one
    }
    return { id, email, browser }
  }
  type Browser = ReturnType<typeof staffBrowser>
  const sessionsOf = async (browser: Browser) =>
    ((await (await browser.send('/api/v1/staff/sessions')).json()) as { data: { id: number; current: boolean }[] }).data
  const change = async (browser: Browser, body: object) => {
    const response = await browser.send('/api/v1/staff/password', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    return [response.status, text ? (JSON.parse(text) as { error: { code: string } }).error.code : 'ok']
  }

  it('A staff member can list their sessions and end one or all others', async () => {
    const one = await someone()
    const [here, phone, laptop] = [await one.browser(), await one.browser(), await one.browser()]
    const listed = await sessionsOf(here)
    expect(listed.map(({ current }) => current).sort()).toEqual([false, false, true])
    const other = (await sessionsOf(phone)).find(({ current }) => current)
    expect((await here.send(`/api/v1/staff/sessions/${other?.id}`, { method: 'DELETE' })).status).toBe(204)
    expect([(await phone.who()).status, (await laptop.who()).status]).toEqual([401, 200])
    expect((await here.send('/api/v1/staff/sessions', { method: 'DELETE' })).status).toBe(204)
    expect([(await laptop.who()).status, (await here.who()).status]).toEqual([401, 200])
  })

  it('A staff member cannot end another person’s session', async () => {
    const [one, other] = [await someone(), await someone()]
    const [mine, theirs] = [await one.browser(), await other.browser()]
    const [target] = await sessionsOf(theirs)
    expect((await mine.send(`/api/v1/staff/sessions/${target?.id}`, { method: 'DELETE' })).status).toBe(404)
    expect((await theirs.who()).status).toBe(200)
    expect((await staffBrowser(app).send('/api/v1/staff/sessions')).status).toBe(401)
  })

  it('A password change with the current password ends the other sessions', async () => {
    const one = await someone()
    const [here, phone] = [await one.browser(), await one.browser()]
    expect(await change(here, { current: PASSWORD, password: NEW_PASSWORD })).toEqual([204, 'ok'])
    expect([(await here.who()).status, (await phone.who()).status]).toEqual([200, 401])
    expect((await staffBrowser(app).signIn(one.email, PASSWORD)).status).toBe(401)
    expect((await here.signIn(one.email, NEW_PASSWORD)).status).toBe(204)
    const { rows } = await database.pool.query(
      `SELECT actor_id, subject_id FROM audit_log WHERE event = 'authn_password_change' AND subject_id = $1`,
      [one.id],
    )
    expect(rows).toEqual([{ actor_id: one.id, subject_id: one.id }])
  })

  it('A weak new password is refused', async () => {
    const one = await (await someone()).browser()
    expect(await change(one, { current: PASSWORD, password: '' })).toEqual([400, 'password-required'])
    expect(await change(one, { current: PASSWORD, password: 'short' })).toEqual([400, 'password-too-short'])
    expect(await change(one, { current: PASSWORD, password: 'password1' })).toEqual([400, 'password-common'])
  })

  it('Wrong guesses of the current password lock the account, as at the sign-in', async () => {
    const one = await someone()
    const browser = await one.browser()
    for (let i = 0; i < SIGN_IN_FAILURES_MAX; i++)
      expect(await change(browser, { current: `guess ${i}`, password: NEW_PASSWORD })).toEqual([
        400,
        'current-password-wrong',
      ])
    expect(await change(browser, { current: PASSWORD, password: NEW_PASSWORD })).toEqual([429, 'account-locked'])
  })

  it('A sign-in sets the time of the last sign-in', async () => {
    const one = await someone()
    const at = async () =>
      (
        await database.pool.query<{ at: Date | null }>('SELECT last_sign_in_at AS at FROM users WHERE id = $1', [
          one.id,
        ])
      ).rows[0]?.at
    expect(await at()).toBeNull()
    await one.browser()
    expect(Math.abs(Date.now() - ((await at())?.getTime() ?? 0))).toBeLessThan(60_000)
  })
})
