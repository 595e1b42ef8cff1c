import { beforeAll, afterAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { sessionCookieName } from '@/server/sessions/cookie'
import { startSession } from '@/server/sessions/session'
import { addComment, addPost, addReport } from '../setup/community'
import { createTestReads } from '../setup/database'
import { addMember, memberCookie } from '../setup/members'
import { payloadCaller, type Send } from '../setup/payloadRest'
import { addPerson } from '../setup/staff'
import { addRow } from '../setup/rows'
import { because, DAYS, doorHarness, ra, REASON, rest } from './doorHarness'

const { test, of, send, clear, rows, expectOneOutcome, expectRefused } = doorHarness()

describe('Writing', () => {
  let reads: ReturnType<typeof createTestReads>
  let api: ReturnType<typeof createApi>
  let staff: Send
  let session: string
  beforeAll(async () => {
    const writer = await addMember(test().pool, { nickname: '글 쓰는 이', role: 'admin' })
    await addMember(test().pool, { nickname: '불린이' })
    session = await memberCookie(test().pool, writer)
    const presented = { kind: 'staff', userId: writer, device: 'Firefox', presentedToken: null } as const
    staff = payloadCaller(test(), `${sessionCookieName('staff')}=${await startSession(test().pool, presented)}`)
    reads = createTestReads(test().url)
    const secret = 'only-for-these-tests-0123456789'
    api = createApi({
      pool: reads,
      members: { pool: test().pool, payload: () => Promise.resolve(test().payload), secret, trustedProxies: 0 },
    })
    await addRow(test().pool, 'word_lists', { kind: 'held_word', word: '도배글' })
  })
  afterAll(() => reads.end())

  /** Audit entries are about what staff do in their own doors. */
  async function written(door: () => Promise<{ status: number; text: string }>, begin: () => Promise<unknown>) {
    await test().pool.query('DELETE FROM write_cooldowns')
    await clear()
    await begin()
    const { status, text } = await door()
    expect(status, text).toBe(201)
    const { live_events, ...left } = await rows()
    // No one can have a held post open.
    const seen = (live_events as { kind: string }[] | null)?.filter(({ kind }) => kind !== 'post_updated')
    return { ...left, live_events: seen ?? [], audit_log: null }
  }
  const site = async (path: string, body: object) => {
    const headers = { Cookie: session, 'Content-Type': 'application/json' }
    const answer = await api.request(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, text: await answer.text() }
  }

  it.each(['저도 가 봤어요. @불린이', '이것은 도배글'])(
    'A comment leaves the same rows from the site and through REST: %s',
    async (content) => {
      const begin = async () => addComment(test().pool, await addPost(test().pool, of.author), of.reporter)
      const first = await written(() => site('/posts/1/comments', { content, parent_id: 1 }), begin)
      expect(await written(() => staff('POST', '/comments', { post: 1, parent: 1, content }), begin)).toEqual(first)
    },
  )

  const nothing = () => Promise.resolve()

  it.each(['점심 어디가 좋아요?', '이것은 도배글'])(
    'A post leaves the same rows from the site and through REST: %s',
    async (title) => {
      const post = { board: 'free', title, content: '알려 주세요.' }
      const first = await written(() => site('/posts', { ...post, restaurant_id: of.restaurant }), nothing)
      expect(await written(() => staff('POST', '/posts', { ...post, restaurant: of.restaurant }), nothing)).toEqual(
        first,
      )
    },
  )

  it('The site and REST share one cooldown for posts and one for comments', async () => {
    await test().pool.query('DELETE FROM write_cooldowns')
    await addPost(test().pool, of.author)
    const post = { board: 'free', title: '제목', content: '내용' }
    const answers = [
      await site('/posts', post),
      await staff('POST', '/posts', post),
      await staff('POST', '/comments', { post: 1, content: '말' }),
      await site('/posts/1/comments', { content: '말' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 429, 201, 429])
  })
})

describe('Other transitions', () => {
  it('Answering a suggestion leaves the same rows through every door', () => {
    const answer = { suggestionStatus: 'completed', staffAnswer: '고쳤어요.' }
    return expectOneOutcome(
      { 'back office': ra('PUT', '/suggestions/1', answer), REST: rest('PATCH', '/posts/1', answer) },
      send.admin,
      async () => {
        await addPost(test().pool, of.author, 'suggestion')
        await test().pool.query(`UPDATE posts SET suggestion_status = 'pending'`)
      },
    )
  })

  it('Pinning a post leaves the same rows through every door', () =>
    expectOneOutcome(
      {
        'back office, one': ra('PUT', '/posts/1', { isPinned: true }),
        'back office, many': ra('POST', '/posts/actions/pin', { ids: [1] }),
        REST: rest('PATCH', '/posts/1', { isPinned: true }),
      },
      send.admin,
      () => addPost(test().pool, of.author),
    ))

  it.each([
    ['Hiding', { status: 'hidden' }],
    ['Unpublishing', { status: 'pending' }],
  ])('%s a notice leaves the same rows through every door', (_, change) =>
    expectOneOutcome(
      { 'back office': ra('PUT', '/notices/1', change), REST: rest('PATCH', '/posts/1', change) },
      send.admin,
      () => addPost(test().pool, of.author, 'notice'),
    ),
  )

  it('Deleting a notice leaves the same rows through every door', () =>
    expectOneOutcome(
      {
        'back office, one': ra('DELETE', '/notices/1'),
        'back office, many': ra('DELETE', '/notices', { ids: [1] }),
        REST: rest('PATCH', '/posts/1', { deletedAt: '2001-01-03T00:00:00.000Z' }),
      },
      send.admin,
      () => addPost(test().pool, of.author, 'notice'),
    ))

  it('No door moderates a notice', () =>
    expectRefused(
      {
        one: ra('POST', '/posts/1/hide', { reason: REASON }),
        many: ra('POST', '/posts/actions/delete', { ids: [1], reason: REASON }),
        report: ra('POST', '/reports/1/resolve', { decision: 'hide', reason: REASON }),
        ticket: ra('POST', '/tickets/1/restrict', { type: 'post', content: 1, days: DAYS, reason: REASON }),
        REST: rest('PATCH', '/reports/1', { status: 'reviewed', note: REASON }),
      },
      send.admin,
      async () => {
        await addReport(test().pool, 'post', await addPost(test().pool, of.author, 'notice'), of.reporter)
        await addRow(test().pool, 'tickets', { kind: 'takedown' })
      },
    ))

  const terms = async (published: boolean) => {
    const more = { code: 'tos', version: 7, effective_on: '2099-01-01', published } as const
    await addRow(test().pool, 'terms_versions', { id: 700, title: '이용약관', body: '# 본문', ...more })
  }

  it('Announcing terms leaves the same rows through every door', () =>
    expectOneOutcome(
      {
        'back office': ra('PUT', '/terms/700', { published: true }),
        REST: rest('PATCH', '/terms-versions/700', { published: true }),
      },
      send.admin,
      () => terms(false),
    ))

  it('Deleting terms leaves the same rows through every door, and announced ones are kept by each', async () => {
    const doors = {
      'back office, one': ra('DELETE', '/terms/700'),
      'back office, many': ra('DELETE', '/terms', { ids: [700] }),
      REST: rest('DELETE', '/terms-versions/700'),
    }
    await expectOneOutcome(doors, send.admin, () => terms(false))
    await expectRefused(doors, send.admin, () => terms(true))
  })

  it('Granting and revoking a role leave the same rows through every door', async () => {
    const person = await addPerson(test().pool, 'person@staff.example', 'user')
    const begin = (role: string) => async () => {
      await test().pool.query('UPDATE users SET role = $2::text::enum_users_role WHERE id = $1', [person, role])
      await test().pool.query('DELETE FROM role_grants WHERE user_id = $1', [person])
      await test().pool.query(`SELECT setval(pg_get_serial_sequence('role_grants', 'id'), 1000)`)
    }
    const doors = (role: string, headers?: Record<string, string>) => ({
      'back office': ra('POST', `/users/${person}/role`, { role, ...(headers && { reason: REASON }) }),
      REST: rest('PATCH', `/users/${person}`, { role }, headers),
    })
    await expectOneOutcome(doors('moderator'), send.admin, begin('user'))
    await expectOneOutcome(doors('user', because(REASON)), send.admin, begin('moderator'))
    await expectRefused(doors('user'), send.admin, begin('moderator'))
    await test().pool.query('DELETE FROM users WHERE id = $1', [person])
  })
})
