import type { Metadata } from 'next'
import { pageTags } from '@/domain/site/pageTags'
import { excuseUnavailable, tagPage } from '@/infra/requestContext'
import { describeApi } from '@/api/describeApi'
import { LIST_PAGE_SIZE_MAX } from '@/domain/directory/directory'
import {
  PUBLIC_EXPORTS_IN_WINDOW,
  PUBLIC_EXPORTS_PER_NETWORK,
  PUBLIC_EXPORTS_WINDOW_SECONDS,
  snapshotFileName,
} from '@/domain/openData'
import { preparedReads } from '@/infra/database/readPool'
import { snapshotStore } from '@/infra/snapshotStore'
import { readExamples, type ApiExamples } from '@/server/openData/readExamples'
import { PageHeading } from '@/ui/kit/Headings'
import { Prose } from '@/ui/kit/Prose'
import { Breadcrumbs } from '@/ui/shell/Breadcrumbs'
import { DATA_SECTION } from '@/ui/shell/sections'
import { koreanDay } from '@/domain/koreanDay'
import { tileAt } from '@/domain/nearby/mapTile'
import { siteOrigin } from '@/infra/siteOrigin'
import { Command } from '../_components/data/Command'
import { Endpoint, PayloadRest } from '../_components/data/ApiReference'
import { ForPrograms } from '../_components/data/ForPrograms'
import { load } from '../_data/load'

/** Seoul City Hall. */
const CENTRE = tileAt({ latitude: 37.5665, longitude: 126.978 })

/** Other endpoints read the first existing record. */
const CALLS: Record<string, string> = {
  listRestaurants: '/api/v1/restaurants?province=서울특별시&district=중구&size=5',
  exportRestaurants: '/api/v1/restaurants.csv?province=서울특별시&category=cafe',
  suggest: '/api/v1/suggest?q=국수',
  listPosts: '/api/v1/posts?board=free',
  findLocations: '/api/v1/locations?q=세종대로',
  planPlaces: '/api/v1/plan?headcount=12&per_head_max=30000&region=11140',
  planTile: `/api/v1/tiles/${CENTRE.x}/${CENTRE.y}/plan?headcount=12&per_head_max=30000`,
}

const KINDS: readonly (readonly [start: string, kind: Exclude<keyof ApiExamples, 'collection'>])[] = [
  ['/api/v1/restaurants/', 'restaurant'],
  ['/api/v1/agencies/', 'agency'],
  ['/api/v1/posts/', 'post'],
  ['/api/v1/comments/', 'comment'],
]

/** `examples` is null if they could not be read; without a record the path keeps a placeholder. */
function examplePath(
  { operation, path }: { operation: string; path: string },
  examples: ApiExamples | null,
  date = koreanDay(new Date()),
): string {
  const kind = KINDS.find(([start]) => path.startsWith(start))?.[1]
  const values: Record<string, string | number> = {
    id: (kind && examples?.[kind]) ?? 1,
    slug: examples?.collection ?? 'lunch',
    x: CENTRE.x,
    y: CENTRE.y,
    date,
    file: snapshotFileName('restaurants'),
  }
  return encodeURI(CALLS[operation] ?? path.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name)))
}

export const metadata: Metadata = {
  title: '데이터(API)',
  description: '공공밥상의 식당, 방문 기록, 지역, 통계를 JSON으로 받는 공개 API예요.',
  alternates: { canonical: '/developers' },
}

export default async function DevelopersPage() {
  tagPage(pageTags.directory)
  const endpoints = describeApi()
  const origin = siteOrigin()
  const [examples, snapshots] = await Promise.all([
    load('examples', () => readExamples(preparedReads())),
    load('snapshots', () => snapshotStore().list()),
  ])
  // Any id works as an example.
  if (!examples.ok) excuseUnavailable()
  const date = snapshots.ok ? snapshots.data[0]?.date : undefined
  const exampleOf = (endpoint: { operation: string; path: string }) =>
    examplePath(endpoint, examples.ok ? examples.data : null, date)
  return (
    <div className="wrap">
      <PageHeading crumbs={<Breadcrumbs links={[DATA_SECTION]} />} title="데이터 API">
        이 사이트가 보여 드리는 목록과 기록을 JSON과 CSV로 받을 수 있어요. 가입도 API 키도 필요하지 않으며 읽기만 할 수
        있어요.
      </PageHeading>
      <div className="mt-6 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-2">
        <Command text={`curl '${origin}${exampleOf({ operation: 'listRestaurants', path: '' })}'`} what="첫 명령" />
        <Command
          text={`curl '${origin}${exampleOf({ operation: 'exportRestaurants', path: '' })}' -o restaurants.csv`}
          what="CSV 명령"
        />
        <a
          href="/api/openapi.json"
          className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
        >
          OpenAPI 3.1 문서 (openapi.json)
        </a>
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0">
          <h2 className="sr-only">읽기</h2>
          {endpoints.map((endpoint) => (
            <Endpoint key={endpoint.operation} endpoint={endpoint} origin={origin} example={exampleOf(endpoint)} />
          ))}
        </div>
        <aside className="max-lg:order-first lg:sticky lg:top-24 lg:self-start">
          <h2 className="text-small font-semibold">읽을 수 있는 것</h2>
          <ul className="mt-1 text-small text-soft">
            {endpoints.map((endpoint) => (
              <li key={endpoint.operation}>
                <a
                  href={`#${endpoint.operation}`}
                  className="inline-flex min-h-11 items-center hover:text-ink hover:underline lg:min-h-8"
                >
                  {endpoint.summary}
                </a>
              </li>
            ))}
          </ul>
        </aside>
      </div>
      <ForPrograms origin={origin} />
      <PayloadRest origin={origin} />
      <Prose>
        <h2>약속과 한도</h2>
        <ul>
          <li>금액은 원, 날짜는 한국 날짜(YYYY-MM-DD), 시각은 한국 시각(HH:MM)이에요.</li>
          <li>한 페이지는 {LIST_PAGE_SIZE_MAX}줄까지예요. 다음 페이지는 page로 이어 받아요.</li>
          <li>
            잘못된 값에는 400과 함께 <code>{'{ "error": { "code", "field", "message" } }'}</code>로 어느 값이 왜
            틀렸는지 답해요.
          </li>
          <li>
            CSV는 고른 줄을 한 번에 답하며, 한 곳에서 {PUBLIC_EXPORTS_WINDOW_SECONDS / 60}분에{' '}
            {PUBLIC_EXPORTS_IN_WINDOW}번까지, 한꺼번에 {PUBLIC_EXPORTS_PER_NETWORK}개까지 받을 수 있어요.
          </li>
          <li>응답에는 ETag가 붙어요. If-None-Match로 다시 물으면 바뀌지 않았을 때 304로 답해요.</li>
          <li>다른 사이트의 화면에서도 부를 수 있어요(CORS 허용).</li>
          <li>자료를 옮겨 쓰실 때에는 출처가 공공밥상과 해당 기관임을 밝혀 주세요.</li>
        </ul>
      </Prose>
    </div>
  )
}
