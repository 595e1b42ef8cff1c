import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addPost, addReport } from '../../setup/community'
import { emptyTables } from '../../setup/emptyTables'
import { addMember } from '../../setup/members'
import { bodyOf } from '../../setup/moderation'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff } from '../../setup/payloadRest'
import { staffCaller } from '../../setup/staffApi'

interface Post {
  id: number
  version: string
  status: string
  isPinned: boolean
  trashedAt: string | null
  openReports: number
  suggestionStatus: string
  staffAnswer: string | null
}

describe('Posts in the back office', () => {
  let test: TestPayload
  let send: ReturnType<typeof staffCaller>
  let author: number
  let ids: number[]

  beforeAll(async () => {
    test = await createTestPayload()
    send = staffCaller(test, (await addStaff(test, '윤서진', 'admin')).cookie)
  })
  afterAll(() => test.drop())
  beforeEach(async () => {
    await emptyTables(test.pool, ['posts', 'reports', 'report_resolutions', 'notifications'])
    await test.pool.query(`DELETE FROM member_identities; DELETE FROM users WHERE role = 'user'`)
    author = await addMember(test.pool, { nickname: '된장주의' })
    ids = [await addPost(test.pool, author), await addPost(test.pool, author), await addPost(test.pool, null)]
  })

  const one = async (id = ids[0] ?? 0, resource = 'posts') => bodyOf<Post>(await send('GET', `/${resource}/${id}`))
  const bulk = (action: string, body: object = {}) => send('POST', `/posts/actions/${action}`, { ids, ...body })
  const audited = async () =>
    (
      await test.pool.query<{ event: string; reason: string | null; after: object }>(
        "SELECT event, reason, after FROM audit_log WHERE subject_type = 'post' AND subject_id = ANY ($1) ORDER BY id",
        [ids],
      )
    ).rows
  const told = async () =>
    (await test.pool.query<{ kind: string; params: object }>('SELECT kind, params FROM notifications ORDER BY id')).rows

  it('Posts can be pinned and unpinned, and each change is recorded once', async () => {
    expect(bodyOf(await bulk('pin'))).toEqual({ data: ids })
    expect((await one()).isPinned).toBe(true)
    expect(bodyOf(await bulk('pin'))).toEqual({ data: [] })
    await bulk('unpin')
    expect((await one()).isPinned).toBe(false)
    expect(await audited()).toHaveLength(2 * ids.length)
  })

  it('Hiding posts in bulk needs a reason, closes reports, notifies authors and is recorded', async () => {
    const reporter = await addMember(test.pool, { nickname: '밥알하나' })
    await addReport(test.pool, 'post', ids[0] ?? 0, reporter)
    expect((await bulk('hide')).status).toBe(400)
    expect((await bulk('hide', { reason: '광고·도배' })).status).toBe(200)
    expect(await one()).toMatchObject({ status: 'hidden', openReports: 0 })
    expect((await told()).map(({ kind }) => kind).sort()).toEqual([
      'content_moderated',
      'content_moderated',
      'report_resolved',
    ])
    expect((await audited()).map(({ reason }) => reason)).toEqual(Array(3).fill('광고·도배'))
  })

  it('Undoing a bulk deletion brings posts back as they were', async () => {
    await test.pool.query("UPDATE posts SET status = 'pending' WHERE id = $1", [ids[0]])
    const { undo } = bodyOf<{ undo: number[] }>(await bulk('delete', { reason: '광고' }))
    expect((await one()).trashedAt).not.toBeNull()
    expect((await bulk('undo', { undo })).status).toBe(200)
    expect(await one()).toMatchObject({ status: 'pending', trashedAt: null })
    expect((await audited()).map(({ event }) => event)).toContain('record_restored')
  })

  it('A bulk undo restores all posts or none', async () => {
    const late = { ids, undo: [999_999] }
    expect((await send('POST', '/posts/actions/undo', late)).status).toBe(200)
    const { undo } = bodyOf<{ undo: number[] }>(await bulk('hide', { reason: '광고' }))
    await bulk('undo', { undo: undo.slice(0, 1) })
    // The first is undone already: the others must stay hidden.
    expect((await bulk('undo', { undo })).status).toBe(409)
    const { rows } = await test.pool.query<{ hidden: string }>(
      "SELECT count(*) AS hidden FROM posts WHERE status = 'hidden'",
    )
    expect(Number(rows[0]?.hidden)).toBe(2)
  })

  describe('Suggestions', () => {
    let suggestion: number
    beforeEach(async () => {
      suggestion = await addPost(test.pool, author, 'suggestion')
    })
    const answer = async (body: object) => {
      const { version } = await one(suggestion, 'suggestions')
      return send('PUT', `/suggestions/${suggestion}`, { version, ...body })
    }

    it.each(['completed', 'rejected'])('A suggestion cannot be %s without an answer', async (suggestionStatus) => {
      const refused = await answer({ suggestionStatus })
      expect([refused.status, bodyOf<{ errors: object }>(refused).errors]).toMatchObject([
        400,
        { staffAnswer: expect.any(String) as string },
      ])
      expect((await one(suggestion, 'suggestions')).suggestionStatus).toBe('pending')
    })

    it('The author of a suggestion is notified once of each change of status or answer', async () => {
      await answer({ suggestionStatus: 'in_progress' })
      await answer({ suggestionStatus: 'completed', staffAnswer: '주차 칸을 더했어요.' })
      await answer({ isPinned: true })
      expect(await told()).toMatchObject([
        { kind: 'suggestion_answered', params: { status: 'in_progress', answer: null } },
        { kind: 'suggestion_answered', params: { status: 'completed', answer: '주차 칸을 더했어요.' } },
      ])
    })

    it('A staff answer to a suggestion may have 2,000 characters and no more', async () => {
      expect((await answer({ staffAnswer: '가'.repeat(2_001) })).status).toBe(400)
      expect((await answer({ staffAnswer: '가'.repeat(2_000) })).status).toBe(200)
    })
  })
})
