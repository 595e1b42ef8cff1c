import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'

interface Props {
  id: number
  /** another list than the current one */
  of?: string
  children: ReactNode
}

/** Like a row click, but works by keyboard and in a new tab. */
export function OpenLink({ id, of, children }: Props) {
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
