'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { markupRenderer } from '@/domain/site/markupRenderer'

interface Props {
  as: 'div' | 'span'
  className?: string | undefined
  /** under which the document holds the markup */
  of?: string
  /** the markup itself */
  html?: string
}

/** What the document held, by key: the router may show its page again when the document is long gone. */
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

/** Holds static markup, which React leaves as it is. */
export function MarkupHost({ as: Tag, className, of: key, html }: Props) {
  const markup = html ?? (key === undefined ? undefined : markupOf(key))
  const router = useRouter()
  const isLost = markup === undefined
  useEffect(() => {
    if (isLost) router.refresh()
  }, [isLost, router])
  return <Tag className={className} data-markup={key} dangerouslySetInnerHTML={{ __html: markup ?? '' }} />
}
