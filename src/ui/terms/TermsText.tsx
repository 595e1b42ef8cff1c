import type { ReactNode } from 'react'
import type { MarkdownBlock } from '@/domain/markdown/markdownTree'
import { Prose, type ProseSize } from '../kit/Prose'
import { Markdown } from '../markdown/Markdown'

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
