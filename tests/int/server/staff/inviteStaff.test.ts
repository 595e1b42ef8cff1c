import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { FIRST_PASSWORD_PATH, SIGN_IN_AFTER_INVITATION } from '@/domain/staff/staff'
import { log } from '@/infra/log'
import { readInvitation, inviteAgain, inviteStaff } from '@/server/staff/invitations'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { dumpDatabase } from '../../setup/members'
import { addPerson, PASSWORD, staffBrowser } from '../../setup/staff'

const ORIGIN = 'https://bapsang.example'

describe('Staff invitations', () => {
  let database: TestDatabase
  let app: OpenAPIHono
  let by: number
  let mails: { to?: unknown; text?: unknown }[] = []
  let people = 0
  const deps = {
    origin: ORIGIN,
    email: { name: 'smtp', sendEmail: (mail: { to?: unknown; text?: unknown }) => Promise.resolve(mails.push(mail)) },
  }
  beforeAll(async () => {
    log.level = 'silent'
    database = await createTestDatabase()
    const callers = { secret: 'only-for-these-tests-0123456789', trustedProxies: 0 }
    app = createApi({ pool: database.pool, writes: database.pool, callers })
    by = await addPerson(database.pool, 'admin@staff.example', 'admin')
  })
  afterAll(() => database.drop())
  beforeEach(() => (mails = []))

  const someone = () => ({
    email: ` New${++people}@Staff.Example`,
    nickname: `새 사람 ${people}`,
    role: 'admin' as const,
  })
  const tokenIn = (text: unknown) => /token=([\w-]{43})/.exec(String(text))?.[1] ?? ''
  const invite = async () => {
    const who = someone()
    const invited = await inviteStaff(database.pool, deps, { ...who, by })
    if (!invited.ok) throw new Error(invited.violation.code)
    return { ...who, email: who.email.trim().toLowerCase(), ...invited.value, token: tokenIn(mails.at(-1)?.text) }
  }
  const submit = (token: string, password: string, again = password) =>
    staffBrowser(app).send(FIRST_PASSWORD_PATH, {
      method: 'POST',
      body: new URLSearchParams({ token, password, again }),
    })
  const landing = async (response: Promise<Response>) => (await response).headers.get('Location')

  it('An invitation mail has a link that sets the first password once', async () => {
    const one = await invite()
    expect([one.delivery, one.link, mails[0]?.to]).toEqual(['sent', null, one.email])
    expect(String(mails[0]?.text)).toContain(`${ORIGIN}/admin/password?token=`)
    expect(await landing(submit(one.token, PASSWORD))).toBe(SIGN_IN_AFTER_INVITATION)
    expect((await staffBrowser(app).signIn(one.email)).status).toBe(204)
    expect(await landing(submit(one.token, `${PASSWORD} 다른 것`))).toContain('refused=invitation-invalid')
    expect((await staffBrowser(app).signIn(one.email)).status).toBe(204)
  })

  it('An invitation’s token is not stored, and the inviting admin is recorded', async () => {
    const one = await invite()
    expect(await dumpDatabase(database.pool)).not.toContain(one.token)
    const { rows } = await database.pool.query(
      'SELECT event, actor_id FROM audit_log WHERE subject_id = $1 ORDER BY id',
      [one.person],
    )
    expect(rows).toEqual(
      ['authz_role_granted', 'staff_created', 'staff_invited'].map((event) => ({ event, actor_id: by })),
    )
  })

  it('An expired, revoked or unknown invitation sets no password', async () => {
    const late = await invite()
    await database.pool.query(`UPDATE staff_invitations SET expires_at = now() WHERE user_id = $1`, [late.person])
    const demoted = await invite()
    await database.pool.query(`UPDATE users SET role = 'user' WHERE id = $1`, [demoted.person])
    for (const token of [late.token, demoted.token, 'x'.repeat(43), ''])
      expect(await landing(submit(token, PASSWORD))).toContain('refused=invitation-invalid')
  })

  it('Two parallel uses of one invitation set one password', async () => {
    const one = await invite()
    const landings = await Promise.all([landing(submit(one.token, PASSWORD)), landing(submit(one.token, PASSWORD))])
    expect(landings.filter((to) => to === SIGN_IN_AFTER_INVITATION)).toHaveLength(1)
  })

  it.each([
    ['', '', 'password-required'],
    ['짧은 것', '짧은 것', 'password-too-short'],
    ['password1', 'password1', 'password-common'],
    [PASSWORD, `${PASSWORD}.`, 'passwords-differ'],
  ])('An invitation stays usable when the password %j is refused', async (password, again, code) => {
    const one = await invite()
    expect(await landing(submit(one.token, password, again))).toContain(`refused=${code}`)
    expect(await landing(submit(one.token, PASSWORD))).toBe(SIGN_IN_AFTER_INVITATION)
  })

  it('Viewing an invitation does not use it up', async () => {
    const one = await invite()
    for (let i = 0; i < 3; i++)
      expect(await readInvitation(database.pool, one.token)).toMatchObject({ email: one.email })
    expect((await app.request(`${FIRST_PASSWORD_PATH}?token=${one.token}&password=${PASSWORD}`)).status).toBe(405)
    expect(await landing(submit(one.token, PASSWORD))).toBe(SIGN_IN_AFTER_INVITATION)
  })

  it('An invitation leaves nothing behind when its mail cannot be sent', async () => {
    const before = await dumpDatabase(database.pool)
    const broken = { ...deps, email: { name: 'smtp', sendEmail: () => Promise.reject(new Error('no route')) } }
    const invited = await inviteStaff(database.pool, broken, { ...someone(), by })
    expect(invited).toMatchObject({ ok: false, violation: { code: 'invitation-not-sent' } })
    expect(await dumpDatabase(database.pool)).toBe(before)
  })

  it('An admin gets the invitation link where no mail is sent', async () => {
    const none = { ...deps, email: { name: 'none', sendEmail: () => Promise.reject(new Error('never')) } }
    const invited = await inviteStaff(database.pool, none, { ...someone(), by })
    expect(invited).toMatchObject({ ok: true, value: { delivery: 'link' } })
    expect(await landing(submit(tokenIn(invited.ok && invited.value.link), PASSWORD))).toBe(SIGN_IN_AFTER_INVITATION)
  })

  it('A repeated invitation invalidates the first, and is refused once a password is set', async () => {
    const one = await invite()
    const again = await inviteAgain(database.pool, deps, { person: one.person, by })
    expect(again.ok).toBe(true)
    expect(await landing(submit(one.token, PASSWORD))).toContain('invitation-invalid')
    expect(await landing(submit(tokenIn(mails.at(-1)?.text), PASSWORD))).toBe(SIGN_IN_AFTER_INVITATION)
    expect(await inviteAgain(database.pool, deps, { person: one.person, by })).toMatchObject({
      violation: { code: 'password-set-already' },
    })
  })

  it.each([
    [{ email: '' }, 'email-required'],
    [{ email: 'somebody' }, 'email-format'],
    [{ email: 'ADMIN@staff.example' }, 'account-exists'],
    [{ nickname: ' ' }, 'nickname-required'],
    [{ nickname: '가' }, 'nickname-length'],
  ])('An invitation with %j is refused at its field', async (typed, code) => {
    const invited = await inviteStaff(database.pool, deps, { ...someone(), ...typed, by })
    expect(invited).toMatchObject({
      ok: false,
      violation: { code, params: { field: Object.keys(typed)[0] } },
    })
  })
})
