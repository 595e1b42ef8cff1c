import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MapPlace } from '@/contract/tiles'
import { landmarksWithin } from '@/ui/map/landmarksWithin'
import { frameOf, ListPicture } from '@/ui/map/list/ListPicture'
import type { MapPin } from '@/ui/map/mapProps'

const CITY_HALL = { latitude: 37.5658, longitude: 126.9769 }
const pinAt = (id: number, north: number, rank: number | null): MapPin => ({
  place: {
    ...{ id, title: `밥집 ${id}`, sub_category: null, category: 'restaurant', photo: null, per_head_median: null },
    ...{ address: null, sub_add1: null, sub_add2: null, visit_count: 1, agency_count: 1 },
    ...{ latitude: CITY_HALL.latitude + north, longitude: CITY_HALL.longitude },
  } satisfies MapPlace,
  rank,
})
const draw = (pins: readonly MapPin[]): string => {
  const frame = frameOf(pins.map(({ place }) => place))
  const sprite = { href: '/map/shapes/provinces.svg', width: 250, height: 400, regions: [] }
  return renderToStaticMarkup(
    <ListPicture
      frame={frame}
      pins={pins}
      districts={[]}
      provinces={{ sprite, shapes: [] }}
      code={null}
      around={null}
    />,
  )
}

describe('Picture next to a list', () => {
  it('Of two places that cover each other, the better rank has the number, and both are links', () => {
    const html = draw([pinAt(7, 0, 1), pinAt(8, 0.0001, 2), pinAt(9, 0.02, 3)])
    expect([...html.matchAll(/>(\d)<\/text>/g)].map(([, rank]) => rank)).toEqual(['3', '1'])
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(
      [9, 8, 7].map((id) => `/restaurants/${id}`),
    )
  })

  it('Places of a list without ranks are dots', () => {
    expect(draw([pinAt(7, 0, null), pinAt(8, 0.01, null)])).not.toContain('<rect')
  })

  it('Stations are named in a city, and not in a province', () => {
    const namesOf = (north: number) =>
      landmarksWithin(frameOf([CITY_HALL, { ...CITY_HALL, latitude: CITY_HALL.latitude + north }])).map(
        ({ name }) => name,
      )
    expect(namesOf(0.01)).toContain('시청역')
    expect(namesOf(1)).toEqual([])
  })
})
