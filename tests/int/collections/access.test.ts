import type { TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '@/domain/roles'
import { createTestPayload, type TestPayload } from '../setup/payload'

describe('Access to accounts and restaurants in Payload', () => {
  let test: TestPayload
  const people: Partial<Record<Role, TypedUser>> = {}

  beforeAll(async () => {
    test = await createTestPayload()
    for (const role of ['user', 'moderator', 'admin'] as const) {
      const data = { email: `${role}@people.example`, nickname: `이름 ${role}`, role }
      people[role] = { ...(await test.payload.create({ collection: 'users', data })), collection: 'users' }
    }
  })
  afterAll(() => test.drop())

  it('Members see their own account and no other', async () => {
    const found = await test.payload.find({ collection: 'users', overrideAccess: false, user: people.user })
    expect(found.docs.map(({ email }) => email)).toEqual(['user@people.example'])
  })

  it('An e-mail is accepted once in any spelling, and several accounts may have none', async () => {
    const add = (email: string | null, nickname = '새 사람') =>
      test.payload.create({ collection: 'users', data: { email, nickname, role: 'user' } })
    await expect(add(' USER@people.example ')).rejects.toThrow()
    expect([(await add(null)).email, (await add('', '또 한 사람')).email]).toEqual([null, null])
  })

  it('A nickname is accepted once in any spelling', async () => {
    const add = (nickname: string) => test.payload.create({ collection: 'users', data: { nickname, role: 'user' } })
    await add('Lunch 손님')
    for (const same of ['lunch 손님', 'LUNCH손님', 'Ｌｕｎｃｈ 손님']) await expect(add(same)).rejects.toThrow()
  })

  it('Staff cannot change their own e-mail address, with which they sign in', async () => {
    const id = people.moderator?.id ?? 0
    await test.payload.update({
      collection: 'users',
      id,
      data: { email: 'other@people.example' },
      overrideAccess: false,
      user: people.moderator,
    })
    expect(await test.payload.findByID({ collection: 'users', id })).toMatchObject({
      email: 'moderator@people.example',
    })
  })

  it('Members who edit their account cannot change their own role', async () => {
    const id = people.user?.id ?? 0
    await test.payload.update({
      collection: 'users',
      id,
      data: { nickname: '새 이름', role: 'admin' },
      overrideAccess: false,
      user: people.user,
    })
    expect(await test.payload.findByID({ collection: 'users', id })).toMatchObject({
      nickname: '새 이름',
      role: 'user',
    })
  })

  it('Only admins see an inactive restaurant', async () => {
    const made = await test.payload.create({
      collection: 'restaurants',
      data: { title: '', name: '숨은집', category: 'restaurant', isActive: false },
    })
    const seen = (user?: TypedUser) =>
      test.payload
        .find({ collection: 'restaurants', where: { id: { equals: made.id } }, overrideAccess: false, user })
        .then(({ docs }) => docs.length)
    expect([await seen(), await seen(people.moderator), await seen(people.admin)]).toEqual([0, 0, 1])
  })
})
