'use client'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { lazyComponent } from '../kit/lazyComponent'
import type { ShownPhoto } from './PhotoViewer'

const PhotoViewer = lazyComponent(() => import('./PhotoViewer').then((file) => file.PhotoViewer))

/** A photo's link, next to which others may stand. */
const PHOTO = 'ul a[aria-haspopup]'

function shownPhoto(link: HTMLAnchorElement): ShownPhoto {
  const thumbnail = link.querySelector('img')
  // Uses the declared size, not the displayed one.
  const size = (side: 'width' | 'height') => Number(thumbnail?.getAttribute(side) ?? 0)
  return { url: link.href, alt: thumbnail?.alt ?? '', width: size('width'), height: size('height') }
}

/** Event delegation keeps the thumbnails static: forty with a listener each would cost twenty kilobytes. */
export function PhotoLightbox({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ photos: ShownPhoto[]; first: number } | null>(null)
  const open = (event: MouseEvent) => {
    // Modifier keys open a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    const pressed = (event.target as Element).closest<HTMLAnchorElement>(PHOTO)
    const links = [...(pressed?.closest('ul')?.querySelectorAll<HTMLAnchorElement>(PHOTO) ?? [])]
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
