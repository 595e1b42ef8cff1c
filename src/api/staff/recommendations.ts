import { restaurantIdSchema } from '@/contract/directoryQuery'
import { PREVIEW_CHECKED_MEMBERS } from '@/domain/recommendation/recommendation'
import { exclusionSchema, recommendationOverviewSchema, recommendationPreviewSchema } from '@/contract/recommendations'
import { recommendationSettingsSchema } from '@/domain/recommendation/settings'
import { transaction } from '@/infra/database/pool'
import { staffReads } from '@/infra/database/readPool'
import { previewLists, readOverview } from '@/server/recommendations/readOverview'
import { checkOffline, refreshRecommendations } from '@/server/recommendations/refreshRecommendations'
import { excludeRestaurant, includeRestaurant, saveSettings } from '@/server/recommendations/settings'
import { transactionResult } from '@/server/violationError'
import { staffRoute } from '../http/route'

export const staffRecommendations = [
  staffRoute({
    at: 'GET /api/v1/staff/recommendations',
    access: 'read recommendations',
    operation: { id: 'readRecommendations', tag: 'staff', summary: '추천의 설정과 목록, 얼마나 맞는지를 읽어요.' },
    answer: recommendationOverviewSchema,
    run: () => readOverview(staffReads),
  }),
  staffRoute({
    at: 'POST /api/v1/staff/recommendations/preview',
    access: 'read recommendations',
    operation: { id: 'previewRecommendations', tag: 'staff', summary: '다른 설정이면 어떤 곳을 추천할지 읽어요.' },
    request: { body: recommendationSettingsSchema },
    answer: recommendationPreviewSchema,
    async run({ body }) {
      const [lists, check] = await Promise.all([
        previewLists(staffReads, body),
        checkOffline(staffReads, body.weights, PREVIEW_CHECKED_MEMBERS),
      ])
      return { lists, check }
    },
  }),
  staffRoute({
    at: 'PUT /api/v1/staff/recommendations/settings',
    access: 'update recommendations',
    operation: {
      id: 'saveRecommendationSettings',
      tag: 'staff',
      summary: '추천의 설정을 저장하고 목록을 새로 만들어요.',
    },
    request: { body: recommendationSettingsSchema },
    run: ({ pool, by, body }) => transactionResult(pool, (sql) => saveSettings(sql, body, by)),
  }),
  staffRoute({
    at: 'POST /api/v1/staff/recommendations/refresh',
    access: 'update recommendations',
    operation: { id: 'refreshRecommendations', tag: 'staff', summary: '추천 목록을 새로 만들어요.' },
    run: ({ pool }) => transaction(pool, refreshRecommendations),
  }),
  staffRoute({
    at: 'POST /api/v1/staff/recommendations/exclusions',
    access: 'update recommendations',
    operation: { id: 'excludeFromRecommendations', tag: 'staff', summary: '식당 하나를 추천에서 빼요.' },
    request: { body: exclusionSchema },
    run: ({ pool, by, body }) => transactionResult(pool, (sql) => excludeRestaurant(sql, { ...body, by })),
  }),
  staffRoute({
    at: 'DELETE /api/v1/staff/recommendations/exclusions/{id}',
    access: 'update recommendations',
    operation: { id: 'includeInRecommendations', tag: 'staff', summary: '추천에서 뺀 식당을 다시 넣어요.' },
    request: { params: restaurantIdSchema },
    run: ({ pool, by, params: { id } }) => transactionResult(pool, (sql) => includeRestaurant(sql, id, by)),
  }),
]
