import { createContext, type ReactNode, type RefObject, useContext, useId, useRef, useState } from 'react'
import {
  EditBase,
  type EditBaseProps,
  type RaRecord,
  useDataProvider,
  useNotify,
  useRefresh,
  HttpError,
} from 'react-admin'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
} from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { RESOURCE_LABELS, type ResourceName } from '@/resources/labels'
import { changedFields } from '../../dataProvider/dataProvider'

type Fields = Record<string, unknown>

interface Conflict {
  mine: Fields
  previous: RaRecord
  current: RaRecord
}

/** A form that continues an older draft says in the error what it started from (`KeptForm`). */
export function conflictOf(error: unknown, mine: Fields, previous: RaRecord): Conflict | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null
  const body = (error.body ?? {}) as { current?: RaRecord; previous?: RaRecord }
  return body.current ? { mine, previous: body.previous ?? previous, current: body.current } : null
}

interface ConflictField {
  name: string
  mine: unknown
  now: unknown
  /** the other person changed it too, so a choice is needed */
  isContested: boolean
}

export function conflictFields({ mine, previous, current }: Conflict): ConflictField[] {
  const changed = changedFields(mine, previous)
  const theirs = changedFields(current, previous)
  return Object.entries(changed)
    .filter(([name, value]) => Object.keys(changedFields({ [name]: value }, current)).length > 0)
    .map(([name, value]) => ({ name, mine: value, now: current[name] as unknown, isContested: name in theirs }))
}

/** Readable values for fields that hold ids; undefined uses the dialog's default. */
export type ShowValue = (field: string, value: unknown) => string | undefined

/** What a form does once its conflict is resolved and saved. */
export const ConflictResolvedContext = createContext<RefObject<() => void> | null>(null)

interface DialogProps {
  resource: ResourceName
  conflict: Conflict
  show?: ShowValue
  onClose: () => void
  onConflict: (conflict: Conflict) => void
}

type Side = 'mine' | 'now'

function ConflictDialog({ resource, conflict, show, onClose, onConflict }: DialogProps) {
  const id = useId()
  const fields = conflictFields(conflict)
  const contested = fields.filter(({ isContested }) => isContested)
  const [sides, setSides] = useState<Record<string, Side>>({})
  const { save, isPending } = useResolvedSave(resource, conflict, onClose, onConflict)
  const words = RESOURCE_LABELS[resource]
  const labelOf = (name: string) => words.fields[name] ?? name
  const shown = (name: string, value: unknown): string => show?.(name, value) ?? plain(value, words.values[name])
  const isDecided = contested.every(({ name }) => sides[name])
  const onSave = () =>
    save(Object.fromEntries(fields.flatMap(({ name, mine }) => (sides[name] === 'now' ? [] : [[name, mine]]))))
  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>다른 사람이 먼저 저장했어요</DialogTitle>
      <DialogContent>
        <p style={{ marginTop: 0 }}>
          {contested.length
            ? '두 사람이 함께 고친 칸이에요. 남길 값을 고르면 그대로 저장해요.'
            : '겹치는 칸은 없어요. 저장하면 두 사람이 고친 것이 모두 남아요.'}
        </p>
        {contested.map(({ name, mine, now }) => (
          <RadioGroup
            key={name}
            aria-label={labelOf(name)}
            value={sides[name] ?? ''}
            onChange={(_, side) => setSides({ ...sides, [name]: side as Side })}
            sx={{ borderTop: '1px solid var(--line)', py: 1 }}
          >
            <b style={{ fontWeight: 640 }}>{labelOf(name)}</b>
            <FormControlLabel
              value="mine"
              control={<Radio size="small" />}
              label={`내가 적은 값: ${shown(name, mine)}`}
            />
            <FormControlLabel value="now" control={<Radio size="small" />} label={`지금 값: ${shown(name, now)}`} />
          </RadioGroup>
        ))}
        {fields.length > contested.length && (
          <p style={{ color: 'var(--soft)', fontSize: 13 }}>
            나만 고친 칸은 그대로 저장해요:{' '}
            {fields
              .filter(({ isContested }) => !isContested)
              .map(({ name, mine }) => `${labelOf(name)} ${shown(name, mine)}`)
              .join(', ')}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          더 고치기
        </Button>
        <Button variant="contained" onClick={onSave} disabled={!isDecided || isPending}>
          {isPending ? '저장하는 중…' : '고른 대로 저장'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function plain(value: unknown, words: Record<string, string> = {}): string {
  if (value === null || value === undefined || value === '') return '(비어 있음)'
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') ? value.join(', ') : `${value.length}개`
  if (typeof value === 'boolean') return words[String(value)] ?? (value ? '예' : '아니요')
  if (typeof value !== 'string' && typeof value !== 'number') return JSON.stringify(value)
  return words[value] ?? String(value)
}

function useResolvedSave(
  resource: ResourceName,
  { previous, current }: Conflict,
  onClose: () => void,
  onConflict: (conflict: Conflict) => void,
) {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const resolved = useContext(ConflictResolvedContext)
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: Record<string, unknown>) =>
      dataProvider.update<RaRecord>(resource, {
        id: current.id,
        data: { ...current, ...chosen },
        previousData: current,
      }),
    onSuccess: () => {
      resolved?.current()
      notify('고른 대로 저장했어요.')
      onClose()
      refresh()
    },
    onError: (error: Error, chosen) => {
      const next = conflictOf(error, { ...current, ...chosen }, current)
      if (next) onConflict({ ...next, previous: { ...previous, ...current } })
      else notify(error.message, { type: 'error' })
    },
  })
  return { save: mutate, isPending }
}

interface Props extends Pick<EditBaseProps, 'redirect' | 'transform' | 'queryOptions'> {
  resource: ResourceName
  showValue?: ShowValue
  children: ReactNode
}

/** react-admin goes to the list if the record cannot be read; the address stays, and the form says why. */
const stayHere = () => undefined

/** Without optimistic updates, so that server errors appear at their fields. */
export function ConflictEdit({ resource, showValue, redirect = 'list', children, ...edit }: Props) {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const resolved = useRef(() => {})
  const notify = useNotify()
  const onError = (error: Error, { data, previousData }: { data?: unknown; previousData?: unknown }) => {
    const found = conflictOf(error, data as Record<string, unknown>, previousData as RaRecord)
    if (found) setConflict(found)
    else notify(error.message, { type: 'error' })
  }
  return (
    <EditBase
      resource={resource}
      mutationMode="pessimistic"
      redirect={redirect}
      mutationOptions={{ onError }}
      {...edit}
      queryOptions={{ onError: stayHere, ...edit.queryOptions }}
    >
      <ConflictResolvedContext value={resolved}>
        {children}
        {conflict && (
          <ConflictDialog
            resource={resource}
            conflict={conflict}
            show={showValue}
            onClose={() => setConflict(null)}
            onConflict={setConflict}
          />
        )}
      </ConflictResolvedContext>
    </EditBase>
  )
}
