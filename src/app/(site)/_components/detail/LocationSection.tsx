import type { RestaurantDetail } from '@/contract/directory'
import { landmarksAround } from '@/domain/search/landmarks'
import { env } from '@/infra/env'
import { FavoriteButton } from '@/ui/favorite/FavoriteButton'
import { favoritePlace } from '@/ui/favorite/favoritePlace'
import { InlineLink } from '@/ui/kit/TextLink'
import { LocatorMap } from '@/ui/map/LocatorMap'
import { MapPopup } from '@/ui/map/MapPopup'
import { PlaceLinkButtons } from '@/ui/map/PlaceLinkButtons'
import { pointOf } from '@/ui/map/coordinates'
import { placeSearchText } from '@/ui/map/deepLinks'
import { DETAIL } from '@/messages/site/detail'
import { districtShapes } from '@/app/(site)/_data/shapeSprites'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'

/** The text without spaces and without a trailing bracket. */
function bare(text: string): string {
  const plain = text.replace(/\s+/g, '')
  const open = plain.endsWith(')') ? plain.lastIndexOf(')', plain.length - 2) + 1 : -1
  const bracket = open < 0 ? -1 : plain.indexOf('(', open)
  return bracket < 0 ? plain : plain.slice(0, bracket)
}

/** Distinct names in the records that differ from the title by more than spaces or an address in brackets. */
export function otherSpellings({ title, spellings }: Pick<RestaurantDetail, 'title' | 'spellings'>): string[] {
  const seen = new Set([bare(title)])
  return spellings.filter((spelling) => {
    const key = bare(spelling)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const LANDMARKS_WITHIN_METRES = 4_000
const LANDMARKS_MAX = 20

export async function LocationSection({ restaurant }: { restaurant: RestaurantDetail }) {
  const { features } = await districtShapes()
  const point = pointOf(restaurant)
  // Only what is drawn crosses to the browser.
  const landmarks = (point ? landmarksAround(point, LANDMARKS_WITHIN_METRES, LANDMARKS_MAX) : []).map(
    ({ name, latitude, longitude }) => ({ name, latitude, longitude }),
  )
  const text = placeSearchText(restaurant)
  const others = otherSpellings(restaurant)
  return (
    <section id="location" aria-labelledby="location-title">
      <h2 id="location-title" className="sr-only">
        위치
      </h2>
      {point ? (
        <MapPopup
          title={restaurant.title}
          address={restaurant.address}
          searchText={text}
          point={point}
          landmarks={landmarks}
          code={restaurant.region_code}
          kakaoKey={env().KAKAO_MAP_KEY ?? null}
          tilesUrl={env().MAP_TILES_URL ?? null}
          actions={<FavoriteButton place={favoritePlace(restaurant)} variant="text" />}
        >
          <StaticMarkup as="span" className="block size-full">
            <LocatorMap
              shapes={features}
              code={restaurant.region_code}
              point={point}
              landmarks={landmarks}
              title={restaurant.title}
            />
          </StaticMarkup>
        </MapPopup>
      ) : (
        <p className="text-small text-soft">{DETAIL.noPoint}</p>
      )}
      <div className="mt-2.5">
        <PlaceLinkButtons text={text} isMain={!point} />
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
