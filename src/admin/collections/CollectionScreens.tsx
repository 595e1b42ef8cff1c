import { Button, Box, Stack, Typography, IconButton, TextField } from '@mui/material'
import {
  useEditContext,
  BooleanInput,
  Form,
  maxLength,
  NumberInput,
  regex,
  required,
  TextInput,
  useInput,
} from 'react-admin'
import { type ReactNode, useState } from 'react'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import { collectionPage } from '@/domain/collection/paths'
import {
  COLLECTION_SLUG,
  COLLECTION_SLUG_MAX,
  COLLECTION_SUMMARY_MAX,
  COLLECTION_TITLE_MAX,
  COLLECTION_PLACES_MAX,
  COLLECTION_REMARK_MAX,
} from '@/domain/collection/limits'
import { COLLECTION_PANEL } from '@/messages/site/collections'
import type { Suggestions } from '@/domain/directory/schemas'
import { ConflictEdit } from '../kit/dialogs/ConflictEdit'
import { DeleteRecordButton } from '../kit/dialogs/DeleteRecordButton'
import { FailedState } from '../kit/FailedState'
import { Loading } from '../kit/Loading'
import { NewRecord } from '../kit/screens/NewRecord'
import { FULL_RECORD } from '../dataProvider/dataProvider'
import { besidePreview, inputColumn, inputRow } from '../kit/composer'
import { SaveBar } from '../kit/screens/SaveBar'
import { ScreenHeading } from '../kit/screens/ScreenHeading'
import { fetchJson } from '../dataProvider/requestJson'
import { type Picked, RecordPicker } from '../kit/fields/RecordPicker'
import { StatusTag } from '../kit/StatusTag'
import { type PlaceCollection, toWritten, type CollectedPlace } from './collection'
import { PublishedTag } from './CollectionList'

interface Props {
  place: CollectedPlace
  at: number
  isLast: boolean
  onRemark: (remark: string) => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

const PlaceRow = ({ place: { title, place, remark, isShown }, at, isLast, onRemark, onMove, onRemove }: Props) => (
  <Box component="li" sx={{ borderTop: '1px solid var(--line)', py: 1, display: 'grid', gap: 0.75 }}>
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ color: 'var(--soft)', minWidth: 20, fontVariantNumeric: 'tabular-nums' }}>
        {at + 1}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <b style={{ fontWeight: 620 }}>{title}</b> {!isShown && <StatusTag tone="mid">사이트에 없음</StatusTag>}
        <Box sx={{ color: 'var(--soft)', fontSize: 12.5, overflow: 'hidden', textOverflow: 'ellipsis' }}>{place}</Box>
      </Box>
      <IconButton size="small" disabled={at === 0} onClick={() => onMove(-1)} aria-label={`${title} 위로`}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton size="small" disabled={isLast} onClick={() => onMove(1)} aria-label={`${title} 아래로`}>
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton size="small" onClick={onRemove} aria-label={`${title} 빼기`}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
    <TextField
      label={`${title} 한마디`}
      value={remark}
      onChange={({ target }) => onRemark(target.value)}
      fullWidth
      margin="none"
      slotProps={{ htmlInput: { maxLength: COLLECTION_REMARK_MAX } }}
    />
  </Box>
)

/** Uses the public search, because editors may not read the back office's restaurant list. */
async function findPlaces(query: string): Promise<Picked[]> {
  const { restaurants } = await fetchJson<Suggestions>(`/api/v1/suggest?${new URLSearchParams({ q: query })}`)
  return restaurants.map(({ id, title, address, sub_add1, sub_add2 }) => ({
    id,
    label: title,
    note: address || [sub_add1, sub_add2].filter(Boolean).join(' '),
  }))
}

