import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  IconButton,
  Tab,
  Tabs,
  TextField,
} from '@mui/material'
import Close from '@mui/icons-material/Close'
import PeopleOutlined from '@mui/icons-material/PeopleOutlined'
import { type FormEvent, useId, useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RESOURCES, type Resource } from '@/domain/access/table'
import { SAVED_FILTER_NAME_MAX } from '@/domain/backOffice/backOffice'
import type { NewSavedFilter, SavedFilter } from '@/contract/backOffice'
import { askApi } from '../../dataProvider/requestJson'
import { limitedTo, tooLong } from '../fields/textFields'

const NONE: SavedFilter[] = []

/** Lists in a tab of another screen have no views. */
const canKeepViews = (resource: string): resource is Resource => (RESOURCES as string[]).includes(resource)

function useSavedFilters(resource: string) {
  const notify = useNotify()
  const client = useQueryClient()
  const queryKey = ['staff', 'filters', resource]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/filters', { query: { resource: resource as Resource }, signal }),
    enabled: canKeepViews(resource),
    staleTime: 30_000,
  })
  const settled = {
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  }
  const add = useMutation({
    mutationFn: (given: Omit<NewSavedFilter, 'resource'>) =>
      askApi('POST /api/v1/staff/filters', { body: { resource: resource as Resource, ...given } }),
    ...settled,
  })
  const remove = useMutation({
    mutationFn: (id: number) => askApi('DELETE /api/v1/staff/filters/{id}', { params: { id } }),
    ...settled,
  })
  return { saved: data?.data ?? NONE, add, remove }
}

function useListCounts(resource: Resource, filters: SavedFilter['filter'][]): (number | null)[] {
  const { data } = useQuery({
    queryKey: [resource, 'counts', filters],
    queryFn: ({ signal }) => askApi('POST /api/v1/staff/list-counts', { body: { resource, filters }, signal }),
    enabled: filters.length > 0,
    staleTime: 30_000,
    placeholderData: (before) => before,
  })
  return filters.map((_, index) => data?.counts[index] ?? null)
}

export interface FilterPreset {
  name: string
  filter: Record<string, unknown>
}

const ALL: FilterPreset = { name: '전체', filter: {} }

/** A key for filters that does not depend on the order they were set in. */
const keyOf = (filter: object): string =>
  JSON.stringify(Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : 1)))

function useViews(presets: FilterPreset[]) {
  const { resource, filterValues } = useListContext()
  const { saved, ...change } = useSavedFilters(resource)
  const views: (FilterPreset & Partial<SavedFilter>)[] = [ALL, ...presets, ...saved]
  const now = keyOf(filterValues as object)
  return { views, current: views.findIndex(({ filter }) => keyOf(filter) === now), ...change }
}

interface Props {
  presets?: FilterPreset[] | undefined
}

/** Tabs of the list's views, its own and those that staff saved; nothing while there is only one. */
export function SavedViews({ presets = [] }: Props) {
  const { resource, setFilters, total } = useListContext()
  const { views, current, remove } = useViews(presets)
  const counts = useListCounts(resource as Resource, views.length > 1 ? views.map(({ filter }) => filter) : [])
  if (views.length === 1) return null
  const chosen = views[current]
  const countOf = (index: number) => (index === current ? total : counts[index])?.toLocaleString()
  return (
    <div style={{ display: 'flex', alignItems: 'center', borderBottom: '1px solid var(--line)' }}>
      <Tabs
        value={current === -1 ? false : current}
        onChange={(_, index: number) => setFilters(views[index]?.filter ?? {})}
        aria-label="저장한 보기"
        variant="scrollable"
        scrollButtons={false}
      >
        {views.map(({ name, id, sharedBy }, index) => (
          <Tab
            key={id ?? name}
            title={sharedBy ? `${sharedBy} 님이 함께 보는 보기` : undefined}
            label={
              <span>
                {sharedBy && <PeopleOutlined titleAccess="함께 보는 보기" sx={{ fontSize: 14, mr: 0.5, mb: -0.25 }} />}
                {name} <span style={{ color: 'var(--faint)', fontWeight: 450 }}>{countOf(index)}</span>
              </span>
            }
          />
        ))}
      </Tabs>
      {chosen?.id !== undefined && chosen.sharedBy === null && (
        <IconButton
          size="small"
          aria-label={`'${chosen.name}' 보기 지우기`}
          onClick={() => chosen.id !== undefined && remove.mutate(chosen.id)}
        >
          <Close sx={{ fontSize: 14 }} />
        </IconButton>
      )}
    </div>
  )
}

/** Saves the conditions of the list, unless a view has them. */
export function SaveView({ presets = [] }: Props) {
  const { resource, filterValues } = useListContext()
  const { current, add } = useViews(presets)
  const [isNaming, setNaming] = useState(false)
  if (!canKeepViews(resource)) return null
  const onSave = (name: string, isShared: boolean) =>
    add.mutate({ name, isShared, filter: filterValues as SavedFilter['filter'] }, { onSuccess: () => setNaming(false) })
  return (
    <>
      {current === -1 && (
        <Button size="small" onClick={() => setNaming(true)}>
          보기로 저장
        </Button>
      )}
      {isNaming && <NameDialog isPending={add.isPending} onSave={onSave} onClose={() => setNaming(false)} />}
    </>
  )
}

interface NameDialogProps {
  isPending: boolean
  onSave: (name: string, isShared: boolean) => void
  onClose: () => void
}

const SHARE = '동료에게도 보이기'

function NameDialog({ isPending, onSave, onClose }: NameDialogProps) {
  const id = useId()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const canSave = name.trim() !== '' && !tooLong(name, SAVED_FILTER_NAME_MAX)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (canSave) onSave(name.trim(), isShared)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>지금 조건을 보기로 저장</DialogTitle>
      <form noValidate onSubmit={onSubmit}>
        <DialogContent>
          <TextField
            label="이름"
            value={name}
            onChange={(event) => setName(event.target.value)}
            {...limitedTo(SAVED_FILTER_NAME_MAX, name, '목록 위에 탭이 돼요. 다른 컴퓨터에서도 보여요.')}
            margin="dense"
            fullWidth
            autoFocus
            required
          />
          <FormControlLabel
            control={
              <Checkbox
                slotProps={{ input: { 'aria-label': SHARE } }}
                checked={isShared}
                onChange={(_, checked) => setShared(checked)}
              />
            }
            label={SHARE}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>그만</Button>
          <Button type="submit" variant="contained" disabled={isPending || !canSave}>
            보기 저장
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
