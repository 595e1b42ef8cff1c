import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { PAGE_TAGS_CHANNEL } from '@/domain/site/pageTags'
import { type Listener, listen } from '@/infra/database/listener'
import { refreshStaleAgencies } from '@/server/agencyFigures/refreshAgencies'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { RESTAURANTS, seedDirectory } from '../setup/directory'
import { addMember } from '../setup/members'
import { addEach, addRow, addRows, regionId } from '../setup/rows'

let database: TestDatabase
let ids: number[]
let member: number
/** One process each. */
let listeners: Listener[]
let heard: Set<string>[]

beforeAll(async () => {
  database = await createTestDatabase()
  ids = [...(await seedDirectory(database.pool, RESTAURANTS)).values()]
  member = await addMember(database.pool, { nickname: '보리밥' })
  heard = [new Set(), new Set()]
  listeners = await Promise.all(
    heard.map(
      (tags) =>
        new Promise<Listener>((ready) => {
          const listener = listen(database.url, PAGE_TAGS_CHANNEL, {
            onNotification: (payload) => (JSON.parse(payload) as string[]).forEach((tag) => tags.add(tag)),
            onConnect: () => ready(listener),
          })
        }),
    ),
  )
})
beforeEach(forgetTags)
afterAll(async () => {
  await Promise.all(listeners.map((listener) => listener.close()))
  await database.drop()
})

/** Every process forgets what it has heard, once all that is under way has come: each hears in its own time. */
async function forgetTags(): Promise<void> {
  await Promise.all(listeners.map((listener) => listener.sync()))
  heard.forEach((tags) => tags.clear())
}

/** What every process has heard when the write is over, the same in each. */
async function tagsOf(write: string | (() => Promise<unknown>), values: unknown[] = []): Promise<string[]> {
  await (typeof write === 'string' ? database.pool.query(write, values) : write())
  const known = await Promise.all(listeners.map((listener) => listener.sync()))
  expect(known).toEqual([true, true])
  expect(heard[1]).toEqual(heard[0])
  return [...(heard[0] ?? [])].sort()
}

it('A review touches its restaurant, its district and the directory, in every process', async () => {
  const write = () => addRow(database.pool, 'reviews', { restaurant_id: ids[0], user_id: member })
  expect(await tagsOf(write)).toEqual(['directory', 'district:11110', `restaurant:${ids[0]}`])
})

it('A restaurant that moves touches both its old and its new district', async () => {
  const [from, to] = [await regionId(database.pool, '11110'), await regionId(database.pool, '11140')]
  const id = await addRow(database.pool, 'restaurants', { title: '옮긴 집', region_id: from })
  await forgetTags()
  expect(await tagsOf('UPDATE restaurants SET region_id = $2 WHERE id = $1', [id, to])).toEqual([
    'directory',
    'district:11110',
    'district:11140',
    `restaurant:${id}`,
  ])
})

it('A row that is written again unchanged touches nothing', async () => {
  expect(await tagsOf('UPDATE reviews SET status = status, updated_at = now()')).toEqual([])
})

it('A corrected visit touches its restaurant', async () => {
  expect(await tagsOf(`UPDATE visits SET occasion = 'meeting' WHERE restaurant_id = $1`, [ids[1]])).toContain(
    `restaurant:${ids[1]}`,
  )
})

it('A changed nickname touches the restaurants that its member reviewed, and the boards', async () => {
  const writer = await addMember(database.pool, { nickname: '빠른 산책' })
  await addRow(database.pool, 'reviews', { restaurant_id: ids[0], user_id: writer })
  await forgetTags()
  expect(await tagsOf(`UPDATE users SET nickname = '느린 산책' WHERE id = $1`, [writer])).toEqual([
    'board',
    'directory',
    `restaurant:${ids[0]}`,
  ])
})

it.each<[tag: string, write: string | (() => Promise<unknown>)]>([
  ['terms', () => addRow(database.pool, 'terms_versions', { version: 99, published: false })],
  ['faq', () => addRow(database.pool, 'faqs', { question: '질문', answer: '답', category: '이용' })],
  ['collections', () => addRow(database.pool, 'place_collections', { title: '점심', slug: 'lunch', summary: '소개' })],
  ['board', () => addRow(database.pool, 'posts', {})],
  ['*', `UPDATE agencies SET name = '다온시' WHERE id = 1`],
  ['*', `UPDATE agencies SET hall_address = '다온로 1' WHERE id = 1`],
  [
    '*',
    () => addRow(database.pool, 'sources', { name: '다온', boards: '["https://www.daon.example/"]', agency_id: 1 }),
  ],
])('A change that concerns only %s pages touches that tag alone', async (tag, write) => {
  expect(await tagsOf(write)).toEqual([tag])
})

it('An agency’s figures and publications touch its page and the lists of agencies', async () => {
  await refreshStaleAgencies(database.pool)
  await forgetTags()
  await database.pool.query('UPDATE visits SET amount = amount + 1 WHERE agency_id = 2')
  await forgetTags()
  await refreshStaleAgencies(database.pool)
  expect(await tagsOf('SELECT 1')).toEqual(['agencies', 'agency:2'])
  await forgetTags()
  const publish = () => addRow(database.pool, 'agency_publications', { agency_id: 3, month: '2026-09-01' })
  expect(await tagsOf(publish)).toEqual(['agencies', 'agency:3'])
})

