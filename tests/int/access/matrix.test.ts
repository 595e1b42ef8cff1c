import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFINITIONS, type ResourceDefinition } from '@/api/ra/resources'
import { fieldRule, mayDo } from '@/domain/access/permissions'
import { type FieldVerb, RESOURCES, type Resource, type Subject, type Verb } from '@/domain/access/table'
import { addPost } from '../setup/community'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff, payloadCaller, type Send } from '../setup/payloadRest'
import { seedEveryCollection } from '../setup/seedEveryTable'
import { apiAllows, CALLERS, openApiDoor, type Operation, PERMISSIONS } from './apiDoor'
import { NOT_OFFERED, STREAMS } from './apiSamples'
import { COLLECTIONS, restAllows, type RestVerb, VERBS } from './restAccess'

const STAFF = ['moderator', 'editor', 'admin'] as const
/** A member has no staff session: to Payload and the back office they are visitors. */
const PEOPLE = ['visitor', ...STAFF] as const
const UNKNOWN = 2_000_000_000
const TRASHED = { deletedAt: '2001-01-01T00:00:00.000Z' }
const NEVER_DESTROYED = ['reviews', 'posts', 'comments']

/** Without a session nothing is asked; a member's session is none of staff's, and the other way around. */
const TRIED: Record<string, readonly (typeof CALLERS)[number][]> = {
  member: ['visitor', 'member', 'owing', 'blocked', 'admin'],
  staff: ['visitor', 'member', 'moderator', 'editor', 'admin'],
  none: ['visitor', 'blocked', 'admin'],
}
/** Their subject is in the request too, where it is `restaurants`. */
const OF_RESTAURANTS = ['listSavedFilters', 'saveFilter', 'countLists', 'keepEdit', 'listEditors']
/** It asks for the present password, which none of them has. */
const NEEDS_MORE = ['changeStaffPassword']

