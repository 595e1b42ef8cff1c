import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RESTRICTION_DAYS_MAX, type ContentType } from '@/domain/moderation/moderation'
import { endRestrictions } from '@/server/moderation/restrictions'
import { reportContent } from '@/server/moderation/reportContent'
import { addComment, addPost, addReport } from '../setup/community'
import { emptyTables } from '../setup/emptyTables'
import { bodyOf } from '../setup/moderation'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff, payloadCaller, type Send } from '../setup/payloadRest'
import { openReviews, type TestMember, type TestReviews } from '../setup/reviews'

let test: TestPayload
let harness: TestReviews
let send: Send
let author: TestMember
let reporters: TestMember[]
let staff: number
const ids = {} as Record<ContentType, number>

beforeAll(async () => {
  test = await createTestPayload()
  harness = await openReviews(test)
  const { id, cookie } = await addStaff(test, '운영', 'admin')
  staff = id
  send = payloadCaller(test, cookie)
})
afterAll(async () => {
  await harness.close()
  await test.drop()
})
beforeEach(async () => {
  await harness.clear()
  await emptyTables(harness.test.pool, ['posts', 'comments', 'reports', 'report_resolutions', 'notifications'])
  author = await harness.join('글쓴이')
  reporters = await Promise.all(['하나', '둘이', '셋이'].map((name) => harness.join(name)))
  ids.post = await addPost(harness.test.pool, author.id)
  ids.comment = await addComment(harness.test.pool, ids.post, author.id)
  const written = await author.send<{ id: number }>('POST', `/restaurants/${harness.restaurant()}/reviews`, {
    rating: 2,
  })
  ids.review = written.body.id
})

const TABLE = { comment: 'comments', post: 'posts', review: 'reviews' } as const
const rowsOf = async <T extends object>(sql: string, values: unknown[] = []) =>
  (await harness.test.pool.query<T>(sql, values)).rows
const stateOf = async (type: ContentType) =>
  (
    await rowsOf<object>(
      `SELECT status, hidden_reason, hidden_until IS NOT NULL AS timed, deleted_at IS NOT NULL AS gone, deleted_by_id
        FROM ${TABLE[type]} WHERE id = $1`,
      [ids[type]],
    )
  )[0]
const toldTo = async (member: TestMember) =>
  (await member.send<{ data: { kind: string; message: string }[] }>('GET', '/me/notifications')).body.data
interface Answer {
  status: number
  code?: string
  reports?: number
  notified?: number
}
const asked = async (path: string, body: object): Promise<Answer> => {
  const answer = await send('POST', `/ra${path}`, body)
  return { status: answer.status, ...bodyOf<Omit<Answer, 'status'>>(answer) }
}
const message = '다시 올리실 때에는 광고를 빼 주세요.'
/** The oldest, pending ones first. */
const reportOf = async (type: ContentType, first: 'pending' | 'reviewed' = 'pending') => {
  const found = await rowsOf<{ id: number }>(
    `SELECT id FROM reports WHERE ${type}_id = $1 ORDER BY status = $2::text::enum_reports_status DESC, id`,
    [ids[type], first],
  )
  return `/reports/${found[0]?.id}`
}
const resolve = async (type: ContentType, decision: 'hide' | 'delete' | 'dismiss' | 'restrict') =>
  asked(`${await reportOf(type)}/resolve`, { decision, reason: '광고', message, days: 7 })
const undo = async (type: ContentType) => asked(`${await reportOf(type, 'reviewed')}/undo`, {})
const decided = (action: string, resource: string, about: readonly number[]) =>
  asked(`/${resource}/actions/${action}`, { ids: about, ...(action !== 'restore' && { reason: '욕설' }) })
const reportAll = (type: ContentType) =>
  Promise.all(reporters.map(({ id }) => addReport(harness.test.pool, type, ids[type], id)))
const recorded = (type: ContentType) =>
  rowsOf<object>(
    `SELECT event, actor_id AS by, details FROM audit_log WHERE subject_type = $1 AND subject_id = $2
      AND details ? 'resolution' ORDER BY id`,
    [type, ids[type]],
  )
