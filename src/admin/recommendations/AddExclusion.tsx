import { Button } from '@mui/material'
import { useState } from 'react'
import { PickDialog } from '../kit/dialogs/PickDialog'
import { useAction } from '../kit/useAction'
import { EXCLUSION_REASONS } from './exclusionReasons'
import { exclude } from './useRecommendations'

const EFFECT = '고른 곳이 모든 추천 목록에서 곧바로 빠져요. 검색과 순위에는 그대로 나오고, 언제든 다시 넣을 수 있어요.'

export function AddExclusion() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { mutate, isPending } = useAction(exclude, { done: '추천에서 뺐어요.', onDone: close })
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        식당 골라 빼기
      </Button>
      {isOpen && (
        <PickDialog
          title="추천에서 빼기"
          effect={() => EFFECT}
          confirmLabel="추천에서 빼기"
          reasons={EXCLUSION_REASONS}
          isPending={isPending}
          onConfirm={({ id }, reason) => mutate({ restaurant: id, reason })}
          onClose={close}
        />
      )}
    </>
  )
}
