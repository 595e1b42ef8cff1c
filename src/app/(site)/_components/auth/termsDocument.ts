import type { ReactNode } from 'react'

/** A version of a terms document that somebody is asked to accept. */
export interface TermsDocument {
  id: number
  title: string
  required: boolean
  /** which version, and since when */
  note: string
  pdfUrl: string | null
  text: ReactNode
}
