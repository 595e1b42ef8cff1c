import { Button, Stack, Typography, IconButton, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useInput, useNotify } from 'react-admin'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import { SHORT_TEXT_MAX } from '@/domain/directory/directory'
import type { RestaurantImage } from '@/resources/restaurants'
import { limitedTo, tooLong } from '../kit/fields/textFields'
import { StatusTag } from '../kit/marks'
import { toHttpError } from '../dataProvider/requestJson'

const MEDIA = '/api/media'

interface Media {
  doc: { id: number; url: string; alt: string }
}

async function answerOf(response: Response): Promise<Media> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body as Media
  const [first] = (body as { errors?: { message: string }[] } | null)?.errors ?? []
  throw toHttpError(response.status, first ?? body)
}

/** Attached when the restaurant is saved. */
async function uploadPhoto(file: File, alt: string): Promise<Omit<RestaurantImage, 'kind'>> {
  const body = new FormData()
  body.append('file', file)
  body.append('_payload', JSON.stringify({ alt }))
  const { doc } = await answerOf(await fetch(MEDIA, { method: 'POST', body, credentials: 'same-origin' }))
  return { image: doc.id, url: doc.url, alt: doc.alt }
}

/** Sets a photo's alternative text, or who took it. */
async function describePhoto(image: number, words: { alt: string } | { credit: string | null }): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(words)
  await answerOf(await fetch(`${MEDIA}/${image}`, { method: 'PATCH', headers, body, credentials: 'same-origin' }))
}

interface Props {
  image: RestaurantImage
  isFirst: boolean
  isLast: boolean
  onChange: (image: RestaurantImage) => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

function PhotoRow({ image, isFirst, isLast, onChange, onMove, onRemove }: Props) {
  const [alt, setAlt] = useState(image.alt ?? '')
  const [credit, setCredit] = useState(image.credit ?? '')
  const notify = useNotify()
  const describe = (words: { alt: string } | { credit: string | null }) => {
    describePhoto(image.image, words).then(
      () => onChange({ ...image, ...words }),
      (error: Error) => notify(error.message, { type: 'error' }),
    )
  }
  const onAltBlur = () => {
    const said = alt.trim()
    if (said && said !== image.alt) describe({ alt: said })
  }
  const onCreditBlur = () => {
    const said = credit.trim() || null
    if (said !== (image.credit ?? null) && !tooLong(credit, SHORT_TEXT_MAX)) describe({ credit: said })
  }
  const name = image.alt ?? '사진'
  return (
    <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center' }}>
      <img
        src={image.url}
        alt={image.alt ?? ''}
        style={{ width: 84, height: 63, objectFit: 'cover', borderRadius: 6, flex: 'none' }}
      />
      <TextField
        label="설명(볼 수 없는 사람을 위해)"
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        onBlur={onAltBlur}
        fullWidth
      />
      <TextField
        label="찍은 사람이나 출처"
        value={credit}
        onChange={(event) => setCredit(event.target.value)}
        onBlur={onCreditBlur}
        {...limitedTo(SHORT_TEXT_MAX, credit)}
        sx={{ minWidth: 150 }}
      />
      {image.kind === 'main' ? (
        <StatusTag tone="ok">대표</StatusTag>
      ) : (
        <Button size="small" onClick={() => onChange({ ...image, kind: 'main' })}>
          대표로
        </Button>
      )}
      <IconButton size="small" disabled={isFirst} onClick={() => onMove(-1)} aria-label={`${name} 위로`}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton size="small" disabled={isLast} onClick={() => onMove(1)} aria-label={`${name} 아래로`}>
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton size="small" onClick={onRemove} aria-label={`${name} 빼기`}>
        <Close fontSize="small" />
      </IconButton>
    </Stack>
  )
}

/** The default description of '앞문.jpg', until an editor writes a better one. */
const nameOf = ({ name }: File): string => name.replace(/\.[^.]*$/, '')

export function PhotosInput() {
  const { field } = useInput<RestaurantImage[]>({ source: 'images', defaultValue: [] })
  const images = (field.value as RestaurantImage[] | null) ?? []
  const notify = useNotify()
  const picker = useRef<HTMLInputElement>(null)
  const set = (changed: RestaurantImage[]) => field.onChange(changed)
  const { mutate, isPending } = useMutation({
    mutationFn: async (files: File[]) => {
      const sent: RestaurantImage[] = []
      for (const file of files) sent.push({ ...(await uploadPhoto(file, nameOf(file))), kind: 'extra' })
      return sent
    },
    onSuccess: (sent) => {
      const hasMain = images.some(({ kind }) => kind === 'main')
      set([
        ...images,
        ...sent.map((one, index): RestaurantImage => (index === 0 && !hasMain ? { ...one, kind: 'main' } : one)),
      ])
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  const move = (from: number, to: number) => {
    const moved = [...images]
    const [one] = moved.splice(from, 1)
    if (one) set(moved.toSpliced(to, 0, one))
  }
  const change = (index: number, one: RestaurantImage) =>
    set(images.map((other, at) => (at === index ? one : one.kind === 'main' ? { ...other, kind: 'extra' } : other)))
  return (
    <Stack component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 1.5, gap: 1 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 0.5 }}>
        사진 {images.length > 0 && images.length}
      </Typography>
      {images.map((image, index) => (
        <PhotoRow
          key={image.image}
          image={image}
          isFirst={index === 0}
          isLast={index === images.length - 1}
          onChange={(one) => change(index, one)}
          onMove={(step) => move(index, index + step)}
          onRemove={() => set(images.filter((_, at) => at !== index))}
        />
      ))}
      <input
        ref={picker}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        onChange={(event) => {
          mutate([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <div>
        <Button variant="outlined" size="small" disabled={isPending} onClick={() => picker.current?.click()}>
          {isPending ? '올리는 중…' : '사진 올리기'}
        </Button>
        <span style={{ marginLeft: 10, color: 'var(--soft)', fontSize: 12.5 }}>
          JPEG, PNG, WebP. 저장을 눌러야 식당에 붙어요.
        </span>
      </div>
    </Stack>
  )
}
