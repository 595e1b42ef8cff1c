import { Autocomplete, TextField } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { useGetList } from 'react-admin'
import type { ContentType } from '@/domain/moderation/states'
import { CONTENT_TYPE_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'

export interface FoundContent {
  id: number
  /** of a post */
  title?: string
  excerpt?: string
  content?: string | null
  restaurantTitle?: string | null
  authorNickname: string | null
}

interface Props {
  type: ContentType
  restaurant: number | null
  value: FoundContent | null
  onChange: (found: FoundContent | null) => void
}

const RESOURCE = { review: 'reviews', post: 'posts', comment: 'comments' } as const
const NEWEST = { pagination: { page: 1, perPage: 20 }, sort: { field: 'createdAt', order: 'DESC' as const } }

const labelOf = ({ id, title, restaurantTitle, content, excerpt, authorNickname }: FoundContent): string =>
  [`${id}번`, authorNickname ?? WITHDRAWN_MEMBER, title ?? restaurantTitle, (content ?? excerpt ?? '').slice(0, 60)]
    .filter(Boolean)
    .join(' · ')

export function ContentFinder({ type, restaurant, value, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const ofRestaurant = type === 'review' && restaurant !== null && q === '' ? { restaurant } : {}
  const { data = [], isFetching } = useGetList<FoundContent>(RESOURCE[type], {
    ...NEWEST,
    filter: { ...ofRestaurant, ...(q && !value && { q }) },
  })
  return (
    <Autocomplete
      options={data}
      value={value}
      loading={isFetching}
      filterOptions={(found) => found}
      getOptionLabel={labelOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_, next, reason) => reason === 'input' && setTyped(next)}
      onChange={(_, found) => onChange(found)}
      noOptionsText="맞는 것이 없어요."
      loadingText="찾는 중…"
      renderInput={(params) => (
        <TextField
          {...params}
          required
          margin="dense"
          label={`${CONTENT_TYPE_LABELS[type]} 찾기`}
          placeholder="내용, 쓴 사람, 식당"
        />
      )}
    />
  )
}
