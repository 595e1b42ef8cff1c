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

describe('Linking of imported rows', () => {
  it('Every match is stored with its evidence and confidence on its alias', async () => {
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

  it('The order in which two files are imported does not change the restaurants found', async () => {
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

  it('세종, which has no districts, matches spellings of one restaurant as elsewhere', async () => {
    await take('굴레방국밥 나성점 (세종특별자치시 나성로 3)')
    expect(await take('굴레방 국밥 나성점 (세종특별자치시)')).toMatchObject({ restaurantsNew: 0, reviewsQueued: 0 })
  })

  it('A name is queued for review with a cell that has it in brackets, whichever comes first', async () => {
    await take('모크 (종로구 종로 12)', '모크(MOK) (종로구 종로 12)', '별온설렁탕 (종로구)')
    expect(await take('MOK (종로구)')).toMatchObject({ restaurantsNew: 1, reviewsQueued: 1 })
    expect(await take('온솔설렁탕(별온설렁탕) (종로구)')).toMatchObject({ restaurantsNew: 1, reviewsQueued: 1 })
    expect(await select('SELECT DISTINCT evidence FROM match_reviews')).toEqual([{ evidence: 'alternate_name' }])
  })

  it('A name of two syllables is queued for review with one that adds what it sells', async () => {
    await take('별쇠식당 (종로구)')
    expect(await take('별쇠 (종로구)')).toMatchObject({ restaurantsNew: 1, reviewsQueued: 1 })
  })

  it('카페온솔 is queued for review with 온솔카페', async () => {
    await take('온솔카페 (종로구)')
    expect(await take('카페온솔 (종로구)')).toMatchObject({ restaurantsNew: 1, reviewsQueued: 1 })
  })

  it.each([
    ['a slip of one syllable', '달명긴자 (종로구)', '다명긴자 (종로구)'],
    ['words in another order', '코다리정식 달무리 (종로구)', '달무리 코다리정식 (종로구)'],
    ['more in front', '달무리알파닭 (종로구)', '황금 달무리알파닭 (종로구)'],
  ])('Two spellings that differ by %s are queued for review', async (_, known, later) => {
    await take(known)
    const { restaurantsNew, reviewsQueued } = await take(later)
    expect({ restaurantsNew, reviewsQueued }).toEqual({ restaurantsNew: 1, reviewsQueued: 1 })
  })

  it.each([
    ['sounds that are alike', '소문난뽈데기집 (종로구)', '소문난볼떼기집 (종로구)'],
    ['a slip before one branch', '달무락스퀘어 종각점 (종로구)', '달무람스퀘어 종각점 (종로구)'],
    ['a second number left out', '온솔집 (종로구 종로 12-1)', '온솔집 (종로구 종로 12)'],
  ])('Two spellings that differ by %s are one restaurant', async (_, known, later) => {
    await take(known)
    expect(await take(later)).toMatchObject({ restaurantsNew: 0 })
  })

  it('A misspelling by an agency without a district stays queued when its restaurant is merged', async () => {
    const province = '경기도청,행정국,총무과,,'
    await takeRows(expense({ place: '달무리누룽지백숙집', levels: province }))
    const { reviewsQueued } = await takeRows(
      expense({ place: '달무리누릉지백숙집', levels: province }),
      expense({ place: '달무리누룽지백숙집 (수원시 장안구 창룡대로 3)', levels: province }),
    )
    expect(reviewsQueued).toBeGreaterThan(0)
  })

  it('One name at one road number in two districts of a city is queued for review', async () => {
    await take('달빛동해도 광화문점 (종로구 무교로 28)', '별빛국밥 (종로구 무교로 28)')
    expect(await take('달빛동해도 광화문점 (중구 무교로 28)')).toMatchObject({ restaurantsNew: 1, reviewsQueued: 1 })
    expect(await take('별빛국밥 (중구 무교로 30)')).toMatchObject({ restaurantsNew: 1, reviewsQueued: 0 })
    expect(await select('SELECT evidence, confidence < 0.8 AS unsure FROM match_reviews')).toEqual([
      { evidence: 'same_address', unsure: true },
    ])
  })

  it('One address in two cities, or a chain’s name in two districts, is not queued for review', async () => {
    await take('달빛동해도 (경기도 안양시 만안구 중앙로 12)', '투썸플레이스 (종로구 무교로 28)')
    expect(await take('달빛동해도 (경기도 수원시 장안구 중앙로 12)', '투썸플레이스 (중구 무교로 28)')).toMatchObject({
      restaurantsNew: 2,
      reviewsQueued: 0,
    })
  })

  it('A later row’s address is added to a restaurant without one, and removed when the row is undone', async () => {
    await take('종로구청 굴레방국밥 (종로구)')
    const [before] = [await dumpDirectory(database().pool)]
    const { batch } = await take('종로구청 굴레방국밥 (종로구 율곡로 3)')
    expect(await select('SELECT name, address FROM restaurants')).toEqual([
      { name: '종로구청 굴레방국밥', address: '종로구 율곡로 3' },
    ])
    await undoBatch(database().pool, batch, NOW)
    expect(await dumpDirectory(database().pool)).toEqual(before)
  })

  it('Of two places with one name in a district, the one near the hall is visited', async () => {
    await take('달무리집 (종로구 종로 12)', '달무리집 (종로구 평창길 99)')
    await select(`UPDATE restaurants SET longitude = 126.98, latitude =
      CASE WHEN address LIKE '%평창%' THEN 37.61 ELSE 37.575 END`)
    const near = `SELECT r.address, a.evidence FROM visits v JOIN restaurant_aliases a ON a.id = v.alias_id
      JOIN restaurants r ON r.id = v.restaurant_id WHERE a.address_key IS NULL OR a.address_key = ''`
    await select(`UPDATE agencies SET hall_latitude = 37.59, hall_longitude = 126.98`)
    const unsure = await take('달무리집 (종로구)')
    expect(unsure).toMatchObject({ restaurantsNew: 1, reviewsQueued: 1 })
    await undoBatch(database().pool, unsure.batch, NOW)

    await select(`UPDATE agencies SET hall_latitude = 37.574, hall_longitude = 126.98`)
    const before = await dumpDirectory(database().pool)
    const sure = await take('달무리집 (종로구)')
    expect(sure).toMatchObject({ restaurantsNew: 0, reviewsQueued: 0 })
    expect(await select(near)).toEqual([
      { address: expect.stringContaining('종로 12') as string, evidence: 'near_hall' },
    ])
    await undoBatch(database().pool, sure.batch, NOW)
    expect(await dumpDirectory(database().pool)).toEqual(before)
  })

  it('A truncated name is queued for review instead of being merged or silently duplicated', async () => {
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

  it('A cell that was queued for review is known in the next import and not queued again', async () => {
    await take('늘봄골해장국 종로구청점 (종로구 종로 7)', '늘봄골해장국 종 (종로구)')
    const before = await select('SELECT id FROM match_reviews')
    expect(await take('늘봄골해장국 종 (종로구)', '늘봄골해장국 종 (종로구)')).toMatchObject({
      reviewsQueued: 0,
      restaurantsNew: 0,
    })
    expect(await select('SELECT id FROM match_reviews')).toEqual(before)
  })

  it('Undoing an import deletes the reviews that it queued', async () => {
    await take('늘봄골해장국 종로구청점 (종로구 종로 7)')
    const before = await dumpDirectory(database().pool)
    const { batch } = await take('늘봄골해장국 종 (종로구)', '늘봄골해장국 (종로구)')
    expect(await select('SELECT id FROM match_reviews')).not.toEqual([])
    await undoBatch(database().pool, batch, NOW)
    expect(await dumpDirectory(database().pool)).toEqual(before)
  })
})
