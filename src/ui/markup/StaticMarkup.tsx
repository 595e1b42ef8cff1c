import type { ReactNode } from 'react'
import { markupRenderer } from '@/domain/site/markupRenderer'
import { MarkupHost } from './MarkupHost'

interface Props {
  /** `span` where only phrasing content is allowed */
  as?: 'div' | 'span'
  className?: string
  /** server components that await nothing; links must be `SoftLink`s */
  children: ReactNode
}

/** The browser gets only HTML and hydrates nothing. */
export function StaticMarkup({ as: Tag = 'div', className, children }: Props) {
  const markup = markupRenderer()?.render(children)
  if (!markup) return <Tag className={className}>{children}</Tag>
  // Lists repeat this in the document's data; what is not said costs nothing.
  return <MarkupHost {...(Tag !== 'div' && { as: Tag })} {...(className && { className })} {...markup} />
}
