import { MenuItem, TextField, Autocomplete } from '@mui/material'
import { useState, useDeferredValue } from 'react'
import { useGetList } from 'react-admin'
import { RESTRICTION_DAYS_MAX } from '@/domain/moderation/limits'
import type { ContentType } from '@/domain/moderation/states'
import { CONTENT_TYPE_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { ActionDialog } from '../kit/dialogs/ActionDialog'
import { koreanMoment } from '../kit/dates/koreanDate'
import { RESTRICTION_REASONS, RestrictionDays } from './RestrictRestaurant'
import type { Restricted, TicketDetail } from './ticket'

interface FoundContent {
  id: number
  /** of a post */
  title?: string
  excerpt?: string
  content?: string | null
  restaurantTitle?: string | null
  authorNickname: string | null
}

interface FoundContentProps {
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

function ContentFinder({ type, restaurant, value, onChange }: FoundContentProps) {
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

const TYPES: ContentType[] = ['review', 'post', 'comment']

interface Props {
  ticket: TicketDetail
  onClose: () => void
}

export function RestrictDialog({ ticket, onClose }: Props) {
  const [type, setType] = useState<ContentType>('review')
  const [content, setContent] = useState<FoundContent | null>(null)
  const [days, setDays] = useState(RESTRICTION_DAYS_MAX)
  const told = ticket.email ? '글쓴이와 요청한 분께 알려요.' : '글쓴이에게 알려요. 요청한 분은 주소를 남기지 않았어요.'
  return (
    <ActionDialog
      title="임시조치"
      effect={`고른 것 하나(${CONTENT_TYPE_LABELS[type]})를 ${days}일 동안 가려요. 기간이 지나면 스스로 다시 보여요. ${told}`}
      confirmLabel="임시조치 시작"
      destructive
      reasons={RESTRICTION_REASONS}
      disabled={content === null}
      run={(reason, provider) =>
        provider.action<Restricted>('tickets', ticket.id, 'restrict', { type, content: content?.id, days, reason })
      }
      done={({ until, senderTold }) =>
        `${koreanMoment(until)}까지 가렸어요. ${senderTold ? '글쓴이와 요청한 분께 알렸어요.' : '글쓴이에게 알렸어요.'}`
      }
      onClose={onClose}
    >
      <TextField
        select
        fullWidth
        margin="dense"
        label="무엇을"
        value={type}
        onChange={(event) => {
          setType(event.target.value as ContentType)
          setContent(null)
        }}
      >
        {TYPES.map((each) => (
          <MenuItem key={each} value={each}>
            {CONTENT_TYPE_LABELS[each]}
          </MenuItem>
        ))}
      </TextField>
      <ContentFinder key={type} type={type} restaurant={ticket.restaurant} value={content} onChange={setContent} />
      <RestrictionDays value={days} onChange={setDays} />
    </ActionDialog>
  )
}
