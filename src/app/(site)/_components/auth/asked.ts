import type { ReactNode } from 'react'

/** A document somebody is asked to agree to. */
export interface Asked {
  id: number
  title: string
  required: boolean
  /** which version, and since when */
  note: string
  pdfUrl: string | null
  text: ReactNode
}
