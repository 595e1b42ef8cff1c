import type { ReactNode } from 'react'

export interface TermsDocument {
  id: number
  title: string
  required: boolean
  /** version and date */
  note: string
  pdfUrl: string | null
  text: ReactNode
}