describe('Table of access', () => {
  let test: TestPayload
  let door: Awaited<ReturnType<typeof openApiDoor>>
  let ids: Map<string, number>
  const send = {} as Record<(typeof PEOPLE)[number], Send>
  beforeAll(async () => {
    test = await createTestPayload()
    door = await openApiDoor(test)
    ids = await seedEveryCollection(
      test.pool,
      COLLECTIONS.map(([slug]) => slug.replaceAll('-', '_')),
    )
    await test.pool.query(
      `UPDATE terms_versions SET published = true WHERE id = ${ids.get('terms_versions')};
       UPDATE place_collections SET published = true; UPDATE faqs SET status = 'active'`,
    )
    send.visitor = payloadCaller(test)
    for (const role of STAFF) send[role] = payloadCaller(test, (await addStaff(test, `사람 ${role}`, role)).cookie)
  })
  afterAll(() => test.drop())

  it('Every collection has a row, including Payload’s own', () => {
    expect(Object.keys(test.payload.collections).sort()).toEqual(COLLECTIONS.map(([slug]) => slug).sort())
  })

  /** Whether the REST API lets them do it to the row of this id. */
  async function restLets(person: (typeof PEOPLE)[number], slug: string, subject: Subject, verb: RestVerb, id: number) {
    const call = (method: string, path: string, body?: object) => send[person](method, `/${slug}${path}`, body)
    if (verb === 'read') {
      const { body } = await call('GET', `?where[id][equals]=${id}`)
      return (body.docs ?? []).some((doc) => doc.id === id)
    }
    if (verb === 'create') return ![401, 403, 404, 501].includes((await call('POST', '', {})).status)
    if (verb === 'update') return ![401, 403, 404, 501].includes((await call('PATCH', `/${id}`, {})).status)
    if (!NEVER_DESTROYED.includes(slug)) {
      const { status } = await call('DELETE', `/${UNKNOWN}`)
      return status === 404 || status < 300
    }
    const { status } = await call('PATCH', `/${id}`, TRASHED)
    await test.pool.query('UPDATE posts SET deleted_at = NULL WHERE id = $1', [id])
    // A decision needs a reason, a notice none.
    return status === (subject === 'notices' ? 200 : 400)
  }

  const rowsOf = async (slug: string, subject: Subject): Promise<[Subject, number, readonly RestVerb[]][]> => {
    const id = ids.get(slug.replaceAll('-', '_')) ?? 0
    if (slug !== 'posts') return [[subject, id, VERBS]]
    // Without a board that they may choose, what staff create is a notice.
    return [
      ['notices', id, VERBS],
      ['posts', await addPost(test.pool, null), ['update', 'delete']],
    ]
  }

  it.each(COLLECTIONS)('Payload’s REST API follows the table for %s', async (slug, of) => {
    for (const [subject, id, verbs] of await rowsOf(slug, of)) {
      const cells = verbs.flatMap((verb) => PEOPLE.map((person) => ({ person, verb })))
      const expected = cells.filter(({ person, verb }) => restAllows(person, verb, subject))
      const found = []
      for (const cell of cells) if (await restLets(cell.person, slug, subject, cell.verb, id)) found.push(cell)
      expect({ subject, found }).toEqual({ subject, found: expected })
    }
  })

  type Allowed = boolean | { fields?: Fields; read?: Allowed; create?: Allowed; update?: Allowed } | undefined
  type Fields = boolean | Record<string, Allowed>
  const given = (allowed: Allowed, verb: FieldVerb) =>
    allowed === true || (typeof allowed === 'object' && Boolean(allowed[verb]))

  it.each(PEOPLE)('Fields follow the table for the role %s', async (person) => {
    const wrong: string[] = []
    let ruled = 0
    const check = (slug: string, subject: Subject, allowed: Allowed, verbs: readonly FieldVerb[]) => {
      const fields: Fields | undefined = typeof allowed === 'object' ? allowed.fields : allowed
      for (const { name } of test.payload.collections[slug as never]['config']['flattenedFields'] as { name: string }[])
        for (const verb of verbs) {
          const rule = fieldRule(subject, name, verb)
          if (!rule || rule.includes('self')) continue
          ruled++
          const isGiven = typeof fields === 'object' ? given(fields[name], verb) : fields === true
          if (isGiven !== rule.includes(person)) wrong.push(`${subject}.${name} ${verb}: ${isGiven}`)
        }
    }
    const { body } = await send[person]('GET', '/access')
    const { collections } = body as { collections: Record<string, Allowed> }
    for (const [slug, subject] of COLLECTIONS.filter(([name]) => !name.startsWith('payload-')))
      check(slug, subject, collections[slug], ['read', 'create', 'update'])
    const notice = await send[person]('POST', `/posts/access/${ids.get('posts')}`, {})
    check('posts', 'notices', notice.body as Allowed, ['update'])
    expect(wrong).toEqual([])
    expect(ruled).toBeGreaterThan(300)
  })

  interface Endpoint {
    verb: Verb
    request: [method: string, path: string, body?: object]
    /** whether anything stands behind it; without, those who may are refused too */
    isThere: boolean
  }

  /** All of the back office, on what is not there: nothing changes, and only who may ask hears so. */
  function endpointsOf(resource: Resource): Endpoint[] {
    const {
      collection,
      bulk,
      actions = {},
      bulkActions = {},
      resourceActions = {},
    } = DEFINITIONS[resource] as ResourceDefinition
    const one = `/${UNKNOWN}`
    const endpoint = (verb: Verb, request: Endpoint['request'], isThere = true): Endpoint => ({
      verb,
      request,
      isThere,
    })
    const act = (path: string, [found]: [name: string, action: { may: Verb }][], body: object) =>
      found ? [endpoint(found[1].may, ['POST', `${path}/${found[0]}`, { reason: '가', ...body }])] : []
    return [
      endpoint('read', ['GET', '']),
      endpoint('create', ['POST', '', { nothing: 1 }], collection !== undefined),
      endpoint('update', ['PUT', one, { version: '1' }], collection !== undefined),
      endpoint('delete', ['DELETE', one]),
      endpoint('read', ['GET', one]),
      endpoint('read', ['GET', `?filter={"id":[${UNKNOWN}]}`]),
      endpoint('read', ['GET', '/export?format=csv']),
      endpoint('read', ['GET', `${one}/history`]),
      endpoint('read', ['GET', `${one}/history/1`]),
      endpoint('read', ['POST', `${one}/notes`, { text: '가' }]),
      endpoint('read', ['DELETE', `${one}/notes/1`]),
      endpoint('update', ['PATCH', '', { ids: [UNKNOWN], data: { nothing: 1 } }], bulk !== undefined),
      endpoint('delete', ['DELETE', '', { ids: [] }]),
      ...act(one, Object.entries(actions), {}),
      ...act('/actions', Object.entries(bulkActions), { ids: [] }),
      ...act('/actions', Object.entries(resourceActions), { nothing: 1 }),
    ]
  }

  it.each(RESOURCES)('The back office follows the table for %s', async (resource) => {
    const wrong: string[] = []
    for (const [nth, { verb, request, isThere }] of endpointsOf(resource).entries()) {
      const [method, path, body] = request
      const allowed = STAFF.filter((person) => mayDo({ role: person }, verb, resource))
      const denied = PEOPLE.filter((person) => person === 'visitor' || !allowed.includes(person))
      // One endpoint of each verb for everyone, the others for the least who may and the most who may not.
      const [least, most] = nth < 4 ? [allowed, denied] : [allowed.slice(0, 1), denied.slice(-1)]
      for (const person of [...(isThere ? least : []), ...most]) {
        const { status, text } = await send[person](method, `/ra/${resource}${path}`, body)
        const isRefused = status === 401 || status === 403
        if (isRefused !== most.includes(person)) wrong.push(`${person} ${method} ${path}: ${status} ${text}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('Every operation of the OpenAPI document has a cell', () => {
    expect(door.operations.map(({ id }) => id).sort()).toEqual(Object.keys(PERMISSIONS).sort())
  })

  async function lets(operation: Operation, caller: (typeof CALLERS)[number]): Promise<boolean> {
    const { status, text } = await door.call(operation, caller)
    const said = `${operation.id} by ${caller}: ${status} ${text.slice(0, 200)}`
    if (![...STREAMS, ...NOT_OFFERED].includes(operation.id) || status !== 503) expect(status, said).toBeLessThan(500)
    expect(text, 'a rejected body says nothing about who may send it').not.toContain('"code":"invalid')
    return status !== 401 && status !== 403
  }

  it.each(Object.keys(PERMISSIONS))('/api/v1 follows the table for %s', async (id) => {
    const operation = door.operations.find((one) => one.id === id)
    if (!operation) throw new Error(id)
    const tried = TRIED[operation.session ?? 'none'] ?? CALLERS
    const expected = tried.filter((caller) => apiAllows(caller, operation) && !NEEDS_MORE.includes(id))
    const found: (typeof CALLERS)[number][] = []
    for (const caller of tried) if (await lets(operation, caller)) found.push(caller)
    expect(found).toEqual(OF_RESTAURANTS.includes(id) ? ['admin'] : expected)
  })
})
