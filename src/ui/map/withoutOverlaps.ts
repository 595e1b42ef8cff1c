/** A label's room on the screen, in pixels; the heavier of two that collide stays. */
export interface LabelBox {
  /** of its middle */
  x: number
  y: number
  width: number
  height: number
  weight: number
}

const collide = (one: LabelBox, other: LabelBox): boolean =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height

/** The labels that can be shown together: the heaviest, and each next one that covers none of those. */
export function withoutOverlaps<T extends LabelBox>(labels: readonly T[]): T[] {
  const kept: T[] = []
  for (const label of labels.toSorted((a, b) => b.weight - a.weight))
    if (!kept.some((other) => collide(label, other))) kept.push(label)
  return kept
}
