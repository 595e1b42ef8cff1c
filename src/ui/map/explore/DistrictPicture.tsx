import type { MouseEvent } from 'react'
import { SHADE_FILLS, type Shade } from '../../chart/colorScale'
import { CAPITAL, COUNTRY, type Bounds, fitMercator } from '../projection'
import type { ShapeSprite } from '../shapeSprite'

interface Props {
  sprite: Pick<ShapeSprite, 'href' | 'width' | 'height'>
  /** by district code */
  shades: ReadonlyMap<string, Shade>
  /** frames the capital instead of the country */
  isCapital: boolean
  onSelect: (code: string) => void
  onHover: (code: string | null) => void
}

/** As on the interactive map, relative to its width. */
const BORDER = 0.7

interface Box {
  x: number
  y: number
  width: number
  height: number
}

function boxOf({ west, south, east, north }: Bounds, width: number): Box {
  const { project } = fitMercator(COUNTRY, width)
  const [left, top] = project([west, north])
  const [right, bottom] = project([east, south])
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const codeOf = ({ target }: MouseEvent): string | null => (target as SVGElement).dataset.code ?? null

/** A static copy of the initial interactive map. For pointers only: the list next to it has the same regions. */
export function DistrictPicture({ sprite, shades, isCapital, onSelect, onHover }: Props) {
  const { x, y, width, height } = isCapital ? boxOf(CAPITAL, sprite.width) : { x: 0, y: 0, ...sprite }
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden
      strokeWidth={(BORDER * width) / sprite.width}
      strokeLinejoin="round"
      onClick={(event) => {
        const code = codeOf(event)
        if (code) onSelect(code)
      }}
      onPointerMove={(event) => onHover(codeOf(event))}
      onPointerLeave={() => onHover(null)}
      className="size-full cursor-pointer stroke-paper"
    >
      {[...shades].map(([code, shade]) => (
        <use key={code} data-code={code} href={`${sprite.href}#${code}`} className={SHADE_FILLS[shade]} />
      ))}
    </svg>
  )
}
