import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MatchDetail } from '@/domain/linkage/matchQuestion'
import type { ReviewerProgress } from '@/server/matching/reviewerProgress'
import { emptyTables } from '../../setup/emptyTables'
import { addStaff } from '../../setup/payloadRest'
import type { Send } from '../../setup/payloadRest'
import { staffCaller } from '../../setup/staffApi'
import { matchingHarness } from './matchingHarness'

const { test, take, select, idOf, visits } = matchingHarness()

const FULL = '늘봄골해장국 종로구청점 (종로구 종로 7)'
const CUT = '늘봄골해장국 종 (종로구)'

interface Row {
  id: number
  alias: number
  visitCount: number
  candidateCount: number
  spelling: string
}

describe('Match queue', () => {
  let one: Send
  let other: Send
  let moderator: Send
  beforeAll(async () => {
    one = staffCaller(test(), (await addStaff(test(), '윤서진', 'admin')).cookie)
    other = staffCaller(test(), (await addStaff(test(), '한지우', 'admin')).cookie)
    moderator = staffCaller(test(), (await addStaff(test(), '도하람', 'moderator')).cookie)
  })
  beforeEach(() =>
    emptyTables(test().pool, ['match_decisions', 'match_opinions', 'match_deferrals', 'restaurant_merges']),
  )

  const list = async (state: string) =>
    JSON.parse((await one('GET', `/matches?filter={"state":"${state}"}`)).text) as Row[]
  const first = async () => (await list('pending'))[0]?.id ?? 0
  const detail = async (id: number) => JSON.parse((await one('GET', `/matches/${id}`)).text) as Row & MatchDetail
  const figures = () => select('SELECT restaurant_id, visit_count FROM restaurant_stats WHERE year = 0 ORDER BY 1, 2')

  it('A spelling is queued once, ordered by its visits, with the evidence for each candidate', async () => {
    await take('한일관 (종로구 종로 12)', '한일관 (종로구 율곡로 99)', '한일관 (종로구)', '한일관 (종로구)')
    await take(FULL, CUT)
    const queue = await list('pending')
    expect(queue.map(({ visitCount }) => visitCount)).toEqual([2, 1])
    expect(queue[0]).toMatchObject({ spelling: '한일관 (종로구)', candidateCount: 2 })
    const found = await detail(queue[0]?.id ?? 0)
    expect(found.candidates).toHaveLength(2)
    expect(found.rows.map(({ spelling }) => spelling)).toEqual(['한일관 (종로구)', '한일관 (종로구)'])
    expect(found.candidates[0]).toMatchObject({ sharedAgencies: 1, sharedVisits: 1 })
    expect(found.decided).toBeNull()
  })

  it('One decision settles all equal cells, and undoing it restores them', async () => {
    await take('한일관 (종로구 종로 12)', '한일관 (종로구 율곡로 99)', '한일관 (종로구)')
    const [before, places] = [await figures(), await visits()]
    const question = await first()
    const target = (await detail(question)).candidates[1]?.id
    const answer = await one('POST', `/matches/${question}/decide`, { choice: 'match', target })
    expect(JSON.parse(answer.text)).toMatchObject({ visits: 1 })
    expect(await list('pending')).toEqual([])
    expect(await list('decided')).toHaveLength(1)
    expect(await take('한일관 (종로구)')).toMatchObject({ restaurantsNew: 0, reviewsQueued: 0 })
    expect(await select(`SELECT DISTINCT restaurant_id AS id FROM visits ORDER BY 1`)).toHaveLength(2)
    expect(await select(`SELECT count(*)::int AS visits FROM visits WHERE restaurant_id = ${target}`)).toEqual([
      { visits: 3 },
    ])
    await test().pool.query('DELETE FROM visits WHERE import_batch_id = (SELECT max(id) FROM import_batches)')
    expect((await other('POST', `/matches/${question}/undo`, {})).status).toBe(200)
    expect(await visits()).toEqual(places)
    expect(await figures()).toEqual(before)
    expect(await select(`SELECT DISTINCT decision FROM match_reviews`)).toEqual([{ decision: 'pending' }])
    expect(await select('SELECT undone FROM restaurant_merges')).toEqual([{ undone: true }])
    expect((await other('POST', `/matches/${question}/undo`, {})).status).toBe(409)
  })

  it('A spelling can be matched to a restaurant that is not among the candidates', async () => {
    await take(FULL, CUT, '순희네 빈대떡 (종로구 종로 88)')
    const target = await idOf('순희네 빈대떡')
    const question = await first()
    expect((await one('POST', `/matches/${question}/decide`, { choice: 'match', target })).status).toBe(400)
    expect((await one('POST', `/matches/${question}/decide`, { choice: 'other', target })).status).toBe(200)
    expect(await visits()).toContainEqual({ title: '순희네 빈대떡', visits: 2 })
    expect(await list('pending')).toEqual([])
  })

  it('A new place stays separate, and a cell marked as not a place leaves the directory', async () => {
    await take(FULL, CUT)
    const question = await first()
    await one('POST', `/matches/${question}/decide`, { choice: 'not_place', reason: '배달 수수료' })
    expect(
      await select(`SELECT deleted_at IS NOT NULL AS gone FROM restaurants WHERE title = '늘봄골해장국 종'`),
    ).toEqual([{ gone: true }])
    await one('POST', `/matches/${question}/undo`, {})
    expect(await select('SELECT id FROM restaurants WHERE deleted_at IS NOT NULL')).toEqual([])
    await one('POST', `/matches/${question}/decide`, { choice: 'new' })
    expect(await take(CUT)).toMatchObject({ restaurantsNew: 0, reviewsQueued: 0 })
    expect(await visits()).toHaveLength(2)
  })

  it('Of two parallel decisions the second is refused with the name of the first reviewer', async () => {
    await take(FULL, CUT)
    const question = await first()
    const target = (await detail(question)).candidates[0]?.id
    const answers = await Promise.all([
      one('POST', `/matches/${question}/decide`, { choice: 'match', target }),
      other('POST', `/matches/${question}/decide`, { choice: 'new' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'match-decided' })
    expect(refused?.body.message).toMatch(/^(윤서진|한지우) 님이 먼저 정했어요/)
    expect(await select('SELECT count(*)::int AS n FROM match_decisions')).toEqual([{ n: 1 }])
  })

  it('A deferred question leaves the queue and comes back later', async () => {
    await take(FULL, CUT)
    const question = await first()
    expect((await one('POST', `/matches/${question}/later`, {})).status).toBe(200)
    expect([await list('pending'), (await list('later')).length]).toEqual([[], 1])
    await test().pool.query(`UPDATE match_deferrals SET deferred_until = now() - interval '1 second'`)
    expect(await list('pending')).toHaveLength(1)
  })

  it('Opinions are kept next to the decision, and reviewer agreement is counted', async () => {
    await take(FULL, CUT)
    await take('한일관 (종로구 종로 12)', '한일관 (종로구 율곡로 99)', '한일관 (종로구)')
    const progress = async () =>
      JSON.parse((await one('POST', '/matches/actions/progress', {})).text) as ReviewerProgress
    expect(await progress()).toEqual({ today: 0, agreement: { pairs: 0, share: null, kappa: null } })
    for (const [index, { id }] of (await list('pending')).entries()) {
      const target = (await detail(id)).candidates[0]?.id
      await other('POST', `/matches/${id}/opinion`, { choice: 'match', target })
      expect((await detail(id)).opinions).toMatchObject([{ nickname: '한지우', choice: 'match', target }])
      const decision = index === 0 ? { choice: 'match', target } : { choice: 'new' }
      expect((await one('POST', `/matches/${id}/decide`, decision)).status).toBe(200)
    }
    expect(await progress()).toMatchObject({ today: 2, agreement: { pairs: 2, share: 0.5 } })
  })

  it('Only admins can decide matches, and unknown answers are rejected', async () => {
    await take(FULL, CUT)
    const question = await first()
    for (const action of ['decide', 'undo', 'opinion', 'later', 'resume'])
      expect((await moderator('POST', `/matches/${question}/${action}`, { choice: 'new' })).status).toBe(403)
    expect((await moderator('GET', '/matches')).status).toBe(403)
    expect((await one('POST', `/matches/${question}/decide`, { choice: 'burn' })).status).toBe(400)
    expect((await one('POST', `/matches/${question}/decide`, { choice: 'new', target: 1 })).status).toBe(400)
    expect((await one('POST', '/matches/999999/decide', { choice: 'new' })).status).toBe(404)
    expect(await select(`SELECT DISTINCT decision FROM match_reviews`)).toEqual([{ decision: 'pending' }])
  })

  it('A decision and its undoing each leave an audit entry', async () => {
    await take(FULL, CUT)
    const question = await first()
    await one('POST', `/matches/${question}/decide`, { choice: 'new' })
    await one('POST', `/matches/${question}/undo`, {})
    const entries = await select(
      `SELECT before->>'decision' AS before, after->>'decision' AS after FROM audit_log
       WHERE subject_type = 'match-review' AND subject_id = ${question} ORDER BY id`,
    )
    expect(entries).toEqual([
      { before: 'pending', after: 'new' },
      { before: 'new', after: 'pending' },
    ])
  })
})
