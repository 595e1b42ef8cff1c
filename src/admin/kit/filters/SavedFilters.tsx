import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Tab,
  Tabs,
  TextField,
} from '@mui/material'
import Close from '@mui/icons-material/Close'
import { type FormEvent, useId, useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Resource } from '@/domain/access/table'
import { SAVED_FILTER_NAME_MAX } from '@/domain/backOffice/backOffice'
import type { NewSavedFilter, SavedFilter } from '@/domain/backOffice/schemas'
import { askApi } from '../../dataProvider/requestJson'

const NONE: SavedFilter[] = []

function useSavedFilters(resource: Resource) {
  const notify = useNotify()
  const client = useQueryClient()
  const queryKey = ['staff', 'filters', resource]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/filters', { query: { resource }, signal }),
  })
  const settled = {
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  }
  const add = useMutation({
    mutationFn: (given: Omit<NewSavedFilter, 'resource'>) =>
      askApi('POST /api/v1/staff/filters', { body: { resource, ...given } }),
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

export function SavedFilters({ presets = [] }: { presets?: FilterPreset[] }) {
  const { resource: name, filterValues, setFilters, total } = useListContext()
  // A list is of a resource: react-admin knows it as text.
  const resource = name as Resource
  const { saved, add, remove } = useSavedFilters(resource)
  const [isNaming, setNaming] = useState(false)
  const views = [ALL, ...presets, ...saved] as (FilterPreset & { id?: number })[]
  const counts = useListCounts(
    resource,
    views.map(({ filter }) => filter),
  )
  const now = keyOf(filterValues as object)
  const current = views.findIndex(({ filter }) => keyOf(filter) === now)
  const chosen = views[current]
  const countOf = (index: number) => (index === current ? total : counts[index])?.toLocaleString()
  const onAdd = (name: string) =>
    add.mutate({ name, filter: filterValues as SavedFilter['filter'] }, { onSuccess: () => setNaming(false) })
  return (
    <div style={{ display: 'flex', alignItems: 'center', borderBottom: '1px solid var(--line)' }}>
      <Tabs
        value={current === -1 ? false : current}
        onChange={(_, index: number) => setFilters(views[index]?.filter ?? {})}
        aria-label="저장한 보기"
        variant="scrollable"
        scrollButtons={false}
      >
        {views.map(({ name, id }, index) => (
          <Tab
            key={id ?? name}
            label={
              <span>
                {name} <span style={{ color: 'var(--faint)', fontWeight: 450 }}>{countOf(index)}</span>
              </span>
            }
          />
        ))}
      </Tabs>
      {current === -1 && (
        <Button size="small" onClick={() => setNaming(true)}>
          + 저장
        </Button>
      )}
      {chosen?.id !== undefined && (
        <IconButton
          size="small"
          aria-label={`'${chosen.name}' 보기 지우기`}
          onClick={() => chosen.id !== undefined && remove.mutate(chosen.id)}
        >
          <Close sx={{ fontSize: 14 }} />
        </IconButton>
      )}
      <NameDialog open={isNaming} isPending={add.isPending} onSave={onAdd} onClose={() => setNaming(false)} />
    </div>
  )
}

interface NameDialogProps {
  open: boolean
  isPending: boolean
  onSave: (name: string) => void
  onClose: () => void
}

function NameDialog({ open, isPending, onSave, onClose }: NameDialogProps) {
  const id = useId()
  const [name, setName] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) onSave(name.trim())
  }
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>지금 조건을 보기로 저장</DialogTitle>
      <form onSubmit={onSubmit}>
        <DialogContent>
          <TextField
            label="이름"
            helperText="나만 보는 탭이 돼요. 다른 컴퓨터에서도 보여요."
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: SAVED_FILTER_NAME_MAX } }}
            margin="dense"
            fullWidth
            autoFocus
            required
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>그만</Button>
          <Button type="submit" variant="contained" disabled={isPending || !name.trim()}>
            보기 저장
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
