import type { FlattenedField } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validateStaffQuery, validatePublicQuery } from '@/domain/payloadRest/validateRequest'
import { addMember, memberCookie } from '../setup/members'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff, payloadCaller, type Send } from '../setup/payloadRest'
import { seedEveryTable } from '../setup/seedEveryTable'
import { ACCESS } from '../access/restAccess'

const PERSONS = ['visitor', 'member', 'moderator', 'editor'] as const
type Person = (typeof PERSONS)[number]
type Doc = Record<string, unknown>

const SLUGS = Object.keys(ACCESS)
const tableOf = (slug: string) => slug.replaceAll('-', '_')

describe('Fields that a role may not read', () => {
  let test: TestPayload
  let ids: Map<string, number>
  const callers = new Map<Person | 'admin', Send>()
  beforeAll(async () => {
    test = await createTestPayload()
    ids = await seedEveryTable(test.pool, SLUGS.filter((slug) => slug !== 'reports').map(tableOf))
    callers.set('visitor', payloadCaller(test))
    callers.set(
      'member',
      payloadCaller(test, await memberCookie(test.pool, await addMember(test.pool, { nickname: '손님' }))),
    )
    for (const role of ['moderator', 'editor', 'admin'] as const)
      callers.set(role, payloadCaller(test, (await addStaff(test, `이름 ${role}`, role)).cookie))
  })
  afterAll(() => test.drop())

  /** Null where the guard in front of Payload refuses it already. */
  async function ask(person: Person | 'admin', slug: string, search: string) {
    const judge = person === 'visitor' || person === 'member' ? validatePublicQuery : validateStaffQuery
    if (judge({ method: 'GET', segments: [slug], search: `?${search}` })) return null
    const send = callers.get(person)
    if (!send) throw new Error(person)
    return send('GET', `/${slug}?${search}`)
  }
  const docsOf = async (person: Person | 'admin', slug: string): Promise<Doc[]> =>
    (await callers.get(person)?.('GET', `/${slug}?limit=50&depth=0`))?.body.docs ?? []
  const fieldsOf = (slug: string): FlattenedField[] =>
    test.payload.collections[slug as never]['config']['flattenedFields']

  const joinsOf = (slug: string) => fieldsOf(slug).flatMap(({ type, name }) => (type === 'join' ? [name] : []))

  /** What an admin sees of a document and this person does not. */
  async function hiddenOf(person: Person, slug: string): Promise<string[]> {
    const [whole] = (await docsOf('admin', slug)).filter(({ id }) => id === ids.get(tableOf(slug)))
    const [seen] = (await docsOf(person, slug)).filter(({ id }) => id === ids.get(tableOf(slug)))
    if (whole && seen) return Object.keys(whole).filter((name) => !(name in seen) && !joinsOf(slug).includes(name))
    // An account is read by its owner alone: anything that has a rule of its own is hidden.
    return fieldsOf(slug).flatMap((field) => ('access' in field && field.access?.read ? [field.name] : []))
  }
  const mentions = (value: unknown, name: string): boolean =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).some(([key, inner]) => key === name || mentions(inner, name))
      : false

  it.each(PERSONS)('A field hidden from the role %s cannot be searched, sorted by or selected', async (person) => {
    const leaks: string[] = []
    let tried = 0
    for (const slug of SLUGS)
      for (const name of await hiddenOf(person, slug)) {
        tried++
        for (const search of [
          `where[${name}][exists]=true`,
          `where[or][0][${name}][not_equals]=zz`,
          `sort=${name}`,
          `sort=-${name}`,
        ]) {
          const answer = await ask(person, slug, search)
          if (answer && answer.status < 400) leaks.push(`${slug}?${search}: ${answer.status}`)
        }
        const selected = await ask(person, slug, `select[${name}]=true&depth=0`)
        if (selected?.body.docs?.some((doc) => doc.id === ids.get(tableOf(slug)) && name in doc))
          leaks.push(`${slug}: select ${name}`)
      }
    expect(leaks).toEqual([])
    expect(tried).toBeGreaterThan(0)
  })

  it.each(PERSONS)('The role %s cannot guess fields of unreadable documents through a join', async (person) => {
    const answersTo = async (slug: string, condition: string) => {
      const answer = await ask(person, slug, `where[${condition}]=0&depth=0`)
      return answer && answer.status < 400 ? answer.body.docs?.map(({ id }) => id) : 'refused'
    }
    for (const slug of SLUGS.filter((one) => ACCESS[one]?.read.includes(person)))
      for (const field of fieldsOf(slug)) {
        if (field.type !== 'join' || typeof field.collection !== 'string') continue
        if (ACCESS[field.collection]?.read.includes(person)) continue
        const any = await answersTo(slug, `${field.name}.id][greater_than`)
        expect(any, `${slug} ${field.name}`).toEqual(await answersTo(slug, `${field.name}.id][less_than`))
      }
  })

  it.each(PERSONS)('The role %s cannot reach hidden fields through documents that refer to theirs', async (person) => {
    const leaks: string[] = []
    for (const slug of SLUGS)
      for (const field of fieldsOf(slug)) {
        if (field.type !== 'relationship' && field.type !== 'join') continue
        const target = field.type === 'join' ? field.collection : field.relationTo
        if (typeof target !== 'string' || !(target in ACCESS)) continue
        const own = await hiddenOf(person, target)
        const hidden = own.length ? own : target === 'users' ? ['email', 'region', 'gender', 'birthDate'] : []
        for (const name of hidden) {
          const searches =
            field.type === 'join'
              ? [`joins[${field.name}][where][${name}][exists]=true`, `joins[${field.name}][sort]=${name}`]
              : [`where[${field.name}.${name}][exists]=true`, `sort=${field.name}.${name}`]
          for (const search of searches) {
            const answer = await ask(person, slug, search)
            if (answer && answer.status < 400 && answer.body.docs?.length) leaks.push(`${slug}?${search}`)
          }
          const populated = await ask(person, slug, `depth=2&populate[${target}][${name}]=true`)
          for (const doc of (populated?.body.docs ?? []) as unknown as Doc[])
            if (mentions(doc[field.name], name)) leaks.push(`${slug}: populate ${field.name}.${name}`)
        }
      }
    expect(leaks).toEqual([])
  })
})
