import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ok } from '@/domain/result'
import { CONFUSABLES } from '@/domain/member/confusables.data'
import { nicknameSkeleton } from '@/domain/member/nickname'
import { checkNickname } from '@/server/members/nicknames'
import { emptyTables } from '../setup/emptyTables'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addRow } from '../setup/rows'

describe('Nickname key', () => {
  let test: TestPayload
  beforeAll(async () => {
    test = await createTestPayload()
  })
  beforeEach(() => emptyTables(test.pool, ['users']))
  afterAll(() => test.drop())

  const add = (nickname: string) => addRow(test.pool, 'users', { nickname, role: 'user' })
  const keyOf = async (id: number) =>
    (await test.pool.query<{ key: string }>('SELECT nickname_key AS key FROM users WHERE id = $1', [id])).rows[0]?.key
  const TAKEN = { code: '23505', constraint: 'users_nickname_unique' }

  it('The database computes a nickname key exactly as the application does', async () => {
    const names = [
      'Lunch 손님',
      '운영ㅤ자',
      'Ａｄｍｉｎ',
      '밥\u200b상',
      'Norman',
      'ӏ1Il0O',
      '탈퇴한 회원',
      ...Object.values(CONFUSABLES),
    ]
    const letters = fc.string({
      unit: fc.constantFrom(...'가힣각ㅎaZmrnIl10О аΑβ.-_ー\u3164\u200b\ufe0f田ｱé'),
      maxLength: 20,
    })
    names.push(...fc.sample(letters, 300))
    const { rows } = await test.pool.query<{ key: string }>(
      'SELECT nickname_key(n) AS key FROM unnest($1::text[]) WITH ORDINALITY AS t (n, i) ORDER BY i',
      [names],
    )
    expect(rows.map(({ key }) => key)).toEqual(names.map(nicknameSkeleton))
  })

  it('A nickname key is unique in SQL, in the nickname check and in Payload', async () => {
    const id = await add('Lunch 손님')
    for (const alike of ['lunch손님', 'Iunch 손님', 'lunсh손님', 'lunch\u3164손님'])
      await expect(add(alike)).rejects.toMatchObject(TAKEN)
    const other = await add('다른 손님')
    await expect(
      test.pool.query(`UPDATE users SET nickname = '1unch손님' WHERE id = $1`, [other]),
    ).rejects.toMatchObject(TAKEN)
    expect(await checkNickname(test.pool, 'Iunch 손님', other)).toMatchObject({ violation: { code: 'nickname-taken' } })
    expect(await checkNickname(test.pool, 'Iunch 손님', id)).toEqual(ok())
    await expect(
      test.payload.create({ collection: 'users', data: { nickname: 'lunсh손님', role: 'user' } }),
    ).rejects.toMatchObject({ status: 400 })
  })

  it('A nickname key with a number from before the rule stays until the nickname changes', async () => {
    const id = await add('손님1')
    await test.pool.query(`UPDATE users SET nickname_key = nickname_key || ' 7' WHERE id = $1`, [id])
    await add('손님l')
    await test.pool.query(`UPDATE users SET region = '서울', nickname = nickname`)
    expect(await keyOf(id)).toBe(`${nicknameSkeleton('손님1')} 7`)
    await expect(add('손님i')).rejects.toMatchObject(TAKEN)
    await test.pool.query(`UPDATE users SET nickname = '다른 이름' WHERE id = $1`, [id])
    expect(await keyOf(id)).toBe('다른이름')
  })
})
