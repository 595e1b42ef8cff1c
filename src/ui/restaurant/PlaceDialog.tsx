'use client'
import { useQuery } from '@tanstack/react-query'
import { ROW_ACTIONS } from '@/messages/site/rowActions'
import { fetchOrThrow } from '../api/requestApi'
import type { FavoritePlace } from '../favorite/favoritePlace'
import { telHref, restaurantHref } from '../urls/restaurantHref'
import { buttonClass } from '../kit/buttonClass'
import { ModalDialog } from '../kit/ModalDialog'
import { SoftLink } from '../kit/SoftLink'
import { placeSearchText } from '../map/deepLinks'
import { PlaceLinkButtons } from '../map/PlaceLinkButtons'
import { ShareButton } from '../share/ShareButton'
import type { SharedPlace } from '../share/sharedPlace'

interface Props {
  place: FavoritePlace
  shared: SharedPlace
  onClose: () => void
}

export function PlaceDialog({ place, shared, onClose }: Props) {
  return (
    <ModalDialog title={place.title} note={place.address ?? shared.where} onClose={onClose}>
      <div className="flex flex-col gap-2.5">
        <Telephone id={place.id} />
        <PlaceLinkButtons text={placeSearchText(place)} blog={false} />
        <div className="flex gap-2 *:flex-1">
          <ShareButton place={shared} variant="text" />
          <SoftLink href={restaurantHref(place.id)} className={buttonClass('plain')}>
            {ROW_ACTIONS.details}
          </SoftLink>
        </div>
      </div>
    </ModalDialog>
  )
}

function Telephone({ id }: { id: number }) {
  const { data, isError } = useQuery({
    queryKey: ['restaurant', id],
    queryFn: ({ signal }) => fetchOrThrow('GET /api/v1/restaurants/{id}', { params: { id }, signal }),
    staleTime: 5 * 60_000,
    retry: 1,
  })
  if (data?.phone)
    return (
      <a href={telHref(data.phone)} className={buttonClass('primary', 'w-full')}>
        {ROW_ACTIONS.call(data.phone)}
      </a>
    )
  return (
    <p role="status" className="flex min-h-11 items-center justify-center text-small text-soft">
      {data ? ROW_ACTIONS.noPhone : isError ? ROW_ACTIONS.failed : ROW_ACTIONS.asking}
    </p>
  )
}
