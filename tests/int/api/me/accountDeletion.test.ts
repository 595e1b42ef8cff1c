import { describe, expect, it, vi } from 'vitest'
import { log } from '@/infra/log'
import { seedMemberContent } from '../../setup/memberContent'
import { dumpDatabase, memberBrowser } from '../../setup/members'
import { deletionHarness } from './deletionHarness'

const { database, app, restaurants, foreignReview, rowsOf, pending, signedIn, leave } = deletionHarness()
const erasures = () => rowsOf<{ asked_by: string }>('SELECT asked_by FROM erasures')

describe('Account deletion', () => {
  it('Deleting an account ends all sessions and removes the member’s identity from every table', async () => {
    const one = await signedIn({ nickname: '떠날사람', subject: '8812349001', email: 'leaver@people.example' })
    const phone = await memberBrowser(app(), database().pool, one.id)
    const { review, photo } = await seedMemberContent(database().pool, one.id, restaurants(), foreignReview())
    const before = await dumpDatabase(database().pool)
    for (const trace of ['떠날사람', '8812349001', 'leaver@people.example', '버린 말', '점심 후보', '우리 청사'])
      expect(before).toContain(trace)
    const answer = await leave(one)
    expect([answer.status, answer.text, answer.headers.get('Set-Cookie')]).toEqual([
      204,
      '',
      expect.stringMatching(/^gonggong_member=; Max-Age=0;/),
    ])
    const after = await dumpDatabase(database().pool)
    for (const trace of ['떠날사람', '8812349001', 'leaver@people.example', '버린 말', '점심 후보', '우리 청사'])
      expect(after).not.toContain(trace)
    for (const table of [
      'payload_preferences',
      'payload_locked_documents',
      'favorites',
      'favorite_shares',
      'review_votes',
      'post_likes',
      'comment_likes',
      ...['notifications', 'record_notes', 'follows', 'email_digests', 'email_confirmations', 'push_subscriptions'],
    ])
      expect(await rowsOf(`SELECT FROM ${table}`)).toEqual([])
    expect([await one.isSignedIn(), await phone.isSignedIn()]).toEqual([false, false])
    expect(await rowsOf('SELECT user_id, rating, content FROM reviews WHERE id = $1', [review])).toEqual([
      { user_id: null, rating: 4, content: '국물이 시원해요.' },
    ])
    expect(await rowsOf('SELECT user_id, review_id FROM review_photos WHERE name = $1', [photo])).toEqual([
      { user_id: null, review_id: review },
    ])
    expect(await rowsOf('SELECT reporter_id, description FROM reports')).toEqual([
      { reporter_id: null, description: '광고 같아요.' },
    ])
    expect(await rowsOf('SELECT author_id, title, content, like_count::int FROM posts')).toEqual([
      { author_id: null, title: '남긴 글', content: '남긴 이야기', like_count: 0 },
    ])
    expect(await rowsOf('SELECT author_id, content FROM comments')).toEqual([{ author_id: null, content: '남긴 댓글' }])
    expect(await erasures()).toEqual([{ asked_by: 'member' }])
  })

  it('Deleting an account leaves unused photos to the cleanup job and other members’ data untouched', async () => {
    const other = await signedIn({ nickname: '옆자리' })
    const kept = await seedMemberContent(
      database().pool,
      other.id,
      [restaurants()[1], restaurants()[0]],
      foreignReview(),
    )
    const one = await signedIn({ nickname: '또떠남' })
    const { loose } = await seedMemberContent(database().pool, one.id, restaurants(), foreignReview())
    await leave(one)
    expect(
      await rowsOf('SELECT user_id, review_id FROM review_photos WHERE name = $1 OR name LIKE $2', [loose, 'thrown-%']),
    ).toContainEqual({ user_id: null, review_id: null })
    expect(
      (await rowsOf('SELECT FROM review_photos WHERE user_id IS NULL AND review_id IS NULL')).length,
    ).toBeGreaterThanOrEqual(2)
    expect(await rowsOf('SELECT id FROM reviews WHERE user_id = $1 ORDER BY id', [other.id])).toEqual([
      { id: kept.review },
      { id: kept.trashed },
    ])
    expect(await rowsOf('SELECT FROM favorites WHERE user_id = $1', [other.id])).toHaveLength(2)
    expect(await other.isSignedIn()).toBe(true)
  })

  it.each(['delete', 'DELETE ', '', 'ＤＥＬＥＴＥ', undefined])(
    'Account deletion with the confirmation %j is rejected',
    async (word) => {
      const one = await signedIn({ nickname: `망설임 ${String(word).length} ${word?.codePointAt(0) ?? 0}` })
      const answer = await one.send('DELETE', '/api/v1/me', word === undefined ? {} : { confirm: word })
      expect([answer.status, answer.body.error]).toEqual([
        400,
        expect.objectContaining({ code: 'deletion-not-confirmed', field: 'confirm' }),
      ])
      expect([await one.isSignedIn(), await erasures()]).toEqual([true, []])
    },
  )

  it('A member can delete their account without accepting new terms first', async () => {
    const one = await signedIn({ nickname: '동의없이', agreed: false })
    expect((await leave(one)).status).toBe(204)
  })

  it('A staff member cannot delete their account and loses nothing by trying', async () => {
    const one = await signedIn({ nickname: '운영하는 이', role: 'moderator' })
    const answer = await leave(one)
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'staff-cannot-leave'])
    expect([await one.isSignedIn(), await erasures(), await pending()]).toEqual([true, [], []])
  })

  it('Ten parallel deletion requests by one member erase the account once', async () => {
    const one = await signedIn({ nickname: '마지막 말' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => leave(one)))
    for (const { status } of answers) expect([204, 401]).toContain(status)
    expect(answers.some(({ status }) => status === 204)).toBe(true)
    expect(await erasures()).toEqual([{ asked_by: 'member' }])
    expect((await leave(one)).status).toBe(401)
  })

  it('A review sent while its author’s account is deleted gets 401 and is not stored', async () => {
    const one = await signedIn({ nickname: '쓰다 떠남' })
    const left = await database().pool.connect()
    try {
      await left.query('BEGIN')
      await left.query('DELETE FROM users WHERE id = $1', [one.id])
      const writing = one.send('POST', `/api/v1/restaurants/${restaurants()[1]}/reviews`, { rating: 5 })
      // Its member was signed in when it began; now it waits for the lock on their account.
      const isWaiting = async () =>
        (await rowsOf(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`))
          .length > 0
      while (!(await isWaiting())) await new Promise(setImmediate)
      await left.query('COMMIT')
      expect(await writing).toMatchObject({ status: 401, body: { error: { code: 'unauthenticated' } } })
      expect(await rowsOf('SELECT FROM reviews WHERE restaurant_id = $1 AND rating = 5', [restaurants()[1]])).toEqual(
        [],
      )
    } finally {
      left.release()
    }
  })

  it('Every table that refers to users deletes a deleted member’s rows or makes them anonymous', async () => {
    const found = await rowsOf<{ at: string; rule: string }>(`
      SELECT c.conrelid::regclass || '.' || a.attname AS at, CASE c.confdeltype WHEN 'c' THEN 'goes'
        WHEN 'n' THEN 'stays' ELSE 'blocks' END AS rule
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass ORDER BY 1`)
    const of = (rule: string) => found.filter((row) => row.rule === rule).map(({ at }) => at)
    const [goes, stays] = [
      [
        ...['comment_likes', 'comment_mentions', 'consent_events', 'consents'],
        ...['email_confirmations', 'email_digests', 'favorite_folders', 'favorite_shares', 'favorites', 'follows'],
        'match_opinions',
        'member_identities',
        'member_mutes.muted_id',
        'member_mutes',
        'member_offices',
        ...['notification_mutes', 'notifications', 'post_likes', 'push_subscriptions', 'record_edits'],
        'record_notes.member_id',
        'report_claims.claimed_by_id',
        ...['review_votes', 'sessions'],
        'staff_invitations',
        'staff_passwords',
        'staff_saved_filters',
        'write_cooldowns',
      ].map((at) => (at.includes('.') ? at : `${at}.user_id`)),
      [
        'agency_merges.merged_by_id',
        'agency_merges.undone_by_id',
        'agency_publications.noted_by_id',
        'backups.created_by',
        'comments.author_id',
        'comments.deleted_by_id',
        'duplicate_dismissals.dismissed_by_id',
        'duplicate_merges.merged_by_id',
        'duplicate_merges.undone_by_id',
        'jobs.created_by_id',
        'match_decisions.decided_by_id',
        'match_decisions.undone_by_id',
        'match_deferrals.deferred_by_id',
        'match_reviews.decided_by_id',
        'posts.answered_by_id',
        'posts.author_id',
        'posts.deleted_by_id',
        'quality_marks.marked_by',
        'recognised_headers.saved_by_id',
        'recommendation_exclusions.excluded_by',
        'recommendation_settings.updated_by',
        'record_notes.written_by_id',
        'report_resolutions.decided_by_id',
        'report_resolutions.undone_by_id',
        'reports.reporter_id',
        'reports.reviewed_by_id',
        'restaurant_bulk_changes.made_by',
        'restaurant_bulk_changes.undone_by',
        'restaurant_merges.merged_by_id',
        'restaurant_merges.undone_by_id',
        'review_photos.user_id',
        'reviews.deleted_by_id',
        'reviews.user_id',
        ...['role_grants.granted_by_id', 'role_grants.user_id'],
        'source_runs.started_by_id',
        'tickets.answered_by_id',
        'uploads.created_by_id',
        'users.blocked_by_id',
        'visit_corrections.corrected_by_id',
        'visits.corrected_by_id',
        'word_lists.created_by',
      ],
    ]
    expect({
      goes: of('goes').filter((at) => !at.startsWith('payload_')),
      stays: of('stays'),
      blocks: of('blocks'),
    }).toEqual({ goes, stays, blocks: [] })
  })

  it('The audit record keeps a deleted member’s number without personal data or a link to their texts', async () => {
    const given = { nickname: '기록남김', subject: '66120077', email: 'number@people.example' }
    const one = await signedIn(given)
    const written = await one.send<{ id: number }>('POST', `/api/v1/restaurants/${restaurants()[1]}/reviews`, {
      rating: 4,
      content: '밥이 고슬고슬해요.',
    })
    await one.send('PATCH', `/api/v1/reviews/${written.body.id}`, { rating: 5, content: '밥이 찰져요.' })
    await one.send('GET', '/api/v1/me/data')
    await leave(one)
    const entries = await rowsOf<{ row: string; subject_type: string | null; details: object | null }>(
      `SELECT a::text AS row, subject_type, details FROM audit_log a
       WHERE actor_id = $1 OR (subject_type = 'user' AND subject_id = $1)`,
      [one.id],
    )
    expect(entries.length).toBeGreaterThan(0)
    for (const { row, subject_type } of entries) {
      expect([null, 'user']).toContain(subject_type)
      for (const trace of [...Object.values(given), '밥이']) expect(row).not.toContain(trace)
    }
    const numbered = await rowsOf(
      `SELECT FROM audit_log WHERE subject_type = 'review' AND (details->>'person' = $1 OR before->>'user' = $1)`,
      [String(one.id)],
    )
    expect(numbered).toEqual([])
  })

  it('An account deletion is logged without personal data', async () => {
    const info = vi.spyOn(log, 'info')
    const one = await signedIn({ nickname: '기록없이', subject: '771234', email: 'trace@people.example' })
    await leave(one)
    const said = JSON.stringify(info.mock.calls)
    info.mockRestore()
    expect(said).toContain('member_erased')
    for (const trace of ['기록없이', '771234', 'trace@people.example']) expect(said).not.toContain(trace)
  })
})
