export const SHADE_FILLS = ['fill-shade-0', 'fill-shade-1', 'fill-shade-2', 'fill-shade-3', 'fill-shade-4'] as const
export type Shade = 0 | 1 | 2 | 3 | 4
