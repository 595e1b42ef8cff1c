import type { CollectionSlug, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '@/domain/roles'
import { createTestPayload, type TestPayload } from '../setup/payload'

type Who = 'visitor' | Role
type Verb = 'read' | 'create' | 'update' | 'delete'
const EVERYBODY: Who[] = ['visitor', 'user', 'moderator', 'admin']
const ADMIN: Who[] = ['admin']
const MODERATORS: Who[] = ['moderator', 'admin']
const NOBODY: Who[] = []
/** Signed-in people reach their own account; the test below shows that it is only theirs. */
const SIGNED_IN: Who[] = ['user', 'moderator', 'admin']

/** Who may do what, written out: a new collection has no row here and fails until somebody decides. */
const ALLOWED: Record<string, Record<Verb, Who[]>> = {
  restaurants: { read: EVERYBODY, create: ADMIN, update: ADMIN, delete: ADMIN },
  'restaurant-aliases': { read: ADMIN, create: NOBODY, update: ADMIN, delete: ADMIN },
  'match-questions': { read: ADMIN, create: NOBODY, update: ADMIN, delete: NOBODY },
  'restaurant-merges': { read: ADMIN, create: ADMIN, update: ADMIN, delete: NOBODY },
  'restaurant-sources': { read: ADMIN, create: NOBODY, update: NOBODY, delete: ADMIN },
  licences: { read: ADMIN, create: NOBODY, update: NOBODY, delete: NOBODY },
  visits: { read: EVERYBODY, create: ADMIN, update: ADMIN, delete: ADMIN },
  agencies: { read: EVERYBODY, create: ADMIN, update: ADMIN, delete: ADMIN },
  departments: { read: EVERYBODY, create: ADMIN, update: ADMIN, delete: ADMIN },
  regions: { read: EVERYBODY, create: ADMIN, update: ADMIN, delete: NOBODY },
  'source-documents': { read: EVERYBODY, create: NOBODY, update: ADMIN, delete: NOBODY },
  'import-batches': { read: ADMIN, create: NOBODY, update: NOBODY, delete: NOBODY },
  'import-rows': { read: ADMIN, create: NOBODY, update: NOBODY, delete: NOBODY },
  media: { read: EVERYBODY, create: ADMIN, update: ADMIN, delete: ADMIN },
  'terms-versions': { read: EVERYBODY, create: ADMIN, update: ADMIN, delete: ADMIN },
  tickets: { read: ADMIN, create: NOBODY, update: ADMIN, delete: NOBODY },
  reviews: { read: MODERATORS, create: NOBODY, update: MODERATORS, delete: NOBODY },
  'review-reports': { read: MODERATORS, create: NOBODY, update: MODERATORS, delete: NOBODY },
  'role-grants': { read: ADMIN, create: NOBODY, update: NOBODY, delete: NOBODY },
  users: { read: SIGNED_IN, create: ADMIN, update: SIGNED_IN, delete: ADMIN },
  'payload-locked-documents': { read: ADMIN, create: ADMIN, update: ADMIN, delete: NOBODY },
  'payload-migrations': { read: ADMIN, create: ADMIN, update: ADMIN, delete: NOBODY },
  // Payload narrows these to the person's own rows.
  'payload-preferences': { read: SIGNED_IN, create: SIGNED_IN, update: SIGNED_IN, delete: SIGNED_IN },
  'payload-kv': { read: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY },
}

describe('access', () => {
  let test: TestPayload
  const people: Partial<Record<Who, TypedUser>> = {}

  beforeAll(async () => {
    test = await createTestPayload()
    for (const role of ['user', 'moderator', 'admin'] as const) {
      const data = { email: `${role}@people.example`, nickname: `이름 ${role}`, role }
      people[role] = { ...(await test.payload.create({ collection: 'users', data })), collection: 'users' }
    }
  })
  afterAll(() => test.drop())

  const may = async (who: Who, slug: string, verb: Verb): Promise<boolean> => {
    const access = test.payload.collections[slug as CollectionSlug].config.access[verb]
    const req = { user: people[who] ?? null, payload: test.payload, context: {} }
    return Boolean(await access({ req } as unknown as Parameters<typeof access>[0]))
  }

  it('is decided for every collection, Payload’s own ones included', () => {
    expect(Object.keys(test.payload.collections).sort()).toEqual(Object.keys(ALLOWED).sort())
  })

  it.each(Object.entries(ALLOWED))('%s: each person may do exactly what is written', async (slug, verbs) => {
    for (const verb of Object.keys(verbs) as Verb[]) {
      const allowed = await Promise.all(EVERYBODY.map(async (who) => ((await may(who, slug, verb)) ? who : null)))
      expect({ slug, verb, who: allowed.filter(Boolean) }).toEqual({ slug, verb, who: verbs[verb] })
    }
  })

  it('shows people their own account and no other', async () => {
    const found = await test.payload.find({ collection: 'users', overrideAccess: false, user: people.user })
    expect(found.docs.map(({ email }) => email)).toEqual(['user@people.example'])
  })

  it('takes an e-mail once, however it is typed, and lets people have none', async () => {
    const add = (email: string | null, nickname = '새 사람') => test.payload.create({ collection: 'users', data: { email, nickname, role: 'user' } })
    await expect(add(' USER@people.example ')).rejects.toThrow()
    expect([(await add(null)).email, (await add('', '또 한 사람')).email]).toEqual([null, null])
  })

  it('takes a nickname once, however it is written', async () => {
    const add = (nickname: string) => test.payload.create({ collection: 'users', data: { nickname, role: 'user' } })
    await add('Lunch 손님')
    for (const same of ['lunch 손님', 'LUNCH손님', 'Ｌｕｎｃｈ 손님']) await expect(add(same)).rejects.toThrow()
  })

  it('keeps the e-mail out of reach of its owner: it is what staff sign in with', async () => {
    const id = people.moderator?.id ?? 0
    await test.payload.update({ collection: 'users', id, data: { email: 'other@people.example' }, overrideAccess: false, user: people.moderator })
    expect(await test.payload.findByID({ collection: 'users', id })).toMatchObject({ email: 'moderator@people.example' })
  })

  it('keeps the role out of reach of those who may edit the rest of their account', async () => {
    const id = people.user?.id ?? 0
    await test.payload.update({ collection: 'users', id, data: { nickname: '새 이름', role: 'admin' }, overrideAccess: false, user: people.user })
    expect(await test.payload.findByID({ collection: 'users', id })).toMatchObject({ nickname: '새 이름', role: 'user' })
  })

  it('shows an inactive restaurant to admins only', async () => {
    const made = await test.payload.create({ collection: 'restaurants', data: { title: '', name: '숨은집', category: 'restaurant', isActive: false } })
    const seen = (user?: TypedUser) =>
      test.payload.find({ collection: 'restaurants', where: { id: { equals: made.id } }, overrideAccess: false, user }).then(({ docs }) => docs.length)
    expect([await seen(), await seen(people.moderator), await seen(people.admin)]).toEqual([0, 0, 1])
  })
})
