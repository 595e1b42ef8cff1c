import { createContext, useContext } from 'react'
import type { Identifier } from 'react-admin'

export interface Chosen {
  ids: Identifier[]
  /** set if all are selected */
  filter?: Record<string, unknown>
  count: number
}

export const ChosenContext = createContext<Chosen>({ ids: [], count: 0 })

export const useChosen = (): Chosen => useContext(ChosenContext)
