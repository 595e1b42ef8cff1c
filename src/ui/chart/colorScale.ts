export const SHADE_FILLS = ['fill-shade-0', 'fill-shade-1', 'fill-shade-2', 'fill-shade-3', 'fill-shade-4'] as const
export type Shade = 0 | 1 | 2 | 3 | 4

const STEPS = 4

interface ShadeScale {
  shade: (count: number) => Shade
  /** lower bounds of the four shades; fewer for small counts */
  from: number[]
}

/** Logarithmic: shades cover equal ratios (1, 7, 50, 350 of 2,500), so that one city does not flatten the rest. */
export function shadeScale(counts: readonly number[]): ShadeScale {
  const most = Math.max(1, ...counts)
  const bounds = Array.from({ length: STEPS }, (_, i) => Math.max(1, Math.ceil(most ** (i / STEPS))))
  const from = [...new Set(bounds)]
  // Small counts need fewer shades; the highest always gets the darkest.
  const shade = (count: number): Shade =>
    count <= 0 ? 0 : ((from.filter((bound) => count >= bound).length + STEPS - from.length) as Shade)
  return { shade, from }
}
