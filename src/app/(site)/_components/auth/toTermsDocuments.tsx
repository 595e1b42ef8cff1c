import { readMarkdown } from '@/domain/markdown/readMarkdown'
import type { TermsVersionText } from '@/server/terms/readTerms'
import { formatDayLong } from '@/ui/format/day'
import { TermsText } from '@/ui/terms/TermsText'
import { termsSlots } from '../terms/termsSlots'
import type { TermsDocument } from './termsDocument'

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
