import { type LabelBox, withoutOverlaps } from './withoutOverlaps'

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

export interface NamedMarker extends Point {
  name: string
  isLeft: boolean
}

export interface AreaLabel extends LabelBox {
  name: string
  /** the area containing the restaurant */
  isOwn: boolean
}

export interface LandmarkLabel extends LabelBox {
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

function markerBox({ x, y, name, isLeft }: NamedMarker): LabelBox {
  const length = name.length * LETTER
  const middle = x + ((isLeft ? -1 : 1) * length) / 2
  return { x: middle, y, width: length + MARKER_RADIUS * 2, height: MARKER_RADIUS * 2, weight: Infinity }
}

export function shownLabels<L extends LabelBox>(
  labels: readonly L[],
  marker: NamedMarker | null,
  { width, height }: { width: number; height: number },
): L[] {
  const inside = labels.filter(({ x, y }) => x >= EDGE && x <= width - EDGE && y >= EDGE / 2 && y <= height - EDGE / 2)
  const shown = new Set<LabelBox>(withoutOverlaps<LabelBox>([...(marker ? [markerBox(marker)] : []), ...inside]))
  return inside.filter((label) => shown.has(label))
}
