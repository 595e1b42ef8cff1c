import type { Restaurant } from '@/domain/directory/schemas'
import type { Point } from '@/domain/metresBetween'
import type { Shade } from '../chart/colorScale'

export type MapView = 'country' | 'capital' | Point

export interface ExplorerProps {
  shades: ReadonlyMap<string, Shade>
  chosen: string | null
  places: readonly Restaurant[]
  view: MapView
  onSelect: (code: string) => void
  onHover: (code: string | null) => void
  onReady: () => void
  onFail: () => void
}
