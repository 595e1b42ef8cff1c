import { Button } from '@mui/material'
import { useState } from 'react'
import { PREVIEW_CELL_MAX } from '@/domain/upload/limits'
import type { Upload } from '@/contract/uploadState'
import type { ProblemGroup, ProblemReason } from '@/contract/uploadRows'
import { many } from '../numbers'

const SHOWN = 12

interface Props {
  upload: Upload
  groups: readonly ProblemGroup[]
  value: string | null
  disabled: boolean
  onValue: (reason: ProblemReason, value: string | null) => void
  onCorrect: (group: ProblemGroup) => void
  onEatery: (group: ProblemGroup) => void
}

export function ProblemValues({ upload, groups, value, disabled, onValue, onCorrect, onEatery }: Props) {
  const [areAllShown, showAll] = useState(false)
  const shown = areAllShown ? groups : groups.slice(0, SHOWN)
  return (
    <>
      <ul>
        {shown.map((group) => {
          const text = group.value || '(빈칸)'
          const isOpen = value === group.value
          const correctButton = (
            <Button
              size="small"
              variant="outlined"
              disabled={disabled}
              aria-label={`${group.value || '빈칸'} 고치기`}
              onClick={() => onCorrect(group)}
            >
              고치기
            </Button>
          )
          return (
            <li key={JSON.stringify([group.sheet, group.column, group.value])}>
              <button
                type="button"
                className="text"
                title={`${text} – 행 보기`}
                aria-pressed={isOpen}
                onClick={() => onValue(group.reason, isOpen ? null : group.value)}
              >
                {text}
              </button>
              <span className="n">{many(group.rows)}행</span>
              {group.reason === 'place_not_eating' && group.value !== '' ? (
                <NotEating {...{ upload, group, disabled, onEatery }} />
              ) : group.column === null ? (
                <span className="n">원문에서 고침</span>
              ) : (
                correctButton
              )}
            </li>
          )
        })}
      </ul>
      {groups.length > SHOWN && (
        <Button size="small" aria-expanded={areAllShown} onClick={() => showAll(!areAllShown)}>
          {areAllShown ? '줄여 보기' : `나머지 ${many(groups.length - SHOWN)}가지 보기`}
        </Button>
      )}
    </>
  )
}

type NotEatingProps = Pick<Props, 'upload' | 'disabled' | 'onEatery'> & { group: ProblemGroup }

/** Overrides that a cell is not a place to eat; one that may name a person stays excluded. */
function NotEating({ upload, group, disabled, onEatery }: NotEatingProps) {
  const { value, column } = group
  if (upload.overlay.eateries?.includes(value)) return <span className="n">사람 이름일 수 있어 뺐어요</span>
  if (column === null || value.length >= PREVIEW_CELL_MAX) return <span className="n">원문에서 고침</span>
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={disabled}
      aria-label={`${value} 식당으로 읽기`}
      onClick={() => onEatery(group)}
    >
      식당이에요
    </Button>
  )
}
