import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFINITIONS } from '@/api/ra/resources'
import { type Action, mayDo, PERMISSIONS, type Resource, RESOURCES } from '@/domain/backOffice/permissions'
import { isStaffRole } from '@/domain/roles'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff } from '../../setup/payloadRest'
import { staffCaller } from '../../setup/staffApi'

const PEOPLE = ['visitor', 'user', 'moderator', 'editor', 'admin'] as const
type PersonKind = (typeof PEOPLE)[number]

interface Verb {
  name: string
  needs: Action
  request: (resource: Resource) => [method: string, path: string, body?: unknown]
  /** whether anything stands behind it; who may do it is then still answered with 403 */
  isThere?: (resource: Resource) => boolean
}

const hasCollection = (resource: Resource) => DEFINITIONS[resource]?.collection !== undefined
const hasBulk = (resource: Resource) => DEFINITIONS[resource]?.bulk !== undefined
const NONE = 999_999_999

/** Each verb once, on what is not there: nothing is changed, and only who may ask hears so. */
const VERBS: Verb[] = [
  { name: 'list', needs: 'read', request: (r) => ['GET', `/${r}`] },
  { name: 'read one', needs: 'read', request: (r) => ['GET', `/${r}/${NONE}`] },
  { name: 'look up', needs: 'read', request: (r) => ['GET', `/${r}?filter={"id":[${NONE}]}`] },
  { name: 'export', needs: 'read', request: (r) => ['GET', `/${r}/export?format=csv`] },
  { name: 'create', needs: 'create', request: (r) => ['POST', `/${r}`, { nothing: 1 }], isThere: hasCollection },
  {
    name: 'update',
    needs: 'update',
    request: (r) => ['PUT', `/${r}/${NONE}`, { version: '1' }],
    isThere: hasCollection,
  },
  {
    name: 'bulk update',
    needs: 'update',
    request: (r) => ['PATCH', `/${r}`, { ids: [NONE], data: { nothing: 1 } }],
    isThere: hasBulk,
  },
  { name: 'delete', needs: 'delete', request: (r) => ['DELETE', `/${r}/${NONE}`] },
  { name: 'bulk delete', needs: 'delete', request: (r) => ['DELETE', `/${r}`, { ids: [] }] },
  { name: 'act on one', needs: 'update', request: (r) => ['POST', `/${r}/${NONE}/${actionOf(r)}`, { reason: '가' }] },
  { name: 'act on many', needs: 'update', request: (r) => ['POST', `/${r}/actions/hide`, { ids: [], reason: '가' }] },
]

const actionOf = (resource: Resource): string => Object.keys(DEFINITIONS[resource]?.actions ?? { none: 1 })[0] ?? 'none'

/** What moderators and editors have, and nothing else. */
const OWN: Partial<Record<PersonKind, Resource[]>> = {
  visitor: [],
  // On the site; they have no session here.
  user: ['comments', 'posts', 'reports', 'reviews'],
  moderator: ['comments', 'reviews', 'reports'],
  editor: ['terms', 'notices', 'collections'],
}

describe('Back office permissions', () => {
  let test: TestPayload
  const callers = {} as Record<PersonKind, ReturnType<typeof staffCaller>>

  beforeAll(async () => {
    test = await createTestPayload()
    callers.visitor = staffCaller(test, '')
    for (const role of PEOPLE)
      if (role !== 'visitor') callers[role] = staffCaller(test, (await addStaff(test, `사람 ${role}`, role)).cookie)
  })
  afterAll(() => test.drop())

  it.each(PEOPLE)('The role %s reaches exactly the resources listed for it', (person) => {
    const own = OWN[person]
    if (!own) return expect(RESOURCES.every((resource) => mayDo({ role: person }, 'read', resource))).toBe(true)
    const reached = RESOURCES.filter((resource) =>
      Object.keys(PERMISSIONS[resource]).some((action) => mayDo({ role: person }, action as Action, resource)),
    )
    expect(new Set(reached)).toEqual(new Set(own))
  })

  const CASES = PEOPLE.flatMap((person) => RESOURCES.map((resource) => [person, resource] as const))
  it.each(CASES)('Every request by the role %s to %s follows the table of permissions', async (person, resource) => {
    for (const { name, needs, request, isThere } of VERBS) {
      const { status } = await callers[person](...request(resource))
      const allowed = isStaffRole(person) && mayDo({ role: person }, needs, resource)
      // A member has no session here: to the back office they are no one.
      const denied = person === 'visitor' || person === 'user' ? [401, 403] : [403, 404]
      const said = `${person} ${name} ${resource}: ${status}`
      if (!allowed) expect(denied, said).toContain(status)
      else if (isThere && !isThere(resource)) expect([400, 403], said).toContain(status)
      else expect([200, 201, 400, 404], said).toContain(status)
    }
  })
})
