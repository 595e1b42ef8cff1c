import { listScope } from '@/domain/directory/listScope'
import type { ListQuery } from '@/contract/directoryQuery'
import { parseNear } from '@/domain/nearby/nearPoint'
import { env } from '@/infra/env'
import type { RankScope } from '@/ui/format/rankOf'
import { ListMap } from '@/ui/map/list/ListMap'
import { frameOf, ListPicture } from '@/ui/map/list/ListPicture'
import type { MapPin } from '@/ui/map/mapProps'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { listSearch } from '@/ui/urls/listHref'
import { districtShapes, provinceShapes, provincesSprite } from '../../_data/shapeSprites'

interface Props {
  query: ListQuery
  pins: readonly MapPin[]
  /** the ranks that are the order of the list, if any */
  scope: RankScope | null
  /** the point that the list is around */
  near: string | undefined
}

/** The map next to a list on a desktop. */
export async function ListMapSection({ query, pins, scope, near }: Props) {
  const [sprite, provinces, districts] = await Promise.all([provincesSprite(), provinceShapes(), districtShapes()])
  const around = parseNear(near ?? '')
  const frame = frameOf([...pins.map(({ place }) => place), ...(around ? [around] : [])])
  const within = listScope(query)
  const code = within.kind === 'region' ? within.code : null
  return (
    <div>
      <ListMap
        search={listSearch(query)}
        scope={scope}
        around={around}
        code={code}
        kakaoKey={env().KAKAO_MAP_KEY ?? null}
        tilesUrl={env().MAP_TILES_URL ?? null}
      >
        <StaticMarkup className="contents">
          <ListPicture
            frame={frame}
            pins={pins}
            districts={districts.features}
            provinces={{ sprite, shapes: provinces.features }}
            code={code}
            around={around}
          />
        </StaticMarkup>
      </ListMap>
    </div>
  )
}
