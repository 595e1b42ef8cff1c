import { createContext, useContext } from 'react'
import type { Identifier } from 'react-admin'

/** What is chosen of a list: records by their ids, or all that its conditions leave. */
export interface Chosen {
  ids: Identifier[]
  /** set when all are chosen */
  filter?: Record<string, unknown>
  count: number
}

export const ChosenContext = createContext<Chosen>({ ids: [], count: 0 })

/** For the buttons of a BulkBar. */
export const useChosen = (): Chosen => useContext(ChosenContext)
