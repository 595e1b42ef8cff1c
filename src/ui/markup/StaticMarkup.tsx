import type { ReactNode } from 'react'
import { markupRenderer } from '@/domain/site/markupRenderer'
import { MarkupHost } from './MarkupHost'

interface Props {
  /** `span` where only phrasing content may stand */
  as?: 'div' | 'span'
  className?: string
  /** of server components that await nothing; its links are `SoftLink`s */
  children: ReactNode
}

/** A part of a page that stays as it is once it is read: the browser gets it as HTML alone, and runs nothing of it. */
export function StaticMarkup({ as: Tag = 'div', className, children }: Props) {
  const markup = markupRenderer()?.render(children)
  if (!markup) return <Tag className={className}>{children}</Tag>
  return <MarkupHost as={Tag} className={className} {...markup} />
}
