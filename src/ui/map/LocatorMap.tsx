import { josa } from 'es-hangul'
import { shortProvince } from '@/domain/region/shortProvince'
import { boundsOfShape, frameShapes } from './framedShapes'
import { type Bounds, boundsAround, overlaps } from './projection'
import type { MapPoint } from './coordinates'
import { padToAspectRatio } from './padToAspectRatio'
import { labelPoint } from './labelPoint'
import { type AreaLabel, areaLabel, markerAt, shownAreaLabels } from './locatorLabels'
import type { DistrictShape } from './shapes'

interface Props {
  shapes: readonly DistrictShape[]
  code: string | null
  point: MapPoint | null
  title: string
}

const WIDTH = 360
const HEIGHT = 240
const KM_AROUND = 7
const GRAIN = 0.5

function frameOf(shapes: readonly DistrictShape[], code: string | null, point: MapPoint | null): Bounds | null {
  if (point) return padToAspectRatio(boundsAround(point, KM_AROUND), WIDTH / HEIGHT, 1)
  const own = shapes.find((shape) => shape.properties.code === code)
  return own ? padToAspectRatio(boundsOfShape(own.geometry), WIDTH / HEIGHT) : null
}

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

export function LocatorMap({ shapes, code, point, title }: Props) {
  const frame = frameOf(shapes, code, point)
  if (!frame) return null
  const { project, origin, pathOf } = frameShapes(frame, WIDTH, GRAIN)
  const seen = shapes.filter((shape) => overlaps(boundsOfShape(shape.geometry), frame))
  const mark = point && markerAt(project([point.longitude, point.latitude]), title, WIDTH)
  const areas = seen.map(({ geometry, properties }) => {
    const [x, y] = project(labelPoint(geometry))
    const { code: own, district, province } = properties
    return areaLabel({ x, y }, district ?? shortProvince(province), own === code)
  })
  return (
    <svg
      viewBox={`0 0 ${WIDTH / GRAIN} ${HEIGHT / GRAIN}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={point ? `${title} 위치` : `${josa(title, '이/가')} 있는 시군구`}
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
      {shownAreaLabels(areas, mark, { width: WIDTH, height: HEIGHT }).map((label) => (
        <AreaName key={label.name} label={label} />
      ))}
      {mark && (
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
      )}
    </svg>
  )
}
