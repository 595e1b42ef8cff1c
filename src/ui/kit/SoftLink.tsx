import type { ComponentProps } from 'react'

/** Hangul syllables in UTF-8 (U+AC00 to U+D7FF), percent-encoded. */
const HANGUL = /(?:%E(?:A%B|[BC]%[89AB]|D%[89])[0-9A-F]%[89AB][0-9A-F])+/g

/** A URL with readable Hangul (an IRI, RFC 3987), a third as long; browsers encode it when they send it. */
export const toIri = (href: string): string => href.replace(HANGUL, decodeURIComponent)

/** A plain link that the router follows (`SoftNavigation`), for static markup without components. */
export const SoftLink = ({ href, children, ...link }: ComponentProps<'a'> & { href: string }) => (
  <a data-soft="" href={toIri(href)} {...link}>
    {children}
  </a>
)
