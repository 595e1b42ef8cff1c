import type { Restaurant } from '@/domain/directory/schemas'
import type { Shade } from '../chart/colorScale'

/** What every kind of explorer map is given: shades by district code, the chosen one, and the places to mark. */
export interface ExplorerProps {
  shades: ReadonlyMap<string, Shade>
  chosen: string | null
  places: readonly Restaurant[]
  onSelect: (code: string) => void
  onHover: (code: string | null) => void
  onReady: () => void
  onFail: () => void
}
