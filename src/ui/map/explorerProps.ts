import type { Restaurant } from '@/domain/directory/schemas'
import type { TilePlace } from '@/domain/directory/tileSchema'
import type { Point } from '@/domain/metresBetween'
import type { Shade } from '../chart/colorScale'

export type MapView = 'country' | 'capital' | Point

/** A place whose pin was pressed. */
export interface Preview {
  place: Restaurant | TilePlace
  pin?: HTMLElement
}

export interface ExplorerProps {
  shades: ReadonlyMap<string, Shade>
  chosen: string | null
  places: readonly Restaurant[]
  view: MapView
  onSelect: (code: string) => void
  onPreview: (preview: Preview) => void
  onHover: (code: string | null) => void
  onReady: () => void
  onFail: () => void
}
