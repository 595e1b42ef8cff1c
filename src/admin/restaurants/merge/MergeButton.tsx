import { Button, type ButtonProps } from '@mui/material'
import { useState } from 'react'
import { DUPLICATE_MEMBERS_MAX } from '@/domain/linkage/duplicates'
import { MergeDialog } from './MergeDialog'

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
