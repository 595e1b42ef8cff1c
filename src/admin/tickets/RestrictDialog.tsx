import { MenuItem, TextField, Autocomplete, Button } from '@mui/material'
import { useState, useDeferredValue } from 'react'
import { useGetList } from 'react-admin'
import { RESTRICTION_DAYS_MAX, type ContentType } from '@/domain/moderation/moderation'
import { CONTENT_TYPE_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { ActionDialog } from '../kit/dialogs/ActionDialog'
import { koreanMoment } from '../kit/dates/koreanDate'
import type { Restricted, TicketDetail } from './ticket'
import { StatusTag } from '../kit/marks'

const RESTRICTION_REASONS = [
  '명예훼손을 이유로 한 게시중단 요청',
  '사생활 침해를 이유로 한 게시중단 요청',
  '저작권 침해를 이유로 한 게시중단 요청',
]

const RestrictionDays = ({ value, onChange }: { value: number; onChange: (days: number) => void }) => (
  <TextField
    fullWidth
    margin="dense"
    type="number"
    label="며칠"
    value={value}
    onChange={(event) => onChange(Math.min(RESTRICTION_DAYS_MAX, Math.max(1, Number(event.target.value) || 1)))}
    helperText={`${RESTRICTION_DAYS_MAX}일까지`}
    slotProps={{ htmlInput: { min: 1, max: RESTRICTION_DAYS_MAX } }}
  />
)

export function RestrictRestaurant({ ticket }: { ticket: TicketDetail }) {
  const [isAsking, setAsking] = useState(false)
  const { restriction, restaurantTitle, restaurant } = ticket
  const name = restaurantTitle ?? `${restaurant}번`
  if (restriction)
    return (
      <p style={{ margin: '8px 0 0', fontSize: 13 }}>
        <b>{name}</b>{' '}
        <StatusTag tone={restriction.endedAt ? 'plain' : 'mid'}>
          {restriction.endedAt ? '임시조치 끝남' : '임시조치'}
        </StatusTag>{' '}
        <span style={{ color: 'var(--soft)' }}>
          {restriction.endedAt ? koreanMoment(restriction.endedAt) : `${koreanMoment(restriction.until)}까지`}
        </span>
      </p>
    )
  return (
    <p style={{ margin: '8px 0 0' }}>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        식당 임시조치
      </Button>
      {isAsking && <RestrictRestaurantDialog ticket={ticket} name={name} onClose={() => setAsking(false)} />}
    </p>
  )
}

interface RestrictRestaurantProps {
  ticket: TicketDetail
  name: string
  onClose: () => void
}

function RestrictRestaurantDialog({ ticket, name, onClose }: RestrictRestaurantProps) {
  const [days, setDays] = useState(RESTRICTION_DAYS_MAX)
  return (
    <ActionDialog
      title="식당 임시조치"
      effect={
        `${name}의 화면과 목록, 순위를 곧바로 ${days}일 동안 가려요. 그 자리에는 가려져 있다는 안내와 끝나는 날이 나오고, ` +
        '기간이 지나면 자동으로 다시 보여요. 한 문의에 한 번만 할 수 있어요.'
      }
      confirmLabel="식당 가리기"
      reasons={RESTRICTION_REASONS}
      run={(reason, provider) =>
        provider.action<Restricted>('tickets', ticket.id, 'restrict-restaurant', { days, reason })
      }
      done={({ until, senderTold }) =>
        `${koreanMoment(until)}까지 가렸어요.${senderTold ? ' 요청한 분께 이메일로 알렸어요.' : ''}`
      }
      onClose={onClose}
      more={<RestrictionDays value={days} onChange={setDays} />}
    />
  )
}

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

interface RestrictDialogProps {
  ticket: TicketDetail
  onClose: () => void
}

export function RestrictDialog({ ticket, onClose }: RestrictDialogProps) {
  const [type, setType] = useState<ContentType>('review')
  const [content, setContent] = useState<FoundContent | null>(null)
  const [days, setDays] = useState(RESTRICTION_DAYS_MAX)
  const notice = ticket.email
    ? '글쓴이와 요청한 분께 알려요.'
    : '글쓴이에게 알려요. 요청한 분은 주소를 남기지 않았어요.'
  return (
    <ActionDialog
      title="임시조치"
      effect={`고른 것 하나(${CONTENT_TYPE_LABELS[type]})를 ${days}일 동안 가려요. 기간이 지나면 자동으로 다시 보여요. ${notice}`}
      confirmLabel="임시조치 시작"
      reasons={RESTRICTION_REASONS}
      disabled={content === null}
      more={<RestrictionDays value={days} onChange={setDays} />}
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
    </ActionDialog>
  )
}
