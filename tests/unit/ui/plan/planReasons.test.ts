import { describe, expect, it } from 'vitest'
import type { PlannedPlace } from '@/contract/plan'
import { planReasons } from '@/ui/plan/PlanResults'

const place: PlannedPlace = {
  id: 1,
  title: '열두상',
  category: 'restaurant',
  sub_category: '한식',
  address: null,
  sub_add1: '서울특별시',
  sub_add2: '중구',
  latitude: null,
  longitude: null,
  distance: null,
  photo: null,
  group_count: 7,
  headcount_median: 12,
  per_head_median: 28_000,
  timed_count: 5,
  weekday_count: 2,
  hour_count: 3,
  occasion_count: 4,
  last_group: '2026-10-02',
}

describe('Reasons for a suggested group place', () => {
  it('The reasons name the group visits, the requested weekday and hour, and the last group', () => {
    expect(planReasons(place, { weekday: 5, hour: 12 })).toEqual([
      '12명 안팎으로 7번, 1인\u00a028,000원',
      '금요일\u00a02번',
      '12시 무렵 3번',
      '마지막\u00a02026.\u00a010.\u00a02.',
    ])
    expect(planReasons(place, { weekday: undefined, hour: undefined })).toHaveLength(2)
  })

  it('The reasons say how many groups came for the occasion that was asked for', () => {
    expect(planReasons(place, { occasion: 'encouragement' })[1]).toBe('회식으로 4번')
    expect(planReasons(place, { occasion: 'meeting' })[1]).toBe('간담회로 4번')
    expect(planReasons({ ...place, occasion_count: 0 }, { occasion: 'hospitality' })).toHaveLength(2)
  })

  it('The reasons leave out zero counts, and mention when no visit time is known', () => {
    expect(planReasons({ ...place, weekday_count: 0, hour_count: 0 }, { weekday: 5, hour: 12 })).toHaveLength(2)
    expect(planReasons({ ...place, timed_count: 0, hour_count: 0 }, { weekday: undefined, hour: 12 })).toContain(
      '시각은 공개되지 않음',
    )
  })
})
