import { Button, Stack, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useInput, useNotify } from 'react-admin'
import type { RestaurantImage } from '../restaurant'
import { PhotoRow } from './PhotoRow'
import { uploadPhoto } from './uploadPhoto'

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
