import type { TypedUser } from 'payload'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { RESTORE_CONFIRMATION } from '@/domain/backup'
import { createBackup } from '@/infra/backup/createBackup'
import { connectMaintenance, dropDatabase } from '@/infra/backup/database/maintenance'
import { openStored } from '@/infra/backup/openArchive'
import { asideSince } from '@/infra/backup/leftovers'
import { backupStoreOf } from '@/infra/backup/backupStore'
import { diskFiles } from '@/infra/files/diskFiles'
import { transaction } from '@/infra/database/pool'
import { log } from '@/infra/log'
import { photoStore } from '@/infra/photoStore'
import { RESTORED_SCHEMA } from '@/schema/migrate'
import { recordDestroyed } from '@/server/audit'
import { type LiveReport, runRestore } from '@/server/backups/runRestore'
import { unshareFavorites } from '@/server/favorites/sharedLists'
import { blockMember } from '@/server/members/blockMember'
import { eraseMember } from '@/server/members/eraseMember'
import { excludeRestaurant } from '@/server/recommendations/settings'
import { deleteOrphanedPhotos } from '@/server/photos/attachPhotos'
import { trashReview } from '@/server/reviews/writeReview'
import { grantRole, revokeRole } from '@/server/roles'
import { storePassword } from '@/server/staff/password'
import { restrictRestaurant } from '@/server/tickets/restaurantRestrictions'
import { addComment, addPost, addReport } from '../setup/community'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { RESTAURANTS, seedDirectory } from '../setup/directory'
import { shareWith } from '../setup/favoriteShare'
import { addMember } from '../setup/members'
import { addRow, addRows } from '../setup/rows'
import { lazyPayload } from '../setup/payload'
import { addPerson } from '../setup/staff'
import { choicesLeft, endChoices, seedChoices } from './memberChoices'

let test: TestDatabase
const dataDir = mkdtempSync(join(tmpdir(), 'carried-'))

const all = async (text: string): Promise<unknown[]> => (await test.pool.query<object>(text)).rows.map(Object.values)
const count = async (text: string): Promise<number> => (await test.pool.query(text)).rowCount ?? 0

async function backUp() {
  const store = backupStoreOf(diskFiles(join(dataDir, 'backups')))
  const info = await createBackup({
    url: test.ownerUrl,
    store,
    files: diskFiles(dataDir),
    type: 'full',
    appVersion: '0',
    now: new Date(),
  })
  return openStored(store, info.name)
}
const restore = (opened: Awaited<ReturnType<typeof backUp>>, to = test.ownerUrl): Promise<LiveReport> =>
  runRestore({ places: { url: to, files: diskFiles(dataDir) }, schema: RESTORED_SCHEMA }, opened, {
    confirmation: RESTORE_CONFIRMATION,
    now: new Date(),
    by: null,
  })

async function dropAsides(): Promise<void> {
  const sql = await connectMaintenance(test.ownerUrl)
  const { rows } = await sql.query<{ name: string }>('SELECT datname AS name FROM pg_database')
  for (const { name } of rows) if (asideSince(test.ownerUrl, name)) await dropDatabase(sql, name)
  await sql.end()
}

