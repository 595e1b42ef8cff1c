import { useEffect } from 'react'

/** What the browser's tab is called. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · 공공밥상 운영`
  }, [title])
}
