import type { ReactNode } from 'react'
import { readMarkdown } from '@/domain/markdown/readMarkdown'
import type { TermsVersionText } from '@/server/terms/readTerms'
import { formatDayLong } from '@/ui/format/day'
import { TermsText, termsSlots } from '@/app/(site)/_components/terms/TermsText'

export interface TermsDocument {
  id: number
  title: string
  required: boolean
  /** version and date */
  note: string
  pdfUrl: string | null
  text: ReactNode
}

/** Heading ids are prefixed, because a page has several documents. */
export const toTermsDocuments = (versions: readonly Omit<TermsVersionText, 'state'>[]): TermsDocument[] =>
  versions.map(({ id, code, title, required, version, effectiveOn, pdfUrl, body }) => ({
    id,
    title,
    required,
    note: `제${version}판 · ${formatDayLong(effectiveOn)} 시행`,
    pdfUrl,
    text: <TermsText blocks={readMarkdown(body)} slots={termsSlots()} idPrefix={`${code}-`} size="box" />,
  }))
