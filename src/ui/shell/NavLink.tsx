'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

/** A link that knows whether the visitor stands in its section. */
export function NavLink({ href, className = '', children }: { href: string; className?: string; children: ReactNode }) {
  const path = usePathname()
  const here = path === href || path.startsWith(`${href}/`)
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className={`inline-flex min-h-11 items-center transition-colors hover:text-ink aria-[current]:text-ink ${className}`}
    >
      {children}
    </Link>
  )
}
