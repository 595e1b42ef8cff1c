import { Button } from '@mui/material'
import { josa } from 'es-hangul'
import { useState } from 'react'
import { useDataProvider, useListContext, useNotify } from 'react-admin'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog'
import { UndoToast } from '../kit/dialogs/UndoToast'
import { useAction } from '../kit/useAction'

const REASONS = ['잘못 올린 공지', '기간이 지난 공지', '다른 공지로 대신함']

export function DeleteNoticesButton() {
  const { selectedIds, onUnselectItems } = useListContext<{ id: number }>()
  const [isAsking, setAsking] = useState(false)
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  const notify = useNotify()
  const count = `${selectedIds.length.toLocaleString('ko-KR')}건`
  const restore = useAction((ids: number[]) => dataProvider.actionMany('notices', ids, 'restore'), {
    done: '복원했어요.',
  })
  const remove = useAction(
    async (reason: string) => {
      const ids = selectedIds
      await dataProvider.deleteMany('notices', { ids, meta: { reason } })
      return ids
    },
    {
      onDone: (ids) => {
        setAsking(false)
        onUnselectItems()
        const onUndo = () => {
          restore.mutate(ids)
        }
        notify(<UndoToast message={`공지 ${ids.length}건을 휴지통으로 보냈어요.`} onUndo={onUndo} />)
      },
    },
  )
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        휴지통으로
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`공지 ${josa(count, '을/를')} 지울까요?`}
        effect={`고른 공지 ${josa(count, '이/가')} 휴지통으로 가고, 보이던 것은 바로 내려가요. 곧바로 되돌릴 수 있어요.`}
        confirmLabel="휴지통으로"
        destructive
        reasons={REASONS}
        isPending={remove.isPending}
        onConfirm={remove.mutate}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
