import { describe, expect, it } from 'vitest'
import { type MemberBrowser, refusalOf } from '../setup/signIn'
import { memberHarness } from './memberHarness'

let subjects = 5000
const somebody = (nickname?: string) => ({ sub: String(++subjects), ...(nickname === undefined ? {} : { nickname }) })

describe('Member sign-up', () => {
  const { test, rows } = memberHarness()

  const arrived = async (person = somebody(), next = '/'): Promise<MemberBrowser> => {
    const one = test().browser()
    expect((await one.signIn(person, next)).status).toBe(200)
    return one
  }
  /** Every row of every table as text, and the encrypted identities as bytes. */
  const everything = async (): Promise<string> => {
    const tables = await rows(
      `SELECT format('%I', table_name) AS name FROM information_schema.tables
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    )
    const dumps = await Promise.all(tables.map(({ name }) => rows(`SELECT t::text AS row FROM ${String(name)} t`)))
    const sealed = await rows(`SELECT encode(identity_ciphertext, 'escape') AS row FROM sign_ups`)
    return JSON.stringify([...dumps.flat(), ...sealed])
  }

  it('No personal data is stored in plain text before a sign-up is completed', async () => {
    const person = { sub: '98765432101', email: 'before-consent@people.example', nickname: '아직없는사람' }
    const one = await arrived(person, '/restaurants/3')
    const secrets = [person.sub, person.email, person.nickname, 'before-consent']
    for (const step of [() => one.signUpState(), () => one.agreeToAll()]) {
      await step()
      const kept = await everything()
      for (const secret of secrets) expect(kept).not.toContain(secret)
      for (const secret of secrets) expect(kept).not.toContain(Buffer.from(secret).toString('hex'))
    }
    expect(await refusalOf(await one.complete('관리자'))).toEqual([400, 'nickname-reserved'])
    expect(await everything()).not.toContain(person.sub)
    expect(await (await one.complete('이제 있는 사람')).json()).toEqual({ next: '/welcome?next=%2Frestaurants%2F3' })
    const kept = await everything()
    for (const secret of [person.sub, person.email]) expect(kept).toContain(secret)
    expect(kept).not.toContain(person.nickname)
  })

  it('A sign-up cannot be resumed with its hash from the database or in another browser', async () => {
    const [one, other] = [await arrived(somebody('첫째 손님')), await arrived(somebody('둘째 손님'))]
    expect([(await one.signUpState()).nickname, (await other.signUpState()).nickname]).toEqual([
      '첫째 손님',
      '둘째 손님',
    ])
    const [held] = await rows(`SELECT encode(token_hash, 'hex') AS hash FROM sign_ups`)
    const thief = test().browser()
    thief.jar.set('gonggong_signup', String(held?.hash))
    expect(await refusalOf(await thief.send('/api/v1/auth/sign-up'))).toEqual([401, 'sign-up-expired'])
  })

  it('A sign-up shows the terms in force, then the profile, and remembers the accepted terms', async () => {
    const one = await arrived(somebody('★ 아주아주 긴 별명을 가진 손님이에요 그렇지요 ★'))
    const first = await one.signUpState()
    expect([first.step, first.next, first.nickname]).toEqual(['terms', '/', '아주아주 긴 별명을 가진 손님이에요'])
    expect(first.terms.map(({ code, required, agreed }) => [code, required, agreed])).toEqual([
      ['age14', true, false],
      ['privacy', true, false],
      ['tos', true, false],
      ['location', false, false],
    ])
    expect(first.terms[0]).toMatchObject({
      version: 1,
      effective_on: '2025-08-21',
      body: expect.stringContaining('14') as string,
    })
    expect(await (await one.agreeToAll()).json()).toEqual({ next: '/register/profile' })
    const second = await one.signUpState()
    expect([second.step, second.terms.map(({ agreed }) => agreed)]).toEqual(['profile', [true, true, true, false]])
  })

  it('A sign-up requires every required document and rejects one that is not in force', async () => {
    const one = await arrived()
    const ids = (await one.signUpState()).terms.filter(({ required }) => required).map(({ id }) => id)
    expect(await refusalOf(await one.agree(ids.slice(1)))).toEqual([400, 'terms-not-accepted'])
    expect(await refusalOf(await one.agree([]))).toEqual([400, 'terms-not-accepted'])
    expect(await refusalOf(await one.agree([...ids, 2_000_000]))).toEqual([409, 'terms-changed'])
    expect(await refusalOf(await one.complete('성급한 손님'))).toEqual([400, 'terms-not-accepted'])
    expect((await one.signUpState()).step).toBe('terms')
  })

  it('A completed sign-up creates a member with consents and a session, and is deleted', async () => {
    const one = await arrived(somebody(), '/profile')
    await one.agreeToAll()
    const done = await one.complete('  밥  짓는 손님 ', '  서울 강남 ')
    expect([done.status, await done.json()]).toEqual([200, { next: '/welcome?next=%2Fprofile' }])
    expect(done.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^gonggong_member=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      'gonggong_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax',
      'gonggong_signup=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
    const me = (await one.me()).member
    expect(me).toMatchObject({ nickname: '밥 짓는 손님', role: 'user', consent_required: false })
    expect(await rows('SELECT region, email, role FROM users WHERE id = $1', [me?.id])).toEqual([
      { region: '서울 강남', email: null, role: 'user' },
    ])
    const decided = await rows(
      `SELECT v.code, c.agreed, c.decided_at > now() - interval '1 minute' AS fresh FROM consents c
        JOIN terms_versions v ON v.id = c.terms_id WHERE user_id = $1 ORDER BY v.code::text`,
      [me?.id],
    )
    expect(decided.map(({ code, agreed, fresh }) => [code, agreed, fresh])).toEqual([
      ['age14', true, true],
      ['location', false, true],
      ['privacy', true, true],
      ['tos', true, true],
    ])
    expect(await refusalOf(await one.send('/api/v1/auth/sign-up'))).toEqual([401, 'sign-up-expired'])
  })

  it('A nickname in any spelling is given to one person only, even in parallel', async () => {
    expect((await test().browser().join(somebody(), 'Green Tea')).status).toBe(200)
    const one = await arrived()
    await one.agreeToAll()
    expect(await refusalOf(await one.complete('greentea'))).toEqual([409, 'nickname-taken'])
    expect((await one.complete('coffee bean')).status).toBe(200)
    const racers = await Promise.all(Array.from({ length: 8 }, () => arrived()))
    await Promise.all(racers.map((racer) => racer.agreeToAll()))
    const found = await Promise.all(racers.map(async (racer) => (await racer.complete('한 사람만')).status))
    expect(found.sort()).toEqual([200, ...Array<number>(7).fill(409)])
  })

  it.each([
    ['', 'nickname-required'],
    ['밥', 'nickname-length'],
    ['가'.repeat(21), 'nickname-length'],
    ['<b>굵게</b>', 'nickname-characters'],
    ['운영자', 'nickname-reserved'],
  ])('The nickname "%s" is rejected', async (nickname, code) => {
    const one = await arrived()
    await one.agreeToAll()
    expect(await refusalOf(await one.complete(nickname))).toEqual([400, code])
  })

  it.each([
    [{ nickname: '제대로 된 이름', region: '가'.repeat(41) }, 'too-long'],
    [{ nickname: '제대로 된 이름', role: 'admin' }, 'unknown-parameter'],
    [{}, 'invalid-value'],
  ])('The profile %j is rejected', async (profile, code) => {
    const one = await arrived()
    await one.agreeToAll()
    expect(await refusalOf(await one.postJson('/api/v1/auth/sign-up/profile', profile))).toEqual([400, code])
  })

  it('Two parallel sign-ups by one person create one account and sign both browsers in', async () => {
    for (const names of [
      ['겹친 손님 하나', '겹친 손님 둘'],
      ['같은 이름으로', '같은 이름으로'],
    ]) {
      const person = somebody()
      const both = [await arrived(person), await arrived(person)]
      await Promise.all(both.map((one) => one.agreeToAll()))
      const done = await Promise.all(both.map((one, at) => one.complete(names[at] ?? '')))
      expect(done.map(({ status }) => status)).toEqual([200, 200])
      const [first, second] = await Promise.all(both.map(async (one) => (await one.me()).member?.id))
      expect(first).toBeTypeOf('number')
      expect(second).toBe(first)
      expect(await rows('SELECT user_id FROM member_identities WHERE subject = $1', [person.sub])).toEqual([
        { user_id: first },
      ])
      expect(await rows('SELECT id FROM users WHERE nickname = ANY ($1)', [names])).toHaveLength(1)
    }
  })

  it('A sign-up can be cancelled, and expires', async () => {
    const [one, late] = [await arrived(), await arrived()]
    const left = await one.send('/api/v1/auth/sign-up', { method: 'DELETE' })
    expect([left.status, left.headers.getSetCookie()]).toEqual([
      204,
      ['gonggong_signup=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'],
    ])
    expect((await one.send('/api/v1/auth/sign-up', { method: 'DELETE' })).status).toBe(204)
    await late.agreeToAll()
    await rows(`UPDATE sign_ups SET expires_at = now() - interval '1 second'`)
    for (const answer of [
      await late.send('/api/v1/auth/sign-up'),
      await late.agree([1]),
      await late.complete('늦은 손님'),
      await test().browser().send('/api/v1/auth/sign-up'),
    ])
      expect(await refusalOf(answer)).toEqual([401, 'sign-up-expired'])
    await arrived()
    expect(await rows('SELECT count(*)::int AS n FROM sign_ups')).toEqual([{ n: 1 }])
  })

  it('Only members and people who are signing up can check whether a nickname is available', async () => {
    const ask = async (one: MemberBrowser, nickname: string) =>
      refusalOf(await one.send(`/api/v1/auth/nickname?${new URLSearchParams({ nickname })}`))
    const [member, chooser] = [test().browser(), await arrived()]
    await member.join(somebody(), '물어보는 손님')
    await test().browser().join(somebody(), 'Earl Grey')
    expect([
      await ask(chooser, '처음 보는 이름'),
      await ask(chooser, '물어보는손님'),
      await ask(chooser, '관리자'),
    ]).toEqual([
      [204, undefined],
      [409, 'nickname-taken'],
      [400, 'nickname-reserved'],
    ])
    expect([await ask(member, '물어보는 손님'), await ask(member, 'EARL GREY')]).toEqual([
      [204, undefined],
      [409, 'nickname-taken'],
    ])
    expect(await ask(test().browser(), '처음 보는 이름')).toEqual([401, 'unauthenticated'])
  })
})