it('A post about a restaurant touches the boards and that restaurant', async () => {
  const write = () => addRow(database.pool, 'posts', { restaurant_id: ids[3] })
  expect(await tagsOf(write)).toEqual(['board', `restaurant:${ids[3]}`])
})

it('A deleted photo touches the restaurant of its review, and nothing if it had no review', async () => {
  const writer = await addMember(database.pool, { nickname: '사진 찍는 이' })
  const review = await addRow(database.pool, 'reviews', { restaurant_id: ids[0], user_id: writer })
  await addRows(database.pool, 'review_photos', [{ name: 'of-a-review', review_id: review }, { name: 'of-none' }])
  await forgetTags()
  expect(await tagsOf(`DELETE FROM review_photos WHERE name = 'of-none'`)).toEqual([])
  expect(await tagsOf(`DELETE FROM review_photos WHERE name = 'of-a-review'`)).toContain(`restaurant:${ids[0]}`)
})

it('A restaurant’s picture touches its pages when its words change and when it is deleted', async () => {
  const [image_id = 0, other] = await addRows(database.pool, 'media', [{ alt: '국밥' }, { alt: '아무 데도 없는 사진' }])
  await addRow(database.pool, 'restaurants_images', { id: 'a', _parent_id: ids[0], _order: 1, image_id, kind: 'main' })
  await forgetTags()
  const pages = ['directory', 'district:11110', `restaurant:${ids[0]}`]
  expect(await tagsOf(`UPDATE media SET credit = '홍보실' WHERE id = $1`, [image_id])).toEqual(pages)
  await forgetTags()
  expect(await tagsOf('UPDATE media SET updated_at = now()')).toEqual([])
  expect(await tagsOf(`UPDATE media SET alt = '김밥' WHERE id = $1`, [other])).toEqual([])
  expect(await tagsOf('DELETE FROM media WHERE id = $1', [image_id])).toEqual(pages)
})

it('A changed nickname also touches the lists that name it with a photo', async () => {
  const writer = await addMember(database.pool, { nickname: '찍는 산책' })
  const review_id = await addRow(database.pool, 'reviews', { restaurant_id: ids[0], user_id: writer })
  await addRow(database.pool, 'review_photos', { name: 'of-the-walk', review_id })
  await forgetTags()
  const tags = await tagsOf(`UPDATE users SET nickname = '그리는 산책' WHERE id = $1`, [writer])
  expect(tags).toEqual(['board', 'directory', 'district:11110', `restaurant:${ids[0]}`])
})

it('A view or a like of a post touches nothing, because its counts may be a minute old', async () => {
  expect(await tagsOf('UPDATE posts SET view_count = view_count + 1, like_count = like_count + 1')).toEqual([])
})

it('An import that touches many restaurants touches every page', async () => {
  await addEach(database.pool, 'restaurants', 300, (n) => ({ title: `밥집 ${n}`, region_id: 1 }))
  await Promise.all(listeners.map((listener) => listener.sync()))
  expect([...(heard[0] ?? [])]).toEqual(['*'])
})

it('A write that is rolled back touches nothing', async () => {
  const client = await database.pool.connect()
  await client.query('BEGIN')
  await client.query('UPDATE restaurants SET is_active = false WHERE id = $1', [ids[2]])
  await client.query('ROLLBACK')
  client.release()
  expect(await tagsOf('SELECT 1')).toEqual([])
})

it('A listener that loses its connection reconnects and hears what comes afterwards', async () => {
  const listening = async () => {
    const { rows } = await database.pool.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
        WHERE query LIKE 'LISTEN page_tags%' AND datname = current_database() AND pid <> pg_backend_pid()`,
    )
    return rows.map(({ pid }) => pid)
  }
  const others = await listening()
  let connects = 0
  const tags: string[] = []
  const listener = listen(database.url, PAGE_TAGS_CHANNEL, {
    onNotification: (payload) => tags.push(payload),
    onConnect: () => connects++,
  })
  await expect.poll(() => connects).toBe(1)
  // Those of the other tests stay: they would hear nothing until they are connected again.
  const own = (await listening()).filter((pid) => !others.includes(pid))
  expect(own).toHaveLength(1)
  await database.pool.query('SELECT pg_terminate_backend($1)', own)
  await expect.poll(() => connects, { timeout: 10_000 }).toBe(2)
  await database.pool.query(`UPDATE faqs SET answer = '다른 답'`)
  expect(await listener.sync()).toBe(true)
  expect(tags).toEqual(['["faq"]'])
  await listener.close()
  expect(await listener.sync()).toBe(false)
})

it('A comment touches the page of its post, and a like of the comment touches nothing', async () => {
  const post = await addRow(database.pool, 'posts', {})
  await forgetTags()
  const tag = [`post:${post}`]
  expect(await tagsOf(() => addRow(database.pool, 'comments', { post_id: post }))).toEqual(tag)
  for (const [change, touched] of [
    [`like_count = 3, reply_count = 1`, []],
    [`content = '고침', edited_at = now()`, tag],
    [`deleted_at = now()`, tag],
  ] as const) {
    await forgetTags()
    expect(await tagsOf(`UPDATE comments SET ${change}`)).toEqual(touched)
  }
})
