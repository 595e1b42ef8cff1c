import type { Restaurant } from '@/domain/directory/schemas'
import type { Point } from '@/domain/metresBetween'
import type { Shade } from '../chart/colorScale'

/** What a map frames: the country, the capital, or the visitor's surroundings. */
export type MapView = 'country' | 'capital' | Point

/** Props of all explorer maps: shades by district code, the selected district, and restaurants to mark. */
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
