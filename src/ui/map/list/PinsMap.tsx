'use client'
import dynamic from 'next/dynamic'
import { useCallback, useState } from 'react'
import { MAP } from '@/messages/site/map'
import type { Preview, PinsProps } from '../mapProps'
import { PlacePreview } from '../explore/PlacePreview'
import { MapNotice } from '../MapNotice'

const loading = () => <MapNotice text={MAP.loading} />
const LibrePinsMap = dynamic(() => import('../libre/LibrePinsMap').then((file) => file.LibrePinsMap), {
  ssr: false,
  loading,
})
const KakaoPinsMap = dynamic(() => import('../kakao/KakaoPinsMap').then((file) => file.KakaoPinsMap), {
  ssr: false,
  loading,
})

export interface MapKeys {
  kakaoKey: string | null
  tilesUrl: string | null
}

/** The places of a list on a map that moves. */
export function PinsMap({ kakaoKey, tilesUrl, ...props }: Omit<PinsProps, 'onPreview'> & MapKeys) {
  const [chosen, setChosen] = useState<Preview | null>(null)
  const preview = chosen && props.pins.some(({ place }) => place.id === chosen.place.id) ? chosen : null
  const choose = useCallback((next: Preview) => setChosen(next), [])
  return (
    <>
      {kakaoKey ? (
        <KakaoPinsMap appKey={kakaoKey} onPreview={choose} {...props} />
      ) : (
        <LibrePinsMap tilesUrl={tilesUrl} onPreview={choose} {...props} />
      )}
      {preview && <PlacePreview preview={preview} own={props.around} onClose={() => setChosen(null)} />}
    </>
  )
}
