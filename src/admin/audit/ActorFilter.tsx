import { Autocomplete, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useGetList, useGetOne } from 'react-admin'
import { useFilter } from '../kit/filters/useFilter'
import type { UserRow } from '../users/user'

const WAIT_MS = 250
const FEW = { page: 1, perPage: 8 }
const NEWEST = { field: 'createdAt', order: 'DESC' as const }

export function ActorFilter() {
  const [actor, setActor] = useFilter<number>('actor')
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), WAIT_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const filter = asked ? { q: asked } : { role: ['admin', 'editor', 'moderator'] }
  const list = { pagination: FEW, sort: NEWEST, filter }
  const { data: found = [], isFetching } = useGetList<UserRow>('users', list, { enabled: isOpen })
  const { data: chosen } = useGetOne<UserRow>(
    'users',
    { id: actor ?? 0 },
    { enabled: actor !== undefined, retry: false },
  )
  const value = actor === undefined ? null : { id: actor, nickname: chosen?.nickname ?? `${actor}번 계정`, email: null }
  return (
    <Autocomplete<Pick<UserRow, 'id' | 'nickname' | 'email'>>
      size="small"
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={found}
      // The server has already filtered.
      filterOptions={(options) => options}
      loading={isFetching}
      loadingText="찾는 중…"
      noOptionsText="그런 사람이 없어요."
      value={value}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ nickname }) => nickname}
      onInputChange={(_, text, why) => setTyped(why === 'input' ? text : '')}
      onChange={(_, person) => setActor(person?.id ?? null)}
      openText="펴기"
      closeText="접기"
      clearText="지우기"
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          placeholder="누가"
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': '누가' } }}
        />
      )}
      sx={{ width: 150, '& .MuiOutlinedInput-root': { height: 32, fontSize: 13, py: 0 } }}
    />
  )
}
