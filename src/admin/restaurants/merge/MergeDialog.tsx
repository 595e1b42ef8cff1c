import { josa } from 'es-hangul'
import { FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify, useRefresh, useUnselectAll } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { MergePreview } from '@/domain/backOffice/mergePreview'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog'
import { type Picked, RecordPicker } from '../../kit/fields/RecordPicker'
import type { RestaurantRow } from '../restaurant'
import { toPickedRestaurant } from '../../kit/fields/toPickedRestaurant'

const RESOURCE = 'restaurants'
const REASONS = ['같은 곳이 두 번 실림', '이름을 바꾼 같은 곳', '이름을 잘못 적은 같은 곳']

interface Props {
  restaurant: RestaurantRow
  /** chosen already */
  other?: RestaurantRow
  onClose: () => void
}

/** Makes one restaurant part of another: which stays, what goes along, and why. */
export function MergeDialog({ restaurant, other, onClose }: Props) {
  const own = toPickedRestaurant(restaurant)
  const [picked, setPicked] = useState<Picked | null>(other ? toPickedRestaurant(other) : null)
  const [survivor, setSurvivor] = useState(own.id)
  const into = survivor === own.id ? own : picked
  const from = survivor === own.id ? picked : own
  const preview = useMergePreview(into, from)
  const { merge, isPending } = useMerge(onClose)
  return (
    <ConfirmDialog
      open
      title="두 식당 합치기"
      effect={<Effect into={into} from={from} preview={preview.data} error={preview.error} />}
      confirmLabel="합치기"
      destructive
      reasons={REASONS}
      isPending={isPending}
      disabled={!preview.data}
      onConfirm={(reason) => into && from && merge({ into: into.id, from: from.id, reason })}
      onClose={onClose}
    >
      {!other && (
        <RecordPicker<RestaurantRow>
          resource={RESOURCE}
          label="합칠 다른 식당"
          toPicked={toPickedRestaurant}
          value={picked}
          onChange={setPicked}
          except={own.id}
          sort="title"
        />
      )}
      {picked && (
        <RadioGroup
          aria-label="남을 식당"
          value={survivor}
          onChange={(_, id) => setSurvivor(Number(id))}
          sx={{ my: 1 }}
        >
          {[own, picked].map(({ id, label, note }) => (
            <FormControlLabel
              key={id}
              value={id}
              control={<Radio size="small" />}
              label={
                <>
                  <b style={{ fontWeight: 640 }}>{label}</b> 이름으로 남기기
                  <div style={{ color: 'var(--soft)', fontSize: 12.5 }}>{note}</div>
                </>
              }
            />
          ))}
        </RadioGroup>
      )}
    </ConfirmDialog>
  )
}

const useMergePreview = (into: Picked | null, from: Picked | null) => {
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  return useQuery({
    queryKey: [RESOURCE, 'merge-preview', into?.id, from?.id],
    queryFn: () => dataProvider.action<MergePreview>(RESOURCE, into?.id ?? 0, 'merge-preview', { from: from?.id }),
    enabled: into !== null && from !== null,
    staleTime: 0,
    retry: false,
  })
}

function useMerge(onClose: () => void) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const unselect = useUnselectAll(RESOURCE)
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ into, ...body }: { into: number; from: number; reason: string }) =>
      dataProvider.action(RESOURCE, into, 'merge', body),
    onSuccess: (_, { into }) => {
      notify('합쳤습니다. 바뀐 내역에서 언제든 풀 수 있습니다.')
      unselect()
      onClose()
      refresh()
      void navigate(`/restaurants#${into}/history`)
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return { merge: mutate, isPending }
}

interface EffectProps {
  into: Picked | null
  from: Picked | null
  preview: MergePreview | undefined
  error: Error | null
}

function Effect({ into, from, preview, error }: EffectProps) {
  if (error) return <span role="alert">{error.message}</span>
  if (!into || !from) return <>같은 곳인 다른 식당을 골라 주십시오.</>
  if (!preview) return <>무엇이 옮겨 가는지 세고 있습니다…</>
  const { visits, aliases, reviews, reviewsLeft, favorites, visitsAfter } = preview
  const moved = [
    `방문 ${visits.toLocaleString()}건`,
    `표기 ${aliases.toLocaleString()}개`,
    `리뷰 ${reviews.toLocaleString()}건`,
    `즐겨찾기 ${favorites.toLocaleString()}개`,
  ]
  return (
    <>
      <b>{from.label}</b> 식당이 없어지고 {josa(moved.join(', '), '이/가')} <b>{into.label}</b> 식당으로 옮겨 갑니다.
      합친 뒤의 방문은 <b>{visitsAfter.toLocaleString()}건</b>이고, 옛 주소는 남은 식당으로 이어집니다. 바뀐 내역에서 풀
      수 있습니다.
      {reviewsLeft > 0 && ` 두 곳에 모두 쓴 회원의 리뷰 ${reviewsLeft.toLocaleString()}건은 옮기지 않습니다.`}
    </>
  )
}
