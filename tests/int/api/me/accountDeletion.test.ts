import { describe, expect, it, vi } from 'vitest'
import { ME_PATH } from '@/domain/member/paths'
import { log } from '@/infra/log'
import { seedMemberContent } from '../../setup/memberContent'
import { dumpDatabase, memberBrowser } from '../../setup/members'
import { deletionDesk } from './deletionDesk'

const { database, app, restaurants, foreignReview, rowsOf, pending, signedIn, leave } = deletionDesk()
const erasures = () => rowsOf<{ asked_by: string }>('SELECT asked_by FROM erasures')

describe('a member who leaves', () => {
  it('is erased from every table: no nickname, e-mail or number is left, and all sessions are ended', async () => {
    const one = await signedIn({ nickname: '떠날사람', subject: '8812349001', email: 'leaver@people.example' })
    const phone = await memberBrowser(app(), database().pool, one.id)
    const { review, photo } = await seedMemberContent(database().pool, one.id, restaurants(), foreignReview())
    const before = await dumpDatabase(database().pool)
    for (const trace of ['떠날사람', '8812349001', 'leaver@people.example', '버린 말', '점심 후보'])
      expect(before).toContain(trace)
    const answer = await leave(one)
    expect([answer.status, answer.text, answer.headers.get('Set-Cookie')]).toEqual([
      204,
      '',
      expect.stringMatching(/^gonggong_member=; Max-Age=0;/),
    ])
    const after = await dumpDatabase(database().pool)
    for (const trace of ['떠날사람', '8812349001', 'leaver@people.example', '버린 말', '점심 후보'])
      expect(after).not.toContain(trace)
    for (const table of [
      'payload_preferences',
      'payload_locked_documents',
      'favorites',
      'favorite_shares',
      'review_votes',
    ])
      expect(await rowsOf(`SELECT FROM ${table}`)).toEqual([])
    expect([await one.isSignedIn(), await phone.isSignedIn()]).toEqual([false, false])
    expect(await rowsOf('SELECT user_id, rating, content FROM reviews WHERE id = $1', [review])).toEqual([
      { user_id: null, rating: 4, content: '국물이 시원합니다.' },
    ])
    expect(await rowsOf('SELECT user_id, review_id FROM review_photos WHERE name = $1', [photo])).toEqual([
      { user_id: null, review_id: review },
    ])
    expect(await rowsOf('SELECT user_id, description FROM review_reports')).toEqual([
      { user_id: null, description: '광고 같습니다.' },
    ])
    expect(await erasures()).toEqual([{ asked_by: 'member' }])
  })

  it('leaves photos without a review to the cleanup job, and loses nobody else’s data', async () => {
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
    'has to type the confirmation exactly: %j is rejected',
    async (word) => {
      const one = await signedIn({ nickname: `망설임 ${String(word).length} ${word?.codePointAt(0) ?? 0}` })
      const answer = await one.send('DELETE', ME_PATH, word === undefined ? {} : { confirm: word })
      expect([answer.status, answer.body.error]).toEqual([
        400,
        expect.objectContaining({ code: 'deletion-not-confirmed', field: 'confirm' }),
      ])
      expect([await one.isSignedIn(), await erasures()]).toEqual([true, []])
    },
  )

  it('needs not accept new terms first', async () => {
    const one = await signedIn({ nickname: '동의없이', agreed: false })
    expect((await leave(one)).status).toBe(204)
  })

  it('is rejected while holding a role, and loses nothing', async () => {
    const one = await signedIn({ nickname: '운영하는 이', role: 'moderator' })
    const answer = await leave(one)
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'staff-cannot-leave'])
    expect([await one.isSignedIn(), await erasures(), await pending()]).toEqual([true, [], []])
  })

  it('is deleted once, however many parallel requests are sent', async () => {
    const one = await signedIn({ nickname: '마지막 말' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => leave(one)))
    for (const { status } of answers) expect([204, 401]).toContain(status)
    expect(answers.some(({ status }) => status === 204)).toBe(true)
    expect(await erasures()).toEqual([{ asked_by: 'member' }])
    expect((await leave(one)).status).toBe(401)
  })

  it('is signed out in a parallel write, which stores nothing', async () => {
    const one = await signedIn({ nickname: '쓰다 떠남' })
    const left = await database().pool.connect()
    try {
      await left.query('BEGIN')
      await left.query('DELETE FROM users WHERE id = $1', [one.id])
      const writing = one.send('POST', `/api/v1/restaurants/${restaurants()[1]}/reviews`, { rating: 5 })
      // Signed in as it began, it waits now for what becomes of its writer.
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

  it('has a rule for every table that refers to users: deleted with them, or kept without a name', async () => {
    const found = await rowsOf<{ at: string; deed: string }>(`
      SELECT c.conrelid::regclass || '.' || a.attname AS at, CASE c.confdeltype WHEN 'c' THEN 'goes'
        WHEN 'n' THEN 'stays' ELSE 'blocks' END AS deed
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass ORDER BY 1`)
    const of = (deed: string) => found.filter((row) => row.deed === deed).map(({ at }) => at)
    const [goes, stays] = [
      [
        'consent_events',
        'consents',
        'favorite_folders',
        'favorite_shares',
        'favorites',
        'member_identities',
        'review_votes',
        'sessions',
        'staff_passwords',
      ].map((table) => `${table}.user_id`),
      [
        'match_reviews.decided_by_id',
        'restaurant_merges.merged_by_id',
        'restaurant_merges.undone_by_id',
        'review_photos.user_id',
        'review_reports.user_id',
        'reviews.user_id',
        'role_grants.granted_by_id',
        'role_grants.user_id',
        'visits.corrected_by_id',
      ],
    ]
    expect({
      goes: of('goes').filter((at) => !at.startsWith('payload_')),
      stays: of('stays'),
      blocks: of('blocks'),
    }).toEqual({ goes, stays, blocks: [] })
  })

  it('is logged without personal data', async () => {
    const info = vi.spyOn(log, 'info')
    const one = await signedIn({ nickname: '기록없이', subject: '771234', email: 'trace@people.example' })
    await leave(one)
    const said = JSON.stringify(info.mock.calls)
    info.mockRestore()
    expect(said).toContain('member_erased')
    for (const trace of ['기록없이', '771234', 'trace@people.example']) expect(said).not.toContain(trace)
  })
})
