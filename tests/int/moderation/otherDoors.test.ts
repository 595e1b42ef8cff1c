import { describe, it } from 'vitest'
import { addPost, addReport } from '../setup/community'
import { addPerson } from '../setup/staff'
import { addRow } from '../setup/rows'
import { because, DAYS, doorHarness, ra, REASON, rest } from './doorHarness'

const { test, of, send, expectOneOutcome, expectRefused } = doorHarness()

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
