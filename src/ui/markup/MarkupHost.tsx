'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { markupRenderer } from '@/domain/site/markupRenderer'

interface Props {
  as?: 'div' | 'span'
  className?: string | undefined
  /** key of the markup in the document */
  of?: string
  html?: string
}

/** Markup by key: the router may show a page again after its document is gone. */
const held = new Map<string, string>()

function markupOf(key: string): string | undefined {
  if (typeof document === 'undefined') return markupRenderer()?.read(key)
  if (!held.has(key))
    for (const host of document.querySelectorAll<HTMLElement>('[data-markup]')) {
      const { markup = '' } = host.dataset
      if (!held.has(markup)) held.set(markup, host.innerHTML)
    }
  return held.get(key)
}

/** A container of static markup, which React leaves alone. */
export function MarkupHost({ as: Tag = 'div', className, of: key, html }: Props) {
  const markup = html ?? (key === undefined ? undefined : markupOf(key))
  const router = useRouter()
  const isLost = markup === undefined
  useEffect(() => {
    if (isLost) router.refresh()
  }, [isLost, router])
  return <Tag className={className} data-markup={key} dangerouslySetInnerHTML={{ __html: markup ?? '' }} />
}
