import Link from 'next/link'
import type { ReactNode } from 'react'
import { Icon } from './Icon'

/** A link that leads on, in the accent; as tall as a finger. */
export function TextLink({ href, children, onward = false }: { href: string; children: ReactNode; onward?: boolean }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center gap-0.5 font-semibold text-accent hover:text-accent-deep hover:underline"
    >
      {children}
      {onward && <Icon name="right" className="size-4" />}
    </Link>
  )
}

/** A link inside a sentence. */
export function InlineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="font-medium whitespace-nowrap text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
    >
      {children}
    </Link>
  )
}
