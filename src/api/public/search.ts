import { suggestQuerySchema, visitQuerySchema } from '@/contract/directoryQuery'
import { suggestionSchema } from '@/contract/directory'
import { tileParamsSchema, tileSchema } from '@/contract/tiles'
import { locationListSchema, locationQuerySchema } from '@/contract/locations'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { findLocations } from '@/server/directory/near/findLocations'
import { readTile } from '@/server/directory/near/listNear'
import { suggest } from '@/server/directory/suggest'
import { publicRoute } from '../http/route'

export const suggestRead = publicRoute({
  at: 'GET /api/v1/suggest',
  access: 'view restaurants',
  operation: { id: 'suggest', tag: 'restaurants', summary: '입력하는 대로 식당과 지역, 기관을 제안해요.' },
  description:
    '초성, 한 글자, 영문 자판으로 친 한글(tnsgml), 한 자모 틀린 이름도 찾아요. 식당이 없는 지역은 뒤에 오고, 이름을 다 적었으면 비어 있어도 답해요. ' +
    '방문 수는 모두 전체 기간의 거예요.',
  request: { query: suggestQuerySchema.strict() },
  answer: suggestionSchema,
  run({ sql, query: { q } }) {
    tagPage(pageTags.directory)
    return suggest(sql, q)
  },
})

export const nearbyReads = [
  publicRoute({
    at: 'GET /api/v1/tiles/{x}/{y}',
    access: 'view restaurants',
    operation: { id: 'readTile', tag: 'restaurants', summary: '지도 한 칸(확대 단계 14)의 식당을 위치와 함께 읽어요.' },
    description:
      'x와 y는 웹 지도에서 쓰는 칸 번호(Web Mercator)예요. 위치를 서버에 알리지 않고 브라우저에서 거리를 잴 때 써요. ' +
      '아주 붐비는 칸은 많이 찾은 곳부터 담고 is_partial을 true로 적어요.',
    request: { params: tileParamsSchema, query: visitQuerySchema.pick({}).strict() },
    answer: tileSchema,
    run({ sql, params }) {
      tagPage(pageTags.directory)
      return readTile(sql, params)
    },
  }),
  publicRoute({
    at: 'GET /api/v1/locations',
    access: 'view regions',
    operation: { id: 'findLocations', tag: 'regions', summary: '주소, 역, 건물 이름이 어디인지 찾아요.' },
    description:
      '위치를 아는 식당의 주소와 지점 이름으로 추정해요. precision은 역이나 청사(place), 번지(address), 길(street), 부근(area)예요. ' +
      '근처에 아는 곳이 없으면 비어 있어요.',
    request: { query: locationQuerySchema.strict() },
    answer: locationListSchema,
    run: async ({ sql, query: { q } }) => ({ data: await findLocations(sql, q) }),
  }),
]
