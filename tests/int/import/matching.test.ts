import { describe, expect, it } from 'vitest'
import { undoBatch } from '@/import/load/undoBatch'
import { dumpDirectory, emptyDirectory } from './directoryDump'
import { directoryOfImports, NOW } from './directoryOfImports'
import { expense } from './expenseFiles'

const { database, takeRows, select } = directoryOfImports()
const take = (...places: string[]) => takeRows(...places.map((place) => expense({ place })))
/** The spellings of each restaurant, as sets. */
const piles = () =>
  select(
    `SELECT string_agg(a.spelling, ' / ' ORDER BY a.spelling COLLATE "C") AS pile FROM restaurant_aliases a
      GROUP BY a.restaurant_id ORDER BY 1`,
  )

describe('linking an imported file', () => {
  it('stores the evidence and the confidence of every match with its alias', async () => {
    await take(
      '보나베띠 정동점 (종로구 종로 12)',
      '보나베띠 (종로구 종로 12)',
      '보나베티 정동점 (종로구 종로 12)',
      '굴레방국밥 (종로구 율곡로 3)',
    )
    await take('굴레방국밥 (종로구 율곡로)')
    expect(
      await select(
        `SELECT a.spelling, a.evidence, a.confidence FROM visits v JOIN restaurant_aliases a ON a.id = v.alias_id
          WHERE a.evidence <> 'new' ORDER BY a.id`,
      ),
    ).toEqual([
      { spelling: '보나베띠 (종로구 종로 12)', evidence: 'same_address', confidence: 0.97 },
      { spelling: '보나베티 정동점 (종로구 종로 12)', evidence: 'same_address', confidence: 0.85 },
      { spelling: '굴레방국밥 (종로구 율곡로)', evidence: 'same_street', confidence: 0.85 },
    ])
    expect(await select('SELECT COUNT(*)::int AS restaurants FROM restaurants')).toEqual([{ restaurants: 2 }])
  })

  it('finds the same restaurants whichever file is imported first', async () => {
    const first = ['한일관 (종로구 종로 12)', '고을집 (종로구 종로)', '순희네 (중구 을지로 3)']
    const second = ['한일관 종로점 (종로구 종로 12)', '고을집 (종로구 종로 5)', '순희네 (중구 을지로)']
    await take(...first)
    await take(...second)
    const oneWay = await piles()
    await emptyDirectory(database().pool)
    await take(...second)
    await take(...first)
    expect(await piles()).toEqual(oneWay)
    expect(oneWay).toHaveLength(3)
  })

  it('finds one restaurant in 세종, which has no districts, as it does elsewhere', async () => {
    await take('굴레방국밥 나성점 (세종특별자치시 나성로 3)')
    expect(await take('굴레방 국밥 나성점 (세종특별자치시)')).toMatchObject({ restaurantsNew: 0, reviewsQueued: 0 })
  })

  it('queues a name for review beside a cell that has it in brackets, whichever comes first', async () => {
    await take('모크 (종로구 종로 12)', '모크(MOK) (종로구 종로 12)', '별온설렁탕 (종로구)')
    expect(await take('MOK (종로구)')).toMatchObject({ restaurantsNew: 1, reviewsQueued: 1 })
    expect(await take('온솔설렁탕(별온설렁탕) (종로구)')).toMatchObject({ restaurantsNew: 1, reviewsQueued: 1 })
    expect(await select('SELECT DISTINCT evidence FROM match_reviews')).toEqual([{ evidence: 'alternate_name' }])
  })

  it('queues a name of two letters for review beside one that adds what is sold', async () => {
    await take('별쇠식당 (종로구)')
    expect(await take('별쇠 (종로구)')).toMatchObject({ restaurantsNew: 1, reviewsQueued: 1 })
  })

  it('queues a café whose kind stands in front for review beside one whose kind stands behind', async () => {
    await take('온솔카페 (종로구)')
    expect(await take('카페온솔 (종로구)')).toMatchObject({ restaurantsNew: 1, reviewsQueued: 1 })
  })

  it.each([
    ['a slip of one syllable', '달명긴자 (종로구)', '다명긴자 (종로구)'],
    ['words in another order', '코다리정식 달무리 (종로구)', '달무리 코다리정식 (종로구)'],
    ['more in front', '달무리알파닭 (종로구)', '황금 달무리알파닭 (종로구)'],
  ])('proposes two spellings that differ by %s', async (_, known, later) => {
    await take(known)
    const { restaurantsNew, reviewsQueued } = await take(later)
    expect({ restaurantsNew, reviewsQueued }).toEqual({ restaurantsNew: 1, reviewsQueued: 1 })
  })

  it.each([
    ['sounds that are alike', '소문난뽈데기집 (종로구)', '소문난볼떼기집 (종로구)'],
    ['a slip before one branch', '달무락스퀘어 종각점 (종로구)', '달무람스퀘어 종각점 (종로구)'],
    ['a second number left out', '온솔집 (종로구 종로 12-1)', '온솔집 (종로구 종로 12)'],
  ])('finds one place in two spellings that differ by %s', async (_, known, later) => {
    await take(known)
    expect(await take(later)).toMatchObject({ restaurantsNew: 0 })
  })

  it('proposes a slip of an institution without a district, and keeps the review when a place is merged', async () => {
    const province = '경기도청,행정국,총무과,,'
    await takeRows(expense({ place: '달무리누룽지백숙집', levels: province }))
    const { reviewsQueued } = await takeRows(
      expense({ place: '달무리누릉지백숙집', levels: province }),
      expense({ place: '달무리누룽지백숙집 (수원시 장안구 창룡대로 3)', levels: province }),
    )
    expect(reviewsQueued).toBeGreaterThan(0)
  })

  it('queues one name at one number of one road for review when another district of the city is written', async () => {
    await take('달빛동해도 광화문점 (종로구 무교로 28)', '별빛국밥 (종로구 무교로 28)')
    expect(await take('달빛동해도 광화문점 (중구 무교로 28)')).toMatchObject({ restaurantsNew: 1, reviewsQueued: 1 })
    expect(await take('별빛국밥 (중구 무교로 30)')).toMatchObject({ restaurantsNew: 1, reviewsQueued: 0 })
    expect(await select('SELECT evidence, confidence < 0.8 AS unsure FROM match_reviews')).toEqual([
      { evidence: 'same_address', unsure: true },
    ])
  })

  it('does not compare one address of two cities, nor a chain’s name across districts', async () => {
    await take('달빛동해도 (경기도 안양시 만안구 중앙로 12)', '투썸플레이스 (종로구 무교로 28)')
    expect(await take('달빛동해도 (경기도 수원시 장안구 중앙로 12)', '투썸플레이스 (중구 무교로 28)')).toMatchObject({
      restaurantsNew: 2,
      reviewsQueued: 0,
    })
  })

  it('adds a later row’s address to a restaurant that had none, and removes it when that row is undone', async () => {
    await take('종로구청 굴레방국밥 (종로구)')
    const [before] = [await dumpDirectory(database().pool)]
    const { batch } = await take('종로구청 굴레방국밥 (종로구 율곡로 3)')
    expect(await select('SELECT name, address FROM restaurants')).toEqual([
      { name: '종로구청 굴레방국밥', address: '종로구 율곡로 3' },
    ])
    await undoBatch(database().pool, batch, NOW)
    expect(await dumpDirectory(database().pool)).toEqual(before)
  })

  it('queues a truncated name for review instead of merging or duplicating it silently', async () => {
    await take('늘봄골해장국 종로구청점 (종로구 종로 7)')
    const report = await take('늘봄골해장국 종 (종로구)')
    expect(report).toMatchObject({ restaurantsNew: 1, reviewsQueued: 1 })
    expect(
      await select(`
      SELECT a.spelling, r.title AS candidate, q.evidence, q.confidence < 0.8 AS unsure, q.decision FROM match_reviews q
      JOIN restaurant_aliases a ON a.id = q.alias_id JOIN restaurants r ON r.id = q.candidate_id`),
    ).toEqual([
      {
        spelling: '늘봄골해장국 종 (종로구)',
        candidate: '늘봄골해장국 종로구청점',
        evidence: 'cut_name',
        unsure: true,
        decision: 'pending',
      },
    ])
  })

  it('queues a review once: the same cell is known the next time', async () => {
    await take('늘봄골해장국 종로구청점 (종로구 종로 7)', '늘봄골해장국 종 (종로구)')
    const before = await select('SELECT id FROM match_reviews')
    expect(await take('늘봄골해장국 종 (종로구)', '늘봄골해장국 종 (종로구)')).toMatchObject({
      reviewsQueued: 0,
      restaurantsNew: 0,
    })
    expect(await select('SELECT id FROM match_reviews')).toEqual(before)
  })

  it('deletes its reviews when the import that queued them is undone', async () => {
    await take('늘봄골해장국 종로구청점 (종로구 종로 7)')
    const before = await dumpDirectory(database().pool)
    const { batch } = await take('늘봄골해장국 종 (종로구)', '늘봄골해장국 (종로구)')
    expect(await select('SELECT id FROM match_reviews')).not.toEqual([])
    await undoBatch(database().pool, batch, NOW)
    expect(await dumpDirectory(database().pool)).toEqual(before)
  })
})
