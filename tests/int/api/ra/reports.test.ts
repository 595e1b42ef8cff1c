import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ModerationDetail } from '@/domain/moderation/detail'
import { addReport } from '../../setup/community'
import { bodyOf, seedReported } from '../../setup/moderation'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff } from '../../setup/payloadRest'
import { staffCaller } from '../../setup/staffApi'

type Record = ModerationDetail & { id: number; status: string; reportCount: number; reviewedBy: string | null }

describe('Reports desk', () => {
  let test: TestPayload
  let send: ReturnType<typeof staffCaller>
  let other: ReturnType<typeof staffCaller>
  let staff: { id: number }
  let seed: Awaited<ReturnType<typeof seedReported>>

  beforeAll(async () => {
    test = await createTestPayload()
    staff = await addStaff(test, '윤서진', 'moderator')
    send = staffCaller(test, (staff as { cookie: string } & typeof staff).cookie)
    other = staffCaller(test, (await addStaff(test, '한지우', 'moderator')).cookie)
  })
  afterAll(() => test.drop())
  beforeEach(async () => {
    seed = await seedReported(test)
  })

  const first = () => seed.reports[0] ?? 0
  const get = async (id = first()) => bodyOf<Record>(await send('GET', `/reports/${id}`))
  const resolve = (decision: string, more: object = {}, id = first(), by = send) =>
    by('POST', `/reports/${id}/resolve`, {
      decision,
      reason: '협박·괴롭힘',
      message: '다른 회원을 위협했어요.',
      ...more,
    })
  const listed = async (filter: object) =>
    bodyOf<Record[]>(await send('GET', `/reports?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,49]`))
  const commentNow = async () =>
    (
      await test.pool.query<object>(
        `SELECT status, hidden_until IS NOT NULL AS timed, deleted_at IS NOT NULL AS gone FROM comments WHERE id = $1`,
        [seed.comment],
      )
    ).rows[0]
  const audited = async (type: string, id: number) =>
    (
      await test.pool.query<{ event: string; actor_id: number; reason: string | null }>(
        'SELECT event, actor_id, reason FROM audit_log WHERE subject_type = $1 AND subject_id = $2 ORDER BY id',
        [type, id],
      )
    ).rows

  it('The queue has one row per reported item, the longest waiting first', async () => {
    const queue = await listed({ status: 'pending', isFirst: true })
    expect(queue.map(({ id, reportCount }) => [id, reportCount])).toEqual([
      [first(), 3],
      [seed.reviewReport, 1],
    ])
  })

  it('A report shows its comment within its post and thread, with all its reports and its author', async () => {
    const { item, writer, reports, history } = await get()
    expect(item).toMatchObject({ type: 'comment', id: seed.comment, post: { id: seed.post, title: '점심 이야기' } })
    expect(item?.thread.map(({ id, isReply }) => [id, isReply])).toEqual([
      [seed.parent, false],
      [seed.comment, true],
      [seed.answer, true],
    ])
    expect(reports.map(({ reporter }) => reporter)).toEqual(['느린숟가락', '밥알하나', '여울'])
    expect(writer).toMatchObject({ nickname: '된장주의', posts: 0, comments: 1, reviews: 1, hidden: 0 })
    expect([writer?.recent.length, history]).toEqual([2, []])
    expect(Number.isNaN(Date.parse(reports[0]?.createdAt ?? ''))).toBe(false)
  })

  it('A report shows a review with its restaurant and rating, or a whole post', async () => {
    expect((await get(seed.reviewReport)).item).toMatchObject({
      rating: 2,
      content: '문 닫은 지 한참 됐어요',
      restaurant: { id: seed.restaurant, title: '온새미한상' },
    })
    const report = await addReport(test.pool, 'post', seed.post, seed.reporters[1] ?? null)
    expect((await get(report)).item).toMatchObject({ title: '점심 이야기', content: '국밥이 좋아요.' })
  })

  it('Reports never show an e-mail address', async () => {
    for (const path of ['/reports', `/reports/${first()}`, `/reports/${seed.reviewReport}`])
      expect((await send('GET', path)).text).not.toContain('people.example')
  })

  it('Hiding a comment closes all its reports and notifies both sides in one step', async () => {
    const answer = await resolve('hide')
    expect([answer.status, bodyOf(answer)]).toEqual([200, { report: first(), reports: 3, notified: 4 }])
    expect(await commentNow()).toMatchObject({ status: 'hidden' })
    expect((await listed({ status: 'pending', isFirst: true })).map(({ id }) => id)).toEqual([seed.reviewReport])
    expect((await listed({ status: 'reviewed', isFirst: true })).map(({ id }) => id)).toEqual([first()])
    expect(await audited('comment', seed.comment)).toEqual([
      { event: 'record_updated', actor_id: staff.id, reason: '협박·괴롭힘' },
    ])
    expect((await get()).history).toMatchObject([{ decision: 'hide', reason: '협박·괴롭힘', by: '윤서진' }])
  })

  it.each([
    ['delete', { status: 'hidden', timed: false, gone: true }],
    ['dismiss', { status: 'published', timed: false, gone: false }],
    ['restrict', { status: 'hidden', timed: true, gone: false }],
  ])('A decision to %s a reported comment can be undone', async (decision, state) => {
    expect((await resolve(decision)).status).toBe(200)
    expect(await commentNow()).toEqual(state)
    expect((await send('POST', `/reports/${first()}/undo`, {})).status).toBe(200)
    expect(await commentNow()).toEqual({ status: 'published', timed: false, gone: false })
    expect((await listed({ status: 'pending', isFirst: true })).map(({ id }) => id)).toContain(first())
    expect((await send('POST', `/reports/${first()}/undo`, {})).status).toBe(409)
  })

  it('Of three parallel decisions on one comment, one is kept and the others get 409', async () => {
    const answers = await Promise.all([
      resolve('hide'),
      resolve('dismiss', {}, seed.reports[1], other),
      resolve('delete', {}, seed.reports[2], other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = bodyOf<{ code: string }>(answers.find(({ status }) => status === 409) ?? (await resolve('hide')))
    expect(refused.code).toBe('reports-resolved')
    const { rowCount } = await test.pool.query('SELECT FROM report_resolutions')
    expect(rowCount).toBe(1)
    expect((await get()).reviewedBy).toMatch(/윤서진|한지우/)
  })

  it.each([
    ['without a reason', { decision: 'hide', reason: ' ' }, 'reason'],
    ['with an unknown decision', { decision: 'burn', reason: '가' }, 'decision'],
    ['for more than 30 days', { decision: 'restrict', reason: '가', days: 31 }, 'days'],
    ['for no day', { decision: 'restrict', reason: '가', days: 0 }, 'days'],
    ['with too long a message', { decision: 'hide', reason: '가', message: '가'.repeat(501) }, 'message'],
    ['with a field that it does not know', { decision: 'hide', reason: '가', by: 1 }, 'by'],
  ])('A decision %s is refused with an error at its field', async (_, body, field) => {
    const answer = await send('POST', `/reports/${first()}/resolve`, body)
    expect([answer.status, Object.keys(bodyOf<{ errors: object }>(answer).errors)]).toEqual([400, [field]])
    expect(await commentNow()).toMatchObject({ status: 'published' })
  })

  it('An unknown report or action gets 404', async () => {
    for (const path of [`/reports/${first()}/burn`, `/reports/${first()}/constructor`, '/reports/999999/resolve'])
      expect((await send('POST', path, { decision: 'hide', reason: '가' })).status).toBe(404)
  })
})
