import { shortProvince } from '@/domain/region/regionNames'
import { restaurantHref } from '../../urls/restaurantHref'
import type { MapPoint } from '../coordinates'
import type { MapPin } from '../mapProps'
import { boundsOfShape, labelPointOfShape } from '../framedShapes'
import { type LabelBox, withoutOverlaps } from '../labels'
import { landmarksWithin } from '../landmarksWithin'
import { areaLabel, landmarkLabel, padToAspectRatio, shownLabels } from '../LocatorMap'
import {
  COUNTRY,
  type Bounds,
  boundsOfPoints,
  clipShape,
  fitMercator,
  geoPath,
  overlaps,
  type Project,
} from '../projection'
import type { ShapeSprite } from '../shapeSprite'
import type { DistrictShape } from '../shapes'

/** Drawn as wide as it is shown, so that whole pixels are enough. */
const WIDTH = 304
const HEIGHT = 432
/** Room around each place. */
const KM_AROUND = 0.35
/** A taller picture, in degrees, shows provinces instead of districts. */
const PROVINCES_FROM = 2
/** In pixels, as in lists.css: a pin with one digit, with more, and without a number. */
const PIN = 22
const WIDE_PIN = 28
const DOT = 10
const BORDER = 1.5

interface DrawnPin extends LabelBox {
  pin: MapPin
}

/** What a list's map shows: its places with some of their surroundings, in the proportions of the picture. */
export const frameOf = (points: readonly MapPoint[]): Bounds =>
  padToAspectRatio(boundsOfPoints(points, KM_AROUND), WIDTH / HEIGHT, 1.2)

interface Props {
  frame: Bounds
  pins: readonly MapPin[]
  districts: readonly DistrictShape[]
  /** the country, for a picture of several provinces */
  provinces: { sprite: ShapeSprite; shapes: readonly DistrictShape[] }
  /** of the list's own district */
  code: string | null
  /** what the list is around */
  around: MapPoint | null
}

/** The places of a list as links, numbered as far as they do not cover each other. The list has the same links. */
export function ListPicture({ frame, pins, districts, provinces, code, around }: Props) {
  const fit = fitMercator(frame, WIDTH)
  const top = (HEIGHT - fit.height) / 2
  const project: Project = (position) => {
    const [x, y] = fit.project(position)
    return [x, y + top]
  }
  const at = ({ longitude, latitude }: MapPoint) => {
    const [x, y] = project([longitude, latitude])
    return { x: Math.round(x), y: Math.round(y) }
  }
  const isWide = frame.north - frame.south > PROVINCES_FROM
  const areas = isWide ? provinces.shapes : districts
  const seen = areas.filter(({ geometry }) => overlaps(boundsOfShape(geometry), frame))
  const boxes = pins.map((pin, i): DrawnPin => {
    const width = pin.rank === null ? DOT : pin.rank > 9 ? WIDE_PIN : PIN
    return { pin, ...at(pin.place), width, height: pin.rank === null ? DOT : PIN, weight: pins.length - i }
  })
  const numbered = new Set(withoutOverlaps(boxes.filter(({ pin }) => pin.rank !== null)))
  const labels = [
    ...seen.map(({ geometry, properties }) => {
      const [longitude, latitude] = labelPointOfShape(geometry)
      const name = properties.district ?? shortProvince(properties.province)
      return areaLabel(at({ longitude, latitude }), name, properties.code === code)
    }),
    ...landmarksWithin(frame).map((landmark, rank) => landmarkLabel(at(landmark), landmark.name, rank)),
  ]
  const pinBoxes = boxes.map((box) => ({ ...box, weight: Infinity }))
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden data-soft="">
      {isWide ? (
        <Provinces sprite={provinces.sprite} project={project} />
      ) : (
        <Districts shapes={seen} frame={frame} project={project} own={code} />
      )}
      {shownLabels(labels, pinBoxes, { width: WIDTH, height: HEIGHT }).map((label) =>
        'dot' in label ? (
          <g key={`${label.name} ${label.x}`}>
            <circle className="landmark" cx={label.dot.x} cy={label.dot.y} />
            <text x={label.dot.x} y={label.dot.y + 14}>
              {label.name}
            </text>
          </g>
        ) : (
          <text
            key={label.name}
            x={Math.round(label.x)}
            y={Math.round(label.y)}
            className={label.isOwn ? 'own' : 'area'}
          >
            {label.name}
          </text>
        ),
      )}
      {around && <circle className="around" cx={at(around).x} cy={at(around).y} />}
      {/* Later ones are on top. */}
      {boxes.toReversed().map((box) => (
        <g key={box.pin.place.id} transform={`translate(${box.x} ${box.y})`}>
          <Pin pin={box.pin} isNumbered={numbered.has(box)} />
        </g>
      ))}
    </svg>
  )
}

/** The sprite covers the country in the same projection. */
function Provinces({ sprite, project }: { sprite: ShapeSprite; project: Project }) {
  const [left, top] = project([COUNTRY.west, COUNTRY.north])
  const [right] = project([COUNTRY.east, COUNTRY.north])
  const scale = (right - left) / sprite.width
  return (
    <g transform={`translate(${left} ${top}) scale(${scale})`} strokeWidth={BORDER / scale}>
      {sprite.regions.map(({ code }) => (
        <use key={code} href={`${sprite.href}#${code}`} />
      ))}
    </g>
  )
}

interface DistrictsProps {
  shapes: readonly DistrictShape[]
  frame: Bounds
  project: Project
  own: string | null
}

/** Cut a little outside of the picture, where no border is seen. */
function Districts({ shapes, frame, project, own }: DistrictsProps) {
  const margin = (frame.north - frame.south) / 50
  const { west, east, south, north } = frame
  const seen = { west: west - margin, east: east + margin, south: south - margin, north: north + margin }
  return shapes.map(({ geometry, properties }) => {
    const d = geoPath(clipShape(geometry, seen), project, 1)
    return d && <path key={properties.code} d={d} className={properties.code === own ? 'own' : undefined} />
  })
}

function Pin({ pin: { place, rank }, isNumbered }: { pin: MapPin; isNumbered: boolean }) {
  const kind = [isNumbered && rank !== null && rank > 9 && 'wide', rank !== null && rank <= 3 && 'first']
  return (
    <a href={restaurantHref(place.id)} tabIndex={-1} className={kind.filter(Boolean).join(' ') || undefined}>
      <title>{place.title}</title>
      {isNumbered ? (
        <>
          <rect />
          <text>{rank}</text>
        </>
      ) : (
        <circle />
      )}
    </a>
  )
}