const SHOWN = { status: 'published', hidden_reason: null, timed: false, gone: false, deleted_by_id: null }
const commentCount = async () => (await rowsOf('SELECT comment_count::int AS n FROM posts'))[0]

describe.each(['comment', 'post', 'review'] as const)('Reports of a %s', (type) => {
  it('A hundred parallel reports by one member store one report', async () => {
    const [one] = reporters
    await harness.test.pool.query('DELETE FROM rate_limits')
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        reportContent(harness.author(one?.id ?? 0), { type, id: ids[type] }, { reason: 'spam', description: null }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const codes = new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.violation.code])))
    expect([...codes]).toEqual(['already-reported'])
    expect(await rowsOf('SELECT FROM reports')).toHaveLength(1)
  })

  it('A member cannot report their own content', async () => {
    const answer = await reportContent(
      harness.author(author.id),
      { type, id: ids[type] },
      { reason: 'spam', description: null },
    )
    expect(answer.ok).toBe(false)
  })

  it.each([
    ['hide', { status: 'hidden', hidden_reason: '광고', timed: false, gone: false }, 'hidden'],
    ['delete', { status: 'hidden', hidden_reason: '광고', timed: false, gone: true }, 'deleted'],
    ['restrict', { status: 'hidden', hidden_reason: '광고', timed: true, gone: false }, 'restricted'],
    ['dismiss', SHOWN, 'kept'],
  ] as const)('Undoing a decision to %s content reopens the reports it closed', async (decision, state, outcome) => {
    await reportAll(type)
    const resolved = await resolve(type, decision)
    expect(resolved).toMatchObject({ status: 200, reports: 3, notified: decision === 'dismiss' ? 3 : 4 })
    expect(await stateOf(type)).toMatchObject(state)
    expect(await rowsOf('SELECT DISTINCT outcome, reviewed_by_id, note, status FROM reports')).toEqual([
      { outcome, reviewed_by_id: staff, note: '광고', status: decision === 'dismiss' ? 'dismissed' : 'reviewed' },
    ])
    const words = await toldTo(author)
    expect(words.map(({ kind }) => kind)).toEqual(decision === 'dismiss' ? [] : ['content_moderated'])
    if (decision !== 'dismiss') expect(words[0]?.message).toMatch(/이유: 광고\. 다시 올리실 때에는/)
    for (const reporter of reporters)
      expect((await toldTo(reporter)).map(({ kind }) => kind)).toEqual(['report_resolved'])
    expect(await harness.wrongNumbers()).toEqual([])
    if (type === 'comment') expect(await commentCount()).toEqual({ n: decision === 'dismiss' ? 1 : 0 })
    expect(await recorded(type)).toMatchObject([
      { event: decision === 'delete' ? 'record_trashed' : 'record_updated', by: staff, details: { decision } },
    ])

    expect(await undo(type)).toMatchObject({ status: 200 })
    expect(await stateOf(type)).toEqual(SHOWN)
    expect(await rowsOf(`SELECT FROM reports WHERE status = 'pending' AND outcome IS NULL`)).toHaveLength(3)
    expect([await harness.wrongNumbers(), await rowsOf('SELECT FROM notifications')]).toEqual([[], []])
    expect(await commentCount()).toEqual({ n: 1 })
    expect(await undo(type)).toMatchObject({ status: 409, code: 'resolution-undone' })
  })

  it('Of three parallel decisions on reported content, one is made and the others change nothing', async () => {
    await reportAll(type)
    const answers = await Promise.all([resolve(type, 'hide'), resolve(type, 'dismiss'), resolve(type, 'delete')])
    expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([
      200,
      'reports-resolved',
      'reports-resolved',
    ])
    expect(await rowsOf('SELECT FROM report_resolutions')).toHaveLength(1)
  })

  it('A restriction of content ends automatically, and its author is notified', async () => {
    await reportAll(type)
    const hiddenUntil = new Date(Date.now() + (RESTRICTION_DAYS_MAX + 1) * 86_400_000)
    const tooLong = { status: 'hidden', hiddenReason: '광고', hiddenUntil }
    const refused = await send('PATCH', `/${TABLE[type]}/${ids[type]}`, tooLong)
    expect(refused.text).toContain('restriction-period')
    expect(await rowsOf(`SELECT FROM reports WHERE status = 'pending'`)).toHaveLength(3)
    await resolve(type, 'restrict')
    expect(await endRestrictions(harness.test.pool)).toBe(0)
    await harness.test.pool.query(`UPDATE ${TABLE[type]} SET hidden_until = now() - interval '1 second'`)
    expect(await endRestrictions(harness.test.pool)).toBe(1)
    expect(await stateOf(type)).toEqual(SHOWN)
    expect((await toldTo(author)).map(({ kind }) => kind)).toEqual(['restriction_ended', 'content_moderated'])
    expect([await harness.wrongNumbers(), await commentCount()]).toEqual([[], { n: 1 }])
  })
})

