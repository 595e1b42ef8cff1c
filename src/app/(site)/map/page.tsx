import type { Metadata } from 'next'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { env } from '@/infra/env'
import { preparedReads } from '@/infra/database/readPool'
import { findByCode } from '@/domain/region/findRegion'
import { listRegions } from '@/server/directory/regions'
import type { SearchParams } from '@/ui/urls/readQuery'
import { RegionMap } from '@/ui/map/RegionMap'
import { Explorer } from '@/ui/map/explore/Explorer'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { countByProvince, provinceCounts } from '@/ui/map/provinceCounts'
import { loadShared } from '../_data/load'
import { districtsSprite, provincesSprite } from '../_data/shapeSprites'

export const metadata: Metadata = {
  title: '지도에서 찾기',
  description: '시군구를 지도에서 골라 공공기관이 많이 찾은 식당을 봐요.',
  alternates: { canonical: '/map' },
}

export default async function MapPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  tagPage(pageTags.directory)
  const { region } = await searchParams
  const [regions, provinces, { href, width, height }] = await Promise.all([
    loadShared('regions', [pageTags.directory], () => listRegions(preparedReads())),
    provincesSprite(),
    districtsSprite(),
  ])
  if (!regions.ok) {
    return (
      <div className="wrap pt-10">
        <h1 className="sr-only">지도에서 찾기</h1>
        <LoadFailure what="지도를" retryHref="/map" />
      </div>
    )
  }
  const code = typeof region === 'string' ? findByCode(region)?.code : undefined
  return (
    <Explorer
      provinces={provinceCounts(regions.data)}
      initial={regions.data.find((one) => one.code === code) ?? null}
      kakaoKey={env().KAKAO_MAP_KEY ?? null}
      tilesUrl={env().MAP_TILES_URL ?? null}
      sprite={{ href, width, height }}
      still={
        <StaticMarkup className="size-full">
          <RegionMap
            sprite={provinces}
            counts={countByProvince(regions.data)}
            by="province"
            label="시도별 식당 수 지도. 같은 내용이 목록에 있어요."
            className="h-full!"
          />
        </StaticMarkup>
      }
    />
  )
}
