import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isHot } from '@/domain/community/postRules'
import { COOLDOWN_SECONDS } from '@/domain/community/community'
import { hotPost } from '@/server/posts/postColumns'
import { addComment, addPost, addWriter, wrongCounters } from '../setup/community'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff, payloadCaller } from '../setup/payloadRest'
import { addRows, hoursAgo } from '../setup/rows'

let test: TestPayload
beforeAll(async () => {
  test = await createTestPayload()
})
afterAll(() => test.drop())

const codes = (answers: PromiseSettledResult<unknown>[]) =>
  answers.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { data?: { code: string } }).data?.code ?? String(one.reason)] : [],
  )

describe('Cooldown', () => {
  it('Of fifty parallel posts by one member one is stored, and the others are refused', async () => {
    const user = await addWriter(test.pool, '빠른 손')
    const data = { board: 'free', title: '제목', content: '내용' } as never
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => test.payload.create({ collection: 'posts', data, user })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(codes(answers)).toHaveLength(49)
    for (const code of codes(answers)) expect(['post-cooldown', 'busy']).toContain(code)
    expect(codes(answers)).toContain('post-cooldown')
    expect((await test.pool.query('SELECT FROM posts WHERE author_id = $1', [user.id])).rowCount).toBe(1)
  })

  it('Of twenty parallel comments one is stored, and the cooldown is separate from that of posts', async () => {
    const user = await addWriter(test.pool, '말 많은 이')
    const post = await addPost(test.pool, null)
    const write = () => test.payload.create({ collection: 'comments', data: { post, content: '댓글' } as never, user })
    const answers = await Promise.allSettled(Array.from({ length: 20 }, write))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await test.payload.create({
      collection: 'posts',
      data: { board: 'free', title: '제', content: '내' } as never,
      user,
    })
    await expect(write()).rejects.toMatchObject({ status: 429, data: { code: 'comment-cooldown' } })
    await test.pool.query(`UPDATE write_cooldowns SET claimed_at = claimed_at - make_interval(secs => $1)`, [
      COOLDOWN_SECONDS.comment,
    ])
    await write()
    expect(await wrongCounters(test)).toEqual([])
  })

  it('A refused post starts no cooldown, and notices have none', async () => {
    const user = await addWriter(test.pool, '관리하는 이', 'admin')
    const write = (data: object) => test.payload.create({ collection: 'posts', data: data as never, user })
    await expect(write({ board: 'free', title: '', content: '내용' })).rejects.toMatchObject({ status: 400 })
    await write({ board: 'free', title: '제목', content: '내용' })
    for (const title of ['공지 하나', '공지 둘']) await write({ board: 'notice', title, content: '알려요' })
  })

  it('A REST request within the cooldown gets 429 with Retry-After', async () => {
    const { cookie } = await addStaff(test, '살림꾼', 'admin')
    const send = payloadCaller(test, cookie)
    const body = { board: 'free', title: '제목', content: '내용' }
    expect((await send('POST', '/posts', body)).status).toBe(201)
    const { status, headers } = await send('POST', '/posts', body)
    expect([status, Number(headers.get('Retry-After')) > 50]).toEqual([429, true])
  })
})

describe('Posts', () => {
  const write = async (data: object) =>
    test.payload.create({ collection: 'posts', data: { title: '제목', content: '내용', ...data } as never, depth: 0 })

  it('A suggestion starts as pending and can be closed only with an answer', async () => {
    const by = await addWriter(test.pool, '답하는 이', 'admin')
    const made = await write({ board: 'suggestion', priority: 'high' })
    expect(made).toMatchObject({ suggestionStatus: 'pending', priority: null })
    const change = (data: object) =>
      test.payload.update({ collection: 'posts', id: made.id, data: data, depth: 0, user: by })
    await expect(change({ suggestionStatus: 'rejected' })).rejects.toMatchObject({ data: { code: 'answer-required' } })
    expect(await change({ suggestionStatus: 'completed', staffAnswer: '고쳤어요.' })).toMatchObject({
      answeredBy: by.id,
      answeredAt: expect.any(String) as string,
    })
  })

  it('A notice can be read only from its first moment until its last', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const ids: number[] = []
    for (const window of [
      {},
      { publishFrom: at(-1), publishUntil: at(1) },
      { publishFrom: at(1) },
      { publishUntil: at(-1) },
    ])
      ids.push((await write({ board: 'notice', ...window })).id)
    const { body } = await payloadCaller(test)('GET', `/posts?where[id][in]=${ids.join(',')}&sort=id`)
    expect(body.docs?.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    await expect(write({ board: 'notice', publishFrom: at(2), publishUntil: at(1) })).rejects.toMatchObject({
      data: { code: 'publish-window' },
    })
  })

  it('A visitor sees the nickname of a post’s author and nothing else about them', async () => {
    const author = await addWriter(test.pool, '글쓴이')
    const id = await addPost(test.pool, author.id)
    await test.pool.query(`UPDATE users SET email = 'author@people.example' WHERE id = $1`, [author.id])
    const { text, status } = await payloadCaller(test)('GET', `/posts/${id}?depth=1`)
    expect([status, (JSON.parse(text) as { authorNickname: string }).authorNickname]).toEqual([200, '글쓴이'])
    for (const secret of ['author@people.example', '"author":', 'hiddenReason', 'answeredBy'])
      expect(text).not.toContain(secret)
  })

  it('An edit by staff changes neither the words nor the counters, the board or the author of a post', async () => {
    const id = await addPost(test.pool, null)
    await test.pool.query('UPDATE posts SET view_count = 7 WHERE id = $1', [id])
    const data = { title: '고침', viewCount: 900, likeCount: 900, board: 'notice', author: 1 } as never
    const user = await addWriter(test.pool, '고치는 이', 'admin')
    await test.payload.update({ collection: 'posts', id, data, user, overrideAccess: false })
    const { rows } = await test.pool.query(
      'SELECT title, board, author_id, view_count::int, like_count::int FROM posts WHERE id = $1',
      [id],
    )
    expect(rows).toEqual([{ title: '점심 이야기', board: 'free', author_id: null, view_count: 7, like_count: 0 }])
  })
})

