import { describe, expect, it } from 'vitest'
import { FULL, scaled } from '../../setup/scale'
import { addComment, addPost, addReport } from '../setup/community'
import { addRow } from '../setup/rows'
import { because, DAYS, type Door, doorHarness, later, ra, REASON, rest } from './doorHarness'

const { test, of, send, expectOneOutcome, expectRefused } = doorHarness()

interface Kind {
  type: 'review' | 'post' | 'comment'
  resource: string
  by: 'moderator' | 'admin'
  add: () => Promise<unknown>
}

const KINDS: Record<string, Kind> = {
  review: {
    type: 'review',
    resource: 'reviews',
    by: 'moderator',
    add: () => addRow(test().pool, 'reviews', { restaurant_id: of.restaurant, user_id: of.author, rating: 2 }),
  },
  comment: {
    type: 'comment',
    resource: 'comments',
    by: 'moderator',
    add: async () => addComment(test().pool, await addPost(test().pool, of.reporter), of.author),
  },
  post: { type: 'post', resource: 'posts', by: 'admin', add: () => addPost(test().pool, of.author) },
  ...(FULL && {
    suggestion: {
      type: 'post' as const,
      resource: 'suggestions',
      by: 'admin' as const,
      add: () => addPost(test().pool, of.author, 'suggestion'),
    },
  }),
}

