import { describe, expect, it } from 'vitest'
import { undoBatch } from '@/import/load/undoBatch'
import { matchingHarness, NOW } from './matchingHarness'

const { test, admin, take, select, idOf, user, answer, visits } = matchingHarness()

const FULL = '늘봄골해장국 종로구청점 (종로구 종로 7)'
const CUT = '늘봄골해장국 종 (종로구)'

describe('Decisions on match reviews', () => {
  it('The decision “match” moves the alias with all its visits and leaves a redirect', async () => {
    await take(FULL, FULL, CUT)
    const cut = await idOf('늘봄골해장국 종')
    await answer('match')
    expect(await visits()).toEqual([{ title: '늘봄골해장국 종로구청점', visits: 3 }])
    expect(await select(`SELECT merged_into_id AS into FROM restaurants WHERE id = ${cut}`)).toEqual([
      { into: await idOf('늘봄골해장국 종로구청점') },
    ])
    expect(
      await select(`SELECT decision, decided_by_id AS by, decided_at IS NOT NULL AS dated FROM match_reviews`),
    ).toEqual([{ decision: 'match', by: admin(), dated: true }])
    expect(await take(CUT)).toMatchObject({ restaurantsNew: 0, reviewsQueued: 0 })
    expect(await visits()).toEqual([{ title: '늘봄골해장국 종로구청점', visits: 4 }])
    expect(await select(`SELECT evidence, confidence FROM restaurant_aliases WHERE spelling = '${CUT}'`)).toEqual([
      { evidence: 'person', confidence: 1 },
    ])
  })

  it('The decision “non-match” keeps the two restaurants apart permanently', async () => {
    await take(FULL, CUT)
    await answer('non_match')
    expect(await take(CUT, FULL)).toMatchObject({ restaurantsNew: 0, reviewsQueued: 0 })
    expect(await visits()).toEqual([
      { title: '늘봄골해장국 종', visits: 2 },
      { title: '늘봄골해장국 종로구청점', visits: 2 },
    ])
    expect(await select(`SELECT id FROM match_reviews WHERE decision = 'pending'`)).toEqual([])
  })

  it('A match resolves the other reviews of the same alias', async () => {
    await take('한일관 (종로구 종로 12)', '한일관 (종로구 율곡로 99)', '한일관 (종로구)')
    await answer('match')
    expect(await select('SELECT decision FROM match_reviews ORDER BY id')).toEqual([
      { decision: 'match' },
      { decision: 'auto_resolved' },
    ])
  })

  it('A review is decided only once, and never with a status reserved for the system', async () => {
    await take(FULL, CUT)
    const [question] = await select<{ id: number }>('SELECT id FROM match_reviews')
    await expect(
      test().payload.update({
        collection: 'match-reviews',
        id: question?.id ?? 0,
        data: { decision: 'auto_resolved' },
      }),
    ).rejects.toMatchObject({ data: { code: 'invalid-decision' } })
    await answer('non_match', question?.id)
    await expect(answer('match', question?.id)).rejects.toMatchObject({
      status: 409,
      data: { code: 'already-resolved' },
    })
  })
})

describe('Aliases moved by staff', () => {
  it('Moving an alias moves its present and future visits and redirects an empty restaurant', async () => {
    await take('한일관 (종로구 종로 12)', '순희네 (종로구 종로 12)', '순희네 빈대떡 (종로구 종로 12)')
    const [hanil, sunhui] = [await idOf('한일관'), await idOf('순희네')]
    const aliases = await select<{ id: number }>(
      `SELECT id FROM restaurant_aliases WHERE spelling LIKE '순희네%' ORDER BY id`,
    )
    for (const { id } of aliases)
      await test().payload.update({
        collection: 'restaurant-aliases',
        id,
        data: { restaurant: hanil },
        overrideAccess: false,
        user: await user(),
      })
    expect(await visits()).toEqual([{ title: '한일관', visits: 3 }])
    expect(await select(`SELECT merged_into_id AS into FROM restaurants WHERE id = ${sunhui}`)).toEqual([
      { into: hanil },
    ])
    await take('순희네 (종로구 종로 12)')
    expect(await visits()).toEqual([{ title: '한일관', visits: 4 }])
  })
})

describe('Addresses typed by staff', () => {
  it('An address typed by staff stays when the import that supplied the first one is undone', async () => {
    await take('굴레방국밥 (종로구)')
    const { batch } = await take('굴레방국밥 (종로구 율곡로 3)')
    expect(await select('SELECT address FROM restaurants')).toEqual([{ address: '종로구 율곡로 3' }])
    const id = await idOf('굴레방국밥')
    await test().payload.update({ collection: 'restaurants', id, data: { address: '서울특별시 종로구 율곡로 3, 1층' } })
    await undoBatch(test().pool, batch, NOW)
    expect(await select('SELECT address FROM restaurants')).toEqual([{ address: '서울특별시 종로구 율곡로 3, 1층' }])
  })
})
