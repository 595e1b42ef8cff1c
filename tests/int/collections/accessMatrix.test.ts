import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validatePublicQuery } from '@/domain/payloadRest/validateRequest'
import { PUBLIC_COLLECTIONS } from '@/domain/payloadRest/publicCollections'
import { seedEveryCollection } from '../setup/seedEveryTable'
import { addMember, memberCookie } from '../setup/members'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff, payloadCaller, type RestAnswer, type Send } from '../setup/payloadRest'
import { ACCESS, allowedTo, PEOPLE, type Person, type Verb, VERBS } from './accessMatrix'

const UNKNOWN_ID = 2_000_000_000
const SLUGS = Object.keys(ACCESS)
const tableOf = (slug: string) => slug.replaceAll('-', '_')
const denied = ({ status }: RestAnswer) => [401, 403, 404, 501].includes(status)

describe('Access matrix of Payload’s REST API', () => {
  let test: TestPayload
  let ids: Map<string, number>
  const callers = new Map<Person, Send>()
  beforeAll(async () => {
    test = await createTestPayload()
    ids = await seedEveryCollection(test.pool, SLUGS.map(tableOf))
    await test.pool.query(
      `UPDATE terms_versions SET published = true WHERE id = ${ids.get('terms_versions')};
       UPDATE place_collections SET published = true; UPDATE faqs SET status = 'active'`,
    )
    const member = await memberCookie(test.pool, await addMember(test.pool, { nickname: '손님' }))
    const cookies = {
      visitor: '',
      member,
      editor: (await addStaff(test, '글 쓰는 사람', 'editor')).cookie,
      moderator: (await addStaff(test, '살피는 사람', 'moderator')).cookie,
      admin: (await addStaff(test, '맡은 사람', 'admin')).cookie,
    }
    for (const person of PEOPLE) callers.set(person, payloadCaller(test, cookies[person]))
  })
  afterAll(() => test.drop())

  /** Whether a role may do this to an existing row; deletion is tried with an id that does not exist. */
  async function could(person: Person, slug: string, verb: Verb): Promise<boolean> {
    const send = callers.get(person)
    const id = ids.get(tableOf(slug)) ?? 0
    if (!send) throw new Error(person)
    const only = `where[id][equals]=${id}`
    if (verb === 'list') return ((await send('GET', `/${slug}?${only}`)).body.docs ?? []).some((doc) => doc.id === id)
    if (verb === 'count') return ((await send('GET', `/${slug}/count?${only}`)).body.totalDocs ?? 0) > 0
    if (verb === 'one') return (await send('GET', `/${slug}/${id}`)).body.id === id
    if (verb === 'versions') return (await send('GET', `/${slug}/versions`)).body.docs !== undefined
    if (verb === 'create') return !denied(await send('POST', `/${slug}`, {}))
    if (verb === 'update') return !denied(await send('PATCH', `/${slug}/${id}`, {}))
    const { status } = await send('DELETE', `/${slug}/${UNKNOWN_ID}`)
    return status === 404 || status < 300
  }

  it('The access matrix has one row for each collection, including Payload’s own', () => {
    expect(Object.keys(test.payload.collections).sort()).toEqual([...SLUGS].sort())
  })

  it.each(SLUGS)('Each role can do exactly the listed operations on %s', async (slug) => {
    const found: Record<string, Person[]> = {}
    const written: Record<string, readonly Person[]> = {}
    for (const verb of VERBS) {
      found[verb] = []
      written[verb] = allowedTo(slug, verb)
      for (const person of PEOPLE) if (await could(person, slug, verb)) found[verb].push(person)
    }
    expect(found).toEqual(written)
  })

  it('Visitors are let through to the collections that everyone may read, and to no others', () => {
    const open = SLUGS.filter((slug) => validatePublicQuery({ method: 'GET', segments: [slug], search: '' }) === null)
    expect(open.sort()).toEqual(SLUGS.filter((slug) => ACCESS[slug]?.read.includes('visitor')).sort())
  })

  it('Visitors can filter and sort by every public field', async () => {
    for (const [slug, { where, sort }] of Object.entries(PUBLIC_COLLECTIONS))
      for (const field of new Set([...Object.keys(where), ...sort])) {
        const { status, text } = (await callers.get('visitor')?.(
          'GET',
          `/${slug}?sort=${field}&where[${field}][exists]=true`,
        )) ?? { status: 0, text: '' }
        expect({ slug, field, status }, text).toEqual({ slug, field, status: 200 })
      }
  })
})
