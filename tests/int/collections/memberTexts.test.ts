import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addComment, addPost, addReport } from '../setup/community'
import { RESTAURANTS, seedDirectory } from '../setup/directory'
import { addMember } from '../setup/members'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff, payloadCaller, type Send } from '../setup/payloadRest'
import { addRow } from '../setup/rows'

/** Fields of members' and visitors' own words, by collection. */
const TEXTS: Partial<Record<CollectionSlug, readonly string[]>> = {
  posts: ['title', 'content'],
  comments: ['content'],
  reviews: ['content'],
  reports: ['description'],
  tickets: ['subject', 'body'],
}
const SLUGS = Object.keys(TEXTS) as CollectionSlug[]
const FORGED = '관리자가 고쳐 쓴 말이에요'

describe('What members and visitors wrote', () => {
  let test: TestPayload
  let admin: Send
  const ids = new Map<CollectionSlug, number>()
  beforeAll(async () => {
    test = await createTestPayload()
    admin = payloadCaller(test, (await addStaff(test, '고치는 관리자', 'admin')).cookie)
    const member = await addMember(test.pool, { nickname: '쓴 사람' })
    const post = await addPost(test.pool, member)
    ids.set('posts', post)
    ids.set('comments', await addComment(test.pool, post, member))
    const restaurant = (await seedDirectory(test.pool, RESTAURANTS)).get('빈대떡')
    ids.set('reviews', await addRow(test.pool, 'reviews', { user_id: member, restaurant_id: restaurant }))
    ids.set('reports', await addReport(test.pool, 'post', post, member))
    ids.set('tickets', await addRow(test.pool, 'tickets', {}))
  })
  afterAll(() => test.drop())

  const stored = (collection: CollectionSlug) => test.payload.findByID({ collection, id: ids.get(collection) ?? 0 })

  it.each(SLUGS)('Not even an admin can rewrite the words of %s through Payload’s REST API', async (slug) => {
    const change = Object.fromEntries((TEXTS[slug] ?? []).map((field) => [field, FORGED]))
    const before = await stored(slug)
    await admin('PATCH', `/${slug}/${ids.get(slug)}`, change)
    await admin('PATCH', `/${slug}?where[id][equals]=${ids.get(slug)}`, change)
    expect(await stored(slug)).toEqual({ ...before, updatedAt: expect.any(String) as string })
  })

  it.each(SLUGS)('Not even an admin can copy one of %s, as a notice or as it is', async (slug) => {
    const count = async () => (await test.payload.count({ collection: slug })).totalDocs
    const before = await count()
    for (const body of [{}, { board: 'notice' }]) {
      const copied = await admin('POST', `/${slug}/${ids.get(slug)}/duplicate`, body)
      expect(copied.status).toBeGreaterThanOrEqual(400)
      expect(copied.status).toBeLessThan(500)
    }
    expect(await count()).toBe(before)
  })

  it('A notice can be rewritten, and an admin’s change of a post keeps what its writer wrote meanwhile', async () => {
    const notice = await addPost(test.pool, null, 'notice')
    expect((await admin('PATCH', `/posts/${notice}`, { title: FORGED })).status).toBe(200)
    expect(await test.payload.findByID({ collection: 'posts', id: notice })).toMatchObject({ title: FORGED })
    const post = ids.get('posts') ?? 0
    await test.payload.update({ collection: 'posts', id: post, data: { title: FORGED, isPinned: true } })
    expect(await stored('posts')).toMatchObject({ isPinned: true })
    expect(await stored('posts')).not.toMatchObject({ title: FORGED })
  })
})
