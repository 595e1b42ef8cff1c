import { shortProvince } from '@/domain/region/regionNames'
import { boundsOfShape, frameShapes, labelPointOfShape } from './framedShapes'
import { boundsAround, overlaps, type Bounds } from './projection'
import type { MapPoint, NamedPoint } from './coordinates'
import { type LabelBox, withoutOverlaps } from './labels'
import type { DistrictShape } from './shapes'

/** Longer names would leave the picture. */
const NAME_MAX = 12
/** Letters are about as wide as high, in pixels. */
const LETTER = 13
/** Radius of the marker plus a margin, in pixels. */
const MARKER_RADIUS = 16
/** Names centred closer to the edge would be clipped, in pixels. */
const EDGE = 24

interface Point {
  x: number
  y: number
}

interface NamedMarker extends Point {
  name: string
  isLeft: boolean
}

interface AreaLabel extends LabelBox {
  name: string
  /** the area containing the restaurant */
  isOwn: boolean
}

interface LandmarkLabel extends LabelBox {
  name: string
  dot: Point
}

export function markerAt([x, y]: readonly [number, number], title: string, width: number): NamedMarker {
  const letters = [...title]
  const name = letters.length > NAME_MAX ? `${letters.slice(0, NAME_MAX - 1).join('')}…` : title
  return { x, y, name, isLeft: x > width / 2 }
}

export const areaLabel = (middle: Point, name: string, isOwn: boolean): AreaLabel => ({
  ...middle,
  name,
  isOwn,
  width: name.length * LETTER,
  height: LETTER * 2,
  weight: isOwn ? 1 : 0,
})

/** Space for a dot with its name below. */
export const landmarkLabel = (dot: Point, name: string, rank: number): LandmarkLabel => ({
  ...{ ...dot, name, dot },
  y: dot.y + LETTER / 2,
  width: name.length * LETTER,
  height: LETTER * 2,
  // A nearer one stays, and any before a neighbouring area.
  weight: 1 - (rank + 1) / 100,
})

export function markerBox({ x, y, name, isLeft }: NamedMarker): LabelBox {
  const length = name.length * LETTER
  const middle = x + ((isLeft ? -1 : 1) * length) / 2
  return { x: middle, y, width: length + MARKER_RADIUS * 2, height: MARKER_RADIUS * 2, weight: Infinity }
}

/** The labels that fit between the markers and inside the picture. */
export function shownLabels<L extends LabelBox>(
  labels: readonly L[],
  markers: readonly LabelBox[],
  { width, height }: { width: number; height: number },
): L[] {
  const inside = labels.filter(({ x, y }) => x >= EDGE && x <= width - EDGE && y >= EDGE / 2 && y <= height - EDGE / 2)
  const shown = new Set(withoutOverlaps<LabelBox>([...markers, ...inside]))
  return inside.filter((label) => shown.has(label))
}

/** `proportion` is width to height on the ground; `air` is a factor that enlarges both sides. */
export function padToAspectRatio(bounds: Bounds, proportion: number, air = 1.25): Bounds {
  const lat = (bounds.south + bounds.north) / 2
  const lon = (bounds.west + bounds.east) / 2
  const squeeze = Math.cos((lat * Math.PI) / 180)
  const height = Math.max(bounds.north - bounds.south, ((bounds.east - bounds.west) * squeeze) / proportion) * air
  const width = (height * proportion) / squeeze
  return { west: lon - width / 2, east: lon + width / 2, south: lat - height / 2, north: lat + height / 2 }
}

interface Props {
  shapes: readonly DistrictShape[]
  code: string | null
  point: MapPoint
  /** stations and halls, nearest first */
  landmarks: readonly NamedPoint[]
  title: string
}

const WIDTH = 360
const HEIGHT = 240
const KM_AROUND = 5
const GRAIN = 0.5

function AreaName({ label: { x, y, name, isOwn } }: { label: AreaLabel }) {
  return (
    <text
      x={x / GRAIN}
      y={y / GRAIN + 8}
      textAnchor="middle"
      className={isOwn ? 'fill-ink text-[25px] font-semibold' : 'fill-faint text-[22px]'}
      aria-hidden
    >
      {name}
    </text>
  )
}

function LandmarkName({ label: { dot, name } }: { label: LandmarkLabel }) {
  return (
    <g aria-hidden transform={`translate(${dot.x / GRAIN} ${dot.y / GRAIN})`}>
      <circle r={5} className="fill-soft" />
      <text y={27} textAnchor="middle" className="fill-soft text-[21px] font-medium">
        {name}
      </text>
    </g>
  )
}

export function LocatorMap({ shapes, code, point, landmarks, title }: Props) {
  const frame = padToAspectRatio(boundsAround(point, KM_AROUND), WIDTH / HEIGHT, 1)
  const { project, origin, pathOf } = frameShapes(frame, WIDTH, GRAIN)
  const seen = shapes.filter((shape) => overlaps(boundsOfShape(shape.geometry), frame))
  const mark = markerAt(project([point.longitude, point.latitude]), title, WIDTH)
  const areas = seen.map(({ geometry, properties }) => {
    const [x, y] = project(labelPointOfShape(geometry))
    const { code: own, district, province } = properties
    return areaLabel({ x, y }, district ?? shortProvince(province), own === code)
  })
  const places = landmarks.map(({ name, longitude, latitude }, rank) => {
    const [x, y] = project([longitude, latitude])
    return landmarkLabel({ x, y }, name, rank)
  })
  return (
    <svg
      viewBox={`0 0 ${WIDTH / GRAIN} ${HEIGHT / GRAIN}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`${title} 위치`}
      className="block size-full bg-paper md:max-lg:[&_text]:text-[16px]"
    >
      <g transform={`translate(${-origin[0]} ${-origin[1]})`}>
        {seen.map((shape) => (
          <path
            key={shape.properties.code}
            d={pathOf(shape.geometry)}
            className={`stroke-paper ${shape.properties.code === code ? 'fill-shade-1' : 'fill-shade-0'}`}
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
      {shownLabels([...areas, ...places], [markerBox(mark)], { width: WIDTH, height: HEIGHT }).map((label) =>
        'dot' in label ? (
          <LandmarkName key={`${label.name} ${label.x}`} label={label} />
        ) : (
          <AreaName key={label.name} label={label} />
        ),
      )}
      <g transform={`translate(${mark.x / GRAIN} ${mark.y / GRAIN})`}>
        <circle r={30} className="fill-accent opacity-20" />
        <circle r={13} className="fill-accent stroke-card" strokeWidth={5} />
        <text
          x={mark.isLeft ? -24 : 24}
          y={9}
          textAnchor={mark.isLeft ? 'end' : 'start'}
          className="fill-ink stroke-card text-[26px] font-bold [paint-order:stroke]"
          strokeWidth={6}
          strokeLinejoin="round"
          aria-hidden
        >
          {mark.name}
        </text>
      </g>
    </svg>
  )
}
