'use client'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { SoftLink } from '../kit/SoftLink'

const LINK = 'inline-flex min-h-11 items-center transition-colors hover:text-ink aria-[current]:text-ink'

export function NavLink({ href, className = '', children }: { href: string; className?: string; children: ReactNode }) {
  const path = usePathname()
  const here = path === href || path.startsWith(`${href}/`)
  return (
    <SoftLink href={href} aria-current={here ? 'page' : undefined} className={`${LINK} ${className}`}>
      {children}
    </SoftLink>
  )
}
