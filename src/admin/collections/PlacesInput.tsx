import { Box, IconButton, Stack, TextField, Typography } from '@mui/material'
import { useInput } from 'react-admin'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import { useState } from 'react'
import { COLLECTION_PLACES_MAX, COLLECTION_REMARK_MAX } from '@/domain/collection'
import type { CollectedPlace } from '@/resources/collections'
import type { Suggestions } from '@/contract/directory'
import { fetchJson } from '../dataProvider/requestJson'
import { type Picked, RecordPicker } from '../kit/fields/RecordPicker'
import { limitedTo, tooLong } from '../kit/fields/textFields'
import { StatusTag } from '../kit/marks'

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
      {...limitedTo(COLLECTION_REMARK_MAX, remark)}
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

const remarksFit = (places: CollectedPlace[] | null): string | undefined =>
  places?.map(({ remark }) => tooLong(remark, COLLECTION_REMARK_MAX)).find((sentence) => sentence !== null) ?? undefined

export function PlacesInput() {
  const { field, fieldState } = useInput<CollectedPlace[]>({ source: 'places', defaultValue: [], validate: remarksFit })
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
