import type { ReactNode } from 'react'
import type { MarkdownBlock } from '@/domain/markdown/markdownTree'
import { Prose, type ProseSize } from '@/ui/kit/Prose'
import { Markdown } from '@/ui/markdown/Markdown'
import { env } from '@/infra/env'

/** `slots` replace `{email}` and `{officer}`; `idPrefix` is for pages with several texts. */
export function TermsText({
  blocks,
  slots,
  idPrefix = '',
  size = 'page',
}: {
  blocks: readonly MarkdownBlock[]
  slots: Record<'email' | 'officer', ReactNode>
  idPrefix?: string
  size?: ProseSize
}) {
  return (
    <Prose size={size}>
      <Markdown blocks={blocks} slots={slots} idPrefix={idPrefix} />
    </Prose>
  )
}

/** Who operates this site stands in its settings, not in the texts. */
export const termsSlots = () => ({ email: <Contact />, officer: env().PRIVACY_OFFICER })

/** `npm start` requires an address; demo and development use an invented one. */
export function Contact() {
  const { CONTACT_EMAIL } = env()
  return <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>
}
