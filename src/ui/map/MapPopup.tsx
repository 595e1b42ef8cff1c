'use client'
import { type ReactNode, useRef, useState } from 'react'
import dynamic from 'next/dynamic'
import { MAP } from '@/messages/site/map'
import { DialogHeading } from '../kit/ModalDialog'
import type { MapPoint, NamedPoint } from './coordinates'
import { PlaceLinkButtons } from './PlaceLinkButtons'
import { MapNotice } from './MapNotice'

const loading = () => <MapNotice text={MAP.loading} />
const LibrePlaceMap = dynamic(() => import('./libre/LibrePlaceMap').then((file) => file.LibrePlaceMap), {
  ssr: false,
  loading,
})
const KakaoPlaceMap = dynamic(() => import('./kakao/KakaoPlaceMap').then((file) => file.KakaoPlaceMap), {
  ssr: false,
  loading,
})

interface PlaceMapProps {
  title: string
  point: MapPoint
  landmarks: readonly NamedPoint[]
  code: string | null
  kakaoKey: string | null
  tilesUrl: string | null
}

function PlaceMap({ kakaoKey, ...place }: PlaceMapProps) {
  if (kakaoKey) return <KakaoPlaceMap appKey={kakaoKey} title={place.title} point={place.point} />
  return <LibrePlaceMap {...place} />
}

const DIALOG =
  'w-[min(46rem,calc(100vw-1.5rem))] max-w-none overflow-hidden rounded-box bg-paper p-0 text-ink ' +
  'shadow-2xl backdrop:bg-black/50'

const OPEN_LABEL =
  'absolute right-2.5 bottom-2.5 rounded-field border border-line bg-card px-3 py-1.5 text-note ' +
  'font-semibold group-hover:border-edge'

interface Props {
  title: string
  address: string | null
  searchText: string
  point: MapPoint
  landmarks: readonly NamedPoint[]
  /** of its district */
  code: string | null
  kakaoKey: string | null
  tilesUrl: string | null
  actions: ReactNode
  children: ReactNode
}

export function MapPopup({ title, address, searchText, actions, children, ...place }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [opened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    dialog.current?.showModal()
  }
  return (
    <>
      <div className="locator">
        {children}
        {/* Over the map rather than around it: district names are not part of the button's label. */}
        <button
          type="button"
          onClick={open}
          aria-label={`${title} 지도 열기`}
          className="group absolute inset-0 rounded-box -outline-offset-2"
        >
          <span className={OPEN_LABEL}>지도 열기</span>
        </button>
      </div>
      <dialog
        ref={dialog}
        aria-labelledby="map-popup-title"
        onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
        className={DIALOG}
      >
        <DialogHeading
          id="map-popup-title"
          title={title}
          note={address ?? searchText}
          onClose={() => dialog.current?.close()}
        />
        <div className="h-[min(400px,60dvh)] border-y border-line bg-wash">
          {opened && <PlaceMap title={title} {...place} />}
        </div>
        <div className="flex flex-wrap gap-2 p-4">
          <div className="min-w-0 flex-1 basis-44">
            <PlaceLinkButtons text={searchText} blog={false} />
          </div>
          {actions}
        </div>
      </dialog>
    </>
  )
}
