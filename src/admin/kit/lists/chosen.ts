import { createContext, useContext } from 'react'
import type { Identifier } from 'react-admin'

/** The selection of a list: ids, or all rows that match its filters. */
export interface Chosen {
  ids: Identifier[]
  /** set if all are selected */
  filter?: Record<string, unknown>
  count: number
}

export const ChosenContext = createContext<Chosen>({ ids: [], count: 0 })

/** The selection, for buttons in a BulkBar. */
export const useChosen = (): Chosen => useContext(ChosenContext)
