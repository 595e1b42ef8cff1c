import { Button, type ButtonProps } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { DUPLICATE_MEMBERS_MAX, type DuplicateMember } from '@/domain/linkage/duplicates'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog'
import { type Picked, RestaurantPicker } from '../../kit/fields/RecordPicker'
import { FieldPicker, MergeEffect } from './FieldPicker'
import { useDecideDuplicates, useMembers, useMergeDraft } from './mergeDraft'

const REASONS = ['같은 곳이 두 번 실림', '이름을 바꾼 같은 곳', '이름을 잘못 적은 같은 곳']
const TITLE = '식당 합치기'

interface MergeDialogProps {
  restaurants: number[]
  onMerged?: (survivor: number) => void
  onClose: () => void
}

function MergeDialog({ restaurants, ...rest }: MergeDialogProps) {
  const [other, setOther] = useState<Picked | null>(null)
  const ids = other ? [...restaurants, other.id] : restaurants
  const { data, error } = useMembers(ids)
  const members = data?.length === ids.length ? data : undefined
  const picker = restaurants.length === 1 && (
    <RestaurantPicker label="합칠 다른 식당" value={other} onChange={setOther} except={restaurants[0]} />
  )
  if (members) return <OpenMerge key={ids.join()} members={members} picker={picker} {...rest} />
  const waits = ids.length < 2 ? '같은 곳인 다른 식당을 골라 주세요.' : '식당을 불러오고 있어요…'
  const gone = '고른 식당 가운데 이미 합쳤거나 지운 곳이 있어요. 목록을 새로 고쳐 주세요.'
  return (
    <ConfirmDialog
      open
      wide
      title={TITLE}
      effect={error || data ? <span role="alert">{error?.message ?? gone}</span> : waits}
      confirmLabel="합치기"
      disabled
      onConfirm={() => undefined}
      onClose={rest.onClose}
    >
      {picker}
    </ConfirmDialog>
  )
}

interface OpenProps extends Omit<MergeDialogProps, 'restaurants'> {
  members: DuplicateMember[]
  picker: ReactNode
}

function OpenMerge({ members, picker, onMerged, onClose }: OpenProps) {
  const draft = useMergeDraft(members)
  const { survivor, picks, title } = draft
  const { decide, isPending } = useDecideDuplicates(() => {
    onClose()
    onMerged?.(survivor)
  })
  return (
    <ConfirmDialog
      open
      wide
      title={TITLE}
      effect={<MergeEffect {...draft} />}
      confirmLabel="합치기"
      reasons={REASONS}
      isPending={isPending}
      onConfirm={(reason) =>
        decide({ restaurants: members.map(({ id }) => id), move: { kind: 'merge', survivor, picks, title, reason } })
      }
      onClose={onClose}
    >
      {picker}
      <FieldPicker {...draft} />
    </ConfirmDialog>
  )
}

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  /** a single one asks for another; none or too many hide the button */
  restaurants: number[]
  onMerged?: (survivor: number) => void
}

/** The only way to merge restaurants, used wherever they are shown. */
export function MergeButton({ restaurants, onMerged, ...look }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (restaurants.length === 0 || restaurants.length > DUPLICATE_MEMBERS_MAX) return null
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        합치기
      </Button>
      {isOpen && <MergeDialog restaurants={restaurants} onMerged={onMerged} onClose={() => setOpen(false)} />}
    </>
  )
}
