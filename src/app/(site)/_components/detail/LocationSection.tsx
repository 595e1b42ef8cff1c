import type { RestaurantDetail } from '@/domain/directory/schemas'
import { env } from '@/infra/env'
import { FavoriteButton } from '@/ui/favorite/FavoriteButton'
import { favoritePlace } from '@/ui/favorite/favoritePlace'
import { InlineLink } from '@/ui/kit/TextLink'
import { LocatorMap } from '@/ui/map/LocatorMap'
import { MapPopup } from '@/ui/map/MapPopup'
import { PlaceLinkButtons } from '@/ui/map/PlaceLinkButtons'
import { pointOf } from '@/ui/map/coordinates'
import { placeSearchText } from '@/ui/map/deepLinks'
import { otherSpellings } from '@/ui/restaurant/otherSpellings'
import { districtShapes } from '@/app/(site)/_data/mapShapes'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'

export async function LocationSection({ restaurant }: { restaurant: RestaurantDetail }) {
  const { features } = await districtShapes()
  const point = pointOf(restaurant)
  const text = placeSearchText(restaurant)
  const others = otherSpellings(restaurant)
  return (
    <section id="location" aria-labelledby="location-title">
      <h2 id="location-title" className="sr-only">
        위치
      </h2>
      <MapPopup
        title={restaurant.title}
        address={restaurant.address}
        searchText={text}
        point={point}
        code={restaurant.region_code}
        kakaoKey={env().KAKAO_MAP_KEY ?? null}
        tilesUrl={env().MAP_TILES_URL ?? null}
        actions={<FavoriteButton place={favoritePlace(restaurant)} variant="text" />}
      >
        <StaticMarkup as="span" className="block size-full">
          <LocatorMap shapes={features} code={restaurant.region_code} point={point} title={restaurant.title} />
        </StaticMarkup>
      </MapPopup>
      {!point && (
        <p className="mt-2 text-note text-faint">
          {(restaurant.sub_add2 ?? restaurant.sub_add1)
            ? '자세한 위치 정보가 없어 시군구만 표시했어요.'
            : '위치 정보가 없어요.'}
        </p>
      )}
      <div className="mt-2.5">
        <PlaceLinkButtons text={text} />
      </div>
      {others.length > 0 && (
        <div className="mt-7">
          <h3 className="text-small font-semibold">기록에 적힌 이름</h3>
          <p className="mt-1 text-small text-soft">{others.join(', ')}</p>
        </div>
      )}
      <p className="mt-6 text-note text-soft">
        다른 곳의 기록이 섞였거나 이름, 주소가 틀렸나요?{' '}
        <InlineLink href={`/contact?restaurant=${restaurant.id}`}>잘못된 정보 알리기</InlineLink>
      </p>
    </section>
  )
}
