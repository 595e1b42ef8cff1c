import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownRecommendationsSchema } from '@/contract/recommendations'
import { transaction } from '@/infra/database/pool'
import { refreshRecommendations } from '@/server/recommendations/refreshRecommendations'
import { openFavorites, type TestFavorites } from '../../setup/favorites'

describe('Recommendations for a member', () => {
  let harness: TestFavorites
  beforeAll(async () => {
    harness = await openFavorites()
    await transaction(harness.test.pool, refreshRecommendations)
  })
  afterAll(() => harness.close())

  it('Recommendations follow a member’s favourites and leave out known and hidden restaurants', async () => {
    const member = await harness.member('취향이')
    const other = await harness.member('다른이')
    await member.ask('PUT', `/me/favorites/${harness.places.get('닭한마리')}`)
    const answer = await member.ask('GET', '/me/recommendations')
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    const { personal, data } = ownRecommendationsSchema.parse(answer.body)
    const titles = data.map(({ title }) => title)
    expect(personal).toBe(true)
    expect(titles[0]).toBe('순희네 빈대떡')
    expect(titles).not.toContain('닭한마리')
    expect(titles).not.toContain('숨은집')
    expect(ownRecommendationsSchema.parse((await other.ask('GET', '/me/recommendations')).body).personal).toBe(false)
  })

  it('A visitor gets 401 for recommendations', async () => {
    expect((await harness.visitor('GET', '/me/recommendations')).status).toBe(401)
  })
})
