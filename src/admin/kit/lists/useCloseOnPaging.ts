import { useEffect, useRef } from 'react'
import { useListContext } from 'react-admin'

/** Closes the drawer when the list's page changes, because its record is no longer among the rows. */
export function useCloseOnPaging(close: () => void): void {
  const { page } = useListContext()
  const shown = useRef(page)
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    latest.current()
  }, [page])
}
