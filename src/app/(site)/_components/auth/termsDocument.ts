import type { ReactNode } from 'react'

/** A document version to accept. */
export interface TermsDocument {
  id: number
  title: string
  required: boolean
  /** version and date */
  note: string
  pdfUrl: string | null
  text: ReactNode
}
