import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useListContext } from 'react-admin'
import { DUPLICATE_MEMBERS_MAX } from '@/domain/linkage/duplicates'
import { MARK_NOTE_MAX } from '@/domain/quality/limits'
import { isAboutRestaurants, isGrouped, type QualityType } from '@/domain/quality/issueTypes'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { useChosen } from '../kit/lists/chosen'
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog'
import { CountedText } from '../kit/fields/CountedText'
import { useAction } from '../kit/useAction'
import { MergeButton } from '../restaurants/merge/MergeButton'
import { useDecideDuplicates } from '../restaurants/merge/useDecideDuplicates'
import { ChangeDialog } from './ChangeDialog'
import type { IssueRow } from './issue'

export function IssueBulk({ type }: { type: QualityType }) {
  const { filterValues } = useListContext()
  const [isOpen, setOpen] = useState(false)
  const { isMarked } = filterValues as { isMarked?: boolean }
  return (
    <>
      {isAboutRestaurants(type) && (
        <Button size="small" onClick={() => setOpen(true)}>
          일괄 수정
        </Button>
      )}
      {isOpen && <ChangeDialog type={type} onClose={() => setOpen(false)} />}
      {isGrouped(type) && <MergeShown />}
      {isMarked ? <UnmarkButton /> : type === 'duplicate' ? <DistinctButton /> : <MarkButton />}
    </>
  )
}

/** Restaurants of the selected issues, as far as they are on this page. */
function useShownRestaurants(): number[] {
  const { ids, filter } = useChosen()
  const { data = [] } = useListContext<IssueRow>()
  const shown = data.filter(({ id }) => ids.includes(id))
  return filter || shown.length !== ids.length || shown.length < 2 ? [] : shown.map(({ subject }) => subject)
}

function MergeShown() {
  const { onUnselectItems } = useListContext()
  return <MergeButton size="small" restaurants={useShownRestaurants()} onMerged={() => onUnselectItems()} />
}

function DistinctButton() {
  const restaurants = useShownRestaurants()
  const { onUnselectItems } = useListContext()
  const { decide, isPending } = useDecideDuplicates(() => onUnselectItems())
  if (restaurants.length === 0 || restaurants.length > DUPLICATE_MEMBERS_MAX) return null
  return (
    <Button size="small" disabled={isPending} onClick={() => decide({ restaurants, move: { kind: 'dismiss' } })}>
      서로 다른 곳
    </Button>
  )
}

function useMarks(name: 'mark' | 'unmark', done: string) {
  const { ids, filter } = useChosen()
  const { onUnselectItems, resource } = useListContext()
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  return useAction(
    (note: string) =>
      dataProvider.action(resource, 'actions', name, {
        ...(filter ? { filter } : { ids }),
        ...(name === 'mark' && { note }),
      }),
    { done, onDone: () => onUnselectItems() },
  )
}

function MarkButton() {
  const { count } = useChosen()
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const { mutate, isPending } = useMarks('mark', `${count.toLocaleString()}건을 맞다고 표시했어요.`)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        맞음
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="맞다고 표시하기"
        effect={`고른 ${count.toLocaleString()}건이 문제에서 빠지고 다시 집계할 때도 세지 않아요. 표시는 언제든 취소할 수 있어요.`}
        confirmLabel="맞음으로 표시"
        isPending={isPending}
        disabled={note.length > MARK_NOTE_MAX}
        onConfirm={() => mutate(note)}
        onClose={() => setOpen(false)}
      >
        <CountedText label="메모(없어도 됨)" value={note} onChange={setNote} max={MARK_NOTE_MAX} />
      </ConfirmDialog>
    </>
  )
}

function UnmarkButton() {
  const { count } = useChosen()
  const { mutate, isPending } = useMarks('unmark', `${count.toLocaleString()}건의 표시를 취소했어요.`)
  return (
    <Button size="small" disabled={isPending} onClick={() => mutate('')}>
      표시 취소
    </Button>
  )
}
