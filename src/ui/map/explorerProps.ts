import type { Restaurant } from '@/domain/directory/schemas'
import type { Shade } from '../chart/colorScale'

/** Props that all explorer maps share: shades by district code, the selected district, and restaurants to mark. */
export interface ExplorerProps {
  shades: ReadonlyMap<string, Shade>
  chosen: string | null
  places: readonly Restaurant[]
  onSelect: (code: string) => void
  onHover: (code: string | null) => void
  onReady: () => void
  onFail: () => void
}
