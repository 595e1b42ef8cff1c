import type { ReactNode } from 'react'
import type { MarkdownBlock } from '@/domain/markdown/markdownTree'
import { Prose, type ProseSize } from '../kit/Prose'
import { Markdown } from '../markdown/Markdown'

/**
 * A legal text.
 * @param email what stands for `{email}`
 * @param idPrefix before the ids of headings, where several texts stand on one page
 */
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
