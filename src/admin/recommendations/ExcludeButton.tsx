import { Button } from '@mui/material'
import { useState } from 'react'
import type { RecommendedPlace } from '@/domain/recommendation/recommendations'
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog'
import { useAction } from '../kit/useAction'
import { EXCLUSION_REASONS } from './exclusionReasons'
import { exclude } from './useRecommendations'

export function ExcludeButton({ place }: { place: RecommendedPlace }) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending } = useAction((reason: string) => exclude({ restaurant: place.id, reason }), {
    done: `${place.name}을(를) 추천에서 뺐어요.`,
    onDone: () => setOpen(false),
  })
  return (
    <>
      <Button size="small" aria-label={`${place.name} 빼기`} onClick={() => setOpen(true)}>
        빼기
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={`${place.name} 추천에서 빼기`}
        effect="모든 추천 목록에서 곧바로 빠져요. 검색과 순위에는 그대로 나오고, 언제든 다시 넣을 수 있어요."
        confirmLabel="추천에서 빼기"
        reasons={EXCLUSION_REASONS}
        isPending={isPending}
        onConfirm={(reason) => mutate(reason)}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