describe('Decisions since a backup', () => {
  let report: LiveReport
  let auditBefore: unknown[]
  let staff: Record<'admin' | 'former', number>
  let members: Record<'leaver' | 'blocked' | 'writer', number>
  let places: number[]
  let posts: number[]
  let comment: number
  let reviews: number[]
  let optional: number
  const AUDIT = 'SELECT id, event, subject_type, subject_id FROM audit_log ORDER BY id'

  beforeAll(async () => {
    log.level = 'silent'
    test = await createTestDatabase()
    const { pool } = test
    places = [...(await seedDirectory(pool, RESTAURANTS)).values()]
    staff = {
      admin: await addPerson(pool, 'head@people.example', 'admin'),
      former: await addPerson(pool, 'former@people.example', 'user'),
    }
    await transaction(pool, (sql) => grantRole(sql, { person: staff.former, by: staff.admin, role: 'moderator' }))
    members = {
      leaver: await addMember(pool, { nickname: '떠날사람' }),
      blocked: await addMember(pool, { nickname: '막힐사람' }),
      writer: await addMember(pool, { nickname: '글쓴이' }),
    }
    optional = await addRow(pool, 'terms_versions', { code: 'location', version: 9, is_required: false })
    await addRow(pool, 'consents', { user_id: members.writer, terms_id: optional, agreed: true })
    posts = [
      await addPost(pool, members.writer),
      await addPost(pool, members.writer),
      await addPost(pool, members.writer),
    ]
    comment = await addComment(pool, posts[2] ?? 0, members.writer)
    reviews = await addRows(pool, 'reviews', [
      { restaurant_id: places[0], user_id: members.leaver, content: '지울 리뷰' },
      { restaurant_id: places[1], user_id: members.leaver, content: '남을 리뷰' },
    ])
    mkdirSync(join(dataDir, 'photos'), { recursive: true })
    const name = 'p'.repeat(32)
    await addRow(pool, 'review_photos', { name, user_id: members.leaver, review_id: reviews[0] })
    for (const form of ['whole', 'small']) writeFileSync(join(dataDir, 'photos', `${name}.${form}.webp`), form)
    const reported = await addReport(pool, 'comment', comment, members.blocked)
    await addRow(pool, 'favorite_shares', { ...shareWith('a-token'), user_id: members.writer })
    await seedChoices(pool, members.writer, members.blocked)
    await addRow(pool, 'tickets', { kind: 'takedown', restaurant_id: places[3] })

    const opened = await backUp()
    const { admin: by, former } = staff
    const done = await transaction(pool, async (sql) => [
      await blockMember(sql, { person: members.blocked, until: null, reason: '도배', by }),
      await revokeRole(sql, { person: former, by, reason: '그만둠' }),
      await excludeRestaurant(sql, { restaurant: places[2] ?? 0, reason: '분쟁', by }),
      await restrictRestaurant(sql, { ticket: await takedownOf(places[3] ?? 0), days: 30, reason: '권리 침해', by }),
    ])
    expect(done.filter(({ ok }) => !ok)).toEqual([])
    await storePassword(pool, by, 'another hash')
    await unshareFavorites(pool, members.writer, null)
    await endChoices(pool, members.writer)
    await pool.query('UPDATE consents SET agreed = false, decided_at = now() WHERE terms_id = $1', [optional])
    await pool.query('UPDATE restaurants SET deleted_at = now() WHERE id = $1', [places[4]])
    await transaction(pool, async (sql) => {
      await sql.query('DELETE FROM posts WHERE id = $1', [posts[1]])
      await recordDestroyed(sql, 'post', [{ id: posts[1] ?? 0 }])
    })
    const payload = lazyPayload(test)
    const local = await payload.start()
    const user = { id: by, role: 'admin', collection: 'users' } as unknown as TypedUser
    const hidden = { status: 'hidden', hiddenReason: '광고' } as const
    await local.update({ collection: 'posts', id: posts[0] ?? 0, data: hidden, user })
    await local.update({ collection: 'reports', id: reported, data: { status: 'dismissed', note: '괜찮음' }, user })
    await trashReview({ pool, payload: payload.start, member: members.leaver }, reviews[0] ?? 0)
    await payload.stop()
    await eraseMember(pool, members.leaver, 'member')
    await deleteOrphanedPhotos(pool, photoStore(diskFiles(join(dataDir, 'photos'))))
    // Its entry of the audit record is written after it.
    await vi.waitFor(async () => expect(await count(`SELECT FROM audit_log WHERE event = 'member_erased'`)).toBe(1))
    auditBefore = await all(AUDIT)
    report = await restore(opened)
  })
  afterAll(async () => {
    await dropAsides()
    await test.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const takedownOf = async (restaurant: number): Promise<number> =>
    (await test.pool.query<{ id: number }>('SELECT id FROM tickets WHERE restaurant_id = $1', [restaurant])).rows[0]
      ?.id ?? 0

  it('A member who left does not come back, nor does the review or the photograph that they had deleted', async () => {
    expect(await count(`SELECT FROM users WHERE nickname = '떠날사람'`)).toBe(0)
    expect(await all('SELECT user_id, content FROM reviews')).toEqual([[null, '남을 리뷰']])
    await deleteOrphanedPhotos(test.pool, photoStore(diskFiles(join(dataDir, 'photos'))))
    expect([readdirSync(join(dataDir, 'photos')), await count('SELECT FROM review_photos')]).toEqual([[], 0])
    expect(await all('SELECT asked_by, user_id FROM erasures')).toEqual([['member', members.leaver]])
  })

  it('Content that was hidden or destroyed stays so, and a report that was dismissed stays closed', async () => {
    expect(await all('SELECT id, status, hidden_reason FROM posts ORDER BY id')).toEqual([
      [posts[0], 'hidden', '광고'],
      [posts[2], 'published', null],
    ])
    expect(await all('SELECT status, outcome, resolution_id IS NOT NULL FROM reports')).toEqual([
      ['dismissed', 'kept', true],
    ])
  })

  it('Restaurants that were hidden, deleted or excluded stay so, with the request that asked for it', async () => {
    const shown = await all(`SELECT id FROM restaurants WHERE id IN (${places[3]}, ${places[4]})
      AND is_active AND deleted_at IS NULL`)
    expect(shown).toEqual([])
    expect(await all('SELECT restaurant_id, ended_at FROM restaurant_restrictions')).toEqual([[places[3], null]])
    expect(await all('SELECT restaurant_id FROM recommendation_exclusions')).toEqual([[places[2]]])
    expect(await count(`SELECT FROM restaurant_stats WHERE restaurant_id = ${places[3]} AND is_active`)).toBe(0)
  })

  it('Blocks, roles taken away, passwords, shared links and consents stand as they did', async () => {
    expect(await all('SELECT nickname FROM users WHERE blocked_at IS NOT NULL')).toEqual([['막힐사람']])
    expect(await all(`SELECT role FROM users WHERE id = ${staff.former}`)).toEqual([['user']])
    expect(await count(`SELECT FROM staff_passwords WHERE hash = 'another hash'`)).toBe(1)
    expect(await count('SELECT FROM favorite_shares')).toBe(0)
    const ofWriter = `user_id = ${members.writer}`
    expect(await all(`SELECT agreed FROM consents WHERE terms_id = ${optional} AND ${ofWriter}`)).toEqual([[false]])
    const decided = `SELECT action FROM consent_events WHERE code = 'location' AND version = 9 AND ${ofWriter}`
    expect(await all(`${decided} ORDER BY id`)).toEqual([['given'], ['withdrawn']])
  })

  it('What a member left does not begin again, and no period is mailed twice', async () => {
    expect(await choicesLeft(test.pool)).toEqual([
      { office: '남을 청사', email: 'stays@people.example', period: '2026-11-30', district: '11110' },
    ])
  })

  it('The audit record goes on where it was, ends with the restore, and gives no number twice', async () => {
    const now = await all(AUDIT)
    expect(now.slice(0, auditBefore.length)).toEqual(auditBefore)
    expect(await all(`SELECT event FROM audit_log WHERE event = 'backup_restored'`)).toEqual([['backup_restored']])
    const next = await addMember(test.pool, { nickname: '새로온사람' })
    expect(next).toBeGreaterThan(members.writer)
  })

  it('The report of a restore says what was applied again, and how many of each', () => {
    expect(Object.fromEntries(report.carried?.map((one) => [one.kind, one.count]) ?? [])).toMatchObject({
      erasures: 1,
      content: 1,
      destroyed: 2,
      restaurants: 2,
      exclusions: 1,
      reports: 1,
      blocks: 1,
      roles: 1,
      passwords: 1,
      shares: 1,
      consents: 1,
    })
  })

  it('Nothing of another installation’s database is applied to a backup, whose numbers mean other things', async () => {
    const opened = await backUp()
    const other = await createTestDatabase()
    await addRow(other.pool, 'audit_log', { event: 'member_erased' })
    // oxlint-disable-next-line local/no-raw-insert -- no factory makes erasures: a use case does
    await other.pool.query(`UPDATE installation SET code = gen_random_uuid();
      INSERT INTO erasures (asked_by, user_id) VALUES ('member', ${members.writer})`)
    const folder = mkdtempSync(join(tmpdir(), 'other-'))
    const places = { url: other.ownerUrl, files: diskFiles(folder) }
    const asked = { confirmation: RESTORE_CONFIRMATION, now: new Date(), by: null }
    const { carried, aside } = await runRestore({ places, schema: RESTORED_SCHEMA }, opened, asked)
    expect(carried).toBeNull()
    expect((await other.pool.query('SELECT FROM users WHERE id = $1', [members.writer])).rowCount).toBe(1)
    await test.pool.query(`DROP DATABASE ${aside} WITH (FORCE)`)
    await other.drop()
    rmSync(folder, { recursive: true, force: true })
  })
})
