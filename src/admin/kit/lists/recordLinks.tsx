import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'

export const listPath = (resource: string, filter: Record<string, unknown> = {}): string =>
  Object.keys(filter).length
    ? `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`
    : `/${resource}`

const OPEN = 'open'

/** In the URL, so that links work and Back closes it. */
export function useOpenRecord(): { id: number | null; open: (id: number) => void; close: () => void } {
  const [params, setParams] = useSearchParams()
  const id = Number(params.get(OPEN))
  const open = (next: number) =>
    setParams((now) => {
      now.set(OPEN, String(next))
      return now
    })
  const close = () =>
    setParams((now) => {
      now.delete(OPEN)
      return now
    })
  return { id: Number.isInteger(id) && id > 0 ? id : null, open, close }
}

interface OpenLinkProps {
  id: number
  /** another list than the current one */
  of?: string
  children: ReactNode
}

/** Like a row click, but works by keyboard and in a new tab. */
export function OpenLink({ id, of, children }: OpenLinkProps) {
  const [params] = useSearchParams()
  const search = new URLSearchParams(of ? {} : params)
  search.set('open', String(id))
  return (
    <Link
      to={{ pathname: of && `/${of}`, search: search.toString() }}
      onClick={(event) => event.stopPropagation()}
      style={{ textDecoration: 'none' }}
    >
      {children}
    </Link>
  )
}
