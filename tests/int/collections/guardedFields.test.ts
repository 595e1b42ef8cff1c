import type { CollectionSlug, FlattenedField } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEFINITIONS } from '@/api/ra/resources'
import { addComment } from '../setup/community'
import { addMember, memberCookie } from '../setup/members'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff, payloadCaller, type RestAnswer, type Send } from '../setup/payloadRest'
import { seedEveryCollection } from '../setup/seedEveryTable'
import { ACCESS, PEOPLE, type Person } from '../access/restAccess'
import { forgedValue, isGuarded, writingsOf } from './guardedFields'
import { madeUpDocument } from './madeUpDocument'

type Doc = Record<string, unknown>

const SLUGS = Object.keys(ACCESS)
const tableOf = (slug: string) => slug.replaceAll('-', '_')
/** A file, two restaurants, rows of headings, a post of the free board: what is not made up from the configuration. */
const NEEDING_MORE = ['comments', 'data-formats', 'media', 'place-collections', 'restaurant-merges']
/** Decisions about these need a reason. */
const DECIDED = ['reviews', 'posts', 'comments', 'reports']
const RESOURCES = Object.entries(DEFINITIONS).flatMap(([resource, { collection }]) =>
  collection ? [{ resource, slug: collection }] : [],
)

/** All write to one document of each collection. */
describe('Guarded fields: dates, authors, states and counters', () => {
  let test: TestPayload
  let ids: Map<string, number>
  let strangers: number[]
  const callers = new Map<Person, Send>()
  const own = new Map<Person, number>()
  beforeAll(async () => {
    test = await createTestPayload()
    ids = await seedEveryCollection(test.pool, SLUGS.map(tableOf))
    // Decisions about the other comment would settle it.
    const reported = await addComment(test.pool, ids.get('posts') ?? 0, null)
    await test.pool.query('UPDATE reports SET comment_id = $1', [reported])
    // Anyone who may get a role can sign in.
    await test.pool.query(`UPDATE users SET email = 'seeded@staff.example' WHERE id = $1`, [ids.get('users')])
    strangers = [
      await addMember(test.pool, { nickname: '남의 이름' }),
      await addMember(test.pool, { nickname: '또 다른 이름' }),
    ]
    callers.set('visitor', payloadCaller(test))
    const member = await addMember(test.pool, { nickname: '손님' })
    callers.set('member', payloadCaller(test, await memberCookie(test.pool, member)))
    own.set('member', member)
    for (const role of ['moderator', 'editor', 'admin'] as const) {
      const { id, cookie } = await addStaff(test, `이름 ${role}`, role)
      own.set(role, id)
      callers.set(role, payloadCaller(test, cookie))
    }
  })
  // The end of a period that one test forged would refuse the beginning that the next one forges.
  beforeEach(() => test.pool.query('UPDATE posts SET publish_from = NULL, publish_until = NULL'))
  afterAll(() => test.drop())

  const configOf = (slug: string) => test.payload.collections[slug as CollectionSlug].config
  const guardedOf = (slug: string): FlattenedField[] => configOf(slug).flattenedFields.filter(isGuarded)
  const send = (person: Person, ...args: Parameters<Send>): Promise<RestAnswer> => {
    const caller = callers.get(person)
    if (!caller) throw new Error(person)
    return caller(...args)
  }
  /** A document as the database has it, no matter who may read it. */
  const stored = async (slug: string, id: number): Promise<Doc> =>
    (await test.payload.findByID({
      collection: slug as CollectionSlug,
      id,
      depth: 0,
      trash: true,
      showHiddenFields: true,
    })) as unknown as Doc
  const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

  /** Whether a request gave the field the value that it carried. */
  async function updates(
    slug: string,
    id: number,
    field: FlattenedField,
    put: (value: unknown) => Promise<RestAnswer>,
  ) {
    const forged = forgedValue(field, (await stored(slug, id))[field.name], strangers)
    await put(forged)
    const isSet = isSame((await stored(slug, id))[field.name], forged)
    // What one role threw away the next would not find.
    if (field.name === 'deletedAt')
      await test.pool.query(`UPDATE ${tableOf(slug)} SET deleted_at = NULL WHERE id = $1`, [id])
    return isSet
  }
  async function creates(slug: string, field: FlattenedField, post: (body: Doc) => Promise<RestAnswer>) {
    const body = madeUpDocument(configOf(slug).flattenedFields, ids)
    const preset = 'defaultValue' in field ? field.defaultValue : undefined
    const forged = forgedValue(field, preset, strangers)
    const { body: answer } = await post({ ...body, [field.name]: forged })
    const id = answer.id ?? (answer as { doc?: { id: number } }).doc?.id
    return id === undefined ? false : isSame((await stored(slug, id))[field.name], forged)
  }

  /** A caller without write access is refused before any field is checked: one request shows it. */
  async function writersOf(all: readonly Person[], write: (person: Person) => Promise<RestAnswer>): Promise<Person[]> {
    const writers: Person[] = []
    for (const person of all) if (![401, 403].includes((await write(person)).status)) writers.push(person)
    return writers
  }

  it('Made-up documents are accepted wherever admins may add them, with five exceptions', async () => {
    const refused: string[] = []
    for (const slug of SLUGS.filter((one) => ACCESS[one]?.create.includes('admin'))) {
      const body = madeUpDocument(configOf(slug).flattenedFields, ids)
      const { status, text } = await send('admin', 'POST', `/${slug}`, body)
      if (status !== 201) refused.push(`${slug} ${status} ${text.slice(0, 200)}`)
    }
    expect(refused.map((each) => each.split(' ')[0]).sort(), refused.join('\n')).toEqual(NEEDING_MORE)
  })

  it.each(SLUGS)(
    'Guarded fields of %s can be set through Payload’s REST API by the listed roles only',
    async (slug) => {
      const found: string[] = []
      const id = ids.get(tableOf(slug)) ?? 0
      const headers: Record<string, string> = DECIDED.includes(slug) ? { 'X-Reason': 'forged' } : {}
      const patch = (person: Person, body: Doc) => send(person, 'PATCH', `/${slug}/${id}`, body, headers)
      const post = (person: Person, body: Doc) => send(person, 'POST', `/${slug}`, body)
      const updaters = await writersOf(PEOPLE, (person) => patch(person, {}))
      const creators = await writersOf(PEOPLE, (person) => post(person, {}))
      for (const field of guardedOf(slug)) {
        const { name } = field
        for (const person of updaters)
          if (await updates(slug, id, field, (value) => patch(person, { [name]: value })))
            found.push(`${name} is updated by ${person}`)
        for (const person of creators)
          if (await creates(slug, field, (body) => post(person, body))) found.push(`${name} is created by ${person}`)
      }
      const listed = guardedOf(slug).flatMap(({ name }) => writingsOf(slug, name))
      expect(found.sort()).toEqual(listed.sort())
    },
  )

  it.each(PEOPLE.filter((person) => person !== 'visitor' && person !== 'admin'))(
    'An account of the role %s cannot set its own guarded fields',
    async (person) => {
      const id = own.get(person) ?? 0
      const forged: string[] = []
      for (const field of guardedOf('users'))
        if (
          await updates('users', id, field, (value) => send(person, 'PATCH', `/users/${id}`, { [field.name]: value }))
        )
          forged.push(field.name)
      expect(forged).toEqual([])
    },
  )

  it.each(RESOURCES)(
    'Guarded fields of $resource can be set through the back office by the listed roles only',
    async ({ resource, slug }) => {
      const forged: string[] = []
      const writers = await writersOf(PEOPLE, (person) => send(person, 'POST', `/ra/${resource}`, {}))
      for (const field of guardedOf(slug))
        for (const person of writers) {
          const id = ids.get(tableOf(slug)) ?? 0
          const { version } = (await send('admin', 'GET', `/ra/${resource}/${id}`)).body as { version?: string }
          const put = (value: unknown) => send(person, 'PUT', `/ra/${resource}/${id}`, { version, [field.name]: value })
          if (await updates(slug, id, field, put)) forged.push(`${field.name} is updated by ${person}`)
          if (await creates(slug, field, (body) => send(person, 'POST', `/ra/${resource}`, body)))
            forged.push(`${field.name} is created by ${person}`)
        }
      const listed = guardedOf(slug).flatMap(({ name }) => writingsOf(slug, name))
      expect(forged.filter((writing) => !listed.includes(writing))).toEqual([])
    },
  )

  it('An update of an account cannot write its sessions, password or tokens', async () => {
    const counts = `SELECT (SELECT count(*)::int FROM sessions) AS sessions,
      (SELECT count(*)::int FROM staff_passwords) AS passwords`
    const { rows: before } = await test.pool.query(counts)
    const secrets = {
      password: '지어낸-비밀-번호-1234',
      hash: 'x',
      salt: 'x',
      resetPasswordToken: 'x',
      apiKey: 'x',
      enableAPIKey: true,
      loginAttempts: 0,
      lockUntil: '2001-02-03T04:05:06.000Z',
      sessions: [{ id: 'x', createdAt: '2001-02-03', expiresAt: '2099-01-01' }],
    }
    const id = own.get('editor') ?? 0
    const { status } = await send('admin', 'PATCH', `/users/${id}`, secrets)
    expect(status).toBe(200)
    const document = await stored('users', id)
    expect(Object.keys(secrets).filter((name) => name in document)).toEqual([])
    expect((await test.pool.query(counts)).rows).toEqual(before)
  })
})
