import { josa } from 'es-hangul'
import { Autocomplete, Button, Menu, MenuItem, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useListContext } from 'react-admin'
import { SUB_CATEGORIES } from '@/domain/place/lexicon/cuisines.data'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { ActionButton, ActionDialog } from '../kit/dialogs/ActionDialog'
import { useChosen, useBulkChange } from '../kit/lists/chosen'
import { useAction } from '../kit/useAction'
import { MergeButton } from './merge/MergeButton'
import { TRASH_REASONS } from './TrashButton'

export const RestaurantBulk = () => {
  const { filterValues } = useListContext()
  if ((filterValues as { trashed?: boolean }).trashed) return <RestoreButton />
  return (
    <>
      <CategoryButton />
      <StateButton />
      <MergeChosen />
      <TrashButton />
    </>
  )
}

function CategoryButton() {
  const { count } = useChosen()
  const [word, setWord] = useState('')
  const kitchen = word.trim() || null
  const { change, outcome } = useBulkChange()
  const said = `${count.toLocaleString()}곳의 업종을 ${kitchen ? `‘${kitchen}’(으)로 바꿨어요.` : '비웠어요.'}`
  return (
    <ActionButton
      label="업종"
      look={{ size: 'small' }}
      title="업종 정하기"
      effect={
        kitchen
          ? `고른 ${count.toLocaleString()}곳의 업종이 ‘${kitchen}’${josa.pick(kitchen, '이/가')} 돼요.`
          : `업종을 고르거나 적어 주세요. 비워 두면 고른 ${count.toLocaleString()}곳이 미분류가 돼요.`
      }
      confirmLabel={kitchen ? '업종 바꾸기' : '업종 비우기'}
      run={(_, provider) => change(provider, { data: { subCategory: kitchen }, said })}
      {...outcome}
    >
      <Autocomplete
        freeSolo
        options={SUB_CATEGORIES}
        inputValue={word}
        onInputChange={(_, typed) => setWord(typed)}
        renderInput={(params) => <TextField {...params} label="업종" margin="dense" autoFocus />}
      />
    </ActionButton>
  )
}

function StateButton() {
  const { count } = useChosen()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { change, outcome } = useBulkChange()
  const { mutate, isPending } = useAction((isActive: boolean, provider) => {
    const said = `${count.toLocaleString()}곳을 ${isActive ? '활성으로' : '비활성으로'} 바꿨어요.`
    return change(provider, { data: { isActive }, said })
  }, outcome)
  const set = (isActive: boolean) => {
    setAnchor(null)
    mutate(isActive)
  }
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        disabled={isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        활성·비활성
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => set(true)}>활성: 누구나 봐요</MenuItem>
        <MenuItem onClick={() => set(false)}>비활성: 목록과 순위에서 빠져요</MenuItem>
      </Menu>
    </>
  )
}

function MergeChosen() {
  const { ids, filter } = useChosen()
  const { onUnselectItems } = useListContext()
  if (filter || ids.length < 2) return null
  return <MergeButton size="small" restaurants={ids.map(Number)} onMerged={() => onUnselectItems()} />
}

interface TrashPreview {
  count: number
  visits: number
  reviews: number
}

function TrashEffect({ preview }: { preview: TrashPreview | undefined }) {
  if (!preview) return <>무엇이 보이지 않게 되는지 확인하고 있어요…</>
  const { count, visits, reviews } = preview
  return (
    <>
      식당 <b>{count.toLocaleString()}곳</b>이 휴지통으로 가요. 방문 <b>{visits.toLocaleString()}건</b>과 리뷰{' '}
      <b>{reviews.toLocaleString()}건</b>이 보이지 않게 되고 순위를 다시 집계해요. 휴지통에서 복원하면 모두 돌아와요.
    </>
  )
}

function TrashButton() {
  const { ids, filter, count } = useChosen()
  const { resource } = useListContext()
  const [isOpen, setOpen] = useState(false)
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  const { data, error } = useQuery({
    queryKey: [resource, 'trash-preview', filter ?? ids],
    queryFn: () =>
      dataProvider.action<TrashPreview>(resource, 'actions', 'trash-preview', filter ? { filter } : { ids }),
    enabled: isOpen,
    staleTime: 0,
  })
  const { change, outcome } = useBulkChange()
  const said = `${(data?.count ?? count).toLocaleString()}곳을 휴지통으로 옮겼어요.`
  return (
    <>
      <span style={{ width: 1, height: 18, background: 'currentColor', opacity: 0.35, margin: '0 6px' }} />
      <Button size="small" onClick={() => setOpen(true)}>
        휴지통으로
      </Button>
      {isOpen && (
        <ActionDialog
          title={`식당 ${count.toLocaleString()}곳을 휴지통으로`}
          effect={error ? error.message : <TrashEffect preview={data} />}
          confirmLabel="휴지통으로"
          destructive
          reasons={TRASH_REASONS}
          disabled={!data}
          run={(reason, provider) => change(provider, { data: { trashed: true }, said, reason })}
          onClose={() => setOpen(false)}
          {...outcome}
        />
      )}
    </>
  )
}

function RestoreButton() {
  const { count } = useChosen()
  const { change, outcome } = useBulkChange()
  const said = `${count.toLocaleString()}곳을 복원했어요.`
  const { mutate, isPending } = useAction(
    (_: void, provider) => change(provider, { data: { trashed: false }, said }),
    outcome,
  )
  return (
    <Button size="small" disabled={isPending} onClick={() => mutate()}>
      복원
    </Button>
  )
}
