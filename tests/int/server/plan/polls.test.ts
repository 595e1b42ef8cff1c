import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SHORT_TASKS } from '@/jobs/schedule'
import { type Creation, creationOf, withToken } from '@/server/createOnce'
import { castVote, createPoll, readPoll, readVotes } from '@/server/plan/polls'
import { visible } from '@/server/sqlConditions'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { RESTAURANTS, seedDirectory } from '../../setup/directory'
import { emptyTables } from '../../setup/emptyTables'

const voterOf = (letter: string): string => letter.repeat(43)

describe('Restaurant polls', () => {
  let database: TestDatabase
  let places: number[]
  beforeAll(async () => {
    database = await createTestDatabase()
    await seedDirectory(database.pool, RESTAURANTS)
    const { rows } = await database.pool.query<{ id: number }>(
      `SELECT id FROM restaurants WHERE ${visible('restaurants')} ORDER BY id LIMIT 3`,
    )
    places = rows.map(({ id }) => id)
  })
  afterAll(() => database.drop())
  beforeEach(() => emptyTables(database.pool, ['polls', 'rate_limits']))

  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const POLL = { headcount: 12, per_head_max: 30_000, day, hour: 18 }
  const open = (poll: object = {}, creation: Creation | null = null) =>
    createPoll(database.pool, { places, ...POLL, ...poll }, 'poll:one', withToken(creation, 'a secret'))
  const opened = async () => {
    const made = await open()
    return made.ok ? made.value : ''
  }
  const vote = (token: string, letter: string, chosen: number[]) =>
    castVote(database.pool, token, { voter: voterOf(letter), places: chosen }, `vote:${letter}`)

  it('Each voter has one set of votes and can change or withdraw it', async () => {
    const token = await opened()
    const [first = 0, second = 0, third = 0] = places
    await vote(token, 'a', [first, second])
    await vote(token, 'b', [second])
    expect(await vote(token, 'a', [second, third])).toEqual({
      ok: true,
      value: {
        voters: 2,
        places: [
          { id: first, votes: 0 },
          { id: second, votes: 2 },
          { id: third, votes: 1 },
        ],
      },
    })
    await vote(token, 'b', [])
    expect(await readPoll(database.pool, token)).toMatchObject({ voters: 1, headcount: 12, perHeadMax: 30_000 })
  })

  it('A poll says where its places are, for the distance from an office, but not those of a hidden one', async () => {
    const token = await opened()
    const [first, second] = places
    await database.pool.query('UPDATE restaurants SET latitude = 37.5, longitude = 127 WHERE id = ANY ($1)', [places])
    await database.pool.query('UPDATE restaurants SET is_active = false WHERE id = $1', [second])
    const point = { latitude: 37.5, longitude: 127 }
    expect((await readPoll(database.pool, token))?.places.slice(0, 2)).toMatchObject([
      { id: first, ...point },
      { id: second, title: null, latitude: null, longitude: null },
    ])
    await database.pool.query(
      'UPDATE restaurants SET is_active = true, latitude = NULL, longitude = NULL WHERE id = ANY ($1)',
      [places],
    )
  })

  it('A poll that is opened twice with one key is one poll, and both answers lead to it', async () => {
    const creation = creationOf({ key: 'a key', caller: 'poll:one', target: 'POST /polls', body: POLL })
    const [first, second] = await Promise.all([open({}, creation), open({}, creation)])
    expect([second, first.ok && (await readPoll(database.pool, first.value))]).toEqual([
      first,
      expect.objectContaining({ headcount: 12 }),
    ])
    expect((await database.pool.query('SELECT FROM polls')).rowCount).toBe(1)
  })

  it('A poll gives the address, telephone and price of its restaurants, or else the district', async () => {
    const [first = 0, second = 0] = places
    await database.pool.query("UPDATE restaurants SET address = '세종대로 110', phone = '02-120' WHERE id = $1", [
      first,
    ])
    await database.pool.query('UPDATE restaurants SET address = NULL, phone = NULL WHERE id = $1', [second])
    await database.pool.query('UPDATE restaurant_stats SET per_head_median = 21000 WHERE restaurant_id = $1', [first])
    const poll = await readPoll(database.pool, await opened())
    const [one, other] = poll?.places ?? []
    expect(one).toMatchObject({ id: first, address: '세종대로 110', phone: '02-120', perHead: 21_000 })
    expect(other).toMatchObject({ id: second, phone: null })
    expect(other?.address).toMatch(/(도|시)/)
  })

  it('The votes of a poll can be read by its link alone', async () => {
    const token = await opened()
    const [first = 0] = places
    await vote(token, 'a', [first])
    expect(await readVotes(database.pool, token)).toMatchObject({ ok: true, value: { voters: 1 } })
    for (const wrong of ['x'.repeat(43), 'nothing'])
      expect(await readVotes(database.pool, wrong)).toMatchObject({ violation: { code: 'poll-not-found' } })
  })

  it('Parallel votes by one voter count once', async () => {
    const token = await opened()
    const [first = 0] = places
    await Promise.all(Array.from({ length: 20 }, () => vote(token, 'c', [first])))
    const poll = await readPoll(database.pool, token)
    expect([poll?.voters, poll?.places.map(({ votes }) => votes)]).toEqual([1, [1, 0, 0]])
  })

  it('A poll stores neither its link nor its voters’ ids', async () => {
    const token = await opened()
    await vote(token, 'd', places)
    const { rows } = await database.pool.query<{ all: string }>(
      `SELECT (SELECT string_agg(p::text, '') FROM polls p)
        || (SELECT string_agg(v::text, '') FROM poll_votes v) AS all`,
    )
    expect(rows[0]?.all).not.toContain(token)
    expect(rows[0]?.all).not.toContain(Buffer.from(voterOf('d')).toString('hex'))
  })

  it('A poll with hidden restaurants, a past day or a day far ahead is refused', async () => {
    expect(await open({ places: [...places, 2_000_000_000] })).toMatchObject({ ok: false })
    for (const wrong of ['2020-01-01', '2099-01-01'])
      expect(await open({ day: wrong })).toMatchObject({ violation: { code: 'poll-day' } })
    expect((await database.pool.query('SELECT FROM polls')).rowCount).toBe(0)
  })

  it('A vote for other restaurants or without a valid link is refused', async () => {
    const token = await opened()
    expect(await vote(token, 'e', [2_000_000_000])).toMatchObject({ ok: false })
    expect(await vote('x'.repeat(43), 'e', [])).toMatchObject({ violation: { code: 'poll-not-found' } })
    expect(await vote('nothing', 'e', [])).toMatchObject({ violation: { code: 'poll-not-found' } })
  })

  it('Ten of twenty parallel polls from one network are accepted', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => open()))
    expect(made.filter(({ ok }) => ok)).toHaveLength(10)
  })

  it('A poll ends after 30 days and is deleted with its votes', async () => {
    const token = await opened()
    await vote(token, 'f', places)
    await database.pool.query("UPDATE polls SET created_at = now() - interval '29 days 23 hours'")
    expect(await readPoll(database.pool, token)).not.toBeNull()
    await database.pool.query("UPDATE polls SET created_at = now() - interval '30 days 1 second'")
    expect(await readPoll(database.pool, token)).toBeNull()
    expect(await vote(token, 'f', [])).toMatchObject({ violation: { code: 'poll-not-found' } })
    await SHORT_TASKS.delete_ended_polls.run({ pool: database.pool })
    expect((await database.pool.query('SELECT FROM polls')).rowCount).toBe(0)
    expect((await database.pool.query('SELECT FROM poll_votes')).rowCount).toBe(0)
  })
})
