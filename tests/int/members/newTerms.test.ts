import { expect, it } from 'vitest'
import { refusalOf } from '../setup/signIn'
import { addRow } from '../setup/rows'
import { memberHarness } from './memberHarness'

const { test, rows } = memberHarness()

it('New terms require the consent of every member and of people who are signing up', async () => {
  const [one, member] = [test().browser(), test().browser()]
  expect((await one.signIn({ sub: '5001' })).status).toBe(200)
  await one.agreeToAll()
  await member.join({ sub: '5002' }, '먼저 온 손님')
  const old = (await one.signUpState()).terms.map(({ id }) => id)
  await addRow(test().database.pool, 'terms_versions', { code: 'tos', version: 2 })
  expect(await refusalOf(await one.complete('새 약관 손님'))).toEqual([409, 'terms-changed'])
  expect((await one.signUpState()).step).toBe('terms')
  expect(await refusalOf(await one.agree(old))).toEqual([409, 'terms-changed'])
  await one.agreeToAll()
  expect((await one.complete('새 약관 손님')).status).toBe(200)

  const consent = async (agreed: number[]) => refusalOf(await member.postJson('/api/v1/auth/consent', { agreed }))
  const [fresh] = await rows(`SELECT id FROM terms_versions WHERE code = 'tos' AND version = 2`)
  expect((await member.me()).member?.consent_required).toBe(true)
  expect([await consent([]), await consent([old[2] ?? 0])]).toEqual([
    [400, 'terms-not-accepted'],
    [409, 'terms-changed'],
  ])
  expect((await member.me()).member?.consent_required).toBe(true)
  expect([await consent([Number(fresh?.id)]), await consent([Number(fresh?.id)])]).toEqual([
    [204, undefined],
    [204, undefined],
  ])
  const { member: me } = await member.me()
  expect(me?.consent_required).toBe(false)
  expect(
    await rows(
      'SELECT count(*)::int AS n, count(*) FILTER (WHERE agreed)::int AS agreed FROM consents WHERE user_id = $1',
      [me?.id],
    ),
  ).toEqual([{ n: 5, agreed: 4 }])
  expect(
    await refusalOf(
      await test()
        .browser()
        .postJson('/api/v1/auth/consent', { agreed: [1] }),
    ),
  ).toEqual([401, 'unauthenticated'])
})