describe.each(Object.entries(KINDS))('Decisions about a %s', (_, { type, resource, by, add }) => {
  const slug = `${type}s`
  const one = `/${resource}/1`
  const sender = () => send[by]
  const begin = async () => {
    await add()
    await addReport(test().pool, type, 1, of.reporter)
    await addRow(test().pool, 'tickets', { kind: 'takedown' })
  }
  const beginWith = (change: string) => async () => {
    await begin()
    await test().pool.query(`UPDATE ${slug} SET ${change} WHERE id = 1`)
  }
  const after = (door: Door) => async () => {
    await begin()
    expect((await door(sender())).status).toBe(200)
  }
  const decided = (decision: string, more: object = {}): Record<string, Door> => ({
    'back office, one': ra('POST', `${one}/${decision}`, { reason: REASON, ...more }),
    'back office, many': ra('POST', `/${resource}/actions/${decision}`, { ids: [1], reason: REASON, ...more }),
    'back office, report': ra('POST', '/reports/1/resolve', { decision, reason: REASON, ...more }),
  })

  it('Hiding it leaves the same rows through every door', async () => {
    const hidden = { status: 'hidden', hiddenReason: REASON }
    await expectOneOutcome(
      {
        ...decided('hide'),
        REST: rest('PATCH', `/${slug}/1`, hidden),
        'REST, reason in the header': rest('PATCH', `/${slug}/1`, { status: 'hidden' }, because(REASON)),
        'REST, many': rest('PATCH', `/${slug}?where[id][equals]=1`, hidden),
        'REST, report': rest('PATCH', '/reports/1', { status: 'reviewed', note: REASON }),
      },
      sender(),
      begin,
    )
  })

  it('Restricting it leaves the same rows through every door', async () => {
    const doors = {
      ...decided('restrict', { days: DAYS }),
      REST: rest('PATCH', `/${slug}/1`, { status: 'hidden', hiddenReason: REASON, hiddenUntil: later() }),
    }
    await expectOneOutcome(doors, sender(), begin)
    const ticket = ra('POST', '/tickets/1/restrict', { type, content: 1, days: DAYS, reason: REASON })
    await expectOneOutcome({ ...decided('restrict', { days: DAYS }), ticket }, send.admin, begin)
  })

  it('Deleting it leaves the same rows through every door', async () => {
    const gone = { deletedAt: '2001-01-03T00:00:00.000Z' }
    await expectOneOutcome(
      {
        ...decided('delete'),
        REST: rest('PATCH', `/${slug}/1`, gone, because(REASON)),
        'REST, many': rest('PATCH', `/${slug}?where[id][equals]=1`, gone, because(REASON)),
      },
      sender(),
      begin,
    )
  })

  it('Dismissing its reports leaves the same rows through every door', async () => {
    const { 'back office, report': report = ra('GET', '') } = decided('dismiss')
    const doors = { report, REST: rest('PATCH', '/reports/1', { status: 'dismissed', note: REASON }) }
    await expectOneOutcome(doors, sender(), begin)
  })

  const restored = (body: object, query = ''): Record<string, Door> => ({
    'back office, one': ra('POST', `${one}/restore`, {}),
    'back office, many': ra('POST', `/${resource}/actions/restore`, { ids: [1] }),
    REST: rest('PATCH', `/${slug}/1${query}`, body),
  })

  it('Showing hidden content again leaves the same rows through every door', () =>
    expectOneOutcome(restored({ status: 'published' }), sender(), after(ra('POST', `${one}/hide`, { reason: REASON }))))

  it('Restoring deleted content leaves the same rows through every door', () =>
    expectOneOutcome(
      restored({ deletedAt: null }, '?trash=true'),
      sender(),
      after(ra('POST', `${one}/delete`, { reason: REASON })),
    ))

  it('Publishing held content leaves the same rows through every door', () =>
    expectOneOutcome(restored({ status: 'published' }), sender(), beginWith(`status = 'pending'`)))

  it('Undoing a decision leaves the same rows through every door', () =>
    expectOneOutcome(
      {
        'back office, report': ra('POST', '/reports/1/undo', {}),
        'back office, many': ra('POST', `/${resource}/actions/undo`, { ids: [1], undo: [1] }),
        REST: rest('PATCH', '/reports/1', { status: 'pending' }),
      },
      sender(),
      after(ra('POST', '/reports/1/resolve', { decision: 'hide', reason: REASON })),
    ))

  it('No door decides without a reason', () =>
    expectRefused(
      {
        ...Object.fromEntries(
          ['hide', 'restrict', 'delete'].flatMap((decision) => [
            [`${decision} one`, ra('POST', `${one}/${decision}`, {})],
            [`${decision} many`, ra('POST', `/${resource}/actions/${decision}`, { ids: [1] })],
            [`${decision} by report`, ra('POST', '/reports/1/resolve', { decision })],
          ]),
        ),
        'REST, hide': rest('PATCH', `/${slug}/1`, { status: 'hidden', hiddenReason: ' ' }),
        'REST, delete': rest('PATCH', `/${slug}/1`, { deletedAt: later() }),
        'REST, report': rest('PATCH', '/reports/1', { status: 'reviewed' }),
        'REST, dismissal': rest('PATCH', '/reports/1', { status: 'dismissed' }),
      },
      sender(),
      begin,
    ))

  const past = { status: 'hidden', hiddenUntil: '2001-01-03T00:00:00.000Z' }

  it('No door holds it, deletes it for good, or restricts it into the past', () =>
    expectRefused(
      {
        'REST, hold': rest('PATCH', `/${slug}/1`, { status: 'pending' }, because(REASON)),
        'REST, delete': rest('DELETE', `/${slug}/1`, undefined, because(REASON)),
        'back office, delete': ra('DELETE', one, undefined, because(REASON)),
        'REST, restrict': rest('PATCH', `/${slug}/1`, past, because(REASON)),
        'REST, restrict many': rest('PATCH', `/${slug}?where[id][equals]=1`, past, because(REASON)),
      },
      sender(),
      begin,
    ))

  it('No door restores what its author deleted', () =>
    expectRefused(restored({ deletedAt: null }, '?trash=true'), sender(), beginWith('deleted_at = now()')))

  it('Parallel decisions through both doors end without a deadlock', async () => {
    await begin()
    const doors = [...Object.values(decided('hide')), ...Object.values(restored({ status: 'published' }))]
    doors.push(rest('PATCH', `/${slug}/1`, { status: 'hidden', hiddenReason: REASON }))
    const asked = Array.from({ length: scaled(40, 200) }, (__, i) => doors[i % doors.length] as Door)
    const statuses = new Set<number>()
    // All at once; those for whom there was no room ask again.
    for (let left = asked; left.length > 0;) {
      const answers = await Promise.all(left.map((door) => door(sender())))
      const busy = left.filter((_, i) => answers[i]?.status === 503)
      for (const { status } of answers) statuses.add(status)
      expect(busy.length).toBeLessThan(left.length)
      left = busy
    }
    expect([...statuses].filter((status) => ![200, 409, 503].includes(status))).toEqual([])
  })
})
