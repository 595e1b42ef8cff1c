'use client'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { lazyComponent } from '../dialog/lazyComponent'
import type { ShownPhoto } from './PhotoViewer'

const PhotoViewer = lazyComponent(() => import('./PhotoViewer').then((file) => file.PhotoViewer))

function shownPhoto(link: HTMLAnchorElement): ShownPhoto {
  const thumbnail = link.querySelector('img')
  // As it is said, not as small as it is shown.
  const size = (side: 'width' | 'height') => Number(thumbnail?.getAttribute(side) ?? 0)
  return { url: link.href, alt: thumbnail?.alt ?? '', width: size('width'), height: size('height') }
}

/**
 * Shows the photographs that are pressed within it as large as the screen allows. What is pressed is read from the
 * page, so that thumbnails can be static markup: forty of them with an own listener each are twenty kilobytes.
 */
export function PhotoLightbox({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ photos: ShownPhoto[]; first: number } | null>(null)
  const open = (event: MouseEvent) => {
    // A new tab that was asked for is a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    const pressed = (event.target as Element).closest<HTMLAnchorElement>('.review-photos a')
    const links = [...(pressed?.closest('.review-photos')?.querySelectorAll('a') ?? [])]
    if (!pressed) return
    event.preventDefault()
    setOpened({ photos: links.map(shownPhoto), first: links.indexOf(pressed) })
  }
  return (
    <>
      <div onClick={open}>{children}</div>
      {opened && <PhotoViewer {...opened} onClose={() => setOpened(null)} />}
    </>
  )
}
