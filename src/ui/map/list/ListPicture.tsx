import { landmarksAround } from '@/domain/search/landmarks'
import { shortProvince } from '@/domain/region/shortProvince'
import { restaurantHref } from '../../urls/restaurantHref'
import type { MapPoint, NamedPoint } from '../coordinates'
import type { MapPin } from '../mapPin'
import { boundsOfShape } from '../framedShapes'
import { labelPoint } from '../labelPoint'
import { areaLabel, landmarkLabel, padToAspectRatio, shownLabels } from '../LocatorMap'
import { type Bounds, boundsOfPoints, clipShape, fitProjection, geoPath, overlaps } from '../projection'
import type { DistrictShape } from '../shapes'
import { type LabelBox, withoutOverlaps } from '../withoutOverlaps'

/** Drawn as wide as it is shown, so that whole pixels are enough. */
const WIDTH = 304
const HEIGHT = 432
/** Room around each place. */
const KM_AROUND = 0.35
/** A taller picture, in degrees, shows provinces instead of districts … */
const PROVINCES_FROM = 2
/** … and one taller than this no stations and halls. */
const LANDMARKS_TO = 0.15
const LANDMARKS_MAX = 12
const METRES_PER_DEGREE = 111_195
/** Height of a numbered pin, and the width of one digit. */
const PIN = 22
const DIGIT = 8
const DOT = 10

interface DrawnPin extends LabelBox {
  pin: MapPin
}

/** What a list's map shows: its places with some of their surroundings, in the proportions of the picture. */
export const frameOf = (points: readonly MapPoint[]): Bounds =>
  padToAspectRatio(boundsOfPoints(points, KM_AROUND), WIDTH / HEIGHT, 1.2)

/** Nearest to the middle first; none where the picture shows more than a city. */
export function landmarksWithin({ south, north, west, east }: Bounds): NamedPoint[] {
  if (north - south > LANDMARKS_TO) return []
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  return landmarksAround(middle, ((north - south) / 2) * METRES_PER_DEGREE, LANDMARKS_MAX).map(
    ({ name, latitude, longitude }) => ({ name, latitude, longitude }),
  )
}

interface Props {
  frame: Bounds
  pins: readonly MapPin[]
  shapes: { provinces: readonly DistrictShape[]; districts: readonly DistrictShape[] }
  /** of the list's own district */
  code: string | null
  landmarks: readonly NamedPoint[]
  /** what the list is around */
  around: MapPoint | null
}

/** The places of a list as links, numbered as far as they do not cover each other. The list has the same links. */
export function ListPicture({ frame, pins, shapes, code, landmarks, around }: Props) {
  const { project } = fitProjection(frame, WIDTH)
  const at = ({ longitude, latitude }: MapPoint) => {
    const [x, y] = project([longitude, latitude])
    return { x: Math.round(x), y: Math.round(y) }
  }
  const margin = (frame.north - frame.south) / 50
  const drawn = {
    ...{ west: frame.west - margin, east: frame.east + margin },
    ...{ south: frame.south - margin, north: frame.north + margin },
  }
  const areas = frame.north - frame.south > PROVINCES_FROM ? shapes.provinces : shapes.districts
  const seen = areas.filter(({ geometry }) => overlaps(boundsOfShape(geometry), frame))
  const boxes = pins.map((pin, i): DrawnPin => {
    const width = pin.rank === null ? DOT : Math.max(PIN, String(pin.rank).length * DIGIT + 10)
    return { pin, ...at(pin.place), width, height: pin.rank === null ? DOT : PIN, weight: pins.length - i }
  })
  const numbered = new Set(withoutOverlaps(boxes.filter(({ pin }) => pin.rank !== null)))
  const labels = [
    ...seen.map(({ geometry, properties }) => {
      const [longitude, latitude] = labelPoint(geometry)
      const name = properties.district ?? shortProvince(properties.province)
      return areaLabel(at({ longitude, latitude }), name, properties.code === code)
    }),
    ...landmarks.map((landmark, rank) => landmarkLabel(at(landmark), landmark.name, rank)),
  ]
  const pinBoxes = boxes.map((box) => ({ ...box, weight: Infinity }))
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden data-soft="">
      {seen.map(({ geometry, properties }) => (
        <path
          key={properties.code}
          d={geoPath(clipShape(geometry, drawn), project, 1)}
          className={properties.code === code ? 'own' : undefined}
        />
      ))}
      {shownLabels(labels, pinBoxes, { width: WIDTH, height: HEIGHT }).map((label) =>
        'dot' in label ? (
          <g key={`${label.name} ${label.x}`}>
            <circle className="landmark" cx={label.dot.x} cy={label.dot.y} r={2.5} />
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
      {around && <circle className="around" cx={at(around).x} cy={at(around).y} r={7} />}
      {/* Later ones are on top. */}
      {boxes.toReversed().map((box) => (
        <Pin key={box.pin.place.id} box={box} isNumbered={numbered.has(box)} />
      ))}
    </svg>
  )
}

function Pin({ box: { pin, x, y, width }, isNumbered }: { box: DrawnPin; isNumbered: boolean }) {
  const { place, rank } = pin
  return (
    <a href={restaurantHref(place.id)} tabIndex={-1} className={rank !== null && rank <= 3 ? 'first' : undefined}>
      <title>{place.title}</title>
      {isNumbered ? (
        <>
          <rect x={x - width / 2} y={y - PIN / 2} width={width} height={PIN} rx={PIN / 2} />
          <text x={x} y={y + 4.5}>
            {rank}
          </text>
        </>
      ) : (
        <circle cx={x} cy={y} r={DOT / 2} />
      )}
    </a>
  )
}
