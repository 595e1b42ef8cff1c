import { useSearchParams } from 'react-router-dom'

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