describe('Comments', () => {
  it('A comment can answer only one of the same post, under a visible post', async () => {
    const [post, other] = [await addPost(test.pool, null), await addPost(test.pool, null)]
    const parent = await addComment(test.pool, other, null)
    const write = (data: object) =>
      test.payload.create({ collection: 'comments', data: { content: '답', ...data } as never })
    await expect(write({ post, parent })).rejects.toMatchObject({ data: { code: 'comment-not-found' } })
    await test.pool.query(`UPDATE posts SET status = 'hidden' WHERE id = $1`, [post])
    await expect(write({ post })).rejects.toMatchObject({ data: { code: 'post-not-found' } })
  })

  it('A comment cannot be read when its post is deleted', async () => {
    const post = await addPost(test.pool, null)
    const id = await addComment(test.pool, post, null)
    const visitor = payloadCaller(test)
    expect((await visitor('GET', `/comments/${id}`)).status).toBe(200)
    await test.pool.query('UPDATE posts SET deleted_at = now() WHERE id = $1', [post])
    expect((await visitor('GET', `/comments/${id}`)).status).toBe(404)
  })

  it('A moderator can hide a comment and change nothing else of it', async () => {
    const user = await addWriter(test.pool, '돌보는 이', 'moderator')
    const id = await addComment(test.pool, await addPost(test.pool, null), null)
    const data = { status: 'hidden', content: '바꾼 말', hiddenReason: '광고' } as const
    await test.payload.update({ collection: 'comments', id, data, user, overrideAccess: false })
    const { rows } = await test.pool.query('SELECT content, status, hidden_reason FROM comments WHERE id = $1', [id])
    expect(rows).toEqual([{ content: '저도 그래요.', status: 'hidden', hidden_reason: '광고' }])
    expect(await wrongCounters(test)).toEqual([])
  })
})

it('Comment counters equal COUNT(*) after a mix of parallel writes', async () => {
  const posts = [await addPost(test.pool, null), await addPost(test.pool, null)]
  const roots = await Promise.all(posts.map((post) => addComment(test.pool, post, null)))
  const user = await addWriter(test.pool, '살피는 이', 'moderator')
  const made: number[] = []
  const write = async (i: number) => {
    const [post, parent] = [posts[i % 2] ?? 0, i % 3 ? roots[i % 2] : null]
    const doc = await test.payload.create({ collection: 'comments', data: { post, parent, content: '말' } as never })
    made.push(doc.id)
  }
  const decide = async (i: number) => {
    const id = made[i % Math.max(1, made.length)]
    const data = i % 4 === 0 ? { deletedAt: new Date().toISOString() } : { status: i % 3 ? 'hidden' : 'published' }
    const context = { reason: '살펴보는 중' }
    if (id) await test.payload.update({ collection: 'comments', id, data: data as never, trash: true, user, context })
  }
  const answers = await Promise.allSettled(Array.from({ length: 80 }, (_, i) => (i % 2 ? write(i) : decide(i))))
  expect(codes(answers).filter((code) => code !== 'busy')).toEqual([])
  expect(made.length).toBeGreaterThan(10)
  expect(await wrongCounters(test)).toEqual([])
})

it('A post is HOT in SQL exactly when it is in the domain', async () => {
  const counts = [
    [9, 9],
    [10, 0],
    [0, 10],
  ]
  const posts = counts.flatMap(([view_count, like_count]) =>
    [0, 13, 15].map((days) => ({ title: 'HOT?', view_count, like_count, created_at: hoursAgo(days * 24) })),
  )
  await addRows(test.pool, 'posts', posts)
  const { rows } = await test.pool.query<{ hot: boolean; viewCount: number; likeCount: number; createdAt: Date }>(
    `SELECT ${hotPost('p')} AS hot, view_count::int AS "viewCount", like_count::int AS "likeCount",
      created_at AS "createdAt" FROM posts p WHERE title = 'HOT?'`,
  )
  expect(rows.filter(({ hot }) => hot)).toHaveLength(4)
  for (const { hot, ...post } of rows) expect(hot).toBe(isHot(post, new Date()))
})
