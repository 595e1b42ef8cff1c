import { readMarkdown } from '@/domain/markdown/readMarkdown'
import type { TermsVersionText } from '@/server/terms/readTerms'
import { formatDayLong } from '@/ui/format/day'
import { TermsText } from '@/ui/terms/TermsText'
import { Contact } from '../text/Contact'
import type { Asked } from './asked'

/** Documents as the form shows them, texts and all. Several stand on one page, so that their headings' ids are their own. */
export const askedDocuments = (versions: readonly Omit<TermsVersionText, 'state'>[]): Asked[] =>
  versions.map(({ id, code, title, required, version, effectiveOn, pdfUrl, body }) => ({
    id,
    title,
    required,
    note: `제${version}판 · ${formatDayLong(effectiveOn)} 시행`,
    pdfUrl,
    text: <TermsText blocks={readMarkdown(body)} email={<Contact />} idPrefix={`${code}-`} size="box" />,
  }))
