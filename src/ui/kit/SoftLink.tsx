import type { ComponentProps } from 'react'
import { toIri } from '../urls/toIri'

/** A plain link that the page's router follows (`SoftNavigation`): in static markup there is no component to do it. */
export const SoftLink = ({ href, children, ...link }: ComponentProps<'a'> & { href: string }) => (
  <a data-soft="" href={toIri(href)} {...link}>
    {children}
  </a>
)
