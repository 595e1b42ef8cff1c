import { z } from 'zod'
import { regionListSchema, statisticsSchema } from '@/contract/directory'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { listRegions } from '@/server/directory/regions'
import { readStatistics } from '@/server/statistics/readStatistics'
import { publicRoute } from '../http/route'

const request = { query: z.strictObject({}) }

export const overviewReads = [
  publicRoute({
    at: 'GET /api/v1/regions',
    access: 'view regions',
    operation: { id: 'listRegions', tag: 'regions', summary: '시군구와 식당 수를 읽어요.' },
    request,
    answer: regionListSchema,
    async run({ sql }) {
      tagPage(pageTags.directory)
      return { data: await listRegions(sql) }
    },
  }),
  publicRoute({
    at: 'GET /api/v1/statistics',
    access: 'view regions',
    operation: { id: 'readStatistics', tag: 'regions', summary: '전체 통계를 읽어요.' },
    request,
    answer: statisticsSchema,
    run({ sql }) {
      tagPage(pageTags.directory)
      return readStatistics(sql)
    },
  }),
]
