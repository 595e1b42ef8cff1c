import { Button } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog'
import { type Picked, RecordPicker } from '../kit/fields/RecordPicker'
import { type PickableRestaurant, toPickedRestaurant } from '../kit/fields/toPickedRestaurant'
import { useAction } from '../kit/useAction'
import { EXCLUSION_REASONS } from './exclusionReasons'
import { exclude } from './useRecommendations'

/** Takes any restaurant out of the lists, found by its name. */
export function AddExclusion() {
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<Picked | null>(null)
  const close = () => {
    setOpen(false)
    setPicked(null)
  }
  const { mutate, isPending } = useAction(exclude, { done: '추천에서 뺐습니다.', onDone: close })
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        식당 골라 빼기
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="추천에서 빼기"
        effect="고른 곳이 모든 추천 목록에서 곧바로 빠집니다. 검색과 순위에는 그대로 나오고, 언제든 다시 넣을 수 있습니다."
        confirmLabel="추천에서 빼기"
        reasons={EXCLUSION_REASONS}
        isPending={isPending}
        disabled={picked === null}
        onConfirm={(reason) => picked && mutate({ restaurant: picked.id, reason })}
        onClose={close}
      >
        <RecordPicker<PickableRestaurant>
          resource="restaurants"
          label="식당"
          toPicked={toPickedRestaurant}
          value={picked}
          onChange={setPicked}
          sort="title"
        />
      </ConfirmDialog>
    </>
  )
}
