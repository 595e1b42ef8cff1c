import { Fragment, type ReactNode } from 'react'
import { SoftLink } from '../kit/SoftLink'
import type { SectionLink } from './sections'

interface Props {
  links: readonly SectionLink[]
  label?: string
  children?: ReactNode
}

export function Breadcrumbs({ links, label = '현재 위치', children }: Props) {
  return (
    <nav aria-label={label} className="-mt-1 mb-1 flex flex-wrap items-center gap-x-2 text-small text-soft">
      {children}
      {links.map((link, index) => (
        <Fragment key={link.href}>
          {index > 0 && <span aria-hidden>/</span>}
          <SoftLink
            href={link.href}
            className="inline-flex min-h-11 items-center hover:text-ink hover:underline md:min-h-8"
          >
            {link.label}
          </SoftLink>
        </Fragment>
      ))}
    </nav>
  )
}
