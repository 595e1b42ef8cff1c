import { Button } from '@mui/material'
import { useDataProvider, useListContext } from 'react-admin'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { useAction } from '../kit/useAction'
import type { Post } from './post'

export function PinButtons() {
  const { selectedIds, data, onUnselectItems } = useListContext<Post>()
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  const pin = useAction(
    (name: 'pin' | 'unpin') => dataProvider.actionMany<{ data: number[] }>('posts', selectedIds, name),
    { done: ({ data: changed }) => `${changed.length}건을 바꿨어요.`, onDone: () => onUnselectItems() },
  )
  const chosen = (data ?? []).filter(({ id }) => selectedIds.includes(id))
  const isAllPinned = chosen.length > 0 && chosen.every(({ isPinned }) => isPinned)
  return (
    <Button size="small" disabled={pin.isPending} onClick={() => pin.mutate(isAllPinned ? 'unpin' : 'pin')}>
      {isAllPinned ? '고정 풀기' : '위에 고정'}
    </Button>
  )
}
