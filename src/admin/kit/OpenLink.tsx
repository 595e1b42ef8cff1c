import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'

interface Props {
  id: number
  /** another list than the one that stands */
  of?: string
  children: ReactNode
}

/** Opens a record next to its list, as a click on its row does: by keyboard, too, and in a tab of its own. */
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
