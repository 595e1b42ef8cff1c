import type { ComponentProps } from 'react'
import { toIri } from '../urls/toIri'

/** A plain link that the router follows (`SoftNavigation`), for static markup without components. */
export const SoftLink = ({ href, children, ...link }: ComponentProps<'a'> & { href: string }) => (
  <a data-soft="" href={toIri(href)} {...link}>
    {children}
  </a>
)
