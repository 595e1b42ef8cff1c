import type { ReactNode } from 'react'
import type { MarkdownBlock } from '@/domain/markdown/markdownTree'
import { Prose, type ProseSize } from '../kit/Prose'
import { Markdown } from '../markdown/Markdown'

/** `email` replaces `{email}`; `idPrefix` is for pages with several texts. */
export function TermsText({
  blocks,
  email,
  idPrefix = '',
  size = 'page',
}: {
  blocks: readonly MarkdownBlock[]
  email: ReactNode
  idPrefix?: string
  size?: ProseSize
}) {
  return (
    <Prose size={size}>
      <Markdown blocks={blocks} slots={{ email }} idPrefix={idPrefix} />
    </Prose>
  )
}
