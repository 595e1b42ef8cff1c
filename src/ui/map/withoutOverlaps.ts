/** A label's space in pixels; the heavier of two colliding labels stays. */
export interface LabelBox {
  /** centre */
  x: number
  y: number
  width: number
  height: number
  weight: number
}

const collide = (one: LabelBox, other: LabelBox): boolean =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height

export function withoutOverlaps<T extends LabelBox>(labels: readonly T[]): T[] {
  const kept: T[] = []
  for (const label of labels.toSorted((a, b) => b.weight - a.weight))
    if (!kept.some((other) => collide(label, other))) kept.push(label)
  return kept
}
