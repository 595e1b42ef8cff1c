import type { MouseEvent } from 'react'
import { SHADE_FILLS, type Shade } from '../../chart/colorScale'
import type { ShapeSprite } from '../shapeSprite'

interface Props {
  sprite: Pick<ShapeSprite, 'href' | 'width' | 'height'>
  /** by district code */
  shades: ReadonlyMap<string, Shade>
  onSelect: (code: string) => void
  onHover: (code: string | null) => void
}

/** As on the interactive map, of its width. */
const BORDER = 0.7

const codeOf = ({ target }: MouseEvent): string | null => (target as SVGElement).dataset.code ?? null

/**
 * The districts as the interactive map shows them at first, in the same place, until that one is there. For pointers
 * only: the list beside it has the same regions.
 */
export function DistrictPicture({ sprite, shades, onSelect, onHover }: Props) {
  return (
    <svg
      viewBox={`0 0 ${sprite.width} ${sprite.height}`}
      aria-hidden
      strokeWidth={BORDER}
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
