import { shortProvince } from '@/domain/region/shortProvince'
import { boundsOfShape, frameShapes } from './framedShapes'
import { boundsAround, overlaps } from './projection'
import type { MapPoint, NamedPoint } from './coordinates'
import { padToAspectRatio } from './padToAspectRatio'
import { labelPoint } from './labelPoint'
import { type AreaLabel, areaLabel, type LandmarkLabel, landmarkLabel, markerAt, shownLabels } from './locatorLabels'
import type { DistrictShape } from './shapes'

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
    const [x, y] = project(labelPoint(geometry))
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
      className="block size-full bg-paper"
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
      {shownLabels([...areas, ...places], mark, { width: WIDTH, height: HEIGHT }).map((label) =>
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
