import { Button } from '@mui/material'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import { BULK_IDS_MAX } from '@/domain/backOffice/limits'
import { unitOf } from '@/messages/staff/resources'
import { ChosenContext } from './chosen'

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 4,
  position: 'sticky',
  bottom: 16,
  zIndex: 2,
  marginTop: 12,
  padding: '7px 8px 7px 14px',
  borderRadius: 8,
  background: 'var(--ink)',
  color: 'var(--paper)',
  boxShadow: 'var(--shade)',
  '& .MuiButton-root': {
    color: 'inherit',
    background: 'none',
    border: 0,
    '&:hover': { background: 'rgb(128 128 128 / .3)' },
  },
  '& .MuiButton-root.Mui-disabled': { opacity: 0.55 },
  '& .MuiButton-root:focus-visible': { outlineColor: 'currentColor' },
})

/** react-admin keeps a selection made under other filters; returns whether the selection belongs to these. */
function useDropOtherChoice(conditions: string): boolean {
  const { onUnselectItems } = useListContext()
  // A ref as well as state: a click may come before the state update and would be lost.
  const dropped = useRef<string | null>(null)
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    if (dropped.current === conditions) return
    dropped.current = conditions
    onUnselectItems()
    setSettled(conditions)
  }, [conditions, onUnselectItems])
  return settled === conditions
}

interface Count {
  count: number
  /** selected rows on other pages */
  elsewhere: number
  isAll: boolean
  unit: string
}

/** '3곳 고름 · 다른 쪽에 2곳' */
export function chosenText({ count, elsewhere, isAll, unit }: Count): string {
  const chosen = `${count.toLocaleString()}${unit} ${isAll ? '모두 ' : ''}고름`
  return elsewhere > 0 && !isAll ? `${chosen} · 다른 쪽에 ${elsewhere.toLocaleString()}${unit}` : chosen
}

export function BulkBar({ children }: { children: ReactNode }) {
  const { selectedIds = [], data = [], filterValues, total = 0, onUnselectItems, resource } = useListContext()
  const filter = filterValues as Record<string, unknown>
  const conditions = JSON.stringify(filter)
  /** the filters under which "all" was selected; it does not carry over to others */
  const [allOf, setAllOf] = useState<string | null>(null)
  const isOfThese = useDropOtherChoice(conditions)
  if (selectedIds.length === 0 || !isOfThese) return null
  const elsewhere = selectedIds.length - data.filter(({ id }) => selectedIds.includes(id)).length
  const isAll = allOf === conditions && total <= BULK_IDS_MAX
  const count = isAll ? total : selectedIds.length
  const unit = unitOf(resource)
  const unselect = () => {
    setAllOf(null)
    onUnselectItems()
  }
  return (
    <ChosenContext value={{ ids: selectedIds, count, ...(isAll && { filter }) }}>
      <Bar role="toolbar" aria-label="고른 것으로 할 일">
        <b aria-live="polite">{chosenText({ count, elsewhere, isAll, unit })}</b>
        {total > selectedIds.length && !isAll && (
          <Button size="small" disabled={total > BULK_IDS_MAX} onClick={() => setAllOf(conditions)} sx={underlined}>
            {total > BULK_IDS_MAX
              ? `한 번에 ${BULK_IDS_MAX.toLocaleString()}${unit}까지`
              : `${total.toLocaleString()}${unit} 모두`}
          </Button>
        )}
        <Button size="small" onClick={unselect} sx={{ fontWeight: 450 }}>
          풀기
        </Button>
        <span style={{ flex: 1 }} />
        {children}
      </Bar>
    </ChosenContext>
  )
}

const underlined = { fontWeight: 450, '&:not(.Mui-disabled)': { textDecoration: 'underline', textUnderlineOffset: 3 } }
