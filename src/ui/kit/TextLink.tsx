import { SoftLink } from './SoftLink'
import type { ReactNode } from 'react'
import { Icon } from './Icon'

export const TEXT_LINK =
  'inline-flex min-h-11 items-center gap-0.5 font-semibold text-accent hover:text-accent-deep hover:underline'

export function TextLink({
  href,
  children,
  withArrow = false,
}: {
  href: string
  children: ReactNode
  withArrow?: boolean
}) {
  return (
    <SoftLink href={href} className={TEXT_LINK}>
      {children}
      {withArrow && <Icon name="right" className="size-4" />}
    </SoftLink>
  )
}

export function InlineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SoftLink href={href} className="inline-link">
      {children}
    </SoftLink>
  )
}

export function FileLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} download rel="nofollow" className="inline-link target">
      {children}
    </a>
  )
}

export function FeedLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} type="application/rss+xml" className="inline-link target">
      {children}
    </a>
  )
}

/** The first link of a page, seen while it has the focus. */
export const SkipLink = ({ children }: { children: ReactNode }) => (
  <a
    href="#main"
    className="absolute -top-20 left-4 z-50 rounded-field bg-ink px-4 py-2.5 font-semibold text-paper focus:top-2"
  >
    {children}
  </a>
)