describe('Hidden and deleted content', () => {
  it('Staff can restore a review that staff deleted, and its author cannot', async () => {
    await decided('delete', 'reviews', [ids.review])
    expect((await author.send('POST', `/reviews/${ids.review}/restore`)).status).toBe(404)
    const back = await decided('restore', 'reviews', [ids.review])
    expect([back.status, await stateOf('review'), await harness.wrongNumbers()]).toEqual([200, SHOWN, []])
  })

  it('Staff cannot restore a review that its author deleted', async () => {
    await author.send('DELETE', `/reviews/${ids.review}`)
    await decided('restore', 'reviews', [ids.review])
    expect(await stateOf('review')).toMatchObject({ gone: true })
  })

  it('A deleted review cannot be restored when its author has written another since', async () => {
    await decided('delete', 'reviews', [ids.review])
    await author.send('POST', `/restaurants/${harness.restaurant()}/reviews`, { rating: 4 })
    expect(await decided('restore', 'reviews', [ids.review])).toMatchObject({ status: 409, code: 'review-exists' })
  })

  it('Several comments are hidden in one step, and the counts follow', async () => {
    const more = await Promise.all([1, 2, 3].map(() => addComment(harness.test.pool, ids.post, null, ids.comment)))
    expect(await decided('hide', 'comments', more)).toMatchObject({ status: 200, undo: { length: 3 } })
    expect(await rowsOf('SELECT comment_count::int, (SELECT max(reply_count)::int FROM comments) FROM posts')).toEqual([
      { comment_count: 1, max: 0 },
    ])
  })
})

it('Parallel decisions about the same comments, in any order, end without a deadlock', async () => {
  const some = await Promise.all(
    [...Array(20).keys()].map(() => addComment(test.pool, ids.post, author.id, ids.comment)),
  )
  const shuffled = [ids.comment, ...some].sort((one, other) => (one % 7) - (other % 7))
  const where = `where[id][in]=${shuffled.join()}&limit=100`
  const answers = await Promise.all([
    ...[1, 2, 3].flatMap(() => [decided('hide', 'comments', shuffled), decided('restore', 'comments', some)]),
    ...['-createdAt', 'content', 'id'].map((sort) =>
      send('PATCH', `/comments?${where}&sort=${sort}`, { status: 'hidden', hiddenReason: '도배' }),
    ),
    ...some.map((id) => send('POST', `/ra/comments/${id}/hide`, { reason: '도배' })),
  ])
  expect(answers.filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([])
  await decided('restore', 'comments', shuffled)
  const counted = `SELECT comment_count::int, (SELECT max(reply_count)::int FROM comments) FROM posts`
  expect(await rowsOf(counted)).toEqual([{ comment_count: 21, max: 20 }])
})

it('A decision cannot be undone after a later one on the same post', async () => {
  await reportAll('post')
  await resolve('post', 'hide')
  await addReport(harness.test.pool, 'post', ids.post, reporters[0]?.id ?? 0)
  await resolve('post', 'delete')
  expect(await undo('post')).toMatchObject({ status: 409, code: 'resolution-superseded' })
})

it('A visitor gets 401 for notifications', async () => {
  expect((await harness.visitor.send('GET', '/me/notifications')).status).toBe(401)
})