function PlacesInput() {
  const { field, fieldState } = useInput<CollectedPlace[]>({ source: 'places', defaultValue: [] })
  const places = (field.value as CollectedPlace[] | null) ?? []
  const [said, setSaid] = useState<string | null>(null)
  const set = (changed: CollectedPlace[]) => {
    setSaid(null)
    field.onChange(changed)
  }
  const add = (picked: Picked | null) => {
    if (!picked) return
    if (places.some(({ restaurant }) => restaurant === picked.id)) setSaid(`${picked.label}: 이미 들어 있어요.`)
    else
      set([
        ...places,
        { restaurant: picked.id, title: picked.label, place: picked.note ?? '', remark: '', isShown: true },
      ])
  }
  const move = (from: number, to: number) => {
    const moved = [...places]
    const [one] = moved.splice(from, 1)
    if (one) set(moved.toSpliced(to, 0, one))
  }
  const isFull = places.length >= COLLECTION_PLACES_MAX
  return (
    <Stack component="fieldset" sx={{ border: 0, p: 0, m: 0, gap: 1, minWidth: 0, alignContent: 'start' }}>
      <Typography component="legend" variant="h2" sx={{ p: 0, mb: 1 }}>
        식당 {places.length}곳
      </Typography>
      {isFull ? (
        <p style={{ margin: 0, color: 'var(--soft)' }}>{COLLECTION_PLACES_MAX}곳까지 모을 수 있어요.</p>
      ) : (
        // The key resets the picker after a place was added.
        <RecordPicker key={places.length} find={findPlaces} label="식당 더하기" value={null} onChange={add} />
      )}
      {(said ?? fieldState.error?.message) && (
        <p role="alert" style={{ margin: 0, color: 'var(--accent)' }}>
          {said ?? fieldState.error?.message}
        </p>
      )}
      {places.length === 0 && (
        <p style={{ margin: 0, color: 'var(--soft)' }}>아직 식당이 없어요. 이름으로 찾아 더해 주세요.</p>
      )}
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {places.map((place, at) => (
          <PlaceRow
            key={place.restaurant}
            place={place}
            at={at}
            isLast={at === places.length - 1}
            onRemark={(remark) => set(places.with(at, { ...place, remark }))}
            onMove={(step) => move(at, at + step)}
            onRemove={() => set(places.toSpliced(at, 1))}
          />
        ))}
      </Stack>
    </Stack>
  )
}

const HELP = `식당은 위에서부터 사이트에 나오는 순서예요. 한마디에는 왜 골랐는지 적어 주세요.
공개를 켜고 저장하면 곧바로 누구나 볼 수 있어요.`

const upTo = (max: number) => maxLength(max, `${max.toLocaleString('ko-KR')}자까지 쓸 수 있어요.`)

const CollectionForm = ({ title, actions }: { title: string; actions?: ReactNode }) => (
  <Form warnWhenUnsavedChanges>
    <ScreenHeading title={title} note="모아 보기" help={HELP}>
      {actions}
    </ScreenHeading>
    <Box sx={besidePreview}>
      <Stack sx={inputColumn}>
        <TextInput source="title" validate={[required('제목을 입력해 주세요.'), upTo(COLLECTION_TITLE_MAX)]} />
        <TextInput
          source="slug"
          helperText={COLLECTION_PANEL.slug}
          validate={[
            required('주소를 입력해 주세요.'),
            upTo(COLLECTION_SLUG_MAX),
            regex(COLLECTION_SLUG, COLLECTION_PANEL.slugFault),
          ]}
        />
        <TextInput
          source="summary"
          multiline
          minRows={3}
          validate={[required('소개를 입력해 주세요.'), upTo(COLLECTION_SUMMARY_MAX)]}
        />
        <Box sx={inputRow}>
          <BooleanInput source="published" helperText={COLLECTION_PANEL.published} />
          <NumberInput source="position" step={1} helperText={COLLECTION_PANEL.position} validate={required()} />
        </Box>
      </Stack>
      <PlacesInput />
    </Box>
    <SaveBar cancelTo="/collections" />
  </Form>
)

const FIRST = { published: false, position: 100, places: [] }

export const CollectionCreate = () => (
  <NewRecord resource="collections" record={FIRST} transform={toWritten} redirect="list">
    <CollectionForm title="새 모아 보기" />
  </NewRecord>
)

export const CollectionEdit = () => (
  <ConflictEdit resource="collections" queryOptions={{ meta: FULL_RECORD }} transform={toWritten}>
    <Opened />
  </ConflictEdit>
)

function Opened() {
  const { record, error, isPending, refetch } = useEditContext<PlaceCollection>()
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  if (isPending || !record) return <Loading />
  return (
    <CollectionForm
      title={record.title}
      actions={
        <>
          <PublishedTag published={record.published} />
          {record.published && <Button href={collectionPage(record.slug)}>사이트에서 보기</Button>}
          <DeleteRecordButton
            what="모아 보기"
            effect="사이트에서도 사라지고, 되돌릴 수 없어요. 식당은 그대로 있어요."
          />
        </>
      }
    />
  )
}
